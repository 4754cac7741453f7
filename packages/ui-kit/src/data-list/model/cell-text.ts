import {
  type Country,
  formatBps,
  formatDate,
  formatDateTime,
  formatMoney,
  formatNumber,
  formatVolume,
} from '@upline/domain';
import { relativeText } from '../../format/date-text.tsx';
import type { CellValue, DataListColumn, Tone } from '../types.ts';

/** Shown in place of a value withheld by Privacy; the style sheet draws a block over it. */
export const HIDDEN_TEXT = 'Hidden';

/** The value a column has in a row. */
export function readValue<Row>(column: DataListColumn<Row>, row: Row): CellValue {
  return column.value ? column.value(row) : (row[column.id as keyof Row] as CellValue);
}

const REMEMBERED = 4_000;
const written = new Map<string, string>();

/** Writing an amount or a time costs up to 0.1 ms, and a list writes the same ones again on every sort and scroll. */
function remember(key: string, write: () => string): string {
  const known = written.get(key);
  if (known !== undefined) return known;
  if (written.size >= REMEMBERED) written.clear();
  const text = write();
  written.set(key, text);
  return text;
}

/** A value as it is read, or null when there is none (a dash on screen). */
export function cellText<Row>(
  column: DataListColumn<Row>,
  row: Row,
  value: CellValue,
  viewer: Country = 'USA',
): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') {
    if (column.type === 'money') {
      const currency = column.currency?.(row) ?? 'USD';
      return remember(`${currency} ${viewer} ${value}`, () => formatMoney(value, currency, viewer));
    }
    if (column.type === 'bv' || column.type === 'hundredths')
      return remember(`bv ${value}`, () => formatVolume(value));
    if (column.type === 'percent') return remember(`bps ${value}`, () => formatBps(value));
    return column.type === 'text' ? String(value) : remember(`number ${value}`, () => formatNumber(value));
  }
  if (column.type === 'date') return formatDate(value);
  if (column.type === 'datetime') return stampText(column, value);
  return optionOf(column, value)?.label ?? value;
}

const MINUTE = 60_000;

function stampText<Row>(column: DataListColumn<Row>, value: string): string {
  if (!column.relative) return remember(value, () => formatDateTime(value));
  const minute = Math.floor(Date.now() / MINUTE);
  return remember(
    `${minute} ${value}`,
    // The day in the reader's zone, as in the exact time on hover.
    () => relativeText(value) ?? formatDateTime(value).split(' ')[0] ?? '',
  );
}

const optionOf = <Row>(column: DataListColumn<Row>, value: CellValue) =>
  column.options?.find((option) => option.value === value);

/** The color of a status's dot; the word beside it says the same. */
export const toneOf = <Row>(column: DataListColumn<Row>, value: CellValue): Tone =>
  optionOf(column, value)?.tone ?? 'neutral';
