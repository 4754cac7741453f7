import {
  DEFAULT_PAGE_SIZE,
  filteredFields,
  type ListFilter,
  type ListOrder,
  type ListQuery,
  MAX_PAGE_SIZE,
  type PlainFilter,
} from '@upline/domain';
import type { Expression, SelectQueryBuilder, SqlBool } from 'kysely';
import { sql } from 'kysely';
import { z } from 'zod';
import { type FileColumn, fieldColumns } from '../download/field-columns.ts';
import { queryInteger } from '../operation/fields.ts';
import { invalid } from '../operation/problem.ts';
import type { ListFields } from './list-field.ts';
import { eachFilterSchema, filterSchema, KEY_FIELD } from './list-filter.schema.ts';
import { orderSchema } from './list-order.schema.ts';
import { afterPosition, type ListKey, orderTerms, type SortLevel, sortLevels } from './list-ordering.ts';
import { filterPredicate, keyPredicate } from './list-predicate.ts';
import { type Asking, resolveFilter } from './list-resolve.ts';

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
  /**
   * Rows are joined from many tables: in any other order than the list's own, which an index ends where the page is full, keys are
   * sorted first and only the page's rows are joined.
   */
  readonly isJoined?: boolean;
  /**
   * Where an unfiltered page is best read part by part, each from its own range of an index, e.g. the shops of a team:
   * reads a page of every part, which is as `scoped` but of that part only, and gives the rows of all as `hit`.
   */
  parts?(page: (part: ScopedRows) => ScopedRows): ScopedRows;
  /** Fields that the parts know themselves: filtered and sorted by these alone, a page is still best read part by part. */
  readonly partedBy?: readonly string[];
  /**
   * The rows in stretches that follow one another in the order asked for: the next one is read only while the page is not full.
   * For what is sorted by a figure that few of the rows have.
   */
  readonly stretches?: readonly Stretch[];
  /** What rows are sorted by is computed: an export sorts once and keeps the keys, instead of computing all for every batch. */
  readonly isComputed?: boolean;
}

export interface Stretch {
  /** What these rows have in the place of the field that is asked for first. */
  readonly by: Expression<unknown>;
  /** As those of a source. */
  readonly parts: NonNullable<ListSource<unknown>['parts']>;
}

export interface ListSpec<Row> {
  /** Name in saved views, preferences and file names: `clients`. */
  readonly name: string;
  readonly fields: ListFields;
  readonly defaultOrder: ListOrder;
  /** Holds for each field the request's filter does not name, e.g. what is archived stays out until asked for. */
  readonly assumed?: PlainFilter;
  /** Default: `id` of type uuid of the table named by `table`. */
  readonly key: ListKey;
  readonly keyOf: (row: Row) => string;
}

/** A page after the row with this key instead of by number: costs the same however deep it is. */
type AskedPage = ListQuery & { readonly after?: string | undefined };

const KEYS = {
  uuid: z.guid().toLowerCase(),
  number: z.string().regex(/^\d{1,15}$/),
  text: z.string().regex(/^[\w:.-]{1,200}$/),
} as const;

/** What a list's export is made of. */
export type ListSelection = Pick<ListQuery, 'filter' | 'order'>;

/**
 * Describes a list once: the schemas of its query with clear refusals (R-GEN-05, R-GEN-06), its pages, its count and its
 * batches for exports. Later pages are read in two steps: the keys from the narrowest index, then the rows of at most
 * `limit + 1` keys; so a deep page skips index entries, not rows.
 */
