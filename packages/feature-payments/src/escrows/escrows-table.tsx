import type { OperationAnswer } from '@upline/api-client';
import { trainingEscrowsFields } from '@upline/api-client/lists/training-escrows.ts';
import { columnsFor } from '@upline/shell';

export type EscrowRow = OperationAnswer<'listTrainingEscrows'>['rows'][number];

/** Columns of training money (domain.md 2.19). */
export const ESCROW_COLUMNS = columnsFor<'listTrainingEscrows'>(trainingEscrowsFields, [
  {
    field: 'trainee',
    value: (row) => row.trainee?.name,
    pinned: true,
    secret: true,
    cardRole: 'subtitle',
    width: 170,
  },
  { field: 'policy_number', cardRole: 'title', second: 'product', width: 190 },
  { field: 'product', defaultHidden: true, width: 180 },
  { field: 'amount_cents', currency: (row) => row.currency, secret: true, cardRole: 'value', width: 120 },
  { field: 'status', as: 'status', cardRole: 'meta', width: 130 },
  { field: 'program_status', as: 'status', cardRole: 'meta', width: 140 },
  { field: 'due_date', width: 115 },
  { field: 'ended_at', relative: true, width: 165 },
]);
