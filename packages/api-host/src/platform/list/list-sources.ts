import { type SelectQueryBuilder, sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { isOneOf } from '../database/is-one-of.ts';
import type { ListSource, ScopedRows } from './define-list.ts';

/** Rows that are found by a key of their table and shown by some of its columns. */
export function keyedSource<DB, TB extends keyof DB, All, Row>(
  key: string,
  scoped: SelectQueryBuilder<DB, TB, All>,
  select: (query: SelectQueryBuilder<DB, TB, All>) => SelectQueryBuilder<DB, TB, Row>,
) {
  return {
    scoped,
    select,
    rows: (keys: readonly string[]) => select(scoped).where(isOneOf(key, keys)).execute(),
  };
}

/**
 * Two ways to rows, e.g. the own ones and those that others share, each of which is one range of an index: they are read apart
 * and then merged, so that a page costs what it shows. No row may be in both.
 */
export const inTwoParts =
  (db: Db, [one, other]: readonly [ScopedRows, ScopedRows]): NonNullable<ListSource<unknown>['parts']> =>
  (page) =>
    db.selectFrom(sql`((${page(one)}) union all (${page(other)}))`.as('hit'));
