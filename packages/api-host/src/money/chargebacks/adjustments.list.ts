import { CURRENCIES, foldText, REQUEST_STATUSES } from '@upline/domain';
import { FIGURES } from '@upline/domain/figures';
import { sql } from 'kysely';
import { defineList } from '../../platform/list/define-list.ts';
import type { AdjustmentListRow } from './adjustments.store.ts';

/** Adjustments of everybody, newest first. */
export const adjustmentList = defineList<AdjustmentListRow>({
  name: 'adjustments',
  fields: {
    requested_at: { label: 'Requested', type: 'datetime', column: 'adjustment.requested_at' },
    associate: { label: 'Associate', type: 'text', column: 'payee.name_key', normalize: foldText },
    associate_code: {
      label: 'Associate Code',
      type: 'text',
      column: sql`(adjustment.associate_code collate "C")`,
      normalize: (text) => text.toUpperCase(),
    },
    amount_cents: {
      label: 'Amount',
      type: 'money',
      column: 'adjustment.amount_cents',
      definition: FIGURES.adjustment,
    },
    currency: { label: 'Currency', type: 'enum', column: 'adjustment.currency', options: CURRENCIES },
    status: { label: 'Status', type: 'enum', column: 'adjustment.status', options: REQUEST_STATUSES },
  },
  defaultOrder: { requested_at: 'DESC' },
  key: { column: 'adjustment.id', type: 'uuid' },
  keyOf: (row) => row.id,
});
