import { type FieldType, formatDate } from '@upline/domain';
import { companyTime } from '../time/company-time.ts';

export type CellValue = string | number | boolean | Date | null | undefined;

/** A column of an export: its heading, what kind of cell it is, and the row's value (the field of the same name by default). */
export interface ExportColumn<Row> {
  readonly label: string;
  readonly type: FieldType;
  readonly value?: (row: Row) => CellValue;
}

export type ExportColumns<Row> = Readonly<Record<string, ExportColumn<Row>>>;

/** A column as it leaves the list's own type behind. */
export interface Column<Row> extends ExportColumn<Row> {
  read(row: Row): CellValue;
}

/** The columns asked for, in the order asked; all of them when none are named. */
export function pickColumns<Row>(columns: ExportColumns<Row>, ids: readonly string[]): Column<Row>[] {
  const wanted = ids.length === 0 ? Object.keys(columns) : ids;
  return wanted.flatMap((id) => {
    const column = Object.hasOwn(columns, id) ? columns[id] : undefined;
    return column
      ? [{ ...column, read: column.value ?? ((row: Row) => (row as Record<string, CellValue>)[id]) }]
      : [];
  });
}

const FORMULA = /^[=+\-@\t\r＝＋－＠]/;

/** A text that a spreadsheet would run as a formula gets an apostrophe in front (S-53). */
export const neutralize = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** `01/31/2026 3:05 PM` of the company's clock; made for many thousand cells. */
function clockText(at: Date): string {
  const { day, time } = companyTime(at);
  const hour = Number(time.slice(0, 2));
  return `${formatDate(day)} ${hour % 12 || 12}${time.slice(2)} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** A cell of a CSV: text as on the screen, amounts with two decimals. Null is an empty cell. */
export function textCell(type: FieldType, value: CellValue): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (value instanceof Date) return clockText(value);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return type === 'money' ? (value / 100).toFixed(2) : String(value);
  return type === 'date' ? formatDate(value) : neutralize(value);
}

/** A cell of a sheet, plain enough to cross to another thread: dates are the number of milliseconds of that clock face. */
export type SheetCell = string | number | null;

export function sheetCell(type: FieldType, value: CellValue): SheetCell {
  if (value === null || value === undefined || value === '') return null;
  if (value instanceof Date) {
    const { day, time } = companyTime(value);
    return Date.parse(`${day}T${time}:00Z`);
  }
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return type === 'money' ? value / 100 : value;
  return type === 'date' ? Date.parse(`${value}T00:00:00Z`) : neutralize(value);
}
