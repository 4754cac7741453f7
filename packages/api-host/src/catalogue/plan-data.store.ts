import type { LevelCode } from '@upline/domain';
import type { ScheduleRate } from '@upline/domain/compensation';
import { sql } from 'kysely';
import type { Db } from '../platform/database/database.ts';
import { SETTINGS, type SettingKey, type SettingValue } from './settings.ts';

export interface LadderStep {
  readonly rank: number;
  readonly name: string;
  /** Contract percentage of BV. */
  readonly rate_bps: number;
  readonly is_senior: boolean;
}

/** The ladder in force on a company day, lowest level first (R-CFG-01). */
export async function ladderOn(db: Db, date: string): Promise<Map<LevelCode, LadderStep>> {
  const rows = await db
    .selectFrom('level')
    .innerJoin('level_rate', 'level_rate.level_code', 'level.code')
    .distinctOn('level.rank')
    .select(['level.code', 'level.rank', 'level.name', 'level.is_senior', 'level_rate.rate_bps'])
    .where('level_rate.effective_from', '<=', date)
    .orderBy('level.rank')
    .orderBy('level_rate.effective_from', 'desc')
    .execute();
  return new Map(rows.map(({ code, ...step }) => [code, step]));
}

/** Revenue Bonus of generations 1 to 6 in force on a company day, basis points of BV. */
export async function generationRatesOn(db: Db, date: string): Promise<number[]> {
  const rows = await db
    .selectFrom('generation_rate')
    .distinctOn('generation')
    .select('rate_bps')
    .where('effective_from', '<=', date)
    .orderBy('generation')
    .orderBy('effective_from', 'desc')
    .execute();
  return rows.map(({ rate_bps }) => rate_bps);
}

/** The days after this one on which the ladder, the generations or the schedule change. */
export async function laterStarts(db: Db, date: string): Promise<string[]> {
  const { rows } = await sql<{ effective_from: string }>`
    select effective_from from level_rate where effective_from > ${date}::date
    union select effective_from from generation_rate where effective_from > ${date}::date
    union select effective_from from compensation_schedule where effective_from > ${date}::date and status <> 'Draft'
    order by effective_from`.execute(db);
  return rows.map(({ effective_from }) => effective_from);
}

export interface ScheduleVersion {
  readonly id: string;
  readonly name: string;
  readonly effective_from: string;
  readonly rates: readonly ScheduleRate[];
}

/**
 * The schedule version in force on a company day: the latest one that is or was Open and had begun by then. It is
 * undefined before the first one, when the ladder alone applies. `scheduleRates` of `@upline/domain/compensation` looks
 * its rates up.
 */
export async function scheduleOn(db: Db, date: string): Promise<ScheduleVersion | undefined> {
  const version = await db
    .selectFrom('compensation_schedule')
    .select(['id', 'name', 'effective_from'])
    .where('status', '!=', 'Draft')
    .where('effective_from', '<=', date)
    .orderBy('effective_from', 'desc')
    .limit(1)
    .executeTakeFirst();
  return version && { ...version, rates: await ratesOf(db, version.id) };
}

/** The rows of a schedule version, in lookup order. */
export async function ratesOf(db: Db, scheduleId: string): Promise<ScheduleRate[]> {
  return db
    .selectFrom('compensation_schedule_rate')
    .innerJoin('level', 'level.code', 'compensation_schedule_rate.level_code')
    .select(['product_id', 'product_type', 'level_code', 'kind', 'rate_bps'])
    .where('schedule_id', '=', scheduleId)
    .orderBy(sql`product_id is null`)
    .orderBy(sql`product_type is null`)
    .orderBy('product_id')
    .orderBy('product_type')
    .orderBy('kind')
    .orderBy('level.rank')
    .execute();
}

/** The value of a setting on a company day (R-CFG-01). */
export async function setting<K extends SettingKey>(db: Db, key: K, date: string): Promise<SettingValue<K>> {
  const row = await db
    .selectFrom('setting')
    .select('value')
    .where('key', '=', key)
    .where('effective_from', '<=', date)
    .orderBy('effective_from', 'desc')
    .limit(1)
    .executeTakeFirst();
  return (row ? SETTINGS[key].schema.parse(row.value) : SETTINGS[key].initial) as SettingValue<K>;
}
