import type { ListFields, ListFiles, ListOperationId } from '@upline/api-client';
import type { FieldFacts, FilterOperator, ListFacts } from '@upline/domain';
import type { CellValue, ColumnOption, DataListColumn } from '@upline/ui-kit/data-list/types.ts';
import { type StatusTone, toneOf } from '@upline/ui-kit/status/status-tone.ts';
import type { RowOf } from './data-list-for.tsx';

type Look<Row> = Pick<
  DataListColumn<Row>,
  'cell' | 'currency' | 'align' | 'width' | 'pinned' | 'defaultHidden' | 'cardRole' | 'secret' | 'relative'
>;

/** Reads the value; it may be left out where the row has a plain value under the field's own name, or the cell draws itself. */
type Value<Row, Name> = Name extends keyof Row
  ? Row[Name] extends CellValue
    ? { readonly value?: (row: Row) => CellValue }
    : Read<Row>
  : Read<Row>;
type Read<Row> =
  | { readonly value: (row: Row) => CellValue }
  | { readonly cell: NonNullable<DataListColumn<Row>['cell']> };

type OptionOf<F> = F extends { options: readonly (infer Option extends string)[] } ? Option : never;

/** What only an enum has: a dot of a color, words in place of the stored values. */
type Enumerated<F> = [OptionOf<F>] extends [never]
  ? { readonly as?: 'custom' }
  : {
      readonly as?: 'custom' | 'status';
      readonly word?: (value: OptionOf<F>) => string;
      /** Only where a status says something different from what it says everywhere. */
      readonly tone?: (value: OptionOf<F>) => StatusTone;
      /** The cell shows the stored value; its words are the filter's alone. */
      readonly isCode?: true;
    };

/** Names of the list's file; any where it has none. */
type InFile<Id> = Id extends keyof ListFiles ? ListFiles[Id] : string;

/** What the file has in a column's place; to be given where it has no column of the same name. */
type Filed<Name, File> = Name extends File
  ? { readonly file?: readonly File[] }
  : { readonly file: readonly File[] };

type FieldColumn<Row, Name, F extends FieldFacts, All> = {
  readonly field: Name;
  /** The field drawn below this one in the same cell. */
  readonly second?: All;
  /** Fewer operators than the field's type has, e.g. only "is". */
  readonly operators?: readonly FilterOperator[];
} & Look<Row> &
  Value<Row, Name> &
  Enumerated<F>;

/** A column that the list can neither be sorted nor be filtered by. */
type ShownColumn<Row, File> = Omit<DataListColumn<Row>, 'id' | 'sortable' | 'filter'> & {
  readonly field?: never;
} & (
    | { readonly id: File; readonly file?: readonly File[] }
    | { readonly id: string; readonly file: readonly File[] }
  );

/** A column of a list, by its operation. */
export type ListColumn<Id extends ListOperationId> = ColumnOf<RowOf<Id>, ListFields[Id], InFile<Id>>;

type ColumnOf<Row, F extends ListFacts, File> =
  | {
      [Name in keyof F & string]: FieldColumn<Row, Name, F[Name], keyof F & string> & Filed<Name, File>;
    }[keyof F & string]
  | ShownColumn<Row, File>;

type Entry = Look<object> & {
  readonly field: string;
  readonly operators?: readonly FilterOperator[];
  readonly as?: 'custom' | 'status';
  readonly value?: (row: object) => CellValue;
  readonly word?: (value: string) => string;
  readonly tone?: (value: string) => StatusTone;
  readonly isCode?: true;
  readonly file?: readonly string[];
};

function ofField(
  facts: FieldFacts,
  { field, as, word, tone = toneOf, isCode, operators, ...look }: Entry,
): DataListColumn<object> {
  const { label, type, unit, nullable, people, definition } = facts;
  const options: ColumnOption[] | undefined = facts.options?.map((value) => ({
    value,
    label: word?.(value) ?? value,
    ...(as === 'status' ? { tone: tone(value) } : {}),
  }));
  const filter = {
    type: unit ?? type,
    ...(options ? { options } : {}),
    ...(nullable ? { nullable } : {}),
    ...(people ? { people } : {}),
    ...(operators ? { operators } : {}),
  };
  return {
    ...look,
    id: field,
    label,
    type: as ?? unit ?? type,
    ...(options && !isCode ? { options } : {}),
    sortable: facts.sortable !== false,
    ...(facts.filterable === false ? {} : { filter }),
    ...(definition ? { definition } : {}),
  };
}

/**
 * The columns of a list: its fields with what the API document says of them (label, type, options, whether they may be empty and be
 * sorted by), each with how it looks here. A field that the list does not have does not compile. What is shown only, and is no field
 * of the list, has an `id`, a label and a type of its own: `columnsFor<'listClients'>(clientsFields, [{ field: 'name' }])`.
 * A column that the list's file does not have by the same name says in `file` what the file has in its place.
 */
export function columnsFor<Id extends ListOperationId>(
  fields: ListFields[Id],
  columns: readonly ListColumn<Id>[],
): DataListColumn<RowOf<Id>>[] {
  const facts: ListFacts = fields;
  return (columns as readonly (Entry | DataListColumn<object>)[]).map((column) =>
    'field' in column ? ofField(facts[column.field] as FieldFacts, column) : column,
  ) as DataListColumn<RowOf<Id>>[];
}
