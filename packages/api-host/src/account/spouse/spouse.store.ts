import { sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { fullName } from '../../platform/database/full-name.ts';
import type { Row, Tables } from '../../platform/database/tables.ts';
import type { SpouseRequest, SpouseRequestStatus } from './spouse.tables.ts';

/** The associates of these codes with what their spouse page shows, locked in one order for everybody. */
export async function lockSpouses(db: Db, codes: readonly string[]) {
  await db
    .selectFrom('associate')
    .select('code')
    .where('code', 'in', codes)
    .orderBy('code')
    .forNoKeyUpdate()
    .execute();
  return spousesOf(db, codes);
}

export async function spousesOf(db: Db, codes: readonly string[]) {
  return db
    .selectFrom('associate')
    .innerJoin('app_user', 'app_user.code', 'associate.code')
    .select([
      'associate.code',
      'associate.spouse_first_name',
      'associate.spouse_last_name',
      'associate.spouse_phone',
      'associate.spouse_email',
      'associate.spouse_birth_sealed',
      'associate.spouse_code',
      'associate.use_spouse_licenses',
      'associate.share_bps',
      'app_user.first_name',
      'app_user.last_name',
      'app_user.status',
      'app_user.version',
      sql<string>`app_user.path`.as('path'),
    ])
    .where('associate.code', 'in', codes)
    .execute();
}

export type Spoused = Awaited<ReturnType<typeof spousesOf>>[number];

export type SpouseColumns = Updateable<Tables['associate']>;

/** Writes one side and counts the version of its account on; the caller holds the lock. */
export async function writeSpouse(
  db: Db,
  code: string,
  columns: SpouseColumns,
  { now, by }: { readonly now: Date; readonly by: string },
): Promise<void> {
  await db.updateTable('associate').set(columns).where('code', '=', code).execute();
  await db
    .updateTable('app_user')
    .set({ version: sql`version + 1`, updated_at: now, updated_by: by })
    .where('code', '=', code)
    .execute();
}

/** Removes the admin's reason together with the flag. */
export async function forgetSpouseLicenses(db: Db, code: string): Promise<void> {
  await db
    .deleteFrom('associate_flag')
    .where('associate_code', '=', code)
    .where('flag', '=', 'use_spouse_licenses')
    .execute();
}

const requests = (db: Db) =>
  db
    .selectFrom('spouse_request')
    .innerJoin('app_user', 'app_user.code', 'spouse_request.associate_code')
    .selectAll('spouse_request')
    .select(fullName('app_user').as('associate_name'));

/** Asked by the person or asking the person, newest first. */
export const requestsOf = (db: Db, code: string) =>
  requests(db)
    .where((where) =>
      where.or([
        where('spouse_request.associate_code', '=', code),
        where('spouse_request.spouse_code', '=', code),
      ]),
    )
    .orderBy('spouse_request.created_at', 'desc')
    .orderBy('spouse_request.id')
    .limit(50)
    .execute();

export const findRequest = (db: Db, id: string) =>
  db.selectFrom('spouse_request').selectAll().where('id', '=', id).executeTakeFirst();

/** Waiting requests in which any of these people asks or is asked. */
export const waitingAmong = (db: Db, codes: readonly string[]) =>
  db
    .selectFrom('spouse_request')
    .selectAll()
    .where('status', '=', 'Pending For Associate')
    .where((where) => where.or([where('associate_code', 'in', codes), where('spouse_code', 'in', codes)]))
    .orderBy('id')
    .execute();

export async function insertRequest(
  db: Db,
  { from, to, now }: { readonly from: string; readonly to: string; readonly now: Date },
): Promise<Row<'spouse_request'>> {
  return db
    .insertInto('spouse_request')
    .values({
      associate_code: from,
      spouse_code: to,
      decided_at: null,
      decided_by: null,
      created_at: now,
      created_by: from,
      updated_at: now,
      updated_by: from,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function moveRequest(
  db: Db,
  { id, version }: Pick<SpouseRequest, 'id' | 'version'>,
  { to, now, by }: { readonly to: SpouseRequestStatus; readonly now: Date; readonly by: string },
): Promise<void> {
  await db
    .updateTable('spouse_request')
    .set({
      status: to,
      decided_at: now,
      decided_by: by,
      updated_at: now,
      updated_by: by,
      version: version + 1,
    })
    .where('id', '=', id)
    .execute();
}
