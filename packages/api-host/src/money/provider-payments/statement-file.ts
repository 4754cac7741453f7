import { createHash } from 'node:crypto';
import { isCalendarDate, messages, parseDateEntry, parseMoney } from '@upline/domain';
import { formulaMessage, isFormula, plainCell } from '../../platform/imports/cells.ts';
import type { MappedField } from '../../platform/imports/heading-mapping.ts';
import { PAYMENT_KINDS, type PaymentKind } from './provider-payments.tables.ts';

/** A line of a carrier's commission statement, checked. */
export interface StatementRow {
  /** From the file's own column, or the place among the lines if there is none. */
  readonly line_no: number;
  readonly policy_number_text: string;
  readonly match_number: string;
  readonly kind: PaymentKind;
  readonly gross_cents: number;
  readonly event_date: string | null;
}

/** The fields that columns of a statement can hold; a line needs the first three. */
export const STATEMENT_FIELDS = [
  {
    key: 'policy_number',
    label: 'Policy Number',
    names: ['policy', 'policy no', 'policy nbr', 'contract', 'contract number'],
  },
  {
    key: 'kind',
    label: 'Kind',
    names: ['type', 'commission type', 'compensation type', 'transaction type'],
  },
  {
    key: 'amount',
    label: 'Amount',
    names: ['gross', 'gross amount', 'commission', 'commission amount', 'payment'],
  },
  { key: 'date', label: 'Date', names: ['event date', 'transaction date', 'effective date', 'paid date'] },
  { key: 'line', label: 'Line', names: ['line no', 'line number'] },
] as const satisfies readonly MappedField[];
export type StatementField = (typeof STATEMENT_FIELDS)[number]['key'];
export const NEEDED_FIELDS = ['policy_number', 'kind', 'amount'] as const satisfies readonly StatementField[];
export const MAX_LINES = 100_000;

export const labelOf = (key: StatementField) =>
  STATEMENT_FIELDS.find((field) => field.key === key)?.label ?? key;

export type StatementCells = Partial<Record<StatementField, string>>;

/** Why a line is refused. */
export class Unfit extends Error {
  override readonly name = 'Unfit';
}

/** A policy number as a carrier may write it; no formula of a spreadsheet is one. */
export const isPolicyNumber = (text: string) => /^[\w .-]{3,40}$/.test(text);

/** As policies are matched: capitals, without hyphens, blanks and leading zeros (R-CAR-01). */
export const matchNumber = (text: string) => text.toUpperCase().replace(/[\s-]/g, '').replace(/^0+/, '');

const WHOLE = /^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d{1,2})?$/;
/** `1.234,56` or `12,5`: read as dollars and cents of another country it would be a hundred times as much. */
const DECIMAL_COMMA = /^(?:\d+|\d{1,3}(?:\.\d{3})+),\d{1,2}$/;

/** Cents of `1,234.50`, `-12` or `(12.00)`; throws `Unfit`. */
function amountOf(text: string): number {
  const [, open, digits = '', close] = /^(\(|-|−)?\s*\$?\s*([\d.,]+)(\))?$/.exec(text) ?? [];
  if (DECIMAL_COMMA.test(digits))
    throw new Unfit('Amount is written with a decimal comma. Write it with a point, as 1234.56');
  const cents = WHOLE.test(digits) && (open === '(') === (close === ')') ? parseMoney(digits) : undefined;
  if (cents === undefined) throw new Unfit(messages.invalid('Amount'));
  if (cents === 0) throw new Unfit('Amount must not be 0');
  return open === undefined ? cents : -cents;
}

function dateOf(text: string): string {
  const day = isCalendarDate(text) ? text : parseDateEntry(text);
  if (day === undefined) throw new Unfit(messages.invalid('Date'));
  return day;
}

/** What the cells say without the guards of spreadsheets; throws `Unfit` for a formula. */
function textsOf(cells: StatementCells): StatementCells {
  return Object.fromEntries(
    Object.entries(cells).flatMap(([key, cell]) => {
      const text = plainCell(cell);
      if (isFormula(text)) throw new Unfit(formulaMessage(labelOf(key as StatementField)));
      return text === '' ? [] : [[key, text]];
    }),
  );
}

/** Reads a line, which is the `place`th of the file; throws `Unfit`. */
export function readLine(cells: StatementCells, place: number): StatementRow {
  const texts = textsOf(cells);
  for (const field of NEEDED_FIELDS)
    if (texts[field] === undefined) throw new Unfit(messages.required(labelOf(field)));
  const number = texts.policy_number ?? '';
  if (!isPolicyNumber(number)) throw new Unfit(messages.invalid('Policy Number'));
  const kind = PAYMENT_KINDS.find((each) => each.toLowerCase() === texts.kind?.toLowerCase());
  if (kind === undefined) throw new Unfit(`Kind must be one of ${PAYMENT_KINDS.join(', ')}`);
  const gross_cents = amountOf(texts.amount ?? '');
  if (kind === 'Chargeback' && gross_cents > 0) throw new Unfit('A chargeback must be negative');
  if (kind !== 'Chargeback' && gross_cents < 0)
    throw new Unfit('A negative amount must be of the kind Chargeback');
  const { line } = texts;
  if (line !== undefined && !/^[1-9]\d{0,8}$/.test(line)) throw new Unfit(messages.invalid('Line'));
  return {
    line_no: line === undefined ? place : Number(line),
    policy_number_text: number,
    match_number: matchNumber(number),
    kind,
    gross_cents,
    event_date: texts.date === undefined ? null : dateOf(texts.date),
  };
}

type LineContent = Pick<StatementRow, 'match_number' | 'kind' | 'gross_cents' | 'event_date'>;

/** The content of a line, without its place in the file. */
export const contentOf = (row: LineContent, statement_date: string): string =>
  JSON.stringify([row.match_number, row.kind, row.gross_cents, row.event_date ?? statement_date]);

/** The same for files that say the same, in whatever order; `contents` are those of their lines. */
export function fingerprintOf(
  { statement_date, currency }: { readonly statement_date: string; readonly currency: string },
  contents: readonly string[],
): string {
  return createHash('sha256')
    .update(JSON.stringify([statement_date, currency, contents.toSorted()]))
    .digest('hex');
}
