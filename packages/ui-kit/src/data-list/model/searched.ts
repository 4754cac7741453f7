import { type ListFilter, plainPart } from '@upline/domain';
import type { DataListProps } from '../types.ts';
import { withPart } from './filter-groups.ts';
import { removeCondition, setCondition } from './filters.ts';

type Search = NonNullable<DataListProps<never>['search']>;

const fieldsOf = ({ field, digits }: Search) => (digits === undefined ? [field] : [field, digits]);

/** The field whose condition the quick search holds; one on its other field is a chip as any other. */
export function searchedField(filter: ListFilter, search: Search | undefined): string | undefined {
  const plain = plainPart(filter);
  return search && fieldsOf(search).find((field) => typeof plain[field]?.contains === 'string');
}

/** What the quick search holds: the text that one of its fields is filtered by. */
export function searchedText(filter: ListFilter, search: Search | undefined): string {
  const field = searchedField(filter, search);
  return field === undefined ? '' : String(plainPart(filter)[field]?.contains);
}

/** Codes, numbers of policies and phones have a digit; "3M" and "21st Century" are names. */
const looksLikeANumber = (text: string) =>
  /\d{3}/.test(text) || (/\d/.test(text) && !/^\d\d?[a-z]/i.test(text));

/** The filter with this text in the quick search. Only one of its fields is searched at a time. */
export function withSearched(filter: ListFilter, search: Search, text: string): ListFilter {
  const wanted = search.digits !== undefined && looksLikeANumber(text) ? search.digits : search.field;
  const before = searchedField(filter, search);
  const plain = plainPart(filter);
  const others =
    before === undefined || before === wanted ? plain : removeCondition(plain, before, 'contains');
  return withPart(filter, null, setCondition(others, wanted, 'contains', text));
}
