import { CURRENCIES, foldText, PERIOD_STATUSES } from '@upline/domain';
import { FIGURES } from '@upline/domain/figures';
import { sql } from 'kysely';
import { defineList } from '../../platform/list/define-list.ts';
import type { PayRun, ReviewListRow } from './pay-runs.store.ts';

/** Pay runs, newest first. */
export const payRunList = defineList<PayRun>({
  name: 'pay-runs',
  fields: {
    number: { label: 'Number', type: 'number', column: 'pay_run.number' },
    period_start: { label: 'Period Start', type: 'date', column: 'pay_run.period_start' },
    period_end: { label: 'Period End', type: 'date', column: 'pay_run.period_end' },
    pay_date: { label: 'Pay Date', type: 'date', column: 'pay_run.pay_date' },
    status: { label: 'Status', type: 'enum', column: 'pay_run.status', options: PERIOD_STATUSES },
    closed_at: { label: 'Closed', type: 'datetime', column: 'pay_run.closed_at', nullable: true },
  },
  defaultOrder: { number: 'DESC' },
  key: { column: 'pay_run.id', type: 'uuid' },
  keyOf: (row) => row.id,
});

/** Payouts of a run as they would be; who is held comes first. */
export const reviewList = defineList<ReviewListRow>({
  name: 'pay-run-review',
  fields: {
    associate: { label: 'Associate', type: 'text', column: 'app_user.name_key', normalize: foldText },
    associate_code: {
      label: 'Code',
      type: 'text',
      column: sql`(pay_run_review.associate_code collate "C")`,
      normalize: (text) => text.toUpperCase(),
    },
    currency: { label: 'Currency', type: 'enum', column: 'pay_run_review.currency', options: CURRENCIES },
    processing: {
      label: 'Processing',
      type: 'enum',
      column: 'pay_run_review.processing',
      options: ['Processed', 'Action Required'],
    },
    held_reason: {
      label: 'Reason',
      type: 'text',
      column: 'pay_run_review.held_reason',
      nullable: true,
    },
    pending_cents: {
      label: 'Pending',
      type: 'money',
      column: 'pay_run_review.pending_cents',
      definition: FIGURES.pending,
    },
    gross_cents: {
      label: 'Gross',
      type: 'money',
      column: 'pay_run_review.gross_cents',
      definition: FIGURES.gross,
    },
    withheld_cents: {
      label: 'Withheld',
      type: 'money',
      column: 'pay_run_review.withheld_cents',
      definition: FIGURES.withheld,
    },
    net_cents: { label: 'Net', type: 'money', column: 'pay_run_review.net_cents', definition: FIGURES.net },
    carry_out_cents: {
      label: 'Carried',
      type: 'money',
      column: 'pay_run_review.carry_out_cents',
      definition: FIGURES.carried,
    },
  },
  defaultOrder: { processing: 'ASC', net_cents: 'DESC' },
  key: { column: 'pay_run_review.associate_code', type: 'text' },
  keyOf: (row) => row.associate_code,
});
