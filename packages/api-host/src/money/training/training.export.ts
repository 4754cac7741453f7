import type { ListExport } from '../../platform/list/list-operations.ts';
import { programList, trainingEscrowList } from './training-programs.list.ts';
import type { ProgramListRow, TrainingEscrowRow } from './training-reads.store.ts';

/** Every program as a file. */
export const programExport: ListExport<ProgramListRow> = {
  label: 'Training Programs',
  needs: 'associates.view',
  columns: {
    ...programList.columns('associate_code', 'associate', 'trainer', 'status', 'opened_at', 'due_date'),
    cases_acknowledged: { label: 'Cases Acknowledged', type: 'number', value: (row) => row.acknowledged },
    cases_waiting: { label: 'Cases Waiting', type: 'number', value: (row) => row.waiting },
  },
};

/** Own training money as a file. */
export const trainingEscrowExport: ListExport<TrainingEscrowRow> = {
  label: 'Training Escrows',
  needs: 'payments.view',
  columns: {
    ...trainingEscrowList.columns('trainee', 'policy_number', 'product', 'amount_cents'),
    currency: { label: 'Currency', type: 'text' },
    ...trainingEscrowList.columns({ status: ({ state }) => state }, 'program_status', 'due_date', 'ended_at'),
  },
};
