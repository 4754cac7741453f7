import type { Country, Currency } from '@upline/domain';
import type { StandingFacts } from '@upline/domain/production';
import { type Insertable, sql } from 'kysely';
import { standingColumns } from '../../compliance/standing.store.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';

export interface ScholarshipCandidate extends StandingFacts {
  readonly code: string;
  readonly country: Country;
  readonly recruits: number;
  readonly bv_cents: number;
}

/** Whether the awards of a quarter are posted. */
export async function isWindowPosted(db: Db, windowStart: string): Promise<boolean> {
  const found = await db
    .selectFrom('scholarship_window')
    .select('window_start')
    .where('window_start', '=', windowStart)
    .executeTakeFirst();
  return found !== undefined;
}

/** Claims a quarter; false when another was first. */
export async function insertWindow(db: Db, row: Insertable<Tables['scholarship_window']>): Promise<boolean> {
  const added = await db
    .insertInto('scholarship_window')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('window_start')
    .executeTakeFirst();
  return added !== undefined;
}

/**
 * Active associates with at least so much own issued BV in the quarter, by code, with the personal recruits of the quarter
 * that were Active at its end (domain.md 5.6).
 */
export async function candidates(
  db: Db,
  { from, to, today }: { readonly from: string; readonly to: string; readonly today: string },
  minBvCents: number,
): Promise<ScholarshipCandidate[]> {
  const points = (table: 'point_own' | 'point_delta') => sql`
    select associate_code, case when is_reversal then -amount else amount end as amount from ${sql.table(table)}
    where points_type = 'IssuedBv' and month between ${from}::date and ${to}::date`;
  const endsAt = sql`((${to}::date + 1)::timestamp at time zone 'America/New_York')`;
  const { rows } = await sql<ScholarshipCandidate>`
    with volume as (
      select associate_code as code, sum(amount)::bigint as cents
      from (${points('point_own')} union all ${points('point_delta')}) as points
      group by associate_code having sum(amount) >= ${minBvCents}
    )
    select app_user.code, app_user.status, app_user.country, volume.cents as bv_cents,
      (select count(*)::int from app_user as recruit
        where recruit.recruiter_code = app_user.code and recruit.join_date between ${from}::date and ${to}::date
        and 'Active' = coalesce(
          (select to_status from status_history where associate_code = recruit.code and at < ${endsAt} order by at desc, entry_no desc limit 1),
          (select from_status from status_history where associate_code = recruit.code and at >= ${endsAt} order by at, entry_no limit 1),
          recruit.status)) as recruits,
      ${standingColumns('app_user.code', today)}
    from volume join app_user on app_user.code = volume.code
    where app_user.status = 'Active'
    order by app_user.code`.execute(db);
  return rows;
}

export async function insertAwards(
  db: Db,
  awards: readonly Insertable<Tables['scholarship_award']>[],
): Promise<void> {
  if (awards.length > 0)
    await db
      .insertInto('scholarship_award')
      .values([...awards])
      .execute();
}

export interface StandingAward {
  readonly id: string;
  readonly associate_code: string;
  readonly program: string;
  readonly min_bv_cents: number;
  readonly award_cents: number;
  readonly currency: Currency;
  readonly window_end: string;
  /** BV of the quarter with the later chargebacks of its policies taken off. */
  readonly bv_now_cents: number;
}

/** Awards that can still be taken back, of quarters that ended on or after a day (R-SCP-04); locked. */
export async function awardsAtRisk(db: Db, windowsFrom: string): Promise<StandingAward[]> {
  const { rows } = await sql<StandingAward>`
    select award.id, award.associate_code, award.program, award.min_bv_cents, award.award_cents, award.currency,
      scholarship_window.window_end,
      (select coalesce(sum(case when entry.is_reversal then -entry.amount else entry.amount end), 0)::bigint
        from point_entry as entry
        where entry.owner_code = award.associate_code and entry.points_type = 'IssuedBv'
          and (entry.on_date between scholarship_window.window_start and scholarship_window.window_end
            or (entry.on_date > scholarship_window.window_end and entry.policy_id in (
              select credit.policy_id from point_entry as credit
              where credit.owner_code = award.associate_code and credit.points_type = 'IssuedBv' and not credit.is_reversal
                and credit.on_date between scholarship_window.window_start and scholarship_window.window_end)))
      ) as bv_now_cents
    from scholarship_award as award
    join scholarship_window on scholarship_window.window_start = award.window_start
    where award.taken_back_at is null and scholarship_window.window_end >= ${windowsFrom}::date
    order by award.id for update of award`.execute(db);
  return rows;
}

export async function markTakenBack(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('scholarship_award').set({ taken_back_at: now }).where('id', '=', id).execute();
}
