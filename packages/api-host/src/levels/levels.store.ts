import type { LevelCode } from '@upline/domain';
import { firstOfMonth } from '@upline/domain';
import type { LevelCriteria } from '@upline/domain/production';
import { sql } from 'kysely';
import { setting } from '../catalogue/plan-data.store.ts';
import type { Db } from '../platform/database/database.ts';
import { isOneOf } from '../platform/database/is-one-of.ts';
import type { Row } from '../platform/database/tables.ts';
import type { MeasuredDays } from './measures.store.ts';

/** The days associates are measured on: windows end with the last closed month. */
export async function measuredDays(db: Db, today: string): Promise<MeasuredDays> {
  const { open_from } = await db.selectFrom('network_guard').select('open_from').executeTakeFirstOrThrow();
  return { today, openFrom: open_from ?? firstOfMonth(today) };
}

/** The promotion table in force on a day (R-CFG-01). */
export const criteriaOn = (db: Db, date: string): Promise<readonly LevelCriteria[]> =>
  setting(db, 'promotion_criteria', date);

export interface Person {
  readonly code: string;
  readonly level_code: LevelCode;
  readonly qualified_level_code: LevelCode | null;
  readonly is_senior_level: boolean;
}

interface Chosen {
  /** Active people at these levels alone. */
  readonly levels?: readonly LevelCode[];
  /** People who joined before this day alone. */
  readonly joinedBefore?: string;
}

/** Associates who have not left, after a code in the order of codes. */
export async function peopleAfter(
  db: Db,
  after: string,
  limit: number,
  { levels, joinedBefore }: Chosen,
): Promise<Person[]> {
  const rows = await db
    .selectFrom('app_user')
    .select(['code', 'level_code', 'qualified_level_code', 'is_senior_level'])
    .where('path', 'is not', null)
    .where('upline_code', 'is not', null)
    .where('code', '>', after)
    .$if(levels === undefined, (query) => query.where('status', 'not in', ['Terminated', 'Resigned']))
    .$if(levels !== undefined, (query) =>
      query.where('status', '=', 'Active').where(isOneOf('level_code', levels ?? [])),
    )
    .$if(joinedBefore !== undefined, (query) => query.where('join_date', '<', joinedBefore as string))
    .orderBy('code')
    .limit(limit)
    .execute();
  return rows as Person[];
}

export async function personOf(db: Db, code: string): Promise<Person | undefined> {
  return (await db
    .selectFrom('app_user')
    .select(['code', 'level_code', 'qualified_level_code', 'is_senior_level'])
    .where('code', '=', code)
    .where('path', 'is not', null)
    .executeTakeFirst()) as Person | undefined;
}

/** The month after the last one whose qualifications are all written; undefined before the first. */
export async function firstUnwritten(db: Db): Promise<string | undefined> {
  const { rows } = await sql<{ month: string | null }>`
    select (max(period_month) + interval '1 month')::date as month from level_close`.execute(db);
  return rows[0]?.month ?? undefined;
}

/** Last code whose qualification of the month is written; empty before the first. */
export async function lastWritten(db: Db, month: string): Promise<string> {
  const { rows } = await sql<{ code: string | null }>`
    select max(associate_code) as code from level_qualification where period_month = ${month}::date`.execute(
    db,
  );
  return rows[0]?.code ?? '';
}

/** Writes the month's rows and the qualified levels they found (R-LVL-07); rows that exist stay as they are. */
export async function writeQualifications(
  db: Db,
  qualifications: readonly Omit<Row<'level_qualification'>, 'created_at'>[],
): Promise<void> {
  if (qualifications.length === 0) return;
  const given = JSON.stringify(qualifications);
  await sql`
    insert into level_qualification (associate_code, period_month, level_at_close, qualified_level, personal_bv_cents,
      base_shop_bv_cents, super_base_bv_cents, super_team_bv_cents, recruits, licensed_count, legs, persistency_bps, next_level)
    select associate_code, period_month, level_at_close, qualified_level, personal_bv_cents, base_shop_bv_cents,
      super_base_bv_cents, super_team_bv_cents, recruits, licensed_count, legs, persistency_bps, next_level
    from json_populate_recordset(null::level_qualification, ${given}::json)
    on conflict do nothing`.execute(db);
  await sql`
    update app_user set qualified_level_code = given.qualified_level
    from json_populate_recordset(null::level_qualification, ${given}::json) given
    where app_user.code = given.associate_code
      and app_user.qualified_level_code is distinct from given.qualified_level`.execute(db);
}

export async function closeLevelMonth(db: Db, month: string, now: Date): Promise<void> {
  await sql`
    insert into level_close (period_month, closed_at, associates)
    select ${month}::date, ${now}, count(*) from level_qualification where period_month = ${month}::date
    on conflict do nothing`.execute(db);
}

/** Recruits credited to the associates in the month, less those taken back. */
export async function recruitsIn(
  db: Db,
  codes: readonly string[],
  month: string,
): Promise<Map<string, number>> {
  const { rows } = await sql<{ code: string; recruits: number }>`
    select associate_code as code, sum(case when is_reversal then -amount else amount end)::integer as recruits
    from point_own where associate_code = any(${codes}) and points_type = 'Recruits' and month = ${month}::date
    group by 1`.execute(db);
  return new Map(rows.map(({ code, recruits }) => [code, recruits]));
}

/** Closed months of the associate, newest first. */
export async function monthsOf(
  db: Db,
  code: string,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<Row<'level_qualification'>[]> {
  return db
    .selectFrom('level_qualification')
    .selectAll()
    .where('associate_code', '=', code)
    .orderBy('period_month', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

interface LevelChangeRow {
  readonly id: string;
  readonly from_level: LevelCode | null;
  readonly to_level: LevelCode;
  readonly effective_date: string;
  readonly status: 'Scheduled' | 'Running' | 'Done';
  readonly decided_at: Date;
  readonly decided_by: string | null;
  readonly reason: string;
}

/** Promotions and demotions of the associate, decided or carried out, newest first (R-LVL-04). */
export async function levelChangesOf(db: Db, code: string): Promise<LevelChangeRow[]> {
  const { rows } = await sql<LevelChangeRow>`
    select change.id, before.level_code as from_level, change.to_level_code as to_level, change.effective_date,
      change.status, change.created_at as decided_at, change.created_by as decided_by, change.reason
    from network_change change
    left join lateral (
      select level_code from level_history held where held.associate_code = change.associate_code
        and held.valid_from < change.effective_date order by held.valid_from desc limit 1
    ) before on true
    where change.associate_code = ${code} and change.kind = 'Level' and change.status in ('Scheduled', 'Running', 'Done')
    order by change.effective_date desc, change.created_at desc limit 200`.execute(db);
  return rows;
}
