import {
  type FilterOperator,
  type FilterValue,
  groupsOf,
  type ListFilter,
  type PlainFilter,
  plainPart,
} from '@upline/domain';
import { type Expression, type SqlBool, sql } from 'kysely';
import {
  columnSql,
  fieldOf,
  isPeopleOperator,
  type ListField,
  type ListFields,
  type TextField,
} from './list-field.ts';
import type { ListKey } from './list-ordering.ts';

type Condition = Expression<SqlBool>;
const bool = sql<SqlBool>;

/** `%`, `_` and `\` stand for themselves in what a person typed (S-47). */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, (wildcard) => `\\${wildcard}`);
}

/** The filter as one SQL condition; values only ever travel as parameters (S-48). */
export function filterPredicate(fields: ListFields, filter: ListFilter): Condition {
  const conditions = [
    ...conditionsOf(fields, plainPart(filter)),
    ...groupsOf(filter).map((group) => {
      const alternatives = group.map((one) => all(conditionsOf(fields, one)));
      return bool`(${sql.join(alternatives, sql` or `)})`;
    }),
  ];
  return conditions.length === 0 ? bool`true` : all(conditions);
}

const all = (conditions: readonly Condition[]): Condition => bool`(${sql.join(conditions, sql` and `)})`;

function conditionsOf(fields: ListFields, filter: PlainFilter): Condition[] {
  return Object.entries(filter).flatMap(([name, asked]) => {
    const field = fieldOf(fields, name);
    // The schema refused anything unknown; a filter made in code that misses the allowlist is a mistake of ours.
    if (!field) throw new Error(`Unknown filter field ${name}`);
    return Object.entries(asked).map(([operator, value]) =>
      condition(field, operator as FilterOperator, value as FilterValue),
    );
  });
}

/** Only the rows of these keys. */
export function keyPredicate({ column, type }: ListKey, keys: readonly string[]): Condition {
  const key = sql.ref(column);
  if (type === 'uuid') return bool`${key} = any(${keys}::uuid[])`;
  if (type === 'number') return bool`${key} = any(${keys}::bigint[])`;
  return bool`${key} = any(${keys}::text[])`;
}

function condition(field: ListField, operator: FilterOperator, value: FilterValue): Condition {
  const column = columnSql(field.column);
  if (isPeopleOperator(operator)) return peopleCondition(value);
  if (operator === 'isNull') return value === true ? bool`${column} is null` : bool`${column} is not null`;
  if (field.type === 'text') return textCondition(field, operator, String(value));
  if (field.type === 'datetime') return momentCondition(column, operator, value);
  if (operator === 'in') return bool`${column} = any(${value}::text[])`;
  const [from, to] = (Array.isArray(value) ? value : [value]).map((each) => typed(field, each));
  return comparison(column, operator, from, to);
}

/** The condition that `resolveFilter` has put in the place of a code or a team. */
function peopleCondition(value: unknown): Condition {
  if (typeof value === 'object' && value !== null && 'people' in value) return value.people as Condition;
  throw new Error('A filter by the place of people is resolved before it becomes SQL');
}

function comparison(
  column: Expression<unknown>,
  operator: FilterOperator,
  value: Expression<unknown> | undefined,
  to: Expression<unknown> | undefined,
): Condition {
  switch (operator) {
    case 'eq':
      return bool`${column} = ${value}`;
    case 'gt':
      return bool`${column} > ${value}`;
    case 'gte':
      return bool`${column} >= ${value}`;
    case 'lt':
      return bool`${column} < ${value}`;
    case 'lte':
      return bool`${column} <= ${value}`;
    case 'during':
    case 'between':
      return bool`(${column} >= ${value} and ${column} <= ${to})`;
    default:
      throw new Error(`Operator ${operator} does not compare`);
  }
}

/** A value with its SQL type, so that 10^15 against a small column is false instead of an error. */
function typed(field: ListField, value: unknown): Expression<unknown> {
  switch (field.type) {
    case 'number':
    case 'money':
      return sql`${value}::bigint`;
    case 'date':
      return sql`${value}::date`;
    case 'boolean':
      return sql`${value}::boolean`;
    default:
      return sql`${value}::text`;
  }
}

function textCondition(field: TextField, operator: FilterOperator, value: string): Condition {
  const stored = columnSql(field.column);
  const column = field.normalize ? stored : sql`lower(${stored})`;
  const wanted = field.normalize ? field.normalize(value) : value;
  const text = (pattern: string) => (field.normalize ? sql`${pattern}::text` : sql`lower(${pattern}::text)`);
  if (operator === 'eq') return bool`${column} = ${text(wanted)}`;
  const pattern = operator === 'contains' ? `%${escapeLike(wanted)}%` : `${escapeLike(wanted)}%`;
  return bool`${column} like ${text(pattern)}`;
}

/** A day of a time stamp is the company day (domain.md section 0); the bounds are constants, so an index still serves. */
function momentCondition(
  column: Expression<unknown>,
  operator: FilterOperator,
  value: FilterValue,
): Condition {
  const startOf = (day: unknown, plus: 0 | 1 = 0) =>
    sql`((${day}::date + ${plus}::integer)::timestamp at time zone 'America/New_York')`;
  const [from, to] = Array.isArray(value) ? value : [value, value];
  switch (operator) {
    case 'eq':
    case 'during':
    case 'between':
      return bool`(${column} >= ${startOf(from)} and ${column} < ${startOf(to, 1)})`;
    case 'gt':
      return bool`${column} >= ${startOf(from, 1)}`;
    case 'gte':
      return bool`${column} >= ${startOf(from)}`;
    case 'lt':
      return bool`${column} < ${startOf(from)}`;
    case 'lte':
      return bool`${column} < ${startOf(from, 1)}`;
    default:
      throw new Error(`Operator ${operator} does not compare`);
  }
}
