import { sql, type Updateable } from 'kysely';
import { associateRecord } from '../../network/record/associate-record.store.ts';
import type { Db } from '../../platform/database/database.ts';
import { fullName } from '../../platform/database/full-name.ts';
import type { Tables } from '../../platform/database/tables.ts';

/** The own record with the people and the days in it; undefined for a code that is not an associate's. */
export async function findProfile(db: Db, code: string, today: string) {
  return associateRecord(db, code)
    .leftJoin('app_user as supervisor', 'supervisor.code', 'associate.supervisor_code')
    .select([
      fullName<string | null>('supervisor').as('supervisor_name'),
      sql<string[]>`array(
          select distinct state from license where associate_code = app_user.code and is_resident
            and approval_status = 'Approved' and status = 'Active' and issue_date <= ${today}
            and coalesce(expiration_date, 'infinity') >= ${today} order by state)`.as(
        'resident_license_states',
      ),
      sql<{ flag: string; ends_on: string }[]>`array(
          select jsonb_build_object('flag', flag, 'ends_on', ends_on) from associate_flag
          where associate_code = app_user.code and ends_on is not null)`.as('flag_ends'),
    ])
    .executeTakeFirst();
}

export type ProfileRow = NonNullable<Awaited<ReturnType<typeof findProfile>>>;

export type UserColumns = Updateable<Tables['app_user']>;
export type AssociateColumns = Updateable<Tables['associate']>;

/** Before `writeUser`: triggers of `associate` write the row of app_user, in the order in which everybody locks both. */
export async function writeAssociate(db: Db, code: string, columns: AssociateColumns): Promise<void> {
  await db.updateTable('associate').set(columns).where('code', '=', code).execute();
}

/** Counts the record's version on; false when it is no longer `version` (R-GEN-04). */
export async function writeUser(
  db: Db,
  { code, version, now, by = code }: { code: string; version: number; now: Date; by?: string },
  columns: UserColumns = {},
): Promise<boolean> {
  const written = await db
    .updateTable('app_user')
    .set({ ...columns, version: version + 1, updated_at: now, updated_by: by })
    .where('code', '=', code)
    .where('version', '=', version)
    .returning('code')
    .executeTakeFirst();
  return written !== undefined;
}

/** Whether another user has this username, or a code that equals it at sign-in (R-AUT-01). */
export async function isUsernameTaken(db: Db, username: string, code: string): Promise<boolean> {
  const found = await db
    .selectFrom('app_user')
    .select('code')
    .where((where) =>
      where.or([where('username_key', '=', username), where('code', '=', username.toUpperCase())]),
    )
    .where('code', '<>', code)
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether another associate has this NPN, or this tax identifier by its keyed hash (S-67). */
export async function isTaken(
  db: Db,
  column: 'npn' | 'ssn_index',
  value: string,
  code: string,
): Promise<boolean> {
  const found = await db
    .selectFrom('associate')
    .select('code')
    .where(column, '=', value)
    .where('code', '<>', code)
    .executeTakeFirst();
  return found !== undefined;
}
