import { useQueryClient } from '@tanstack/react-query';
import { queryFor } from '@upline/shell';
import { useUiKit } from '@upline/ui-kit';
import type { FormMessage } from '@upline/ui-kit/record-form/error-summary.tsx';
import { type FieldBinding, useRecordForm } from '@upline/ui-kit/record-form/use-record-form.ts';
import { unreadable } from '@upline/ui-kit/record-form/use-submission.ts';
import { useEffect, useRef, useState } from 'react';
import { useCompleteAnalysis } from './analysis.mutations.ts';
import type { Analysis, AnalysisBody } from './analysis-values.ts';
import type { Bind } from './entry-fields.tsx';
import { useAutosave } from './use-autosave.ts';
import { useKeptDraft } from './use-kept-draft.ts';

interface DraftInput<Values extends object> {
  readonly analysis: Analysis;
  readonly valuesOf: (analysis: Analysis) => Values;
  readonly bodyOf: (analysis: Analysis, values: Values) => AnalysisBody;
  readonly problemsOf: (values: Values, complete: boolean) => Record<string, string>;
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
  const problems = problemsOf(form.values, asked > 0);
  const autosave = useAutosave({
    analysis,
    body: bodyOf(analysis, form.values),
    bodyOf: (other) => bodyOf(analysis, valuesOf(other)),
    isValid: Object.keys(problemsOf(form.values, false)).length === 0,
  });
  const { state, isDirty, version } = autosave;
  const restored = useKeptDraft<Values>({ id: analysis.id, form, isDirty, version });
  useLeaveGuard(isDirty && state.kind !== 'saved' && state.kind !== 'saving');
  useEffect(() => {
    if (asked > 0) summary.current?.focus();
  }, [asked]);

  const wrong = (): FormMessage[] => [
    ...Object.entries(problemsOf(form.values, true)).map(([path, message]) => ({ path, message })),
    ...(element.current ? unreadable(element.current) : []),
  ];
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
  const bind: Bind = <Value>(path: string) => {
    const bound = form.field(path as never) as unknown as FieldBinding<Value>;
    return problems[path] ? { ...bound, error: problems[path] } : bound;
  };
  return {
    form,
    bind,
    restored,
    element,
    summary,
    /** What keeps it from being completed; nothing until somebody wanted to. */
    missing: asked > 0 ? wrong() : [],
    problems,
    autosave,
    complete,
    completing,
    refusal: completion.error,
    /** The newer record of somebody else, or what was typed here on top of it. */
    settle: (current: Analysis, keepsTyped: boolean) => {
      if (!keepsTyped) form.setValues(valuesOf(current));
      autosave.settle(current);
    },
  };
}

export type AnalysisDraft<Values extends object> = ReturnType<typeof useAnalysisDraft<Values>>;
