import { LIFE_LICENSES, type TeamType } from '@upline/domain';
import { sql } from 'kysely';
import { waitsFor } from '../../money/training/training-reads.store.ts';
import type { NetworkNode } from '../../network/nodes.store.ts';
import { teamPredicate } from '../../network/team/team-predicate.ts';
import type { Db } from '../../platform/database/database.ts';
import { isOneOf } from '../../platform/database/is-one-of.ts';
import { type Asked, isNamed } from '../../platform/list/asked.ts';
import {
  COUNTED_DAYS,
  DUE_DAYS,
  ENDING_DAYS,
  IDLE_DAYS,
  LICENSE_DAYS,
  type LicenseStep,
  NEW_DAYS,
  type NextAction,
  QUIET_DAYS,
  RED_FLAGS,
  type RedFlag,
} from './health.rules.ts';

const COMPANY_ZONE = 'America/New_York';

/** What is measured; a filter or an order by any of them takes the statement below. */
const MEASURED = [
  'score',
  'flag_count',
  'license_step',
  'last_activity_on',
  'days_quiet',
  'submissions',
  'presentations',
  'next_action',
] as const;

/** What a person did, and where they are on the way to a license. Each is read through an index by the person. */
const seenOf = (reader: string, today: string) => sql`(
  select
    (select (max(last_used_at) at time zone ${COMPANY_ZONE})::date from session
      where user_id = app_user.id and audience = 'portal' and proxy_admin_id is null) as last_sign_in_on,
    (select max(on_date) from point_entry
      where owner_code = app_user.code and points_type = 'SubmittedPolicies' and not is_reversal) as last_submitted_on,
    (select count(distinct reference_id)::integer from point_entry
      where owner_code = app_user.code and points_type = 'SubmittedPolicies' and not is_reversal
        and on_date > ${today}::date - ${COUNTED_DAYS}::integer and on_date <= ${today}::date) as submissions,
    presented.last_on as last_presented_on, presented.counted as presentations,
    exists (select from license where associate_code = app_user.code and type = any(${LIFE_LICENSES}::text[])
      and approval_status = 'Pending For Admin') as is_license_waiting,
    program.status as program_status, program.due_date,
    program.checklist ? 'exam_passed' as has_passed, program.checklist ? 'pre_licensing_course' as has_course,
    cases.waiting as cases_waiting, cases.for_reader as cases_for_reader
  from (select (max(move.at) at time zone ${COMPANY_ZONE})::date as last_on,
      count(distinct prospect.id) filter (
        where (move.at at time zone ${COMPANY_ZONE})::date > ${today}::date - ${COUNTED_DAYS}::integer)::integer as counted
    from prospect join prospect_stage_move move on move.prospect_id = prospect.id
    where prospect.owner_code = app_user.code and move.to_stage = 'BOP Presented'
      and move.from_stage in ('New Prospect', 'Contacted')) presented
  left join training_program program on program.associate_code = app_user.code
  left join app_user trainer on trainer.code = program.trainer_code
  cross join lateral (
    select count(*)::integer as waiting, count(*) filter (where ${waitsFor(reader, today)})::integer as for_reader
    from training_case one join policy on policy.id = one.policy_id
    where one.program_id = program.id and one.status <> 'Acknowledged' and policy.issue_date is not null) cases
  offset 0)`;

const days = (count: number) => sql`${count}::integer`;

/** The red flags of what was seen, as conditions. */
const FLAGGED = {
  'No activity': sql`known.days_quiet > ${days(QUIET_DAYS)}`,
  'Training overdue': sql`known.is_training_due`,
  'License expired': sql`known.license_step = 'Expired'`,
  'License ends soon': sql`known.license_days_left <= ${days(ENDING_DAYS)}`,
  'Not licensed': sql`known.license_step not in ('Licensed', 'Expired') and known.days_since_joined > ${days(LICENSE_DAYS)}`,
  'No submissions': sql`known.license_step = 'Licensed' and known.days_since_joined > ${days(IDLE_DAYS)}
    and coalesce(seen.last_submitted_on, '-infinity') < known.today - ${days(IDLE_DAYS)}`,
  'Case waits': sql`seen.cases_waiting > 0`,
} as const satisfies Record<RedFlag, unknown>;

const flags = Object.entries(FLAGGED).map(([name, is]) => sql`case when ${is} then ${name}::text end`);
const points = Object.entries(FLAGGED).map(
  ([name, is]) => sql`case when ${is} then ${RED_FLAGS[name as RedFlag]}::integer else 0 end`,
);

