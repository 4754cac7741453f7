import type { LevelCode } from '@upline/domain';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { fullName } from '../../platform/database/full-name.ts';
import type { SettingKey } from '../settings.ts';

/** Every value with the day on which it begins, the latest day first. */
export async function starts(db: Db) {
  const [ladder, generations, settings] = [
    await db
      .selectFrom('level_rate')
      .innerJoin('level', 'level.code', 'level_rate.level_code')
      .select(['effective_from', 'level_code', 'rate_bps'])
      .orderBy('effective_from', 'desc')
      .orderBy('level.rank')
      .execute(),
    await db
      .selectFrom('generation_rate')
      .select(['effective_from', 'generation', 'rate_bps'])
      .orderBy('effective_from', 'desc')
      .orderBy('generation')
      .execute(),
    await db
      .selectFrom('setting')
      .leftJoin('app_user as setter', 'setter.code', 'setting.created_by')
      .select(['key', 'effective_from', 'value', 'setting.created_by'])
      .select(fullName<string | null>('setter').as('setter_name'))
      .orderBy('key')
      .orderBy('effective_from', 'desc')
      .execute(),
  ];
  return { ladder, generations, settings };
}

/** The settings that an admin has set, with their values on the day. */
export async function settingsOn(db: Db, today: string) {
  return db
    .selectFrom('setting')
    .distinctOn('key')
    .select(['key', 'effective_from', 'value'])
    .where('effective_from', '<=', today)
    .orderBy('key')
    .orderBy('effective_from', 'desc')
    .execute();
}

export async function setLadder(
  db: Db,
  effectiveFrom: string,
  rates: readonly { readonly level_code: LevelCode; readonly rate_bps: number }[],
): Promise<void> {
  await db
    .insertInto('level_rate')
    .values(rates.map((rate) => ({ ...rate, effective_from: effectiveFrom })))
    .onConflict((conflict) =>
      conflict.columns(['level_code', 'effective_from']).doUpdateSet({ rate_bps: sql`excluded.rate_bps` }),
    )
    .execute();
}

export async function setGenerations(db: Db, effectiveFrom: string, rates: readonly number[]): Promise<void> {
  await db
    .insertInto('generation_rate')
    .values(
      rates.map((rate_bps, index) => ({ generation: index + 1, effective_from: effectiveFrom, rate_bps })),
    )
    .onConflict((conflict) =>
      conflict.columns(['generation', 'effective_from']).doUpdateSet({ rate_bps: sql`excluded.rate_bps` }),
    )
    .execute();
}

export async function setSetting(
  db: Db,
  { key, effective_from, value, by }: { key: SettingKey; effective_from: string; value: unknown; by: string },
): Promise<void> {
  const json = JSON.stringify(value);
  await db
    .insertInto('setting')
    .values({ key, effective_from, value: json, created_by: by })
    .onConflict((conflict) =>
      conflict.columns(['key', 'effective_from']).doUpdateSet({ value: json, created_by: by }),
    )
    .execute();
}

/** Takes the values back that begin on the day; false where none do. */
export async function removeStart(
  db: Db,
  from: 'level_rate' | 'generation_rate',
  effectiveFrom: string,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom(from)
    .where('effective_from', '=', effectiveFrom)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Takes the value of a setting back that begins on the day, and answers it; undefined where none does. */
export async function removeSetting(db: Db, key: SettingKey, effectiveFrom: string): Promise<unknown> {
  const removed = await db
    .deleteFrom('setting')
    .where('key', '=', key)
    .where('effective_from', '=', effectiveFrom)
    .returning('value')
    .executeTakeFirst();
  return removed?.value;
}
