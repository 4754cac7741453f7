import type { Db } from '../platform/database/database.ts';
import { fullName } from '../platform/database/full-name.ts';
import { isOneOf } from '../platform/database/is-one-of.ts';

/** Relatives an admin declared, by name. */
export async function conflictsOf(db: Db, adminCode: string) {
  return db
    .selectFrom('admin_conflict')
    .innerJoin('app_user', 'app_user.code', 'admin_conflict.associate_code')
    .select([
      'admin_conflict.associate_code as code',
      fullName('app_user').as('name'),
      'admin_conflict.relation',
    ])
    .where('admin_conflict.admin_code', '=', adminCode)
    .orderBy('app_user.name_key')
    .orderBy('app_user.code')
    .execute();
}

export const scopedConflicts = (db: Db) =>
  db
    .selectFrom('admin_conflict')
    .innerJoin('app_user as admin', 'admin.code', 'admin_conflict.admin_code')
    .innerJoin('app_user', 'app_user.code', 'admin_conflict.associate_code');

const selectConflicts = (db: Db) =>
  scopedConflicts(db)
    .leftJoin('app_user as creator', 'creator.code', 'admin_conflict.created_by')
    .select([
      'admin_conflict.admin_code',
      'admin_conflict.associate_code',
      'admin_conflict.relation',
      'admin_conflict.created_at',
      'admin_conflict.created_by',
      fullName('admin').as('admin_name'),
      fullName('app_user').as('associate_name'),
      fullName<string | null>('creator').as('creator_name'),
      'admin_conflict.id',
    ]);

export async function conflictsByIds(db: Db, ids: readonly string[]) {
  return selectConflicts(db).where(isOneOf('admin_conflict.id', ids)).execute();
}

/** One pair; undefined where it is not declared. */
export async function findConflict(db: Db, adminCode: string, code: string) {
  return selectConflicts(db)
    .where('admin_conflict.admin_code', '=', adminCode)
    .where('admin_conflict.associate_code', '=', code)
    .executeTakeFirst();
}

export type ConflictRow = Awaited<ReturnType<typeof conflictsByIds>>[number];

/** Declares one pair; false where it is declared already. */
export async function addConflict(
  db: Db,
  pair: { admin_code: string; associate_code: string; relation: string; created_by: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('admin_conflict')
    .values(pair)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Removes one pair and returns its relation; undefined if it was not declared. */
export async function removeConflict(db: Db, adminCode: string, code: string) {
  return db
    .deleteFrom('admin_conflict')
    .where('admin_code', '=', adminCode)
    .where('associate_code', '=', code)
    .returning('relation')
    .executeTakeFirst();
}

const admin = (db: Db, code: string) =>
  db.selectFrom('app_user').select('code').where('code', '=', code).where('kind', '!=', 'Associate');

/** Whether the code is an admin's. */
export async function isAdmin(db: Db, code: string): Promise<boolean> {
  return (await admin(db, code).executeTakeFirst()) !== undefined;
}

/** Locks the admin; false for a code that is no admin's. */
export async function lockAdmin(db: Db, code: string): Promise<boolean> {
  return (await admin(db, code).forNoKeyUpdate().executeTakeFirst()) !== undefined;
}

/** The codes that belong to associates. */
export async function associatesAmong(db: Db, codes: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('app_user')
    .select('code')
    .where(isOneOf('code', codes))
    .where('kind', '=', 'Associate')
    .execute();
  return new Set(rows.map(({ code }) => code));
}

/** Whether the admin declared the associate a relative. */
export async function hasConflict(db: Db, adminCode: string, code: string): Promise<boolean> {
  const row = await db
    .selectFrom('admin_conflict')
    .select('associate_code')
    .where('admin_code', '=', adminCode)
    .where('associate_code', '=', code)
    .executeTakeFirst();
  return row !== undefined;
}
