import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { fullName } from '../../platform/database/full-name.ts';
import { isOneOf } from '../../platform/database/is-one-of.ts';

export const scopedBetaUsers = (db: Db) =>
  db
    .selectFrom('app_user')
    .leftJoin('level', 'level.code', 'app_user.level_code')
    .where('app_user.is_beta', '=', true)
    .where('app_user.kind', '=', 'Associate');

export async function betaUsersByCodes(db: Db, codes: readonly string[]) {
  return scopedBetaUsers(db)
    .select([
      'app_user.code',
      fullName('app_user').as('name'),
      'app_user.status',
      'app_user.country',
      'level.name as level',
    ])
    .where(isOneOf('app_user.code', codes))
    .execute();
}

export type BetaUserRow = Awaited<ReturnType<typeof betaUsersByCodes>>[number];

/** The associate, locked; undefined for a code that is no associate's. */
export async function lockAssociate(db: Db, code: string) {
  return db
    .selectFrom('app_user')
    .select(['code', 'is_beta', 'status', fullName('app_user').as('name')])
    .where('code', '=', code)
    .where('kind', '=', 'Associate')
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function setBeta(
  db: Db,
  code: string,
  isBeta: boolean,
  by: { code: string; now: Date },
): Promise<void> {
  await db
    .updateTable('app_user')
    .set({ is_beta: isBeta, updated_at: by.now, updated_by: by.code, version: sql`version + 1` })
    .where('code', '=', code)
    .execute();
}
