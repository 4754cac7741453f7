import { addBusinessDays } from '@upline/domain';
import { sql } from 'kysely';
import type { Db } from '../../src/platform/database/database.ts';
import { addDays } from '../days.ts';

/**
 * Somebody of Eve's base shop is under heightened supervision since lately: one case waits for Eve's word, an older one was
 * missed (R-POL-04). It is who has two or three open policies and none about to be paid, so that no money waits for it.
 */
export async function seedSupervision(db: Db, today: string, now: Date): Promise<void> {
  await sql`
    with supervisor as (select code from app_user where username = 'eve'),
    supervised as (
      select writer.code from policy join app_user writer on writer.code = policy.writing_associate_code, supervisor
      where writer.upline_rmd_code = supervisor.code and writer.status = 'Active' and not writer.is_senior_level
        and writer.username like '%.%'
      group by writer.code
      having count(*) filter (where policy.business_status in ('Pending', 'Action Required')) between 2 and 3
        and count(*) filter (where policy.business_status = 'Ready To Pay') = 0
      order by writer.code limit 1),
    flagged as (
      update associate set under_heightened_supervision = true, supervisor_code = supervisor.code
      from supervised, supervisor where associate.code = supervised.code),
    cases as (
      select policy.id, policy.policy_number, policy.writing_associate_code,
        row_number() over (order by policy.submit_date desc, policy.policy_number) as place
      from policy join supervised on supervised.code = policy.writing_associate_code
      where policy.business_status in ('Pending', 'Action Required')),
    review as (
      insert into supervision_review (policy_id, supervised_code, supervisor_code, status, due_date, created_at)
      select cases.id, cases.writing_associate_code, supervisor.code,
        case when place = 1 then 'Pending' else 'Missed' end,
        case when place = 1 then ${addBusinessDays(today, 1)}::date else ${addDays(today, -2)}::date end,
        case when place = 1 then ${now}::timestamptz - interval '20 hours' else ${now}::timestamptz - interval '5 days' end
      from cases, supervisor where place <= 2
      returning id, policy_id, supervisor_code, status, created_at)
    insert into notification (user_code, type, title, body, link, created_at)
    select review.supervisor_code, 'supervision-review-waiting', 'A case waits for your review',
      'Policy ••••' || right(cases.policy_number, 4) || ' of ' || writer.first_name || ' ' || writer.last_name
        || ' waits for your acknowledgement.',
      '/business/supervision-reviews?review=' || review.id, review.created_at
    from review join cases on cases.id = review.policy_id join app_user writer on writer.code = cases.writing_associate_code
    where review.status = 'Pending'`.execute(db);
}
