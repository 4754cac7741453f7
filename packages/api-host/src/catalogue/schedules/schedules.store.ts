import type { Level, ProductType } from '@upline/domain';
import type { ScheduleRate } from '@upline/domain/compensation';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { fullName } from '../../platform/database/full-name.ts';
import { isOneOf } from '../../platform/database/is-one-of.ts';
import { rowWrites } from '../../platform/database/record-store.ts';
import type { ScheduleRow } from '../catalogue.tables.ts';

/**
 * The ladder with which a version is read: the one in force on the day. A level that begins later has its first rate.
 */
export async function ladderFor(db: Db, date: string): Promise<Level[]> {
  return db
    .selectFrom('level')
    .innerJoin('level_rate', 'level_rate.level_code', 'level.code')
    .distinctOn('level.rank')
    .select(['level.code', 'level.rank', 'level.name', 'level.is_senior', 'level_rate.rate_bps'])
    .orderBy('level.rank')
    .orderBy(sql`level_rate.effective_from <= ${date}::date`, 'desc')
    .orderBy(sql`abs(level_rate.effective_from - ${date}::date)`)
    .execute();
}

/** All versions, the latest first; there are a few a year. */
export async function listSchedules(db: Db): Promise<ScheduleRow[]> {
  return db.selectFrom('compensation_schedule').selectAll().orderBy('effective_from', 'desc').execute();
}

export async function findSchedule(db: Db, id: string): Promise<ScheduleRow | undefined> {
  return db.selectFrom('compensation_schedule').selectAll().where('id', '=', id).executeTakeFirst();
}

const shown = (db: Db) =>
  db
    .selectFrom('compensation_schedule as schedule')
    .leftJoin('app_user as opener', 'opener.code', 'schedule.opened_by')
    .leftJoin('app_user as creator', 'creator.code', 'schedule.created_by');

const shownRows = (db: Db) =>
  shown(db)
    .selectAll('schedule')
    .select([
      fullName<string | null>('opener').as('opener_name'),
      fullName<string | null>('creator').as('creator_name'),
    ]);

/** Where the list of versions comes from. */
export const scheduleSource = (db: Db) => ({
  scoped: shown(db),
  rows: (ids: readonly string[]) => shownRows(db).where(isOneOf('schedule.id', ids)).execute(),
});

/** A version with the names of those who made and opened it. */
export const findShown = (db: Db, id: string) =>
  shownRows(db).where('schedule.id', '=', id).executeTakeFirst();

export type ShownSchedule = NonNullable<Awaited<ReturnType<typeof findShown>>>;

/**
 * Makes every other change of schedules wait, because opening one version closes another and no two begin on one day
 * (domain.md 2.16). Row locks would not stop a second new version.
 */
export async function lockSchedules(db: Db): Promise<ScheduleRow[]> {
  await sql`lock table compensation_schedule in share row exclusive mode`.execute(db);
  return db.selectFrom('compensation_schedule').selectAll().orderBy('effective_from').execute();
}

export const {
  insert: insertSchedule,
  update: updateSchedule,
  remove: deleteSchedule,
} = rowWrites('compensation_schedule');

/** Replaces the rows of the version by these. */
export async function replaceRates(db: Db, id: string, rates: readonly ScheduleRate[]): Promise<void> {
  await db.deleteFrom('compensation_schedule_rate').where('schedule_id', '=', id).execute();
  await sql`
    insert into compensation_schedule_rate (schedule_id, product_id, product_type, level_code, kind, rate_bps)
    select ${id}, product_id, product_type, level_code, kind, rate_bps
    from json_populate_recordset(null::compensation_schedule_rate, ${JSON.stringify(rates)}::json)`.execute(
    db,
  );
}

export interface ScheduleProduct {
  readonly id: string;
  readonly name: string;
  readonly product_type: ProductType;
  readonly provider_name: string;
}

/** Every product with its type and its provider, by name. */
export async function scheduleProducts(db: Db): Promise<ScheduleProduct[]> {
  return db
    .selectFrom('product')
    .innerJoin('provider', 'provider.id', 'product.provider_id')
    .select(['product.id', 'product.name', 'product.product_type', 'provider.name as provider_name'])
    .orderBy('product.name_key')
    .orderBy('product.id')
    .execute();
}

/** The present level of an associate; null of an admin. */
export async function levelOf(db: Db, code: string) {
  const row = await db
    .selectFrom('app_user')
    .select('level_code')
    .where('code', '=', code)
    .executeTakeFirst();
  return row?.level_code ?? null;
}
