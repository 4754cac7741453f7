import { type Expression, type SqlBool, sql } from 'kysely';

/**
 * `column = any(values)`: one parameter, however many values. An `in` list is a parameter each, which costs more to plan
 * than to run and makes another statement of every length.
 */
export function isOneOf(column: string, values: readonly (string | number)[]): Expression<SqlBool> {
  return sql<SqlBool>`${sql.ref(column)} = any(${values})`;
}
