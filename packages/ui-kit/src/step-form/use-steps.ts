import { useEffect, useState } from 'react';
import type { FormMessage } from '../record-form/error-summary.tsx';
import type { RecordFormState } from '../record-form/use-record-form.ts';
import { type Submission, unreadable } from '../record-form/use-submission.ts';

/** State of one step (SPEC 4). */
export type StepStatus = 'wait' | 'process' | 'finish' | 'error';

interface StepsInput<Values extends object> {
  readonly form: RecordFormState<Values>;
  readonly steps: readonly { readonly fields: readonly string[] }[];
  readonly submission: Submission;
  /** The first step shown; those before it count as finished. */
  readonly start: number;
}

/** The walk through the steps: the present one, the state of each, and what lets it go on. */
export function useSteps<Values extends object>({ form, steps, submission, start }: StepsInput<Values>) {
  const [current, setCurrent] = useState(start);
  const [checked, setChecked] = useState<ReadonlyMap<number, 'finish' | 'error'>>(
    () => new Map(Array.from({ length: start }, (_, index) => [index, 'finish'])),
  );
  const [moved, setMoved] = useState(0);

  // A refusal may name a group (`splits`) of which a step asks for the parts.
  const stepOf = (path: string) =>
    Math.max(
      0,
      steps.findIndex(({ fields }) => fields.some((field) => field === path || field.startsWith(`${path}.`))),
    );

  const messagesOf = async (index: number): Promise<FormMessage[]> => {
    const found = new Map<string | undefined, FormMessage>();
    for (const path of steps[index]?.fields ?? []) {
      const { hasError, error } = await form.validateField(path);
      if (hasError) found.set(path, { path, message: error });
    }
    const section = submission.element.current?.querySelector<HTMLElement>(`[data-step="${index}"]`);
    if (section) for (const message of unreadable(section)) found.set(message.path, message);
    return [...found.values()];
  };

  const show = (index: number) => {
    setCurrent(index);
    if (index !== current) setMoved((count) => count + 1);
  };

  /** Goes to a step; forward only over steps that hold. Stops at the first that does not. */
  const go = async (target: number) => {
    submission.refuse([]);
    for (let index = current; index < target; index += 1) {
      const wrong = await messagesOf(index);
      setChecked((before) => new Map(before).set(index, wrong.length > 0 ? 'error' : 'finish'));
      if (wrong.length === 0) continue;
      show(index);
      return submission.refuse(wrong);
    }
    show(target);
  };

  // A refusal of the whole, by the rules or by the server, leads to the first step that holds a wrong field.
  const wrongPaths = submission.refused.flatMap(({ path }) => (path ? [path] : [])).join(' ');
  useEffect(() => {
    if (submission.phase !== 'error' || wrongPaths === '') return;
    const wrong = [...new Set(wrongPaths.split(' ').map(stepOf))].sort((one, other) => one - other);
    setChecked((before) => new Map([...before, ...wrong.map((index) => [index, 'error'] as const)]));
    if (wrong[0] !== undefined && !wrong.includes(current)) setCurrent(wrong[0]);
  }, [submission.phase, wrongPaths]);

  const statusOf = (index: number): StepStatus => {
    if (checked.get(index) === 'error') return 'error';
    if (index === current) return 'process';
    return checked.get(index) ?? 'wait';
  };

  return { current, moved, statusOf, stepOf, go, show, finish: submission.submit };
}
