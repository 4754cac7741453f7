import { type ListFilter, plainPart } from '@upline/domain';
import type { DataListProps } from '../types.ts';
import { withPart } from './filter-groups.ts';
import { removeCondition, setCondition } from './filters.ts';

type Search = NonNullable<DataListProps<never>['search']>;

const fieldsOf = ({ field, digits }: Search) => (digits === undefined ? [field] : [field, digits]);

/** What the quick search holds: the text that one of its fields is filtered by. */
export function searchedText(filter: ListFilter, search: Search | undefined): string {
  const plain = plainPart(filter);
  const texts = search ? fieldsOf(search).map((field) => plain[field]?.contains) : [];
  return texts.find((text) => typeof text === 'string') ?? '';
}

/** The filter with this text in the quick search. Only one of its fields is searched at a time. */
export function withSearched(filter: ListFilter, search: Search, text: string): ListFilter {
  const wanted = search.digits !== undefined && /\d/.test(text) ? search.digits : search.field;
  const others = fieldsOf(search)
    .filter((field) => field !== wanted)
    .reduce((plain, field) => removeCondition(plain, field, 'contains'), plainPart(filter));
  return withPart(filter, null, setCondition(others, wanted, 'contains', text));
}
