import type { ListField, ListFields } from '../list/list-field.ts';
import type { CellValue, ExportColumn, ExportColumns } from './export-column.ts';

/** A field by its name, or fields with how a row's value is read where it is not the row's own of that name. */
export type FileColumn<Row> = (keyof Row & string) | { readonly [field: string]: (row: Row) => CellValue };

type Stored = string | number | null;

/** As a person reads what the row stores; undefined where that is the value itself. */
function writtenBy(field: ListField): ((stored: Exclude<Stored, null>) => CellValue) | undefined {
  if (field.type === 'text' && field.shown) {
    const { shown } = field;
    return (stored) => shown(String(stored));
  }
  return field.unit === 'percent' || field.unit === 'hundredths'
    ? (stored) => Number(stored) / 100
    : undefined;
}

function columnOf<Row>(field: ListField, read?: (row: Row) => CellValue): ExportColumn<Row> {
  // What a person chooses from in a filter is a text like any other in a file.
  const type = field.type === 'enum' ? 'text' : field.type;
  return { label: field.label, type, ...(read ? { value: read } : {}) };
}

function storedColumn<Row>(field: ListField, name: keyof Row): ExportColumn<Row> {
  const written = writtenBy(field);
  if (!written) return columnOf(field);
  const column = columnOf<Row>(field, (row) => {
    const stored = row[name] as Stored;
    return stored === null ? null : written(stored);
  });
  return field.unit === 'percent' ? { ...column, label: `${field.label} %` } : column;
}

/** Columns of a file that are fields of the list: label and type are theirs, in the order of the names. */
export function fieldColumns<Row>(
  fields: ListFields,
  columns: readonly FileColumn<Row>[],
): ExportColumns<Row> {
  const fieldOf = (name: string) => {
    const field = fields[name];
    if (!field) throw new TypeError(`The list has no field ${name}`);
    return field;
  };
  return Object.fromEntries(
    columns.flatMap((column): [string, ExportColumn<Row>][] =>
      typeof column === 'string'
        ? [[column, storedColumn<Row>(fieldOf(column), column)]]
        : Object.entries(column).map(([name, read]) => [name, columnOf(fieldOf(name), read)]),
    ),
  );
}
