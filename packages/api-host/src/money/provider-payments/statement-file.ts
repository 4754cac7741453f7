import { createHash } from 'node:crypto';
import { isCalendarDate, parseDateEntry, parseMoney } from '@upline/domain';
import { parse } from 'csv-parse/sync';
import { PAYMENT_KINDS, type PaymentKind } from './provider-payment.tables.ts';

/** A line of a carrier's commission statement, checked. */
export interface StatementRow {
  /** Of the file's own column `line`, else its place among the lines. */
  readonly line_no: number;
  readonly policy_number_text: string;
  readonly match_number: string;
  readonly kind: PaymentKind;
  readonly gross_cents: number;
  readonly event_date: string | null;
}

export interface RowFailure {
  readonly line: number;
  readonly reason: string;
}

/** Columns of the file, in any order; the first line names them. */
export const STATEMENT_COLUMNS = ['line', 'policy_number', 'kind', 'amount', 'date'] as const;
const REQUIRED = ['policy_number', 'kind', 'amount'] as const;
export const MAX_LINES = 5_000;

type Cells = Partial<Record<(typeof STATEMENT_COLUMNS)[number], string>>;

class Unfit extends Error {}

/** As policies are matched: capitals, without hyphens, blanks and leading zeros (R-CAR-01). */
export const matchNumber = (text: string) => text.toUpperCase().replace(/[\s-]/g, '').replace(/^0+/, '');

function amountOf(text: string | undefined): number {
  const [, open, digits] = /^(\(|-)?\s*\$?([\d,]+(?:\.\d{1,2})?)\)?$/.exec(text?.trim() ?? '') ?? [];
  const cents = digits === undefined ? undefined : parseMoney(digits);
  if (cents === undefined || cents === 0) throw new Unfit('Amount is not valid');
  return open === undefined ? cents : -cents;
}

function dateOf(text: string | undefined): string | null {
  if (text === undefined || text === '') return null;
  const day = isCalendarDate(text) ? text : parseDateEntry(text);
  if (day === undefined) throw new Unfit('Date is not valid');
  return day;
}

function rowOf(cells: Cells, place: number): StatementRow {
  const number = (cells.policy_number ?? '').trim();
  if (!/^[\w .-]{3,40}$/.test(number)) throw new Unfit('Policy Number is not valid');
  const kind = PAYMENT_KINDS.find((each) => each.toLowerCase() === cells.kind?.trim().toLowerCase());
  if (kind === undefined) throw new Unfit('Kind must be one of the listed values');
  const gross_cents = amountOf(cells.amount);
  if (kind === 'Chargeback' && gross_cents > 0) throw new Unfit('A chargeback must be negative');
  const line = cells.line?.trim();
  if (line && !/^[1-9]\d{0,8}$/.test(line)) throw new Unfit('Line is not valid');
  return {
    line_no: line ? Number(line) : place,
    policy_number_text: number,
    match_number: matchNumber(number),
    kind,
    gross_cents,
    event_date: dateOf(cells.date?.trim()),
  };
}

/** The same for files that say the same, in whatever order. */
export function fingerprintOf(
  { statement_date, currency }: { readonly statement_date: string; readonly currency: string },
  rows: readonly StatementRow[],
): string {
  const lines = rows
    .map((row) =>
      JSON.stringify([row.match_number, row.kind, row.gross_cents, row.event_date ?? statement_date]),
    )
    .sort();
  return createHash('sha256')
    .update(JSON.stringify([statement_date, currency, lines]))
    .digest('hex');
}

/** The lines of a statement and what is wrong with others; a text when the file as a whole is none. */
export function readStatement(
  bytes: Buffer,
): { rows: StatementRow[]; failures: RowFailure[] } | { refused: string } {
  let records: Cells[];
  try {
    records = parse(bytes, {
      bom: true,
      columns: (names: string[]) =>
        names.map((name) =>
          name
            .trim()
            .toLowerCase()
            .replace(/[\s-]+/g, '_'),
        ),
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
      to: MAX_LINES + 1,
    }) as Cells[];
  } catch {
    return { refused: 'is not a CSV file' };
  }
  const columns = new Set(Object.keys(records[0] ?? {}));
  const absent = REQUIRED.filter((column) => !columns.has(column));
  if (absent.length > 0) return { refused: `has no column ${absent.join(', ')}` };
  if (records.length > MAX_LINES) return { refused: `has more than ${MAX_LINES} lines` };
  const rows = new Map<number, StatementRow>();
  const failures: RowFailure[] = [];
  for (const [index, record] of records.entries()) {
    try {
      const row = rowOf(record, index + 1);
      if (rows.has(row.line_no)) throw new Unfit(`Line ${row.line_no} stands twice in the file`);
      rows.set(row.line_no, row);
    } catch (error) {
      if (!(error instanceof Unfit)) throw error;
      failures.push({ line: index + 1, reason: error.message });
    }
  }
  return { rows: [...rows.values()], failures };
}
