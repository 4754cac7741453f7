import { emailKey } from '@upline/domain';
import { sql } from 'kysely';
import type { Db } from '../platform/database/database.ts';

const USER_COLUMNS = [
  'app_user.id',
  'app_user.kind',
  'app_user.code',
  'app_user.status',
  'app_user.email',
  'app_user.username',
  'app_user.phone',
  'app_user.phone_type',
  'app_user.phone_verified_at',
  'app_user.mfa_method',
  'app_user.first_name',
  'app_user.last_name',
  'app_user.email_verified_at',
  'app_user.payout_hold_until',
] as const;

const users = (db: Db) =>
  db
    .selectFrom('app_user')
    .leftJoin('credential', 'credential.user_id', 'app_user.id')
    .leftJoin('authenticator', (join) =>
      join
        .onRef('authenticator.user_id', '=', 'app_user.id')
        .on('authenticator.confirmed_at', 'is not', null),
    )
    .select([
      ...USER_COLUMNS,
      'credential.password_hash',
      'credential.former_hashes',
      'authenticator.id as authenticator_id',
    ]);

export type SignInUser = Awaited<ReturnType<ReturnType<typeof users>['executeTakeFirstOrThrow']>>;

/** Who acted, for the trail, where nobody is signed in yet. */
export const actorOf = ({ code, kind }: Pick<SignInUser, 'code' | 'kind'>) => ({ code, kind });

/** The name as the trail says it. */
export const nameOf = ({ first_name, last_name }: Pick<SignInUser, 'first_name' | 'last_name'>) =>
  `${first_name} ${last_name}`;

/** The user of an email, username or code (R-AUT-01); a code wins over a username that looks like one. */
export async function findByIdentifier(db: Db, identifier: string): Promise<SignInUser | undefined> {
  const typed = identifier.trim();
  const code = typed.toUpperCase();
  return users(db)
    .where((where) =>
      where.or([
        where('app_user.email_key', '=', emailKey(typed)),
        where('app_user.username_key', '=', typed.toLowerCase()),
        where('app_user.code', '=', code),
      ]),
    )
    .orderBy(sql`app_user.code = ${code}`, 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function findByEmail(db: Db, email: string): Promise<SignInUser | undefined> {
  return users(db).where('app_user.email_key', '=', emailKey(email)).executeTakeFirst();
}

export async function findById(db: Db, id: string): Promise<SignInUser | undefined> {
  return users(db).where('app_user.id', '=', id).executeTakeFirst();
}

export async function findByCode(db: Db, code: string): Promise<SignInUser | undefined> {
  return users(db).where('app_user.code', '=', code).executeTakeFirst();
}

/** Where codes of signing in go. */
export async function setMessageChannel(
  db: Db,
  id: string,
  channel: 'Email' | 'SMS',
  now: Date,
): Promise<void> {
  await db
    .updateTable('app_user')
    .set({ mfa_method: channel, updated_at: now, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

/** Writes a hash that was renewed at sign-in; this is not a change of the password (S-03). */
export async function upgradeHash(db: Db, userId: string, from: string, to: string): Promise<void> {
  await db
    .updateTable('credential')
    .set({ password_hash: to })
    .where('user_id', '=', userId)
    .where('password_hash', '=', from)
    .execute();
}

/** How many passwords back a new one must differ from; the present one counts (R-VAL-19). */
export const REMEMBERED_PASSWORDS = 5;

/** Sets a user's password, new or changed, and remembers the one before. For seeds, registration, change and reset. */
export async function setPasswordHash(
  db: Db,
  userId: string,
  passwordHash: string,
  now: Date,
): Promise<void> {
  await db
    .insertInto('credential')
    .values({ user_id: userId, password_hash: passwordHash, changed_at: now })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({
        password_hash: passwordHash,
        former_hashes: sql`(array[credential.password_hash] || credential.former_hashes)[1:${sql.lit(REMEMBERED_PASSWORDS - 1)}]`,
        changed_at: now,
      }),
    )
    .execute();
}
