import type { LevelCode } from '@upline/domain';
import { sql } from 'kysely';
import type { Db } from '../platform/database/database.ts';
import { fullName } from '../platform/database/full-name.ts';
import { rowWrites } from '../platform/database/record-store.ts';

/** Requests with the names of who asks. */
export const levelRequests = (db: Db) =>
  db
    .selectFrom('level_request')
    .innerJoin('app_user as associate', 'associate.code', 'level_request.associate_code');

const named = (db: Db) =>
  levelRequests(db).selectAll('level_request').select(fullName('associate').as('associate_name'));

export async function requestRows(db: Db, ids: readonly string[]) {
  return named(db).where(sql<boolean>`level_request.id = any(${ids}::uuid[])`).execute();
}

export type LevelRequest = Awaited<ReturnType<typeof requestRows>>[number];

/** The associate's requests, newest first. */
export async function requestsOf(db: Db, code: string): Promise<LevelRequest[]> {
  return named(db)
    .where('level_request.associate_code', '=', code)
    .orderBy('level_request.created_at', 'desc')
    .orderBy('level_request.id')
    .limit(100)
    .execute();
}

/** Whether a request waits, and the company day of the last refusal of this level. */
export async function lastRequest(
  db: Db,
  code: string,
  level: LevelCode,
): Promise<{ has_pending: boolean; refused_on: string | null }> {
  const { rows } = await sql<{ has_pending: boolean; refused_on: string | null }>`
    select coalesce(bool_or(status = 'Pending'), false) as has_pending,
      max((decided_at at time zone 'America/New_York')::date) filter (where status = 'Refused' and to_level = ${level})
        as refused_on
    from level_request where associate_code = ${code}`.execute(db);
  return rows[0] as { has_pending: boolean; refused_on: string | null };
}

export const { lock: lockRequest, insert: insertRequest, write: updateRequest } = rowWrites('level_request');
