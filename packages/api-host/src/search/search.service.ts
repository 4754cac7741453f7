import { messages } from '@upline/domain';
import { invalid } from '../platform/operation/problem.ts';

interface Asked {
  readonly search_keyword?: string | undefined;
  readonly include: readonly string[];
}

/**
 * What `include` names first, then the matches, nothing twice. Throws 422 when neither a keyword nor anything to include
 * was given.
 */
export async function lookUp<Row>(
  { search_keyword, include }: Asked,
  byKeys: (keys: readonly string[]) => Promise<Row[]>,
  byKeyword: (keyword: string) => Promise<Row[]>,
  keyOf: (row: Row) => string,
): Promise<Row[]> {
  if (search_keyword === undefined && include.length === 0) {
    throw invalid([{ field: 'search_keyword', message: messages.required('Search') }]);
  }
  const named = include.length > 0 ? await byKeys(include) : [];
  const found = search_keyword === undefined ? [] : await byKeyword(search_keyword);
  const known = new Set(named.map(keyOf));
  return [...named, ...found.filter((row) => !known.has(keyOf(row)))];
}
