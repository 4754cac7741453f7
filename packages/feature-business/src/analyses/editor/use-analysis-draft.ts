import { useQueryClient } from '@tanstack/react-query';
import { queryFor, useFormDraft, useGo } from '@upline/shell';
import { useUiKit } from '@upline/ui-kit';
import { byPath } from '@upline/ui-kit/record-form/by-path.ts';
import type { FormMessage } from '@upline/ui-kit/record-form/error-summary.tsx';
import { useRecordForm } from '@upline/ui-kit/record-form/use-record-form.ts';
import { unreadable } from '@upline/ui-kit/record-form/use-submission.ts';
import { useEffect, useReducer, useRef, useState } from 'react';
import { useCompleteAnalysis, useCreateAnalysis } from '../analyses.mutations.ts';
import { pageOf } from '../analysis-lists.ts';
import { changesMeanwhile, typedOver } from './analysis-conflict.ts';
import type { Analysis, AnalysisBody } from './analysis-values.ts';
import type { Bind } from './entry-fields.tsx';
import { textOf, useAutosave } from './use-autosave.ts';

interface DraftInput<Values extends object> {
  readonly analysis: Analysis;
  readonly valuesOf: (analysis: Analysis) => Values;
  readonly bodyOf: (analysis: Analysis, values: Values) => AnalysisBody;
  readonly problemsOf: (values: Values, complete: boolean) => Record<string, string>;
}

/** The values without what cannot be read: a number typed as `285k` must not empty the one that is stored. */
function withStored<Values extends object>(values: Values, stored: Values, paths: readonly string[]): Values {
  const copy = structuredClone(values);
  for (const path of paths) {
    const keys = path.split('.');
    const last = keys.pop() as string;
    const holder = (whole: object) =>
      keys.reduce<Record<string, unknown> | undefined>(
        (part, key) => part?.[key] as Record<string, unknown> | undefined,
        whole as Record<string, unknown>,
      );
    const target = holder(copy);
    if (target) target[last] = holder(stored)?.[last] ?? null;
  }
  return copy;
}

/** A draft being filled in: the form, its messages as one types, autosave, and completion (domain.md 2.20). */
export function useAnalysisDraft<Values extends object>(input: DraftInput<Values>) {
  const { analysis, valuesOf, bodyOf, problemsOf } = input;
  const { useLeaveGuard } = useUiKit();
  const [initialValues] = useState(() => valuesOf(analysis));
  const form = useRecordForm<Values>({ initialValues });
  const element = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  // Once somebody wanted to complete, what is missing is marked until it is there.
  const [asked, setAsked] = useState(0);
  // The fields tell it once they are on the page, and an empty one that cannot be read changes no value.
  const [unread, setUnread] = useState('');
  const [, look] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const found = element.current ? unreadable(element.current) : [];
    setUnread(found.map(({ path }) => path).join(' '));
  });
  const isValid = unread === '' && Object.keys(problemsOf(form.values, false)).length === 0;
  const autosave = useAutosave({
    analysis,
    body: bodyOf(analysis, form.values),
    bodyOf: (other) => bodyOf(analysis, valuesOf(other)),
    isValid,
    onStored: (answer) => form.setInitialValues(valuesOf(answer)),
  });
  const { state, isDirty } = autosave;
  const problems: Record<string, string> = {
    ...(state.kind === 'failed' ? state.fields : {}),
    ...problemsOf(form.values, asked > 0),
  };
  /** All answers as they were put back. */
  const putBack = useRef<Values>(undefined);
  const { restored, version } = useFormDraft<Values>(
    {
      ...form,
      values:
        unread === '' ? form.values : withStored(form.values, form.getInitialValues(), unread.split(' ')),
      setValues: (values) => {
        putBack.current = { ...form.values, ...values };
        form.setValues(values);
      },
    },
    { version: autosave.version(), onLeave: () => autosave.flush() },
  );
  useEffect(() => {
    if (restored && version !== undefined) autosave.goOnFrom(version);
  }, [restored]);
  // A newer record of the same answers is what the page just left has saved: not a change of somebody else.
  useEffect(() => {
    if (analysis.version <= autosave.version()) return;
    if (!autosave.isDirtyNow()) form.setValues(valuesOf(analysis));
    else {
      const { current } = putBack;
      if (!current || textOf(bodyOf(analysis, current)) !== textOf(bodyOf(analysis, valuesOf(analysis))))
        return;
    }
    autosave.settle(analysis);
  }, [analysis]);
  const isSafe = isValid && navigator.onLine && (state.kind === 'saved' || state.kind === 'saving');
  const question = useLeaveGuard(!isSafe && (isDirty || unread !== ''));
  useEffect(() => {
    if (asked > 0) summary.current?.focus();
  }, [asked]);

  const wrong = (complete = true): FormMessage[] =>
    [
      ...Object.entries(problemsOf(form.values, complete)).map(([path, message]) => ({ path, message })),
      ...(element.current ? unreadable(element.current) : []),
    ].map(({ path, message }) => ({
      path,
      message: path?.startsWith('spouse_inputs.') ? `Spouse: ${message}` : message,
    }));
  const completion = useCompleteAnalysis();
  const [completing, setCompleting] = useState(false);
  const queryClient = useQueryClient();
  const complete = async () => {
    if (completing) return;
    if (wrong().length > 0) return setAsked((before) => before + 1);
    setCompleting(true);
    try {
      if (await autosave.flush()) {
        const params = { id: analysis.id };
        await completion.save({ params, ifMatch: autosave.version() }, (answer) => {
          queryClient.setQueryData(queryFor('getAnalysis', { params }).queryKey, answer);
        });
      }
    } finally {
      setCompleting(false);
    }
  };
  const go = useGo();
  const copying = useCreateAnalysis();
  const copyTyped = () =>
    copying.save({ body: bodyOf(analysis, form.values) }, (copy) => {
      autosave.stop();
      if (state.kind === 'stale') autosave.settle(state.current);
      void go({ ...pageOf(copy), ignoreBlocker: true });
    });
  const bind: Bind = <Value>(path: string) => {
    const bound = byPath(form).field<Value>(path);
    return problems[path] ? { ...bound, error: problems[path] } : bound;
  };
  return {
    form,
    bind,
    /** Asked before what is not saved is left. */
    question,
    restored,
    element,
    summary,
    look,
    /** What keeps it from being completed; nothing until somebody wanted to. */
    missing: asked > 0 ? wrong() : [],
    /** The first field that keeps it from being saved. */
    firstWrong: () => wrong(false)[0]?.path,
    autosave,
    complete,
    completing,
    /** A new draft of the same person with what is typed; its page is shown. */
    copyTyped,
    refusal: completion.error ?? copying.error,
    /** What somebody else changed in the newer record, beside what was typed here. */
    changesIn: (current: Analysis) =>
      changesMeanwhile({ ...analysis, ...form.getInitialValues() } as Analysis, current, {
        ...analysis,
        ...form.values,
      } as Analysis),
    /** The newer record of somebody else, or what was typed here on top of it. */
    settle: (current: Analysis, keepsTyped: boolean) => {
      const now = valuesOf(current);
      form.setValues(keepsTyped ? typedOver(form.getInitialValues(), now, form.values) : now);
      autosave.settle(current);
    },
  };
}

export type AnalysisDraft<Values extends object> = ReturnType<typeof useAnalysisDraft<Values>>;
