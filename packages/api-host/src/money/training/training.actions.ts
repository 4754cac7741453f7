import { addDays, messages, type TrainingProgramStatus } from '@upline/domain';
import { conflict, notFound } from '../../platform/operation/problem.ts';
import { rowActions, rowRule } from '../../platform/operation/row-actions.ts';
import type { PROGRAM_ACTIONS } from './training.schemas.ts';

const REOPEN_WITHIN_DAYS = 30;

interface Program {
  readonly status: TrainingProgramStatus;
  readonly associate_code: string;
  readonly trainer_code: string;
  readonly defaulted_at: string | null;
  readonly reopened_at: string | null;
}
interface ProgramOn extends Program {
  readonly today: string;
}

export const isTrainers = rowRule<Program>(({ trainer_code }, { code }) => trainer_code === code, notFound);
const isIn = (from: readonly TrainingProgramStatus[], to: TrainingProgramStatus) =>
  rowRule<Program>(
    ({ status }) => from.includes(status),
    ({ status }) => conflict('illegal-transition', messages.transition(status, to)),
  );
export const isToOpen = isIn(['Pending'], 'Open');
export const isRunning = isIn(['Open', 'Reopen'], 'Defaulted');
/** Once, and within 30 days (domain.md 2.19). */
export const REOPENABLE = [
  isIn(['Defaulted'], 'Reopen'),
  rowRule<Program>(
    ({ reopened_at }) => reopened_at === null,
    () => conflict('reopened-before', 'A training program can be reopened once'),
  ),
  rowRule<ProgramOn>(
    ({ defaulted_at, today }) => defaulted_at === null || addDays(defaulted_at, REOPEN_WITHIN_DAYS) >= today,
    () => conflict('reopen-too-late', `It could be reopened within ${REOPEN_WITHIN_DAYS} days`),
  ),
] as const;
export const isUnderWay = rowRule<Program>(
  ({ status }) => status !== 'Completed' && status !== 'Reverted',
  () => conflict('program-over', 'The training program is over'),
);
const isTrainees = rowRule<Program>(({ associate_code }, { code }) => associate_code === code, notFound);

export const programActions = rowActions<ProgramOn, (typeof PROGRAM_ACTIONS)[number]>({
  open: { operation: 'openTrainingProgram', when: [isTrainers, isToOpen] },
  enter_step: { operation: 'enterTrainingStep', when: isTrainees },
  default: { operation: 'defaultTrainingProgram', when: isRunning },
  reopen: { operation: 'reopenTrainingProgram', when: REOPENABLE },
  set_trainer: { operation: 'setTrainer', when: isUnderWay },
});
