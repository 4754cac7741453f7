import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Caller } from './caller.ts';

/**
 * Which rows a person reaches, as a condition that every read carries (S-39): judged in the database inside the very statement that
 * reads, never from a token. `table` is app_user or an alias of it, whose rows the condition judges.
 */

type Reader = Pick<Caller, 'kind' | 'code'>;

const column = (table: string, name: string) => sql.ref(`${table}.${name}`);
const pathOf = (code: string) => sql`(select path from app_user where code = ${code})`;

function below(code: string, table: string): RawBuilder<SqlBool> {
  const path = column(table, 'path');
  return sql<SqlBool>`(${path} > ${pathOf(code)} and ${path} < ${pathOf(code)} || '~')`;
}

/** Everybody whose path is a beginning of the reader's: the reader and the uplines up to the root. */
function atOrAbove(code: string, table: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`${column(table, 'path')} = any(array(
    select left(reader.path, step) from app_user reader cross join generate_series(0, length(reader.path)) step
    where reader.code = ${code}))`;
}

/** Oneself and the whole downline (R-TEAM-04); admins everybody. */
export function inInfinity(reader: Reader, table = 'app_user'): RawBuilder<SqlBool> {
  if (reader.kind !== 'Associate') return sql<SqlBool>`true`;
  return sql<SqlBool>`(${column(table, 'code')} = ${reader.code} or ${below(reader.code, table)})`;
}

/**
 * Whose name and code the caller may look up: admins everybody, an associate the own downline at any depth, the own chain
 * of uplines and oneself (domain.md 2.35).
 */
export function mayLookUp(reader: Reader, table = 'app_user'): RawBuilder<SqlBool> {
  if (reader.kind !== 'Associate') return sql<SqlBool>`true`;
  // Somebody not placed yet reaches oneself alone.
  return sql<SqlBool>`(${column(table, 'code')} = ${reader.code} or ${below(reader.code, table)} or ${atOrAbove(reader.code, table)})`;
}
