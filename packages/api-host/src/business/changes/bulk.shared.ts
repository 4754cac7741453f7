import { COUNTRIES, type ListFilter, STATES } from '@upline/domain';
import type { List, ListSource } from '../../platform/list/define-list.ts';
import type { Asking } from '../../platform/list/list-resolve.ts';
import { text } from '../../platform/operation/fields.ts';
import type { FieldError } from '../../platform/operation/problem.ts';
import { changeField, type Values } from './change-field.ts';

/** A column that holds first and last name together. */
export const FULL_NAME = changeField('full_name', text('Full Name', { max: 121 }).nullish(), {
  names: ['name', 'client', 'client name', 'prospect', 'prospect name', 'contact', 'contact name'],
});

/** `Lee, Ana` and `Ana Maria Lee`: the last word is the last name. */
export function nameParts(name: string): { first_name?: string; last_name: string } {
  const [last, first] = name.split(',', 2).map((part) => part.trim());
  if (first && last) return { first_name: first, last_name: last };
  const words = name.trim().split(/\s+/);
  const last_name = words.pop() ?? '';
  return words.length > 0 ? { first_name: words.join(' '), last_name } : { last_name };
}

/** What a line of a file says: the cells that are filled, first and last name, and the country of the state in that cell. */
export function readLine({ full_name, ...values }: Values, stateCell: string) {
  const known = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
  const cell = known[stateCell];
  const state = typeof cell === 'string' ? cell.toUpperCase() : undefined;
  return {
    known,
    names: typeof full_name === 'string' ? nameParts(full_name) : {},
    country: COUNTRIES.find((country) => STATES[country].some(({ code }) => code === state)),
  };
}

/**
 * The ids that match, in the list's order, one more than `most` at most. The source is made with the filter as it reaches SQL:
 * relative dates and places in the network are worked out.
 */
export async function idsOf<Row extends { readonly id: string }>(
  list: List<Row>,
  asked: ListFilter,
  asking: Asking,
  sourceOf: (filter: ListFilter) => ListSource<Row> | Promise<ListSource<Row>>,
  most: number,
): Promise<string[]> {
  const ids: string[] = [];
  const filter = await list.resolved(asked, asking);
  for await (const rows of list.batches({ filter, order: {} }, await sourceOf(filter), 500)) {
    ids.push(...rows.map(({ id }) => id));
    if (ids.length > most) break;
  }
  return ids.slice(0, most + 1);
}

/** One message a field, the first one. */
export function withoutUnread(errors: readonly FieldError[]): FieldError[] {
  const first = new Map(errors.toReversed().map((error) => [error.field, error]));
  return [...first.values()].toReversed();
}