/** What is known of a row of app_user on a day: the figures, the red flags, the score and what to do next. */
const healthOf = (reader: string, today: string) =>
  sql<{
    last_activity_on: string | null;
    days_quiet: number;
    days_since_joined: number;
    license_step: LicenseStep;
    license_days_left: number | null;
    submissions: number;
    presentations: number;
    is_in_training: boolean;
    flags: RedFlag[];
    flag_count: number;
    score: number;
    next_action: NextAction;
  }>`(
  select known.last_activity_on, known.days_quiet, known.days_since_joined, known.license_step, known.license_days_left,
    seen.submissions, seen.presentations, coalesce(seen.program_status <> 'Completed', false) as is_in_training,
    judged.flags, cardinality(judged.flags) as flag_count, judged.score,
    case
      when seen.cases_for_reader > 0 then 'Acknowledge a case'
      when known.is_training_due then 'Review training'
      when known.license_step = 'Expired' or known.license_days_left <= ${days(ENDING_DAYS)} then 'Renew the license'
      when known.days_quiet > ${days(QUIET_DAYS)} then 'Call'
      when known.days_since_joined <= ${days(NEW_DAYS)} then 'Welcome'
      when known.license_step = 'Not started' then 'Plan the course'
      when known.license_step = 'Course completed' then 'Plan the exam'
      when known.license_step = 'Exam passed' then 'Enter the license'
      when known.license_step = 'Licensed' and seen.submissions = 0 then 'Plan a joint appointment'
      else 'Nothing is due' end as next_action
  from ${seenOf(reader, today)} seen
  cross join lateral (
    select ${today}::date as today, activity.last_on as last_activity_on,
      ${today}::date - greatest(coalesce(activity.last_on, app_user.join_date), app_user.join_date) as days_quiet,
      ${today}::date - app_user.join_date as days_since_joined,
      case when app_user.licensed_until >= ${today}::date then 'Licensed'
        when app_user.licensed_until is not null then 'Expired'
        when seen.is_license_waiting then 'Waiting for approval'
        when seen.has_passed then 'Exam passed'
        when seen.has_course then 'Course completed'
        else 'Not started' end as license_step,
      -- A license without an end has no days left to count.
      case when app_user.licensed_until >= ${today}::date and app_user.licensed_until < '9999-01-01'::date
        then app_user.licensed_until - ${today}::date end as license_days_left,
      coalesce(seen.program_status = 'Defaulted' or (seen.program_status in ('Open', 'Reopen')
        and seen.due_date <= ${today}::date + ${days(DUE_DAYS)}), false) as is_training_due
    from (select greatest(seen.last_sign_in_on, seen.last_submitted_on, seen.last_presented_on) as last_on) activity
  ) known
  cross join lateral (
    select array_remove(array[${sql.join(flags)}], null) as flags,
      greatest(0, 100 - (${sql.join(points, sql` + `)})) as score
  ) judged
  offset 0)`.as<'health'>(sql`health`);

/**
 * Members of the team, with what is known of each where the list is sorted or filtered by it. A row costs a handful of index reads,
 * so the teams that may be asked for are those an upline leads: the directs and the base shop (domain.md 7.1).
 */
export function healthScope(db: Db, type: TeamType, viewer: NetworkNode, today: string, asked?: Asked) {
  return db
    .selectFrom('app_user')
    .where(teamPredicate(type, viewer))
    .$if(isNamed(asked, ...MEASURED), (query) =>
      query.innerJoinLateral(
        () => healthOf(viewer.code, today),
        (on) => on.onTrue(),
      ),
    );
}

/** What a row shows of these members. */
export const healthRows = (
  db: Db,
  type: TeamType,
  viewer: NetworkNode,
  today: string,
  codes: readonly string[],
) =>
  db
    .selectFrom('app_user')
    .innerJoinLateral(
      () => healthOf(viewer.code, today),
      (on) => on.onTrue(),
    )
    .where(isOneOf('app_user.code', codes))
    .where(teamPredicate(type, viewer))
    .select([
      'app_user.code',
      'app_user.first_name',
      'app_user.last_name',
      'app_user.has_photo',
      'app_user.level_code',
      'app_user.status',
      'app_user.join_date',
      'app_user.phone',
      'health.last_activity_on',
      'health.days_quiet',
      'health.days_since_joined',
      'health.license_step',
      'health.license_days_left',
      'health.submissions',
      'health.presentations',
      'health.is_in_training',
      'health.flags',
      'health.flag_count',
      'health.score',
      'health.next_action',
    ])
    .execute();

export type HealthRow = Awaited<ReturnType<typeof healthRows>>[number];
