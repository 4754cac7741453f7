import type { z } from 'zod';
import type { ListSource, ScopedRows } from '../platform/list/define-list.ts';
import { type ListDeclaration, listOperations } from '../platform/list/list-operations.ts';
import type { Operation } from '../platform/operation/operation.ts';
import type { Platform } from '../platform/platform.ts';

/** One report for one audience; what every report shares is added by `reportOperations`. */
interface Report<Row, A extends z.ZodType, T extends z.ZodType, S, P extends z.ZodRawShape>
  extends Pick<
    ListDeclaration<Row, A, T, S, P, Record<never, never>>,
    'name' | 'path' | 'summary' | 'list' | 'row' | 'parameters' | 'source'
  > {
  readonly description: string;
  readonly file: NonNullable<ListDeclaration<Row, A, T, S, P, Record<never, never>>['export']>;
  readonly totals: T;
  readonly examples: { readonly query: object; readonly row: unknown; readonly totals: unknown };
  /** Sums over all rows that match, before they are cut into pages (R-REP-02). */
  total(rows: ScopedRows, source: S): Promise<z.input<T>>;
}

const OWN = { needs: 'reports.view', audience: 'portal', scope: 'team', proxy: 'allowed' } as const;
const COMPANY = { needs: 'reports.all', audience: 'admin', scope: 'all', proxy: 'refused' } as const;

/** List, count, totals and download of a report; `company` for admins. */
export function reportOperations<
  Row,
  A extends z.ZodType,
  T extends z.ZodType,
  S extends ListSource<Row>,
  P extends z.ZodRawShape,
>(platform: Platform, audience: 'own' | 'company', report: Report<Row, A, T, S, P>): Operation[] {
  const { file, totals, examples, total, ...rest } = report;
  const { query } = examples;
  return listOperations<Row, A, S, T, P>(platform, {
    ...rest,
    tag: 'Reports',
    policy: audience === 'own' ? OWN : COMPANY,
    examples: { query, rows: [examples.row] },
    toRows: async (rows) => rows as z.input<A>[],
    count: { summary: 'How many rows the report has', example: { query, count: 14 } },
    totals: {
      summary: 'Sums of all rows of the report (R-REP-02)',
      schema: totals,
      example: { query, answer: examples.totals },
      of: total,
    },
    export: {
      ...file,
      needs: audience === 'own' ? 'reports.download' : 'reports.all',
      description: report.description,
    },
  });
}
