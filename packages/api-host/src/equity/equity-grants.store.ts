import { COOLING_OFF } from '@upline/domain';
import type { EquityGrants } from '@upline/domain/production';
import { sql } from 'kysely';
import type { Db } from '../platform/database/database.ts';

/** Promotions to the levels that bring credits, each once; who joined at a level was not promoted to it (R-EQS-01). */
export async function grantPromotions(db: Db, { promotion }: EquityGrants, today: string): Promise<void> {
  await sql`
    insert into equity_credit (associate_code, grant_date, source, credits, milestone)
    select distinct on (change.associate_code, change.level_code) change.associate_code, change.valid_from, 'Promotion',
      granted.value::integer, 'promotion/' || change.associate_code || '/' || change.level_code
    from json_each_text(${JSON.stringify(promotion)}::json) as granted (level, value)
    join level_history change on change.level_code = granted.level
    join app_user person on person.code = change.associate_code
    where granted.value::integer > 0 and change.valid_from <= ${today}::date
      and person.status not in ('Terminated', 'Resigned') and exists (
        select from level_history before
        where before.associate_code = change.associate_code and before.valid_from < change.valid_from)
    order by change.associate_code, change.level_code, change.valid_from
    on conflict (milestone) do nothing`.execute(db);
}

/** One for each full amount of the net personal issued BV of a closed calendar year (R-EQS-01). */
export async function grantAnnualBv(
  db: Db,
  { bv_per_credit_cents }: EquityGrants,
  year: string,
): Promise<void> {
  const points = (table: 'point_own' | 'point_delta') => sql`
    select associate_code, case when is_reversal then -amount else amount end as amount from ${sql.table(table)}
    where points_type = 'IssuedBv' and month between ${`${year}-01-01`}::date and ${`${year}-12-01`}::date`;
  await sql`
    insert into equity_credit (associate_code, grant_date, source, credits, milestone)
    select made.associate_code, ${`${year}-12-31`}::date, 'Annual BV', div(sum(made.amount), ${bv_per_credit_cents}::bigint)::integer,
      'annual-bv/' || made.associate_code || '/' || ${year}::text
    from (${points('point_own')} union all ${points('point_delta')}) made
    join app_user person on person.code = made.associate_code
    where person.kind = 'Associate' and person.status not in ('Terminated', 'Resigned')
    group by made.associate_code having sum(made.amount) >= ${bv_per_credit_cents}::bigint
    on conflict (milestone) do nothing`.execute(db);
}

/** For a quarter all three months of which brought a Builder Bonus (R-EQS-01). */
export async function grantStreaks(
  db: Db,
  { builder_streak }: EquityGrants,
  quarter: { readonly from: string; readonly to: string; readonly months: readonly string[] },
): Promise<void> {
  if (builder_streak === 0) return;
  await sql`
    insert into equity_credit (associate_code, grant_date, source, credits, milestone)
    select line.associate_code, ${quarter.to}::date, 'Builder Streak', ${builder_streak}::integer,
      'builder-streak/' || line.associate_code || '/' || ${quarter.from}::text
    from compensation_line line join app_user person on person.code = line.associate_code
    where line.source_kind = 'builder-bonus' and left(line.source_id, 7) = any(${quarter.months})
      and line.voided_at is null and line.amount_cents > 0 and person.status not in ('Terminated', 'Resigned')
    group by line.associate_code having count(distinct left(line.source_id, 7)) = 3
    on conflict (milestone) do nothing`.execute(db);
}

/** Termination forfeits what is not vested on that day, for cause all of it (R-EQS-03). */
export async function forfeitOfTerminated(db: Db, now: Date): Promise<void> {
  await sql`
    update equity_credit lot set updated_at = ${now}, updated_by = null, version = lot.version + 1,
      forfeited_on = greatest(lot.grant_date, gone.day), is_for_cause = gone.is_for_cause
    from app_user person join lateral (
      select (at at time zone 'America/New_York')::date as day,
        cause_code is not null and cause_code <> ${COOLING_OFF} as is_for_cause
      from status_history change
      where change.associate_code = person.code and change.to_status = 'Terminated'
      order by at desc, entry_no desc limit 1
    ) gone on true
    where person.code = lot.associate_code and person.status = 'Terminated' and lot.forfeited_on is null`.execute(
    db,
  );
}
