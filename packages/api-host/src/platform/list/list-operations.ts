import {
  groupsOf,
  joinFilter,
  type ListFilter,
  type ListOrder,
  type PlainFilter,
  plainPart,
} from '@upline/domain';
import { z } from 'zod';
import type { Db } from '../database/database.ts';
import type { ExportColumns } from '../download/export-column.ts';
import { exportOperation } from '../download/export-operation.ts';
import type { ExportReader } from '../download/exports.ts';
import {
  type Operation,
  operation,
  type SignedInContext,
  type SignedInPolicy,
} from '../operation/operation.ts';
import { invalid } from '../operation/problem.ts';
import type { Platform } from '../platform.ts';
import { countAnswer, type List, type ListSource, listAnswer, type ScopedRows } from './define-list.ts';
import { namesText } from './list-filter.schema.ts';

type Shape = z.ZodRawShape;

/** What a list's rows are chosen by. Page, count, totals and export ask the same source with it. */
export interface ListInput<P extends Shape = Record<never, never>, K extends Shape = Record<never, never>> {
  readonly db: Db;
  /** The caller, or the reader of an export that is written later. */
  readonly caller: ExportReader;
  /** Company day of the request. */
  readonly today: string;
  /** The filter, the order where rows are sorted, and the parameters of the declaration. */
  readonly query: { readonly filter: ListFilter; readonly order?: ListOrder } & z.output<z.ZodObject<P>>;
  readonly params: z.output<z.ZodObject<K>>;
}

interface Counted {
  /** Default: `count` and the name of the list. */
  readonly id?: string;
  readonly summary: string;
  readonly description?: string;
  readonly example: { readonly params?: object; readonly query?: object; readonly count: number };
}

interface Totalled<T extends z.ZodType, S> {
  readonly summary: string;
  readonly description?: string;
  readonly schema: T;
  readonly example: { readonly query?: object; readonly answer: unknown };
  /** Sums over every row that matches, before it is cut into pages. */
  of(matching: ScopedRows, source: S): Promise<z.input<T>>;
}

/** What a list's file holds. */
export interface ListExport<Row> {
  /** As in the name of the file and in the mail: `Clients`. */
  readonly label: string;
  /** Default: what the list itself needs. */
  readonly needs?: Exclude<SignedInPolicy['needs'], 'signed-in'>;
  readonly columns: ExportColumns<Row>;
  readonly description?: string;
}

/** All that the operations of a list are made of. */
export interface ListDeclaration<
  Row,
  A extends z.ZodType,
  T extends z.ZodType,
  S,
  P extends Shape,
  K extends Shape,
> {
  /** `Clients` makes listClients, countClients, totalClients and exportClients. */
  readonly name: string;
  /** The count, the totals and the export stand below it: `/count`, `/totals` and `/download`. */
  readonly path: string;
  readonly tag: string;
  readonly summary: string;
  readonly description?: string;
  readonly policy: SignedInPolicy;
  readonly list: List<Row>;
  /** Schema of a row as it is answered. */
  readonly row: A;
  /** Fields of the query besides page, filter and order, e.g. the team. */
  readonly parameters?: P;
  /** Parameters of the path. */
  readonly params?: z.ZodObject<K>;
  /** Throws 403 or 404 where the rows are not open to the caller. */
  source(input: ListInput<P, K>): S | Promise<S>;
  readonly examples: { readonly params?: object; readonly query?: object; readonly rows: readonly unknown[] };
  /** Left out where counting would cost more than it is worth. */
  readonly count?: Counted;
  readonly totals?: Totalled<T, S>;
  readonly export?: ListExport<Row>;
}

/**
 * How a stored row becomes an answered one; it may be left out where both are the same.
 * `toRows` is for rows that need another read, all of a page at once.
 */
type Answered<Row, A extends z.ZodType> =
  | (Row extends z.input<A>
      ? { toRow?(row: Row, request: SignedInContext): z.input<A> }
      : { toRow(row: Row, request: SignedInContext): z.input<A> })
  | { toRows(rows: readonly Row[], request: SignedInContext): Promise<z.input<A>[]> };

/**
 * The operations of a list from one declaration: its pages and, where declared, its count, its totals and its export. All of them
 * read the same source, so that none shows a row that the list itself would not (S-39).
 */
export function listOperations<
  Row,
  A extends z.ZodType,
  S extends ListSource<Row>,
  T extends z.ZodType = z.ZodNever,
  P extends Shape = Record<never, never>,
  K extends Shape = Record<never, never>,
