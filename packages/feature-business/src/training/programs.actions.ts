import { type NamedAction, offered, recordAction, updatedMessage } from '@upline/shell';
import type { Program } from './program-view.tsx';
import { PROGRAM_SHOWN_BY } from './training-shown-by.ts';

/** What the trainer does with a program (domain.md 2.19). */
export const programActions = (program: Program): NamedAction[] =>
  offered(program, {
    open: recordAction({
      operation: 'openTrainingProgram',
      label: 'Open the program',
      input: { params: { id: program.id }, ifMatch: program.version },
      refresh: PROGRAM_SHOWN_BY,
      message: updatedMessage('Training program'),
    }),
  });
