import { foldText, TRAINING_PROGRAM_STATUSES } from '@upline/domain';
import { FIGURES } from '@upline/domain/figures';
import { sql } from 'kysely';
import { defineList } from '../../platform/list/define-list.ts';
import { upper } from '../../platform/list/list-text.ts';
import {
  casesToAcknowledge,
  ESCROW_STATES,
  endedAt,
  type ProgramListRow,
  stateOf,
  type TrainingEscrowRow,
} from './training-reads.store.ts';

const FIELDS = {
  associate: {
    label: 'Trainee',
    type: 'text',
    isPrivate: true,
    column: 'trainee.name_key',
    normalize: foldText,
  },
  associate_code: {
    label: 'Trainee Code',
    type: 'text',
    isPrivate: true,
    column: sql`(program.associate_code collate "C")`,
    normalize: upper,
  },
  trainer: {
    label: 'Trainer',
    type: 'text',
    isPrivate: true,
    column: 'trainer.name_key',
    normalize: foldText,
  },
  status: { label: 'Program', type: 'enum', column: 'program.status', options: TRAINING_PROGRAM_STATUSES },
  opened_at: { label: 'Opened', type: 'date', column: 'program.opened_at', nullable: true },
  due_date: { label: 'Due Date', type: 'date', column: 'program.due_date', nullable: true },
} as const;

const ORDER = {
  defaultOrder: { due_date: 'ASC' },
  key: { column: 'program.id', type: 'uuid' },
  keyOf: (row: ProgramListRow) => row.id,
} as const;

/** Programs the caller trains: those with a case to acknowledge, then the latest; ended ones are years back. */
export const traineeList = defineList<ProgramListRow>({
  name: 'trainees',
  fields: {
    ...FIELDS,
    cases_to_acknowledge: { label: 'To Acknowledge', type: 'number', column: casesToAcknowledge },
  },
  ...ORDER,
  defaultOrder: { cases_to_acknowledge: 'DESC', due_date: 'DESC' },
});

/** Every program. */
export const programList = defineList<ProgramListRow>({
  name: 'training-programs',
  fields: FIELDS,
  ...ORDER,
});

/** Training money of the caller (domain.md 2.19, B.4). */
export const trainingEscrowList = defineList<TrainingEscrowRow>({
  name: 'training-escrows',
  fields: {
    trainee: {
      label: 'Trainee',
      type: 'text',
      column: 'trainee.name_key',
      nullable: true,
      normalize: foldText,
    },
    policy_number: { label: 'Policy', type: 'text', column: 'policy.policy_number', normalize: upper },
    product: { label: 'Product', type: 'text', column: 'product.name_key', normalize: foldText },
    amount_cents: {
      label: 'Amount',
      type: 'money',
      column: 'line.amount_cents',
      definition: FIGURES.trainingEscrow,
    },
    status: { label: 'Status', type: 'enum', column: stateOf, options: ESCROW_STATES },
    program_status: {
      label: 'Program Status',
      type: 'enum',
      column: 'program.status',
      options: TRAINING_PROGRAM_STATUSES,
      nullable: true,
    },
    due_date: { label: 'Due Date', type: 'date', column: 'program.due_date', nullable: true },
    ended_at: { label: 'Released or Reverted', type: 'datetime', column: endedAt, nullable: true },
  },
  defaultOrder: { due_date: 'ASC' },
  key: { column: 'line.id', type: 'uuid' },
  keyOf: (row) => row.id,
});
