import type { OperationAnswer } from '@upline/api-client';
import { enterTrainingStep } from '@upline/api-client/fields/account/training.ts';
import { companyToday, messages } from '@upline/domain';
import { reshapedValues } from '@upline/shell';

export type Program = OperationAnswer<'getOwnTrainingProgram'>;
export type Step = Program['checklist'][number];

const ENTERED = ['pre_licensing_course', 'exam_passed'] as const;
export type EnteredStep = (typeof ENTERED)[number];

/** Whether the trainee enters the step; the others are observed. */
export const isEnteredStep = (step: Step['step']): step is EnteredStep =>
  (ENTERED as readonly string[]).includes(step);

/** Field-training cases that complete a program (domain.md 2.19). */
export const CASES_NEEDED = 3;

/** The form of one step: its day, and the certificate that shows it. */
export function stepValues(step: EnteredStep) {
  const entryOf = ({ checklist }: Program) => checklist.find((one) => one.step === step);
  return reshapedValues(
    enterTrainingStep,
    {
      step: { empty: step, of: () => step, sent: () => step },
      on: {
        empty: '' as string,
        of: (program: Program) => entryOf(program)?.on ?? '',
        sent: (day: string) => day,
      },
      document_id: {
        empty: '' as string,
        of: (program: Program) => entryOf(program)?.document_id ?? '',
        sent: (id: string) => id,
      },
    },
    {
      check: ({ on, document_id }) => ({
        ...(on > companyToday() ? { on: messages.dateFuture('Date') } : {}),
        ...(document_id === '' ? { document_id: messages.required('Document') } : {}),
      }),
    },
  );
}
