import type { OperationAnswer } from '@upline/api-client';
import { addDays, companyToday, formatDate } from '@upline/domain';
import { type NamedAction, offered, recordAction, updatedMessage } from '@upline/shell';
import { Private } from '@upline/ui-kit/private/private.tsx';
import { REVERTS_AFTER_DAYS } from '../../escrows/program-steps.ts';
import { BeforeAfter } from '../before-after.tsx';
import { LINES_SHOWN_BY } from '../office-shown-by.ts';
import { PROGRAMS_SHOWN_BY } from './program-list.ts';

export type OfficeProgram = OperationAnswer<'getTrainingProgram'>;

const REASON_LENGTH = 5;
const REOPENED_DAYS = 60;

/** What the home office does with a program now (domain.md 2.19), as the program offers it. */
export function officeProgramActions(program: OfficeProgram): NamedAction[] {
  const { id, version, status, due_date, trainer } = program;
  const today = companyToday();
  const step = {
    input: { params: { id }, ifMatch: version },
    refresh: [...PROGRAMS_SHOWN_BY, ...LINES_SHOWN_BY],
  };
  const due = due_date === null ? 'Not yet' : formatDate(due_date);
  return offered(program, {
    reopen: recordAction({
      ...step,
      operation: 'reopenTrainingProgram',
      label: 'Reopen program',
      about: (
        <BeforeAfter
          changes={[
            { label: 'Status', before: status, after: 'Reopen' },
            { label: 'Due Date', before: due, after: formatDate(addDays(today, REOPENED_DAYS)) },
          ]}
        />
      ),
      reason: REASON_LENGTH,
      message: 'Training program reopened',
    }),
    set_trainer: recordAction({
      ...step,
      operation: 'setTrainer',
      label: 'Change trainer',
      about: (
        <BeforeAfter
          changes={[
            { label: 'Trainer', before: <Private>{trainer.name}</Private>, after: 'The one you choose' },
          ]}
        />
      ),
      fields: [
        {
          name: 'trainer_code',
          label: 'Trainer',
          kind: 'associate',
          required: true,
          help: 'A licensed, active upline of the trainee.',
        },
      ],
      message: updatedMessage('Training program'),
    }),
    default: recordAction({
      ...step,
      operation: 'defaultTrainingProgram',
      label: 'Set to defaulted',
      danger: true,
      about: (
        <BeforeAfter
          changes={[
            { label: 'Status', before: status, after: 'Defaulted' },
            {
              label: 'Money in escrow',
              before: 'Waits for the trainee',
              after: `Goes to the writers on ${formatDate(addDays(today, REVERTS_AFTER_DAYS))}, unless it is reopened`,
            },
          ]}
        />
      ),
      reason: REASON_LENGTH,
      message: 'Training program defaulted',
    }),
  });
}
