import { foldText } from '@upline/domain';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { escapeLike } from './list-predicate.ts';

const MAX_WORDS = 8;

/** Words of a search, folded as the name columns are. */
export function wordsOf(keyword: string): readonly string[] {
  return foldText(keyword).split(' ').filter(Boolean).slice(0, MAX_WORDS);
}

/** Every word begins some word of the folded name, in any order: `alv ana` finds `ana alvarez` (domain.md 2.35). */
export function matchesWords(column: string, words: readonly string[]): RawBuilder<SqlBool> {
  if (words.length === 0) return sql<SqlBool>`false`;
  const name = sql.ref(column);
  const conditions = words.map((word) => {
    const start = `${escapeLike(word)}%`;
    // An index of letters is asked once for what follows from all of it, and not for each way a word may begin.
    const words = sql`(' ' || ${name})`;
    return sql<SqlBool>`(${name} like ${`%${start}`} and (${words} like ${`% ${start}`} or ${words} like ${`%-${start}`}))`;
  });
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
}
