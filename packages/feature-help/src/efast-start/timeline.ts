import { dayAt } from '@upline/domain';
import type { Program, Start } from './efast.ts';

export interface Point {
  readonly key: string;
  readonly day: string;
  readonly text: string;
  readonly state: 'done' | 'open' | 'overdue';
  readonly of: 'eFast Start' | 'Training program';
}

/** The first days as one line: tasks of eFast Start, steps and cases of the training program, and its end (9.3 #9). */
export function pointsOf(start: Start, program: Program | undefined): Point[] {
  const tasks = start.tasks.map(
    ({ id, title, due_on, done_at, is_overdue }): Point => ({
      key: id,
      day: done_at === null ? due_on : dayAt(new Date(done_at)),
      text: title,
      state: done_at !== null ? 'done' : is_overdue ? 'overdue' : 'open',
      of: 'eFast Start',
    }),
  );
  const training = (key: string, day: string | null, text: string, state: Point['state']): Point[] =>
    day === null ? [] : [{ key, day, text, state, of: 'Training program' }];
  const steps = program
    ? [
        ...training('opened', program.opened_at, 'Training program opened', 'done'),
        ...program.checklist.flatMap(({ step, label, on }) => training(step, on, label, 'done')),
        ...program.cases.flatMap(({ id, product, observed_on, status, acknowledged_at }) =>
          training(
            id,
            acknowledged_at ? dayAt(new Date(acknowledged_at)) : observed_on,
            status === 'Acknowledged'
              ? `Case acknowledged: ${product}`
              : `Case waits for your trainer: ${product}`,
            status === 'Acknowledged' ? 'done' : 'open',
          ),
        ),
        ...training('completed', program.completed_at, 'Escrow released: the program is completed', 'done'),
        ...(program.days_left === null
          ? []
          : training(
              'due',
              program.due_date,
              'Last day of the program: what waits in escrow is released or lost',
              'open',
            )),
      ]
    : [];
  return [...tasks, ...steps].sort((one, other) => one.day.localeCompare(other.day));
}
