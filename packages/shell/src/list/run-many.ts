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
  return [...byName]
    .filter(([, acts]) => acts.length > 1 || chosen.length === 1)
    .map(([name, acts]) => ({ name, acts }));
}

/** What is sent for one row: of what was asked, only what its own action asks. */
function bodyOf({ body, fields = [], reason }: RecordAction, asked: Readonly<Record<string, unknown>>) {
  const names = new Set([...fields.map(({ name }) => name), ...(reason === undefined ? [] : ['reason'])]);
  const own = Object.fromEntries(Object.entries(asked).filter(([name]) => names.has(name)));
  return body || names.size > 0 ? { body: { ...body, ...own } } : {};
}

/** Does an action to several rows, one after the other or in one call, with an answer for each. */
export async function runMany(
  api: Api,
  acts: readonly Act[],
  asked: Readonly<Record<string, unknown>>,
  /** The same for a row that is tried again. */
  intentionOf: (row: string) => Intention,
): Promise<Outcome> {
  const done: string[] = [];
  const refused: { row: string; message: string }[] = [];
  const together = acts[0]?.action.many?.operation;
  if (together) {
    const { results } = await api.call(together, { body: { ids: acts.map(({ row }) => row) } });
    for (const { id, ok, message } of results)
      if (ok) done.push(id);
      else refused.push({ row: id, message: message ?? 'Refused' });
    return { done, refused };
  }
  for (const { row, action } of acts) {
    const input = { ...action.input, ...bodyOf(action, asked) };
    const intention = intentionOf(row);
    try {
      await api.call(action.operation, ...inputFor({ ...input, idempotencyKey: intention.keyFor(input) }));
      intention.done();
      done.push(row);
    } catch (error) {
      // The password is asked for once, before any row is changed.
      if (!(error instanceof ApiError) || error.code === 'confirmation-required') throw error;
      refused.push({ row, message: wordsOf(error) });
    }
  }
  return { done, refused };
}
