import type { FieldType } from '@upline/domain';
import { type Expression, sql } from 'kysely';

/** `table.column`, or an SQL expression where a column alone does not do. */
export type SqlColumn = string | Expression<unknown>;

interface FieldBase {
  /** As the person reads it: in messages and in the head row of exports. */
  readonly label: string;
  readonly column: SqlColumn;
  /** False where the list must not be filtered by it. */
  readonly filter?: boolean;
  /** False where the list must not be sorted by it. */
  readonly order?: boolean;
  /** Allows `isNull`; empty values then sort last in both directions. */
  readonly nullable?: boolean;
  /** What the list sorts by where it differs from what it filters by, e.g. "last name, first name". */
  readonly sort?: {
    readonly column: SqlColumn;
    readonly type: FieldType;
    /** False where nothing is empty though the field may be asked for `isNull`: then an index serves both directions. */
    readonly nullable?: boolean;
  };
}

export interface TextField extends FieldBase {
  readonly type: 'text';
  /**
   * How the column's values were brought into one shape when stored (digits of a phone, folded name); the filter's
   * value goes through the same. The column must be `collate "C"`. Without it both sides are compared in lower case.
   */
  readonly normalize?: (value: string) => string;
}

export interface EnumField extends FieldBase {
  readonly type: 'enum';
  readonly options: readonly string[];
}

export interface PlainField extends FieldBase {
  readonly type: Exclude<FieldType, 'text' | 'enum'>;
}

/** One field a list can be filtered or sorted by. Nothing outside this allowlist reaches SQL (S-47). */
export type ListField = TextField | EnumField | PlainField;

export type ListFields = Readonly<Record<string, ListField>>;

export function columnSql(column: SqlColumn): Expression<unknown> {
  return typeof column === 'string' ? sql.ref(column) : column;
}

/** The field of that name; never something inherited from the object's prototype (S-50). */
export function fieldOf(fields: ListFields, name: string): ListField | undefined {
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}
