import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { fullName } from '../../platform/database/full-name.ts';
import type { UplineChangeRequestTable } from '../changes/changes.tables.ts';

/** Requests with the names of everybody in them. */
export const uplineRequests = (db: Db) =>
  db
    .selectFrom('upline_change_request')
    .innerJoin('app_user as associate', 'associate.code', 'upline_change_request.associate_code')
    .innerJoin('app_user as present', 'present.code', 'upline_change_request.from_upline_code')
    .innerJoin('app_user as wanted', 'wanted.code', 'upline_change_request.to_upline_code')
    .leftJoin('app_user as owner', 'owner.code', 'upline_change_request.owner_code');

export const withNames = (query: ReturnType<typeof uplineRequests>) =>
  query
    .selectAll('upline_change_request')
    .select([
      fullName('associate').as('associate_name'),
      fullName('present').as('from_upline_name'),
      fullName('wanted').as('to_upline_name'),
      fullName('owner').$castTo<string | null>().as('owner_name'),
    ]);

export async function requestRows(db: Db, ids: readonly string[]) {
  return withNames(uplineRequests(db))
    .where(sql<boolean>`upline_change_request.id = any(${ids}::uuid[])`)
    .execute();
}

export type UplineRequest = Awaited<ReturnType<typeof requestRows>>[number];

/** The request, locked against a second answer. */
export async function lockRequest(
  db: Db,
  id: string,
): Promise<Selectable<UplineChangeRequestTable> | undefined> {
  return db
    .selectFrom('upline_change_request')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Requests the person made, and those that wait for the person's answer. */
export async function requestsFor(db: Db, code: string): Promise<UplineRequest[]> {
  return withNames(uplineRequests(db))
    .where((where) =>
      where.or([
        where('upline_change_request.associate_code', '=', code),
        where.and([
          where('upline_change_request.owner_code', '=', code),
          where('upline_change_request.status', '=', 'Pending For Owner'),
        ]),
        where.and([
          where('upline_change_request.to_upline_code', '=', code),
          where('upline_change_request.status', '=', 'Pending For Associate'),
        ]),
      ]),
    )
    .orderBy('upline_change_request.created_at', 'desc')
    .orderBy('upline_change_request.id')
    .limit(100)
    .execute();
}

/** Whether the associate asked after that moment; what was withdrawn does not count. */
export async function askedAfter(db: Db, code: string, day: string): Promise<boolean> {
  const found = await db
    .selectFrom('upline_change_request')
    .select('id')
    .where('associate_code', '=', code)
    .where('status', '!=', 'Revoked')
    .where(sql<boolean>`(created_at at time zone 'America/New_York')::date > ${day}::date`)
    .executeTakeFirst();
  return found !== undefined;
}

export async function insertRequest(db: Db, row: Insertable<UplineChangeRequestTable>): Promise<string> {
  const { id } = await db
    .insertInto('upline_change_request')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateRequest(
  db: Db,
  id: string,
  values: Updateable<UplineChangeRequestTable>,
): Promise<void> {
  await db
    .updateTable('upline_change_request')
    .set({ ...values, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

/** Requests whose owner has let the time to answer pass (R-UPL-01). */
export async function unanswered(db: Db, today: string): Promise<string[]> {
  const rows = await db
    .selectFrom('upline_change_request')
    .select('id')
    .where('status', '=', 'Pending For Owner')
    .where('answer_by', '<', today)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