export function defineList<Row>(spec: ListSpec<Row>) {
  const { fields, key, keyOf } = spec;
  const filter = filterSchema(spec.name, fields, key);
  const order = orderSchema(fields, spec.defaultOrder);

  const matching = ({ [KEY_FIELD]: named, ...asked }: ListFilter) => {
    const known = filteredFields(asked);
    const assumed = Object.entries(spec.assumed ?? {}).filter(([field]) => !known.includes(field));
    const filtered = filterPredicate(fields, { ...Object.fromEntries(assumed), ...asked });
    if (!named || !('in' in named)) return filtered;
    return sql<SqlBool>`(${filtered} and ${keyPredicate(key, named.in as readonly string[])})`;
  };
  const levelsOf = (asked: ListOrder) =>
    sortLevels(fields, Object.keys(asked).length === 0 ? spec.defaultOrder : asked, key);
  const isOwnOrder = (asked: ListOrder) =>
    Object.keys(asked).length === 0 || JSON.stringify(asked) === JSON.stringify(spec.defaultOrder);

  function sorted(scoped: ScopedRows, asked: ListFilter, levels: readonly SortLevel[]): ScopedRows {
    return orderTerms(levels).reduce((query, term) => query.orderBy(term), scoped.where(matching(asked)));
  }

  const selectKey = (query: ScopedRows) => query.select(sql.ref(key.column).as('key'));

  const withPosition = (query: ScopedRows, levels: readonly SortLevel[]): ScopedRows =>
    levels.reduce(
      (chosen, level, index) => chosen.select(sql<string | null>`${level.by}::text`.as(`at_${index}`)),
      query,
    );

  /** The sort values of a row of the list, whether it still passes the filter or not. */
  async function positionOf(source: ListSource<Row>, levels: readonly SortLevel[], after: string) {
    const row = await withPosition(
      source.scoped.where(sql.ref(key.column), '=', after),
      levels,
    ).executeTakeFirst();
    if (!row) throw invalid([{ field: 'after', message: 'After is not valid' }]);
    return levels.map((_, index) => row[`at_${index}`] as string | null);
  }

  /** The parts of a source, where reading them one by one pays. */
  const partsFor = ({ parts, partedBy }: ListSource<Row>, { filter: asked, order: by }: ListSelection) => {
    const pays = partedBy
      ? [...Object.keys(asked), ...Object.keys(by)].every((field) => partedBy.includes(field))
      : Object.keys(asked).length === 0;
    return pays ? parts : undefined;
  };

  /** As `withPosition`, of a page made by `merged`. */
  const mergedPosition = (query: ScopedRows, levels: readonly SortLevel[]): ScopedRows =>
    levels.reduce(
      (chosen, _, index) =>
        chosen.select(sql<string | null>`${sql.ref(`hit.by_${index}`)}::text`.as(`at_${index}`)),
      query,
    );

  /** A page whose first rows of every part are read on their own and then merged. */
  function merged(
    parts: NonNullable<ListSource<Row>['parts']>,
    levels: readonly SortLevel[],
    limit: number,
    page: (scoped: ScopedRows) => ScopedRows,
  ): ScopedRows {
    const all = parts((part) =>
      levels.reduce(
        (query, { by }, index) => query.select(sql`${by}`.as(`by_${index}`)),
        selectKey(page(part)),
      ),
    );
    const bys = levels.map((level, index) => ({ ...level, by: sql.ref(`hit.by_${index}`) }));
    return orderTerms(bys)
      .reduce((query, term) => query.orderBy(term), all)
      .select('hit.key as key')
      .limit(limit);
  }

  /** Keys of a page, stretch after stretch until it is full; `skip` of them are not in it. */
  async function keysInStretches(
    stretches: readonly Stretch[],
    query: ListSelection,
    wanted: {
      readonly limit: number;
      readonly skip: number;
      readonly position: readonly (string | null)[] | undefined;
    },
  ): Promise<string[]> {
    const [first, ...rest] = levelsOf(query.order);
    const keys: string[] = [];
    for (const { by, parts } of stretches) {
      const left = wanted.skip + wanted.limit - keys.length;
      if (left === 0 || !first) break;
      const levels = [{ ...first, by }, ...rest];
      const after = wanted.position && afterPosition(levels, wanted.position);
      const page = (scoped: ScopedRows) => {
        const all = sorted(scoped, query.filter, levels).limit(left);
        return after ? all.where(after) : all;
      };
      const found = merged(parts, levels, left, page);
      keys.push(...(await found.execute()).map((row) => String(row.key)));
    }
    return keys.slice(wanted.skip);
  }

  async function rowsInOrder(source: ListSource<Row>, keys: readonly string[]): Promise<Row[]> {
    if (keys.length === 0) return [];
    const found = new Map((await source.rows(keys)).map((row) => [keyOf(row), row]));
    return keys.map((each) => found.get(each)).filter((row) => row !== undefined);
  }

  return {
    name: spec.name,
    fields,
    /** Columns of its file that are fields of the list. */
    columns: (...columns: FileColumn<Row>[]) => fieldColumns<Row>(fields, columns),
    defaultOrder: spec.defaultOrder,

    /** The condition of the rows a filter leaves, for what is summed of them. */
    matching,

    /** The filter with relative dates and places in the network worked out; what reads rows takes it in this form alone. */
    resolved: (asked: ListFilter, asking: Asking) => resolveFilter(fields, asked, asking),

    /** The same of a whole query. */
    async asked<Q extends { readonly filter: ListFilter }>(query: Q, asking: Asking): Promise<Q> {
      return { ...query, filter: await resolveFilter(fields, query.filter, asking) };
    },

    /** Query of the list operation: page, limit, filter, order. */
    query: z.strictObject({
      page: queryInteger('Page', { min: 1, max: 10_000, initial: 1 }),
      limit: queryInteger('Limit', { min: 1, max: MAX_PAGE_SIZE, initial: DEFAULT_PAGE_SIZE }),
      after: KEYS[key.type].optional().meta({
        label: 'After',
        description:
          'Key of the last row seen: the page after it, at the same cost at any depth. Page is then ignored.',
      }),
      filter,
      order,
    }),

    /** Query of the count operation. */
    countQuery: z.strictObject({ filter, each: eachFilterSchema(filter) }),

    /** Query of what is summed of the rows that match. */
    totalsQuery: z.strictObject({ filter }),

    /** The two fields an export's query shares with the list's. */
    selection: { filter, order },

    /** Up to `limit + 1` rows of the page; the extra row says that there is another page (SPEC 7). */
    async page(query: AskedPage, source: ListSource<Row>): Promise<Row[]> {
      const levels = levelsOf(query.order);
      const limit = query.limit + 1;
      const position = query.after === undefined ? undefined : await positionOf(source, levels, query.after);
      const after = position && afterPosition(levels, position);
      if (source.stretches) {
        const skip = position ? 0 : (query.page - 1) * query.limit;
        return rowsInOrder(source, await keysInStretches(source.stretches, query, { limit, skip, position }));
      }
      const pageOf = (scoped: ScopedRows) => {
        const all = sorted(scoped, query.filter, levels).limit(limit);
        return after ? all.where(after) : all.offset((query.page - 1) * query.limit);
      };
      const skipsNothing = query.page === 1 || after !== undefined;
      // Nothing to skip, so nothing to save by reading keys first.
      if (skipsNothing && !(source.isJoined && !isOwnOrder(query.order)) && source.select && !source.parts)
        return source.select(pageOf(source.scoped)).execute();
      const parts = skipsNothing ? partsFor(source, query) : undefined;
      const keys = parts ? merged(parts, levels, limit, pageOf) : selectKey(pageOf(source.scoped));
      return rowsInOrder(
        source,
        (await keys.execute()).map((row) => String(row.key)),
      );
    },

    async count(asked: ListFilter, scoped: ScopedRows): Promise<number> {
      const row = await scoped
        .where(matching(asked))
        .select(sql<number>`count(*)`.as('count'))
        .executeTakeFirstOrThrow();
      return Number(row.count);
    },

    /** How many rows there are, and how many match each of the filters: all are counted while the rows are read once. */
    async counts(
      each: readonly ListFilter[],
      scoped: ScopedRows,
    ): Promise<{ count: number; each: number[] }> {
      const numbers = [{}, ...each].map((one, index) =>
        sql<number>`count(*) filter (where ${matching(one)})`.as(`of_${index}`),
      );
      const row = await scoped.select(numbers).executeTakeFirstOrThrow();
      return { count: Number(row.of_0), each: each.map((_, index) => Number(row[`of_${index + 1}`])) };
    },

    /** All matching rows in order, `size` at a time and one batch in memory. */
    async *batches(selection: ListSelection, source: ListSource<Row>, size = 250): AsyncGenerator<Row[]> {
      const levels = levelsOf(selection.order);
      if (source.isComputed) {
        const found = await selectKey(sorted(source.scoped, selection.filter, levels)).execute();
        for (let from = 0; from < found.length; from += size)
          yield await rowsInOrder(
            source,
            found.slice(from, from + size).map((row) => String(row.key)),
          );
        return;
      }
      const { select } = source;
      const parts = partsFor(source, selection);
      const batch = (after: Expression<SqlBool> | undefined): ScopedRows => {
        const page = (scoped: ScopedRows) => {
          const all = sorted(scoped, selection.filter, levels).limit(size);
          return after ? all.where(after) : all;
        };
        if (parts) return mergedPosition(merged(parts, levels, size, page), levels);
        const found = withPosition(page(source.scoped), levels);
        return select ? select(found) : selectKey(found);
      };
      let after: Expression<SqlBool> | undefined;
      for (;;) {
        const found = await batch(after).execute();
        if (found.length > 0)
          yield select && !parts
            ? (found as Row[])
            : await rowsInOrder(
                source,
                found.map((row) => String(row.key)),
              );
        const last = found.at(-1);
        if (!last || found.length < size) return;
        after = afterPosition(
          levels,
          levels.map((_, index) => last[`at_${index}`]),
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
export const countAnswer = z.strictObject({
  count: z.int().min(0),
  each: z
    .array(z.int().min(0))
    .optional()
    .meta({ description: 'Rows of the filters in `each`, in their order' }),
});
