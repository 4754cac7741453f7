import { type Api, ApiError } from '@upline/api-client';
import { isPage, type NamedAction, type RecordAction } from '../actions/record-action.ts';
import { inputFor } from '../data/by-id.ts';
import type { Intention } from '../data/write.ts';
import { wordsOf } from './error-words.ts';

/** A chosen row with its action. */
export interface Act {
  /** The row. */
  readonly row: string;
  readonly action: RecordAction;
}

/** What a row answered. */
export interface RowAnswer {
  readonly words: string;
  readonly isRefused: boolean;
}

/** Several rows that offer the same action, and how many were chosen in all. */
export interface ManyActs {
  readonly name: string;
  readonly acts: readonly Act[];
}

export interface Outcome {
  readonly done: readonly string[];
  readonly refused: readonly { readonly row: string; readonly message: string }[];
}

/**
 * The actions that several chosen rows share, or that the only one has; those that have no word for many rows are for one alone
 * (R-ADM-03).
 */
export function sharedActions(
  chosen: readonly { readonly row: string; readonly actions: readonly NamedAction[] }[],
): ManyActs[] {
  const byName = new Map<string, Act[]>();
  for (const { row, actions } of chosen)
    for (const action of actions)
      if (!isPage(action) && action.many)
        byName.set(action.key, [...(byName.get(action.key) ?? []), { row, action }]);
  return (
    [...byName]
      // What is previewed row by row says itself which rows stay as they are.
      .filter(([, acts]) => acts.length > 1 || chosen.length === 1 || acts[0]?.action.many?.after)
      .map(([name, acts]) => ({ name, acts }))
  );
}

/** What is sent for one row: of what was asked, only what its own action asks. */
function bodyOf(
  { body, fields = [], reshaped, reason }: RecordAction,
  asked: Readonly<Record<string, unknown>>,
) {
  const names = new Set([...fields.map(({ name }) => name), ...(reason === undefined ? [] : ['reason'])]);
  const own = Object.fromEntries(Object.entries(asked).filter(([name]) => names.has(name)));
  return body || reshaped || names.size > 0 ? { body: { ...body, ...own, ...reshaped?.body(asked) } } : {};
}

/** The form of several rows: where they differ in what they ask for, everything is asked, and each is sent its own. */
export function formOf(acts: readonly Act[]): RecordAction | undefined {
  const sizeOf = ({ action }: Act) => (action.fields?.length ?? 0) + (action.reshaped?.fields.length ?? 0);
  return acts.toSorted((one, other) => sizeOf(other) - sizeOf(one))[0]?.action;
}

/** Does an action to several rows, one after the other or in one call, with an answer for each. */
export async function runMany(
  api: Api,
  acts: readonly Act[],
  asked: Readonly<Record<string, unknown>>,
  /** The same for a row that is tried again. */
  intentionOf: (row: string) => Intention,
  onAnswer: (row: string, answer: RowAnswer) => void = () => undefined,
): Promise<Outcome> {
  const done: string[] = [];
  const refused: { row: string; message: string }[] = [];
  const agree = ({ row, action }: Act) => {
    done.push(row);
    onAnswer(row, { words: action.many?.after ?? '', isRefused: false });
  };
  const refuse = (row: string, message: string) => {
    refused.push({ row, message });
    onAnswer(row, { words: message, isRefused: true });
  };
  const together = acts[0]?.action.many?.operation;
  if (together) {
    const { results } = await api.call(together, { body: { ids: acts.map(({ row }) => row) } });
    for (const { id, ok, message } of results) {
      const act = acts.find(({ row }) => row === id);
      if (ok && act) agree(act);
      else refuse(id, message ?? 'Refused');
    }
    return { done, refused };
  }
  for (const act of acts) {
    const { row, action } = act;
    const input = { ...action.input, ...bodyOf(action, asked) };
    const intention = intentionOf(row);
    try {
      await api.call(action.operation, ...inputFor({ ...input, idempotencyKey: intention.keyFor(input) }));
      intention.done();
      agree(act);
    } catch (error) {
      // The password is asked for once, before any row is changed.
      if (!(error instanceof ApiError) || error.code === 'confirmation-required') throw error;
      refuse(row, wordsOf(error));
    }
  }
  return { done, refused };
}
