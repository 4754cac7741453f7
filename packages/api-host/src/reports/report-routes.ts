import type { ListQuery } from '@upline/domain';
import { z } from 'zod';
import type { Caller } from '../platform/caller.ts';
import type { Db } from '../platform/database.ts';
import type { ExportColumns } from '../platform/download/export-column.ts';
import { exportOperation } from '../platform/download/export-operation.ts';
import type { ExportAsked, ExportReader } from '../platform/download/exports.ts';
import {
  countAnswer,
  type List,
  type ListSource,
  listAnswer,
  type ScopedRows,
} from '../platform/list/define-list.ts';
import { type Operation, operation, type Policy } from '../platform/operation.ts';
import type { Platform } from '../platform/platform.ts';

const tag = 'Reports';

/** One report for one audience. */
interface Report<Row, R extends z.ZodType, T extends z.ZodType, S extends ListSource<Row>> {
  /** `ActivityReport`: listActivityReport, countActivityReport, totalActivityReport, exportActivityReport. */
  readonly name: string;
  readonly path: string;
  readonly label: string;
  readonly summary: string;
  readonly description: string;
  readonly list: List<Row>;
  readonly columns: ExportColumns<Row>;
  readonly parameters: z.ZodRawShape;
  readonly row: R;
  readonly totals: T;
  readonly examples: { readonly query: object; readonly row: unknown; readonly totals: unknown };
  /** Throws 403 for what is not open to the reader. */
  source(db: Db, reader: ExportReader, asked: ExportAsked): S | Promise<S>;
  toRow(row: Row): z.input<R>;
  /** Sums over all rows that match, before they are cut into pages (R-REP-02). */
  total(rows: ScopedRows, source: S): Promise<z.input<T>>;
}

const OWN = { audience: 'portal', scope: 'team', proxy: 'allowed' } as const;
const COMPANY = { audience: 'admin', scope: 'all', proxy: 'refused' } as const;

interface Input {
  readonly db: Db;
  readonly today: string;
  readonly caller: Caller;
  readonly query: unknown;
}

/** What the schemas of `defineList` read; the parameters' own types are lost in a raw shape. */
type Filtered = Pick<ListQuery, 'filter'> & Partial<Pick<ListQuery, 'order'>>;

/** List, count, totals and download of a report; `company` for admins. */
export function reportOperations<Row, R extends z.ZodType, T extends z.ZodType, S extends ListSource<Row>>(
  platform: Platform,
  report: Report<Row, R, T, S>,
  audience: 'own' | 'company',
): Operation[] {
  const { name, path, list, parameters, examples } = report;
  const side = audience === 'own' ? OWN : COMPANY;
  const policy: Policy = { ...side, needs: audience === 'own' ? 'reports.view' : 'reports.all' };
  const sourceOf = ({ db, today, caller, query }: Input) =>
    report.source(db, caller, {
      ...(query as Filtered),
      parameters: query as ExportAsked['parameters'],
      today,
    });
  return [
    operation({
      id: `list${name}`,
      method: 'GET',
      path,
      tag,
      summary: report.summary,
      description: report.description,
      policy,
      query: list.query.extend(parameters),
      answer: { status: 200, schema: listAnswer(report.row) },
      examples: { query: examples.query, answer: { rows: [examples.row] } },
      async handler(input) {
        const rows = await list.page(input.query as unknown as ListQuery, await sourceOf(input as Input));
        return { rows: rows.map(report.toRow) } as never;
      },
    }),
    operation({
      id: `count${name}`,
      method: 'GET',
      path: `${path}/count`,
      tag,
      summary: 'How many rows the report has',
      policy,
      query: list.countQuery.extend(parameters),
      answer: { status: 200, schema: countAnswer },
      examples: { query: examples.query, answer: { count: 14 } },
      async handler(input) {
        const { scoped } = await sourceOf(input as Input);
        return { count: await list.count((input.query as Filtered).filter, scoped) };
      },
    }),
    operation({
      id: `total${name}`,
      method: 'GET',
      path: `${path}/totals`,
      tag,
      summary: 'Sums of all rows of the report (R-REP-02)',
      policy,
      query: list.countQuery.extend(parameters),
      answer: { status: 200, schema: report.totals },
      examples: { query: examples.query, answer: examples.totals },
      async handler(input) {
        const source = await sourceOf(input as Input);
        return report.total(source.scoped.where(list.matching((input.query as Filtered).filter)), source);
      },
    }),
    exportOperation(
      platform,
      {
        list,
        label: report.label,
        needs: audience === 'own' ? 'reports.download' : 'reports.all',
        columns: report.columns,
        parameters,
        source: report.source,
      },
      { id: `export${name}`, list: path, tag, policy: side, description: report.description },
    ),
  ];
}

/** What was asked for, read once more by the schemas of the query: stored parameters may be of an earlier version. */
export const parametersOf = <S extends z.ZodRawShape>(shape: S, { parameters }: ExportAsked) =>
  z.object(shape).parse(parameters);
