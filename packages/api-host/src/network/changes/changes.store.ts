import type { Country, LevelCode } from '@upline/domain';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { fullName } from '../../platform/database/full-name.ts';
import type { Row, Tables } from '../../platform/database/tables.ts';

export type NetworkChange = Row<'network_change'>;

/** A change with the names a person reads. */
export type NamedChange = NetworkChange & {
  readonly associate_name: string;
  readonly to_upline_name: string | null;
  readonly to_level_name: string | null;
  /** Of the associate and the new upline as they are now. */
  readonly level_code: LevelCode | null;
  readonly is_senior_level: boolean;
  readonly country: Country;
  readonly to_country: Country | null;
};

const named = (db: Db) =>
  db
    .selectFrom('network_change')
    .innerJoin('app_user', 'app_user.code', 'network_change.associate_code')
    .leftJoin('app_user as upline', 'upline.code', 'network_change.to_upline_code')
    .leftJoin('level', 'level.code', 'network_change.to_level_code')
    .selectAll('network_change')
    .select([
      fullName('app_user').as('associate_name'),
      fullName<string | null>('upline').as('to_upline_name'),
      'level.name as to_level_name',
      'app_user.level_code',
      'app_user.is_senior_level',
      'app_user.country',
      'upline.country as to_country',
    ]);

export async function findChange(db: Db, id: string): Promise<NamedChange | undefined> {
  return named(db).where('network_change.id', '=', id).executeTakeFirst();
}

/** Changes of an associate, newest first. */
export async function changesOf(db: Db, code: string, limit = 100): Promise<NamedChange[]> {
  return named(db)
    .where('network_change.associate_code', '=', code)
    .orderBy('network_change.created_at', 'desc')
    .orderBy('network_change.id')
    .limit(limit)
    .execute();
}

export async function insertChange(db: Db, row: Insertable<Tables['network_change']>): Promise<string> {
  const { id } = await db.insertInto('network_change').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Whether a change of that kind waits or runs for the associate. */
export async function hasOpenChange(db: Db, code: string, kind: NetworkChange['kind']): Promise<boolean> {
  const found = await db
    .selectFrom('network_change')
    .select('id')
    .where('associate_code', '=', code)
    .where('kind', '=', kind)
    .where('status', 'in', ['Scheduled', 'Running'])
    .executeTakeFirst();
  return found !== undefined;
}

/** Compare-and-set from a status; false when the change was in another. */
export async function setChange(
  db: Db,
  id: string,
  from: readonly NetworkChange['status'][],
  values: Updateable<Tables['network_change']>,
): Promise<boolean> {
  const row = await db
    .updateTable('network_change')
    .set({ ...values, version: sql`version + 1` })
    .where('id', '=', id)
    .where('status', 'in', [...from])
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Says how far a running change has come. */
export async function noteProgress(db: Db, id: string, moved: number): Promise<void> {
  await db.updateTable('network_change').set({ moved }).where('id', '=', id).execute();
}

/** Scheduled changes whose day has come, in the order in which they were asked for. */
export async function dueChanges(db: Db, today: string): Promise<string[]> {
  const rows = await db
    .selectFrom('network_change')
    .select('id')
    .where('status', '=', 'Scheduled')
    .where('effective_date', '<=', today)
    .orderBy('effective_date')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function directCodes(db: Db, code: string): Promise<string[]> {
  const rows = await db
    .selectFrom('app_user')
    .select('code')
    .where('upline_code', '=', code)
    .orderBy('path')
    .execute();
  return rows.map((row) => row.code);
}

/** The record of the associate changed: an edit begun before is stale (R-GEN-04). */
export async function touchAssociate(db: Db, code: string, now: Date, by: string | null): Promise<void> {
  await db
    .updateTable('app_user')
    .set({ version: sql`version + 1`, updated_at: now, updated_by: by })
    .where('code', '=', code)
    .execute();
}

/** "First Last" of a code, and the user's id. */
export async function personOf(db: Db, code: string): Promise<{ id: string; name: string }> {
  return db
    .selectFrom('app_user')
    .select(['id', fullName().as('name')])
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
}

export async function guaranteedLevel(db: Db, code: string) {
  const row = await db
    .selectFrom('app_user')
    .select('guaranteed_level_code')
    .where('code', '=', code)
    .executeTakeFirst();
  return row?.guaranteed_level_code ?? null;
}