>(platform: Platform, declared: ListDeclaration<Row, A, T, S, P, K> & Answered<Row, A>): Operation[] {
  const { name, path, tag, policy, list, params, examples, count, totals } = declared;
  const parameters = declared.parameters ?? ({} as P);
  const answered = async (rows: Row[], request: SignedInContext) => {
    if ('toRows' in declared) return declared.toRows(rows, request);
    return declared.toRow ? rows.map((row) => declared.toRow?.(row, request)) : rows;
  };
  const input = async (of: unknown): Promise<ListInput<P, K>> => {
    const asked = of as ListInput<P, K>;
    return { ...asked, query: await list.asked(asked.query, asked) };
  };
  const rest = { ...(params ? { params } : {}) };
  const exampleOf = (of: { params?: object; query?: object }, answer: unknown) => {
    const named = of.params ?? examples.params;
    return { ...(named ? { params: named } : {}), ...(of.query ? { query: of.query } : {}), answer };
  };
  const described = (description: string | undefined) => (description ? { description } : {});

  const operations: Operation[] = [
    operation({
      id: `list${name}`,
      method: 'GET',
      path,
      tag,
      summary: declared.summary,
      ...described(declared.description),
      policy,
      ...rest,
      query: list.query.extend(parameters),
      answer: { status: 200, schema: listAnswer(declared.row) },
      examples: exampleOf(examples, { rows: examples.rows }),
      async handler(request) {
        const asked = await input(request);
        const query = asked.query as Parameters<typeof list.page>[0];
        const rows = await list.page(query, await declared.source(asked));
        // Rows of this list, which its own schema judges when they leave.
        return { rows: await answered(rows, request) } as never;
      },
    }),
  ];
  if (count)
    operations.push(
      operation({
        id: count.id ?? `count${name}`,
        method: 'GET',
        path: `${path}/count`,
        tag,
        summary: count.summary,
        ...described(count.description),
        policy,
        ...rest,
        query: list.countQuery.extend(parameters),
        answer: { status: 200, schema: countAnswer },
        examples: exampleOf(count.example, { count: count.example.count }),
        async handler(request) {
          const asked = await input(request);
          const each = await Promise.all(
            (request.query as { readonly each: readonly ListFilter[] }).each.map((one) =>
              list.resolved(one, asked),
            ),
          );
          if (each.length === 0)
            return { count: await list.count(asked.query.filter, (await declared.source(asked)).scoped) };
          if (Object.keys(asked.query.filter).length > 0)
            throw invalid([{ field: 'filter', message: 'Filter is left out where each is asked for' }]);
          const scopedFor = async (filter: ListFilter) =>
            (await declared.source({ ...asked, query: { ...asked.query, filter } })).scoped;
          const together = each.filter((one) => !namesText(list.fields, one));
          // The source joins what any of the filters names.
          const named = Object.assign({}, ...together.map(plainPart)) as PlainFilter;
          const { count: all, each: numbers } = await list.counts(
            together,
            await scopedFor(joinFilter(named, together.flatMap(groupsOf))),
          );
          const counted = each.map(async (one) => {
            const at = together.indexOf(one);
            return numbers[at] ?? list.count(one, await scopedFor(one));
          });
          return { count: all, each: await Promise.all(counted) };
        },
      }),
    );
  if (totals)
    operations.push(
      operation({
        id: `total${name}`,
        method: 'GET',
        path: `${path}/totals`,
        tag,
        summary: totals.summary,
        ...described(totals.description),
        policy,
        ...rest,
        query: list.totalsQuery.extend(parameters),
        answer: { status: 200, schema: totals.schema },
        examples: exampleOf(totals.example, totals.example.answer),
        async handler(request) {
          const asked = await input(request);
          const source = await declared.source(asked);
          return totals.of(source.scoped.where(list.matching(asked.query.filter)), source);
        },
      }),
    );
  if (declared.export) {
    const { label, needs, columns, description } = declared.export;
    operations.push(
      exportOperation(
        platform,
        {
          list,
          label,
          needs: needs ?? (policy.needs as NonNullable<typeof needs>),
          columns,
          parameters,
          source: (db, caller, { filter, order, today, parameters: stored }) =>
            declared.source({
              db,
              caller,
              today,
              // Parameters may have been stored by an earlier version, so their schemas read them again.
              query: { filter, ...(order ? { order } : {}), ...z.object(parameters).parse(stored) },
              // A list that is exported has no parameters in its address.
              params: {} as never,
            }),
        },
        { id: `export${name}`, list: path, tag, policy, ...described(description) },
      ),
    );
  }
  return operations;
}
