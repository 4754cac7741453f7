import { LIFE_LICENSES } from '@upline/domain';
import type { Measure } from '@upline/domain/production';
import { type RawBuilder, sql } from 'kysely';
import { isValidOn } from '../licensing/licenses/licenses.store.ts';
import { legPath } from '../network/team/leg-path.ts';
import type { Db } from '../platform/database/database.ts';
import { countsFor, type Transfer } from './transfers.store.ts';

/**
 * What levels ask for beside production (domain.md 1.2), for many associates at once. People count while Active, and not while
 * a transfer that brought them is younger than six months (R-LVL-06); "licensed" is a life license of one's own that is valid
 * on the day (R-LIC-01).
 */

type Row = { readonly code: string } & Partial<Record<Measure, number | null>>;

export interface MeasuredDays {
  readonly today: string;
  /** First day of the month that is open: windows end before it. */
  readonly openFrom: string;
}

/** Days, and the transfers that do not count yet (R-LVL-06). */
export interface MeasuredPeople extends MeasuredDays {
  readonly transfers: readonly Transfer[];
}

const isLicensed = (member: string, today: string): RawBuilder<boolean> =>
  sql<boolean>`exists (select from license where license.associate_code = ${sql.ref(`${member}.code`)}
    and license.type = any(${LIFE_LICENSES}::text[]) and ${isValidOn(today)})`;

/** Facts about the person alone. Who has joined has signed the AMA and paid the fee (domain.md 2.1). */
export async function ownFacts(db: Db, codes: readonly string[], { today }: MeasuredDays): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select person.code, (person.join_date is not null)::integer as ama_signed,
      (person.join_date is not null)::integer as membership_fee_paid,
      (select count(*)::integer from training_program program join training_case one on one.program_id = program.id
        where program.associate_code = person.code and one.status = 'Acknowledged') as field_training_cases,
      (select count(*)::integer from app_user recruit
        where recruit.recruiter_code = person.code and recruit.status = 'Active') as personal_recruits,
      ${isLicensed('person', today)}::integer as life_license,
      exists (select from training_program program
        where program.associate_code = person.code and program.status = 'Completed')::integer as training_completed,
      (person.guaranteed_level_code is not null)::integer as direct_registration,
      exists (select from training_certificate credential where credential.associate_code = person.code and credential.kind = 'AML'
        and credential.approval_status = 'Approved' and credential.valid_until >= ${today}::date)::integer as aml_current,
      exists (select from eo_policy credential where credential.associate_code = person.code
        and credential.approval_status = 'Approved' and credential.effective_date <= ${today}::date
        and credential.expiration_date >= ${today}::date)::integer as eo_current
    from app_user person where person.code = any(${codes})`.execute(db);
  return rows;
}

/** The base shop: licensed people with the person, and others at SA or higher (below RMD, where the shop is cut). */
export async function shopCounts(
  db: Db,
  codes: readonly string[],
  { today, transfers }: MeasuredPeople,
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select person.code, count(*) filter (where ${isLicensed('member', today)})::integer as base_shop_licensed,
      count(*) filter (where member.code <> person.code
        and member.level_code in (select code from level where rank >= (select rank from level where code = 'SA')))::integer
        as base_shop_sa
    from app_user person
    join app_user member on member.shop_code = person.shop_code
      and member.path >= person.path and member.path < person.path || '~' and member.status = 'Active'
      and ${countsFor(sql`person.code`, 'member', transfers)}
    where person.code = any(${codes}) group by 1`.execute(db);
  return rows;
}

/** Legs with a licensed Active associate anywhere in them (1.1, 1.2). */
export async function licensedLegs(
  db: Db,
  codes: readonly string[],
  { today, transfers }: MeasuredPeople,
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select direct.upline_code as code, count(*)::integer as licensed_legs from app_user direct
    -- One who is licensed is enough and mostly soon found: each leg is walked until then, instead of everybody being matched.
    cross join lateral (
      select from app_user member where member.path >= direct.path and member.path < direct.path || '~'
        and member.status = 'Active' and ${countsFor(sql`direct.upline_code`, 'member', transfers)}
        and (select ${isLicensed('member', today)} offset 0) limit 1) licensed
    where direct.upline_code = any(${codes})
    group by 1`.execute(db);
  return rows;
}

/** Active RMD+ below, and in how many legs. */
export async function seniorCounts(
  db: Db,
  codes: readonly string[],
  { transfers }: MeasuredPeople,
): Promise<Row[]> {
  const legsFrom = (level: string) =>
    sql`count(distinct leg.path) filter (where held.rank >= (select rank from level where code = ${level}))::integer`;
  const { rows } = await sql<Row>`
    select person.code, count(*)::integer as rmds, count(distinct leg.path)::integer as rmd_legs,
      count(*) filter (where case when person.is_senior_level then senior.gen_in_force = person.gen_in_force + 1
        else senior.gen = person.gen + 1 end)::integer as first_generation_rmds,
      ${legsFrom('EMD')} as emd_legs, ${legsFrom('NMD')} as nmd_legs
    from app_user person
    join app_user senior on senior.is_senior_level and senior.path > person.path and senior.path < person.path || '~'
      and senior.status = 'Active'
    join level held on held.code = senior.level_code
    cross join lateral (select ${legPath(sql`senior.path`, sql`length(person.path)`)} as path) leg
    where person.code = any(${codes}) and ${countsFor(sql`person.code`, 'senior', transfers)}
    group by 1`.execute(db);
  return rows;
}

/** What was earned in the twelve closed months, chargebacks taken off; what waits in escrow is not earned yet. */
export async function rollingCompensation(
  db: Db,
  codes: readonly string[],
  { openFrom }: MeasuredDays,
): Promise<Row[]> {
  const from = sql`((${openFrom}::date - interval '12 months')::timestamp at time zone 'America/New_York')`;
  const { rows } = await sql<Row>`
    select associate_code as code, sum(amount_cents)::bigint as rolling_compensation_cents from compensation_line
    where associate_code = any(${codes}) and voided_at is null and status in ('Pending', 'Paid', 'Chargeback')
      and posted_at >= ${from} and posted_at < (${openFrom}::date::timestamp at time zone 'America/New_York')
    group by 1`.execute(db);
  return rows;
}

/** Policies written whose thirteenth month ended in the twelve closed months, and how many of them were still in force then. */
export async function persistencies(
  db: Db,
  codes: readonly string[],
  { openFrom }: Pick<MeasuredDays, 'openFrom'>,
): Promise<{ code: string; policies: number; in_force: number }[]> {
  const { rows } = await sql<{ code: string; policies: number; in_force: number }>`
    select share.associate_code as code, count(*)::integer as policies,
      count(*) filter (where policy.lifecycle not in ('Not Taken', 'Declined', 'Withdrawn')
        and (policy.termination_date is null
          or policy.termination_date >= (policy.issue_date + interval '13 months')::date))::integer as in_force
    from policy_share share join policy on policy.id = share.policy_id
    where share.associate_code = any(${codes}) and share.portion = 0
      and share.issue_date >= (${openFrom}::date - interval '25 months')::date
      and share.issue_date < (${openFrom}::date - interval '13 months')::date
    group by 1`.execute(db);
  return rows;
}
