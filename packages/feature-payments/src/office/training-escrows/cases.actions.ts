import { type NamedAction, offered, recordAction } from '@upline/shell';
import { PROGRAMS_SHOWN_BY } from './program-list.ts';
import type { OfficeProgram } from './programs.actions.tsx';

const MOST_CHARACTERS = 1000;

/** The word on a case, for the trainer (R-TRN-01). */
export const caseActionsOf = (one: OfficeProgram['cases'][number]): NamedAction[] =>
  offered(one, {
    acknowledge: recordAction({
      operation: 'acknowledgeAnyTrainingCase',
      label: 'Acknowledge',
      title: 'Acknowledge case',
      about: 'It counts for the trainee. The third one completes the program of a licensed trainee.',
      input: { params: { id: one.id }, ifMatch: one.version },
      fields: [{ name: 'comment', label: 'Comment', maxLength: MOST_CHARACTERS }],
      refresh: PROGRAMS_SHOWN_BY,
      message: 'Case acknowledged',
    }),
  });
