import type { LooseKeys } from '@mantine/form';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { readProblem, type ShownProblem } from '../errors/problem.ts';
import { controlOf, type FormMessage } from './error-summary.tsx';
import { type RecordFormState, trimmed } from './use-record-form.ts';

/** Wait between the success message and the way to the parent (SPEC 9). */
export const REDIRECT_DELAY = 1000;

/** What `save` gets besides the values. */
export interface SaveContext {
  /** Version of the record that the save replaces; undefined for a new record. */
  readonly version: number | undefined;
}

export interface SubmissionInput<Values extends object, Saved> {
  readonly form: RecordFormState<Values>;
  readonly version?: number | undefined;
  /** Paths of texts that are sent as typed, without trimming: a space at the end of a password belongs to it. */
  readonly verbatim?: readonly (LooseKeys<Values> & string)[] | undefined;
  readonly save: (values: Values, context: SaveContext) => Promise<Saved>;
  readonly onSaved?: ((saved: Saved) => void) | undefined;
  readonly onDone?: ((saved: Saved) => void) | undefined;
}

type Phase = 'idle' | 'submitting' | 'success' | 'error';

/** Texts that a field could not read (a date, an amount): the field says so through the browser's own validity. */
export const unreadable = (element: HTMLElement): FormMessage[] =>
  [...element.querySelectorAll<HTMLInputElement>('input')]
    .filter((input) => input.validity.customError)
    .map((input) => ({ path: input.dataset.path ?? undefined, message: input.validationMessage }));

/** A form's submission as its parts see it. */
export interface Submission {
  readonly phase: Phase;
  readonly submit: () => Promise<void>;
  /** Shows messages in the summary, in the order of their fields. */
  readonly refuse: (messages: readonly FormMessage[]) => void;
  readonly element: RefObject<HTMLFormElement | null>;
  /** The element with the reason of a refusal; it takes the focus. */
  readonly summary: RefObject<HTMLDivElement | null>;
  /** Messages not yet corrected. */
  readonly refused: readonly FormMessage[];
  readonly problem: ShownProblem | undefined;
  /** The conflict is decided: the next save replaces this version. */
  readonly settle: (version: number) => void;
}

/** One submission at a time: idle → submitting → success or error, with the refusals sorted to where they are shown. */
export function useSubmission<Values extends object, Saved>(
  input: SubmissionInput<Values, Saved>,
): Submission {
  const { form, save, onSaved, onDone } = input;
  const [phase, setPhase] = useState<Phase>('idle');
  const [refused, setRefused] = useState<readonly FormMessage[]>([]);
  const [problem, setProblem] = useState<ShownProblem>();
  const [version, setVersion] = useState(input.version);
  const element = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const running = useRef(false);
  const redirect = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(redirect.current), []);
  // What was typed over one version is not sent as a change of a newer one that was read meanwhile, until the conflict was told
  // and saving again means to replace it (R-GEN-04).
  const latest = useRef({ form, version: input.version });
  latest.current = { form, version: input.version };
  const isConflictTold = useRef(false);
  useEffect(() => {
    const given = input.version;
    setVersion((version) => {
      const isNewer = version !== undefined && given !== undefined && given > version;
      const isKept = isNewer && latest.current.form.isDirty() && !isConflictTold.current;
      return isKept ? version : given;
    });
  }, [input.version]);
  // Together with the words, so that it takes no focus from what is pressed right after them.
  useLayoutEffect(() => {
    if (refused.length > 0 || problem) summary.current?.focus();
  }, [refused, problem]);

  const refuse = (messages: readonly FormMessage[]) => {
    const order = (path: string | undefined) => {
      const control = path ? controlOf(element.current, path) : null;
      return control ? [...(element.current?.elements ?? [])].indexOf(control) : Number.MAX_SAFE_INTEGER;
    };
    setRefused([...messages].sort((one, other) => order(one.path) - order(other.path)));
    setProblem(undefined);
    setPhase(messages.length > 0 ? 'error' : 'idle');
  };

  const takeProblem = (error: unknown) => {
    const found = readProblem(error);
    if (found.statusCode !== 422) {
      if (found.statusCode === 409) {
        isConflictTold.current = true;
        setVersion(latest.current.version);
      }
      setProblem(found);
      return setPhase('error');
    }
    const placed = (path: string) => (controlOf(element.current, path) ? path : undefined);
    form.setErrors(Object.fromEntries(found.fields.map(({ field, message }) => [field, message])));
    refuse(
      found.fields.length > 0
        ? found.fields.map(({ field, message }) => ({ path: placed(field), message }))
        : [{ path: undefined, message: found.message }],
    );
  };

  const submit = async () => {
    if (running.current || !element.current) return;
    running.current = true;
    setRefused([]);
    setProblem(undefined);
    try {
      const { errors } = await form.validate();
      const wrong = new Map<string | undefined, FormMessage>();
      for (const [path, message] of Object.entries(errors)) if (message) wrong.set(path, { path, message });
      for (const message of unreadable(element.current)) wrong.set(message.path, message);
      if (wrong.size > 0) return refuse([...wrong.values()]);
      setPhase('submitting');
      const saved = await save(trimmed(form.getValues(), input.verbatim), { version });
      setPhase('success');
      onSaved?.(saved);
      redirect.current = setTimeout(() => onDone?.(saved), REDIRECT_DELAY);
    } catch (error) {
      takeProblem(error);
    } finally {
      running.current = false;
    }
  };

  const open = refused.filter(
    ({ path }) =>
      !path ||
      form.errors[path] ||
      (element.current && unreadable(element.current).some((message) => message.path === path)),
  );
  const settle = (current: number) => {
    setVersion(current);
    setProblem(undefined);
    setPhase('idle');
  };
  return { phase, submit, refuse, element, summary, refused: open, problem, settle };
}
