import {
  type FieldDefinition,
  type FieldFacts,
  type FieldType,
  type FieldUnit,
  formatPhone,
  type ListFacts,
  PEOPLE_OPERATORS,
  type PeopleOperator,
} from '@upline/domain';
import { type Expression, type SqlBool, sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { ExportReader } from '../download/exports.ts';

/** `table.column`, or an SQL expression where a column alone does not do. */
export type SqlColumn = string | Expression<unknown>;

/** Conditions on the people whose code is in a column. */
export interface PeopleFilter {
  readonly column: SqlColumn;
  /** The condition on a column of codes; undefined where the person or the team is not within the caller's reach. */
  find(
    db: Db,
    caller: ExportReader,
    operator: PeopleOperator,
    value: string,
  ): Promise<((code: SqlColumn) => Expression<SqlBool>) | undefined>;
}

export const isPeopleOperator = (operator: string): operator is PeopleOperator =>
  PEOPLE_OPERATORS.some((one) => one === operator);

interface FieldBase {
  /** As the person reads it: in messages and in the head row of exports. */
  readonly label: string;
  readonly column: SqlColumn;
  /** How a number is written where it is neither a plain number nor an amount of money. */
  readonly unit?: FieldUnit;
  /** What the figure means; columns show it in their header. */
  readonly definition?: FieldDefinition;
  /** Set where the field names people: they can be filtered by their place in the network too. */
  readonly people?: PeopleFilter;
  /** False where the list must not be filtered by it. */
  readonly filter?: boolean;
  /** False where the list must not be sorted by it. */
  readonly order?: boolean;
  /** Allows `isNull`; empty values then sort last in both directions. */
  readonly nullable?: boolean;
  /** A condition on it names a person or how to reach one: a view that has it is not shared with others. */
  readonly isPrivate?: boolean;
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
  /** How a stored value is written in a file. */
  readonly shown?: (value: string) => string;
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

/** What a person types of a phone number, as the digits it is stored by: `+1 (212) 555` → `212555`. */
const phoneDigits = (text: string) => text.replace(/^\s*\+\s*1/, '').replace(/\D/g, '');

/** A phone number of a person, stored as ten digits. */
export const phoneField = (column: string) =>
  ({
    label: 'Phone',
    type: 'text',
    isPrivate: true,
    column,
    nullable: true,
    normalize: phoneDigits,
    shown: formatPhone,
  }) as const satisfies TextField;

export type ListFields = Readonly<Record<string, ListField>>;

export function columnSql(column: SqlColumn): Expression<unknown> {
  return typeof column === 'string' ? sql.ref(column) : column;
}

/** The field of that name; never something inherited from the object's prototype (S-50). */
export function fieldOf(fields: ListFields, name: string): ListField | undefined {
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}

/** What the API document says of the fields, from which the client's types and columns are made. */
export const factsOf = (fields: ListFields): ListFacts =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]): [string, FieldFacts] => [
      name,
      {
        label: field.label,
        type: field.type,
        ...(field.unit ? { unit: field.unit } : {}),
        ...(field.nullable ? { nullable: true } : {}),
        ...(field.people ? { people: true } : {}),
        ...(field.type === 'enum' ? { options: field.options } : {}),
        ...(field.order === false ? { sortable: false } : {}),
        ...(field.filter === false ? { filterable: false } : {}),
        ...(field.definition ? { definition: field.definition } : {}),
      },
    ]),
  );
