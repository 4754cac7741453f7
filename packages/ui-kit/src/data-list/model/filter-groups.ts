import { groupsOf, joinFilter, type ListFilter, type PlainFilter, plainPart } from '@upline/domain';
import type { DataListColumn } from '../types.ts';
import { chipsOf, type FilterChip, type Names, removeCondition } from './filters.ts';

/** An alternative of a group; beyond the last one of its group it is a new one. */
export interface Alternative {
  readonly group: number;
  readonly index: number;
}

/** Where conditions are: in the filter itself, or in one of its alternatives. */
export type Place = Alternative | null;

/** The conditions at a place. */
export const partAt = (filter: ListFilter, place: Place): PlainFilter =>
  place ? (groupsOf(filter)[place.group]?.[place.index] ?? {}) : plainPart(filter);

const isEmpty = (part: PlainFilter) => Object.keys(part).length === 0;

/** Whether both can hold together in one plain filter. */
const areApart = (one: PlainFilter, other: PlainFilter) =>
  Object.keys(one).every((field) => !(field in other));

/** The filter with other conditions at a place. An alternative that is alone, or empty, is none any more. */
export function withPart(filter: ListFilter, place: Place, part: PlainFilter): ListFilter {
  const groups = groupsOf(filter).map((group) => [...group]);
  let plain = plainPart(filter);
  if (place) {
    groups[place.group] ??= [];
    groups[place.group]?.splice(place.index, 1, part);
  } else plain = part;
  const kept = groups.map((group) => group.filter((one) => !isEmpty(one))).filter(({ length }) => length > 0);
  const open = kept.filter(([only, ...others]) => {
    if (!only || others.length > 0 || !areApart(only, plain)) return true;
    plain = { ...plain, ...only };
    return false;
  });
  return joinFilter(plain, open);
}

/** The filter with one condition in a group of its own, to which alternatives can be added. */
export function asGroup(filter: ListFilter, { field, operator }: FilterChip): ListFilter {
  const plain = plainPart(filter);
  const own: PlainFilter = { [field]: { [operator]: plain[field]?.[operator] } };
  return joinFilter(removeCondition(plain, field, operator), [...groupsOf(filter), [own]]);
}

/** The alternatives of every group as chips. */
export const groupChips = <Row>(
  filter: ListFilter,
  columns: readonly DataListColumn<Row>[],
  names?: Names,
): FilterChip[][][] => groupsOf(filter).map((group) => group.map((one) => chipsOf(one, columns, names)));

export const chipText = ({ label, verb, text }: FilterChip) => `${label} ${verb} ${text}`.trim();

/** What is filtered as one sentence, for those who do not see the chips; each part is a group, of one alternative or more. */
export function filterSentence(parts: readonly FilterChip[][][]): string {
  const said = parts.map((group) => group.map((one) => one.map(chipText).join(' and ')).join(', or '));
  return said.length > 0 ? `Filtered: ${said.join('; ')}` : '';
}
