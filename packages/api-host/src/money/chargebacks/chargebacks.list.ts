import { CHARGEBACK_REASONS, CURRENCIES, foldText, REQUEST_STATUSES } from '@upline/domain';
import { FIGURES } from '@upline/domain/figures';
import { sql } from 'kysely';
import { defineList } from '../../platform/list/define-list.ts';
import { upper } from '../../platform/list/list-text.ts';
import {
  CHARGEBACK_STATUSES,
  type ChargebackListRow,
  ownNumber,
  remaining,
  statusOf,
} from './chargeback-reads.store.ts';

const FIELDS = {
  event_date: { label: 'Date', type: 'date', column: 'debt.event_date' },
  reason: { label: 'Reason', type: 'enum', column: 'debt.reason', options: CHARGEBACK_REASONS },
  months_in_force: {
    label: 'Months in Force',
    type: 'number',
    column: 'debt.months_in_force',
    nullable: true,
    definition: FIGURES.monthsInForce,
  },
  amount_cents: {
    label: 'Amount',
    type: 'money',
    column: 'debt.amount_cents',
    definition: FIGURES.chargeback,
  },
  recovered_cents: {
    label: 'Recovered',
    type: 'money',
    column: 'debt.recovered_cents',
    definition: FIGURES.recovered,
  },
  remaining_cents: { label: 'Remaining', type: 'money', column: remaining, definition: FIGURES.remaining },
  currency: { label: 'Currency', type: 'enum', column: 'debt.currency', options: CURRENCIES },
  status: { label: 'Status', type: 'enum', column: statusOf, options: CHARGEBACK_STATUSES },
  dispute_status: {
    label: 'Dispute',
    type: 'enum',
    column: 'debt.dispute_status',
    options: REQUEST_STATUSES,
    nullable: true,
  },
} as const;

/** Debts of the caller, newest first. */
export const chargebackList = defineList<ChargebackListRow>({
  name: 'chargebacks',
  fields: {
    ...FIELDS,
    policy_number: { label: 'Policy', type: 'text', column: ownNumber, nullable: true, normalize: upper },
  },
  defaultOrder: { event_date: 'DESC' },
  key: { column: 'debt.id', type: 'uuid' },
  keyOf: (row) => row.id,
});

/** Everybody's debts, newest first. */
export const adminChargebackList = defineList<ChargebackListRow>({
  name: 'admin-chargebacks',
  fields: {
    ...FIELDS,
    policy_number: {
      label: 'Policy',
      type: 'text',
      column: 'policy.policy_number',
      nullable: true,
      normalize: upper,
    },
    associate: { label: 'Associate', type: 'text', column: 'debtor.name_key', normalize: foldText },
    associate_code: {
      label: 'Associate Code',
      type: 'text',
      column: sql`(debt.associate_code collate "C")`,
      normalize: upper,
    },
  },
  defaultOrder: { event_date: 'DESC' },
  key: { column: 'debt.id', type: 'uuid' },
  keyOf: (row) => row.id,
});
