import type { FieldConditions, FilterOperator, FilterValue } from '@upline/domain';
import { useEffect, useRef, useState } from 'react';
import { fitValue, isMissing, isTyped, problemOf } from '../model/filter-draft.ts';
import type { ColumnFilter } from '../types.ts';

/** Wait after the last letter (SPEC 9). */
const REST_MS = 300;

interface LiveCondition {
  label: string;
  kind: ColumnFilter;
  /** The operator at first. */
  first: FilterOperator;
  held: FieldConditions;
  onWrite: (operator: FilterOperator, value: FilterValue) => void;
}

interface Draft {
  readonly operator: FilterOperator;
  readonly value: FilterValue | undefined;
}

/**
 * A condition that is in force while it is written: what is chosen at once, what is typed after a rest. A value that is none
 * is explained and the last one stays in force; one that is only not complete yet is explained when the reader is done.
 */
export function useLiveCondition({ label, kind, first, held, onWrite }: LiveCondition) {
  const [draft, setDraft] = useState<Draft>(() => ({ operator: first, value: fitValue(first, held[first]) }));
  const [problem, setProblem] = useState<string | null>(null);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  // What is written by the time the rest is over, and not what was known when it began.
  const latest = useRef({ draft, onWrite, isInForce: held[first] !== undefined });
  latest.current.onWrite = onWrite;
  useEffect(() => () => clearTimeout(waiting.current), []);

  const judge = (isDone: boolean): boolean => {
    clearTimeout(waiting.current);
    waiting.current = undefined;
    const { draft: now, isInForce } = latest.current;
    const wrong = problemOf(label, now.operator, now.value);
    const isSilent = !isDone && !isInForce && isMissing(now.operator, now.value);
    setProblem(isSilent ? null : wrong);
    return wrong === null;
  };
  const apply = () => {
    if (!judge(false)) return;
    const { operator, value } = latest.current.draft;
    if (value === undefined) return;
    latest.current.isInForce = true;
    latest.current.onWrite(operator, value);
  };
  const set = (next: Draft) => {
    latest.current.draft = next;
    setDraft(next);
    clearTimeout(waiting.current);
    if (isTyped(kind, next.operator)) waiting.current = setTimeout(apply, REST_MS);
    else apply();
  };
  /** Applies what still waits for its rest. */
  const settle = () => {
    if (waiting.current !== undefined) apply();
  };
  return {
    ...draft,
    problem,
    choose: (operator: FilterOperator) => set({ operator, value: fitValue(operator, draft.value) }),
    change: (value: FilterValue | undefined) => set({ ...latest.current.draft, value }),
    settle,
    /** Applies what waits; false where the value is none, which is explained then. */
    finish(): boolean {
      settle();
      return judge(true);
    },
  };
}
