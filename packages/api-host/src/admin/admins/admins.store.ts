import { type Insertable, sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { fullName } from '../../platform/database/full-name.ts';
import { isOneOf } from '../../platform/database/is-one-of.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { ADMIN_KINDS, ADMIN_STATUSES } from './admins.schemas.ts';

/** Whether the admin may sign in and has a password, in one word. */
export const adminStatus = sql<(typeof ADMIN_STATUSES)[number]>`case
  when app_user.status <> 'Active' then 'Disabled'
  when exists (select from credential where credential.user_id = app_user.id) then 'Active'
  else 'Invited' end`;

/** The newest sign-in of their own, while its session is kept. */
export const lastSignedInAt = sql<Date | null>`(
  select max(session.created_at) from session where session.user_id = app_user.id and session.audience = 'admin')`;

/** Bundles as one text, which the list is searched in. */
export const rolesText = sql<string>`array_to_string(app_user.admin_roles, ', ')`;

export const scopedAdmins = (db: Db) => db.selectFrom('app_user').where('app_user.kind', '!=', 'Associate');

const selectAdmins = (db: Db) =>
  scopedAdmins(db)
    .leftJoin('authenticator', (join) =>
      join
        .onRef('authenticator.user_id', '=', 'app_user.id')
        .on('authenticator.confirmed_at', 'is not', null),
    )
    .leftJoin('app_user as creator', 'creator.code', 'app_user.created_by')
    .select([
      'app_user.id',
      'app_user.code',
      'app_user.first_name',
      'app_user.last_name',
      'app_user.email',
      'app_user.username',
      'app_user.admin_roles',
      'app_user.created_at',
      'app_user.created_by',
      'app_user.version',
      'app_user.mfa_method',
      'app_user.phone',
      'app_user.phone_verified_at',
      'authenticator.id as authenticator_id',
      sql<(typeof ADMIN_KINDS)[number]>`app_user.kind`.as('kind'),
      fullName<string | null>('creator').as('creator_name'),
      adminStatus.as('status'),
      lastSignedInAt.as('last_signed_in_at'),
      // The others who could still manage admins without this one: who never chose a password cannot.
      sql<number>`(select count(*) from app_user other
        where other.kind = 'SuperAdmin' and other.status = 'Active' and other.id <> app_user.id
          and exists (select from credential where credential.user_id = other.id))::int`.as(
        'other_super_admins',
      ),
      sql<boolean>`exists (select from session where session.user_id = app_user.id
        and session.ended_at is null and session.proxy_admin_id is null)`.as('has_sessions'),
    ]);

export async function adminsByCodes(db: Db, codes: readonly string[]) {
  return selectAdmins(db).where(isOneOf('app_user.code', codes)).execute();
}

export type AdminRow = Awaited<ReturnType<typeof adminsByCodes>>[number];

export async function findAdmin(db: Db, code: string): Promise<AdminRow | undefined> {
  return selectAdmins(db).where('app_user.code', '=', code).executeTakeFirst();
}

/**
 * From here on nobody else makes, promotes or disables an admin until the transaction ends: two super admins who remove each
 * other at once would otherwise both succeed.
 */
export async function lockAdmins(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('admins'))`.execute(db);
}

/** `A` and six digits; numbers are never used twice since no admin is ever removed. The caller holds `lockAdmins`. */
export async function nextAdminCode(db: Db): Promise<string> {
  const { last } = await db
    .selectFrom('app_user')
    .select(sql<number>`coalesce(max(substr(code, 2)::int), 0)`.as('last'))
    .where('kind', '!=', 'Associate')
    .where(sql<boolean>`code ~ '^A[0-9]{6}$'`)
    .executeTakeFirstOrThrow();
  return `A${String(last + 1).padStart(6, '0')}`;
}

export async function isSuperAdminThere(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('app_user')
    .select('id')
    .where('kind', '=', 'SuperAdmin')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Which of the two is in use already, by anybody. */
export async function takenOf(db: Db, { email, username }: { email: string; username: string }) {
  const rows = await db
    .selectFrom('app_user')
    .select(['email_key', 'username_key'])
    .where((where) => where.or([where('email_key', '=', email), where('username_key', '=', username)]))
    .execute();
  return {
    email: rows.some((row) => row.email_key === email),
    username: rows.some((row) => row.username_key === username),
  };
}

export async function insertAdmin(
  db: Db,
  admin: Omit<Insertable<Tables['app_user']>, 'country' | 'level_code' | 'upline_code'>,
): Promise<string> {
  const { id } = await db
    .insertInto('app_user')
    .values({ ...admin, country: 'USA' } as Insertable<Tables['app_user']>)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function changeAdmin(
  db: Db,
  code: string,
  change: {
    kind?: AdminRow['kind'];
    admin_roles?: string[];
    status?: 'Active' | 'Suspended';
    first_name?: string;
    last_name?: string;
    name_key?: string;
    email?: string;
    email_key?: string;
  },
  by: { code: string; now: Date },
): Promise<void> {
  await db
    .updateTable('app_user')
    .set({ ...change, updated_at: by.now, updated_by: by.code, version: sql`version + 1` })
    .where('code', '=', code)
    .execute();
}
