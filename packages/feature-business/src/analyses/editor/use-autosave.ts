import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@upline/api-client';
import { fieldErrors, queryFor, useApi } from '@upline/shell';
import { useEffect, useRef, useState } from 'react';
import { ANALYSIS_LISTS } from '../analyses.mutations.ts';
import type { Analysis, AnalysisBody } from './analysis-values.ts';

/** How often a draft is saved (domain.md 2.20). */
const EVERY = 10_000;

export type SaveState =
  | { readonly kind: 'saved' | 'saving' | 'invalid' }
  | { readonly kind: 'failed'; readonly message: string; readonly fields: Record<string, string> }
  /** The draft was deleted meanwhile: there is nothing to save to. */
  | { readonly kind: 'gone' }
  /** Somebody else saved a newer one. */
  | { readonly kind: 'stale'; readonly message: string; readonly current: Analysis };

const SAVED: SaveState = { kind: 'saved' };

/** One text for the same answers: as the server stores them, texts without outer spaces, whatever the order of keys. */
export const textOf = (body: AnalysisBody) =>
  JSON.stringify(body, (_, value: unknown) => {
    if (typeof value === 'string') return value.trim() || null;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
  });

interface AutosaveInput {
  readonly analysis: Analysis;
  readonly body: AnalysisBody;
  /** Body of a record as the server has it, to be compared. */
  readonly bodyOf: (analysis: Analysis) => AnalysisBody;
  /** False while a field holds what cannot be read or the server would refuse. */
  readonly isValid: boolean;
  /** The server holds this record now. */
  readonly onStored: (answer: Analysis) => void;
}

/**
 * Saves a draft every ten seconds and when the page is hidden, one save at a time. What could not be saved stays in the
 * form and is tried again at the next turn. `flush` saves now; true when nothing is left to save.
 */
export function useAutosave(input: AutosaveInput) {
  const api = useApi();
  const queryClient = useQueryClient();
  const [state, setState] = useState<SaveState>(SAVED);
  const latest = useRef(input);
  latest.current = input;
  const stored = useRef(textOf(input.body));
  const version = useRef(input.analysis.version);
  const running = useRef<Promise<boolean>>(Promise.resolve(true));
  /** Nothing more is sent until somebody decides: another one saved first, or the draft is gone. */
  const isHeld = useRef(false);
  const isOver = useRef(false);
  const isDirty = () => !isOver.current && textOf(latest.current.body) !== stored.current;

  const take = (answer: Analysis, text: string) => {
    stored.current = text;
    version.current = answer.version;
    isHeld.current = false;
    latest.current.onStored(answer);
    queryClient.setQueryData(queryFor('getAnalysis', { params: { id: answer.id } }).queryKey, answer);
    for (const id of ANALYSIS_LISTS) void queryClient.invalidateQueries({ queryKey: [id] });
  };

  const send = async (): Promise<boolean> => {
    const { analysis, body, bodyOf, isValid } = latest.current;
    const text = textOf(body);
    if (isOver.current || (isValid && !isDirty())) return true;
    if (isHeld.current) return false;
    if (!isValid) {
      setState({ kind: 'invalid' });
      return false;
    }
    setState({ kind: 'saving' });
    try {
      const params = { id: analysis.id };
      const answer = await api.call('updateAnalysis', { params, body, ifMatch: version.current });
      take(answer, text);
      setState(SAVED);
      return !isDirty();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const current = error.details?.current as Analysis | undefined;
      if (error.statusCode === 409 && current) {
        // The save of a page that was closed meanwhile: nobody else's.
        if (textOf(bodyOf(current)) === text) {
          take(current, text);
          setState(SAVED);
          return true;
        }
        isHeld.current = true;
        setState({ kind: 'stale', message: error.message, current });
      } else if (error.statusCode === 404) {
        isHeld.current = true;
        setState({ kind: 'gone' });
      } else setState({ kind: 'failed', message: error.message, fields: fieldErrors(error) });
      return false;
    }
  };

  const flush = (): Promise<boolean> => {
    running.current = running.current.then(send, send);
    return running.current;
  };
  const newest = useRef(flush);
  newest.current = flush;

  useEffect(() => {
    const save = () => void newest.current();
    const hide = () => document.visibilityState === 'hidden' && save();
    const timer = setInterval(save, EVERY);
    document.addEventListener('visibilitychange', hide);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', hide);
    };
  }, []);

  return {
    // Corrected meanwhile: it waits for the next turn like any change.
    state: state.kind === 'invalid' && input.isValid ? SAVED : state,
    isDirty: isDirty(),
    /** The same at this moment, for what happens after the last render. */
    isDirtyNow: isDirty,
    flush,
    /** Version the next write replaces. */
    version: () => version.current,
    /** Writes over an older version, so that it is refused and somebody decides. */
    goOnFrom: (older: number) => {
      version.current = older;
    },
    /** Goes on from the newer record, with what it holds or with what was typed. */
    settle: (current: Analysis) => {
      take(current, textOf(latest.current.bodyOf(current)));
      setState(SAVED);
    },
    /** The page is left for good: what is typed is kept elsewhere or was given up. */
    stop: () => {
      isOver.current = true;
    },
  };
}
