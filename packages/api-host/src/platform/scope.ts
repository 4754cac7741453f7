import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Caller } from './caller.ts';

/**
 * Who reaches whom, as SQL that every read carries (S-39): computed in the database at the time of the request, never from
 * a token. Each function gives a set of codes or a condition; callers do not know how the network is stored.
 */

/** Codes of everyone below: the whole downline, without the person (domain.md 1.3, Infinity). */
export function infinityOf(code: string): RawBuilder<{ code: string }> {
  return sql`(
    with recursive below as (
      select code from app_user where upline_code = ${code}
      union all
      select child.code from app_user child join below on child.upline_code = below.code
    ) select code from below)`;
}

/** Codes of the uplines up to the root, without the person. */
export function uplinesOf(code: string): RawBuilder<{ code: string }> {
  return sql`(
    with recursive above as (
      select upline_code as code from app_user where code = ${code} and upline_code is not null
      union all
      select parent.upline_code from app_user parent join above on parent.code = above.code where parent.upline_code is not null
    ) select code from above)`;
}

/**
 * Whose name and code the caller may look up: admins everybody, an associate the own downline at any depth, the own chain
 * of uplines and oneself (domain.md 2.35).
 */
export function mayLookUp(
  caller: Pick<Caller, 'kind' | 'code'>,
  code: Expression<string>,
): RawBuilder<SqlBool> {
  if (caller.kind !== 'Associate') return sql<SqlBool>`true`;
  return sql<SqlBool>`(${code} = ${caller.code} or ${code} in ${infinityOf(caller.code)} or ${code} in ${uplinesOf(caller.code)})`;
}
