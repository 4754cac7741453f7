import type { FieldType, ListOrder } from '@upline/domain';
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import { columnSql, fieldOf, type ListFields } from './list-field.ts';

/** One sort level as SQL. */
export interface SortLevel {
  readonly by: Expression<unknown>;
  readonly type: FieldType | 'uuid';
  readonly descending: boolean;
  readonly nullable: boolean;
}

/** The column that makes every order total. */
export interface ListKey {
  readonly column: string;
  readonly type: 'uuid' | 'text' | 'number';
}

const byCodePoint = (values: readonly string[]) => values.toSorted((a, b) => (a < b ? -1 : 1));

/** Whether options have the same order in lower case: then the column is compared as it is, which takes half of the time. */
const keepOrder = (options: readonly string[]) =>
  byCodePoint(options).join('\n').toLowerCase() ===
  byCodePoint(options.map((option) => option.toLowerCase())).join('\n');

/**
 * The sort levels, the key last and in the direction of the level before it, so that an index on (column, key) serves both
 * directions. Texts are compared by code point in lower case on every database alike (`collate "C"`).
 */
export function sortLevels(fields: ListFields, order: ListOrder, key: ListKey): SortLevel[] {
  const levels = Object.entries(order).map(([name, direction]): SortLevel => {
    const field = fieldOf(fields, name);
    if (!field) throw new Error(`Unknown order field ${name}`);
    const column = columnSql(field.sort?.column ?? field.column);
    const folded = field.sort === undefined && !(field.type === 'text' && field.normalize);
    const isText = field.type === 'text' || field.type === 'enum';
    const compared =
      field.type === 'enum' && keepOrder(field.options)
        ? sql`(${column} collate "C")`
        : sql`(lower(${column}) collate "C")`;
    return {
      by: folded && isText ? compared : column,
      type: field.sort?.type ?? field.type,
      descending: direction === 'DESC',
      nullable: field.sort?.nullable ?? field.nullable === true,
    };
  });
  const descending = levels.at(-1)?.descending ?? false;
  return [...levels, { by: sql.ref(key.column), type: key.type, descending, nullable: false }];
}

/** `order by` terms. Empty values come last in both directions; without empty values the plain form lets an index serve. */
export function orderTerms(levels: readonly SortLevel[]): RawBuilder<unknown>[] {
  return levels.map(({ by, descending, nullable }) => {
    const direction = descending ? sql`desc` : sql`asc`;
    return nullable ? sql`${by} ${direction} nulls last` : sql`${by} ${direction}`;
  });
}

const SQL_TYPE: Readonly<Record<SortLevel['type'], RawBuilder<unknown>>> = {
  text: sql`text`,
  enum: sql`text`,
  // Whole numbers all: compared as numeric, no index on them would be a range to start from.
  number: sql`bigint`,
  money: sql`bigint`,
  date: sql`date`,
  datetime: sql`timestamptz`,
  boolean: sql`boolean`,
  uuid: sql`uuid`,
};

/**
 * The rows after the one whose sort values (as text, one a level) are `position`: the keyset continuation that exports read
 * by, so that the last batch costs what the first does.
 */
export function afterPosition(
  levels: readonly SortLevel[],
  position: readonly (string | null)[],
): Expression<SqlBool> {
  const bool = sql<SqlBool>;
  const value = (index: number) => {
    const level = levels[index] as SortLevel;
    return sql`${position[index]}::text::${SQL_TYPE[level.type]}`;
  };
  let rest: Expression<SqlBool> | undefined;
  for (let index = levels.length - 1; index >= 0; index -= 1) {
    const { by, descending, nullable } = levels[index] as SortLevel;
    const isEmpty = position[index] === null;
    const beyond = descending ? bool`${by} < ${value(index)}` : bool`${by} > ${value(index)}`;
    const after = isEmpty ? bool`false` : nullable ? bool`(${beyond} or ${by} is null)` : beyond;
    const equal = isEmpty ? bool`${by} is null` : bool`${by} = ${value(index)}`;
    rest = rest ? bool`(${after} or (${equal} and ${rest}))` : after;
  }
  const first = levels[0];
  if (!first || !rest) throw new Error('A list is always sorted');
  // Repeats the condition in a form from which an index scan can start.
  if (first.nullable || position[0] === null) return rest;
  const bound = first.descending ? bool`${first.by} <= ${value(0)}` : bool`${first.by} >= ${value(0)}`;
  return bool`(${bound} and ${rest})`;
}
