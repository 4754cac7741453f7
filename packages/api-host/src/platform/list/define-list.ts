import {
  DEFAULT_PAGE_SIZE,
  type ListFilter,
  type ListOrder,
  type ListQuery,
  MAX_PAGE_SIZE,
} from '@upline/domain';
import type { SelectQueryBuilder } from 'kysely';
import { sql } from 'kysely';
import { z } from 'zod';
import { queryInteger } from '../fields.ts';
import type { ListFields } from './list-field.ts';
import { filterSchema } from './list-filter.schema.ts';
import { orderSchema } from './list-order.schema.ts';
import { afterPosition, type ListKey, orderTerms, type SortLevel, sortLevels } from './list-ordering.ts';
import { filterPredicate } from './list-predicate.ts';

/**
 * A select over the list's rows: joins the filters need and, always, the predicate of whose rows the caller reaches. It
 * selects nothing; the list adds filter, order, limit and the key.
 */
// biome-ignore lint/suspicious/noExplicitAny: which tables are joined is the store's affair
export type ScopedRows = SelectQueryBuilder<any, any, any>;

/** Where a list's rows come from. Both halves carry the scope, so that neither alone can show a foreign row (S-36, S-39). */
export interface ListSource<Row> {
  readonly scoped: ScopedRows;
  /** The rows of these keys, in any order. */
  rows(keys: readonly string[]): Promise<Row[]>;
  /** Adds a row's columns to a select over `scoped`, where that is all a row takes: then a first page is one statement. */
  // biome-ignore lint/suspicious/noExplicitAny: as above
  select?(query: ScopedRows): SelectQueryBuilder<any, any, Row>;
}

export interface ListSpec<Row> {
  /** Name in saved views, preferences and file names: `clients`. */
  readonly name: string;
  readonly fields: ListFields;
  readonly defaultOrder: ListOrder;
  /** Holds for each field the request's filter does not name, e.g. what is archived stays out until asked for. */
  readonly assumed?: ListFilter;
  /** Default: `id` of type uuid of the table named by `table`. */
  readonly key: ListKey;
  readonly keyOf: (row: Row) => string;
}

/** What a list's export is made of. */
export type ListSelection = Pick<ListQuery, 'filter' | 'order'>;

/**
 * Describes a list once: the schemas of its query with clear refusals (R-GEN-05, R-GEN-06), its pages, its count and its
 * batches for exports. Later pages are read in two steps: the keys from the narrowest index, then the rows of at most
 * `limit + 1` keys; so a deep page skips index entries, not rows.
 */
export function defineList<Row>(spec: ListSpec<Row>) {
  const { fields, key, keyOf } = spec;
  const filter = filterSchema(fields);
  const order = orderSchema(fields, spec.defaultOrder);

  const matching = (asked: ListFilter) => filterPredicate(fields, { ...spec.assumed, ...asked });
  const levelsOf = (asked: ListOrder) =>
    sortLevels(fields, Object.keys(asked).length === 0 ? spec.defaultOrder : asked, key);

  function sorted(scoped: ScopedRows, asked: ListFilter, levels: readonly SortLevel[]): ScopedRows {
    return orderTerms(levels).reduce((query, term) => query.orderBy(term), scoped.where(matching(asked)));
  }

  const selectKey = (query: ScopedRows) => query.select(sql.ref(key.column).as('key'));

  async function rowsInOrder(source: ListSource<Row>, keys: readonly string[]): Promise<Row[]> {
    if (keys.length === 0) return [];
    const found = new Map((await source.rows(keys)).map((row) => [keyOf(row), row]));
    return keys.map((each) => found.get(each)).filter((row) => row !== undefined);
  }

  return {
    name: spec.name,
    fields,
    defaultOrder: spec.defaultOrder,

    /** Query of the list operation: page, limit, filter, order. */
    query: z.strictObject({
      page: queryInteger('Page', { min: 1, max: 10_000, initial: 1 }),
      limit: queryInteger('Limit', { min: 1, max: MAX_PAGE_SIZE, initial: DEFAULT_PAGE_SIZE }),
      filter,
      order,
    }),

    /** Query of the count operation. */
    countQuery: z.strictObject({ filter }),

    /** The two fields an export's query shares with the list's. */
    selection: { filter, order },

    /** Up to `limit + 1` rows of the page; the extra row says that there is another page (SPEC 7). */
    async page(query: ListQuery, source: ListSource<Row>): Promise<Row[]> {
      const page = sorted(source.scoped, query.filter, levelsOf(query.order))
        .limit(query.limit + 1)
        .offset((query.page - 1) * query.limit);
      // Nothing to skip, so nothing to save by reading keys first.
      if (query.page === 1 && source.select) return source.select(page).execute();
      const found = await selectKey(page).execute();
      return rowsInOrder(
        source,
        found.map((row) => String(row.key)),
      );
    },

    async count(asked: ListFilter, scoped: ScopedRows): Promise<number> {
      const row = await scoped
        .where(matching(asked))
        .select(sql<number>`count(*)`.as('count'))
        .executeTakeFirstOrThrow();
      return Number(row.count);
    },

    /** All matching rows in order, `size` at a time and one batch in memory. */
    async *batches(selection: ListSelection, source: ListSource<Row>, size = 1_000): AsyncGenerator<Row[]> {
      const levels = levelsOf(selection.order);
      let query = selectKey(sorted(source.scoped, selection.filter, levels)).limit(size);
      levels.forEach((level, index) => {
        query = query.select(sql<string | null>`${level.by}::text`.as(`at_${index}`));
      });
      let from = query;
      for (;;) {
        const found = await from.execute();
        if (found.length > 0)
          yield await rowsInOrder(
            source,
            found.map((row) => String(row.key)),
          );
        const last = found.at(-1);
        if (!last || found.length < size) return;
        from = query.where(
          afterPosition(
            levels,
            levels.map((_, index) => last[`at_${index}`]),
          ),
        );
      }
    },
  };
}

export type List<Row> = ReturnType<typeof defineList<Row>>;

/** Answer of a list operation (SPEC 7). */
export function listAnswer<S extends z.ZodType>(row: S) {
  return z.strictObject({ rows: z.array(row) });
}

/** Answer of a count operation. */
export const countAnswer = z.strictObject({ count: z.int().min(0) });
