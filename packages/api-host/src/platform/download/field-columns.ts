import type { ListField, ListFields } from '../list/list-field.ts';
import type { CellValue, ExportColumn, ExportColumns } from './export-column.ts';

function columnOf<Row>(field: ListField, name: keyof Row & string): ExportColumn<Row> {
  const { label, type } = field;
  // What a person chooses from in a filter is a text like any other in a file.
  const column = { label, type: type === 'enum' ? 'text' : type } as const;
  const shown = field.type === 'text' ? field.shown : undefined;
  if (!shown) return column;
  return { ...column, value: (row) => (row[name] === null ? null : shown(String(row[name] as CellValue))) };
}

/** Columns of a file that are fields of the list: label and type are theirs, in the order of the names. */
export const fieldColumns = <Row>(
  fields: ListFields,
  names: readonly (keyof Row & string)[],
): ExportColumns<Row> =>
  Object.fromEntries(
    names.map((name) => {
      const field = fields[name];
      if (!field) throw new TypeError(`The list has no field ${name}`);
      return [name, columnOf<Row>(field, name)];
    }),
  );
