import {
  COMPENSATION_STATUSES,
  COMPENSATION_TYPES,
  CURRENCIES,
  ESCROW_REASONS,
  foldText,
  LEVEL_CODES,
} from '@upline/domain';
import { FIGURES } from '@upline/domain/figures';
import { sql } from 'kysely';
import { defineList } from '../../platform/list/define-list.ts';
import { upper } from '../../platform/list/list-text.ts';
import { type CompensationListRow, ownNumber } from './compensation-reads.store.ts';

const FIELDS = {
  posted_at: { label: 'Date', type: 'datetime', column: 'line.posted_at' },
  compensation_type: {
    label: 'Type',
    type: 'enum',
    column: 'line.compensation_type',
    options: COMPENSATION_TYPES,
  },
  source_associate: {
    label: 'Source Associate',
    type: 'text',
    column: 'source.name_key',
    nullable: true,
    normalize: foldText,
  },
  source_associate_code: {
    label: 'Source Associate Code',
    type: 'text',
    column: sql`(line.source_associate_code collate "C")`,
    nullable: true,
    normalize: upper,
  },
  base_bv_cents: {
    label: 'BV',
    type: 'money',
    column: 'line.base_bv_cents',
    nullable: true,
    unit: 'bv',
    definition: FIGURES.lineBv,
  },
  rate_bps: {
    label: 'Rate',
    type: 'number',
    column: 'line.rate_bps',
    nullable: true,
    unit: 'percent',
    definition: FIGURES.lineRate,
  },
  generation: {
    label: 'Generation',
    type: 'number',
    column: 'line.generation',
    nullable: true,
    definition: FIGURES.generation,
  },
  level: {
    label: 'Level',
    type: 'enum',
    column: 'line.level_at_snapshot',
    options: LEVEL_CODES,
    nullable: true,
  },
  amount_cents: {
    label: 'Amount',
    type: 'money',
    column: 'line.amount_cents',
    definition: FIGURES.lineAmount,
  },
  currency: { label: 'Currency', type: 'enum', column: 'line.currency', options: CURRENCIES },
  status: { label: 'Status', type: 'enum', column: 'line.status', options: COMPENSATION_STATUSES },
  escrow_reason: {
    label: 'Held For',
    type: 'enum',
    column: 'line.escrow_reason',
    options: ESCROW_REASONS,
    nullable: true,
  },
  pay_run_number: { label: 'Pay Run', type: 'number', column: 'pay_run.number', nullable: true },
} as const;

/** Lines paid to the caller, newest first. */
export const compensationList = defineList<CompensationListRow>({
  name: 'compensations',
  fields: {
    ...FIELDS,
    policy_number: { label: 'Policy', type: 'text', column: ownNumber, nullable: true, normalize: upper },
  },
  defaultOrder: { posted_at: 'DESC' },
  key: { column: 'line.id', type: 'uuid' },
  keyOf: (row) => row.id,
});

/** Everybody's lines; voided ones when asked for. */
export const adminCompensationList = defineList<CompensationListRow>({
  name: 'admin-compensations',
  fields: {
    ...FIELDS,
    policy_number: {
      label: 'Policy',
      type: 'text',
      column: 'policy.policy_number',
      nullable: true,
      normalize: upper,
    },
    associate: { label: 'Associate', type: 'text', column: 'payee.name_key', normalize: foldText },
    associate_code: {
      label: 'Associate Code',
      type: 'text',
      column: sql`(line.associate_code collate "C")`,
      normalize: upper,
    },
    policy_id: {
      label: 'Policy ID',
      type: 'text',
      column: sql`line.policy_id::text`,
      nullable: true,
      order: false,
    },
    voided: { label: 'Voided', type: 'boolean', column: sql`(line.voided_at is not null)` },
  },
  defaultOrder: { posted_at: 'DESC' },
  assumed: { voided: { eq: false } },
  key: { column: 'line.id', type: 'uuid' },
  keyOf: (row) => row.id,
});
