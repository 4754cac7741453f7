import type { LicenseType } from '@upline/domain';
import { sql } from 'kysely';
import { isOpening } from '../../business/policies/policies.source.ts';
import type { Db } from '../../platform/database.ts';
import type { OpenAction } from './main.schemas.ts';

export interface Greeting {
  readonly first_name: string;
  readonly join_date: string | null;
  readonly birth_month: number | null;
  readonly birth_day: number | null;
  readonly unread: number;
}

/** Whom the dashboard greets, and how many notices are unread. */
export async function greetingOf(db: Db, code: string): Promise<Greeting | undefined> {
  return db
    .selectFrom('app_user')
    .leftJoin('associate', 'associate.code', 'app_user.code')
    .select([
      'app_user.first_name',
      'app_user.join_date',
      'associate.birth_month',
      'associate.birth_day',
      sql<number>`(select count(*)::integer from notification
        where notification.user_code = app_user.code and notification.status = 'Unread')`.as('unread'),
    ])
    .where('app_user.code', '=', code)
    .executeTakeFirst();
}

/** What waits for the associate (domain.md 8.1), each from the index its own list is read by. */
export async function openActionsOf(db: Db, code: string): Promise<Map<OpenAction, number>> {
  const { rows } = await sql<{ action: OpenAction; count: number }>`
    select 'Policies Action Required' as action, count(*)::integer as count from (
      select policy_id from policy_share where associate_code = ${code} and business_status = 'Action Required'
        and ${isOpening('policy_share')}
      union select id from policy where training_associate_code = ${code} and business_status = 'Action Required'
    ) waiting
    union all
    select 'Splits to Decide', count(distinct policy.id)::integer
    from policy_share share join policy on policy.id = share.policy_id
    where share.approval_status = 'Pending For Associate' and share.associate_code = ${code}
      or share.approval_status = 'Pending For Owner' and policy.writing_associate_code = ${code}
    union all
    select 'Cases to Acknowledge', count(*)::integer
    from training_program program join training_case one on one.program_id = program.id
    where program.trainer_code = ${code} and one.status = 'Pending'
    union all
    select 'Supervision Reviews', count(*)::integer from supervision_review
    where supervisor_code = ${code} and status = 'Pending'
    union all
    select 'Payout Information to Confirm', count(*)::integer from payout_information
    where associate_code = ${code} and status = 'Pending For Owner'
    union all
    select 'Upline Changes to Answer', count(*)::integer from upline_change_request
    where owner_code = ${code} and status = 'Pending For Owner'
      or to_upline_code = ${code} and status = 'Pending For Associate'`.execute(db);
  return new Map(rows.map(({ action, count }) => [action, count]));
}

interface EndingLicense {
  readonly type: LicenseType;
  readonly state: string;
  readonly expiration_date: string;
  readonly days_left: number;
}

/** The own license in force that ends next. */
export async function nextEnding(db: Db, code: string, today: string): Promise<EndingLicense | undefined> {
  return db
    .selectFrom('license')
    .select([
      'type',
      'state',
      'expiration_date',
      sql<number>`expiration_date - ${today}::date`.as('days_left'),
    ])
    .where('associate_code', '=', code)
    .where('approval_status', '=', 'Approved')
    .where('status', '=', 'Active')
    .where('expiration_date', '>=', today)
    .orderBy('expiration_date')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst() as Promise<EndingLicense | undefined>;
}

/** Personal recruits who joined within the days and are Active (domain.md 5.6). */
export async function activeRecruits(
  db: Db,
  code: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<number> {
  const { count } = await db
    .selectFrom('app_user')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('recruiter_code', '=', code)
    .where('join_date', '>=', from)
    .where('join_date', '<=', to)
    .where('status', '=', 'Active')
    .executeTakeFirstOrThrow();
  return count;
}
