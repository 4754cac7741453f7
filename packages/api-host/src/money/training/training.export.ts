import type { ListExport } from '../../platform/list/list-operations.ts';
import type { ProgramListRow, TrainingEscrowRow } from './training-reads.store.ts';

/** Every program as a file. */
export const programExport: ListExport<ProgramListRow> = {
  label: 'Training Programs',
  needs: 'associates.view',
  columns: {
    associate_code: { label: 'Trainee Code', type: 'text' },
    associate: { label: 'Trainee', type: 'text' },
    trainer: { label: 'Trainer', type: 'text' },
    status: { label: 'Status', type: 'text' },
    opened_at: { label: 'Opened', type: 'date' },
    due_date: { label: 'Due Date', type: 'date' },
    acknowledged: { label: 'Cases Acknowledged', type: 'number' },
    waiting: { label: 'Cases Waiting', type: 'number' },
  },
};

/** Own training money as a file. */
export const trainingEscrowExport: ListExport<TrainingEscrowRow> = {
  label: 'Training Escrows',
  needs: 'payments.view',
  columns: {
    trainee: { label: 'Trainee', type: 'text' },
    policy_number: { label: 'Policy', type: 'text' },
    product: { label: 'Product', type: 'text' },
    amount_cents: { label: 'Amount', type: 'money' },
    currency: { label: 'Currency', type: 'text' },
    state: { label: 'Status', type: 'text' },
    program_status: { label: 'Program Status', type: 'text' },
    due_date: { label: 'Due Date', type: 'date' },
    ended_at: { label: 'Released or Reverted', type: 'datetime' },
  },
};
