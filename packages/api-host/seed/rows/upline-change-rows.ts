import { addBusinessDays } from '@upline/domain';
import { sql } from 'kysely';
import type { Db } from '../../src/platform/database/database.ts';

/**
 * Requests for another upline at every stage (domain.md 2.33): people of Dev's base shop ask to move to Hal. One waits for
 * Dev, one for Hal, one for the home office; Ana has withdrawn hers last year.
 */
export async function seedUplineChanges(db: Db, today: string, now: Date): Promise<void> {
  await sql`
    with dev as (select code from app_user where username = 'dev'),
    hal as (select code, first_name || ' ' || last_name as name from app_user where username = 'hal'),
    mover as (
      select app_user.code, app_user.upline_code, app_user.first_name || ' ' || app_user.last_name as name,
        row_number() over (order by app_user.code) as place
      from app_user, dev
      where app_user.upline_rmd_code = dev.code and app_user.status = 'Active' and not app_user.is_senior_level
        and app_user.direct_count = 0 and app_user.username like '%.%'
      order by app_user.code limit 3),
    asked as (
      select mover.code, mover.upline_code, mover.name, place,
        ('{Pending For Owner,Pending For Associate,Pending For Admin}'::text[])[place] as status,
        ${now}::timestamptz - make_interval(days => place::integer * 3) as at,
        'Most of my clients live where that team works, and we already train together.' as reason
      from mover
      union all
      select code, upline_code, first_name || ' ' || last_name, 0, 'Revoked',
        ${now}::timestamptz - interval '400 days',
        'I thought of moving to Portland and of working with the team there.'
      from app_user where username = 'ana'),
    request as (
      insert into upline_change_request (associate_code, from_upline_code, to_upline_code, owner_code, reason,
        with_downline, status, answer_by, decided_at, decided_by, created_at, created_by, updated_at, updated_by)
      select asked.code, asked.upline_code, hal.code, dev.code, asked.reason, asked.place <> 2, asked.status,
        case when asked.place > 0 then ${addBusinessDays(today, 8)}::date end,
        case when asked.place = 0 then asked.at + interval '2 days' end,
        case when asked.place = 0 then asked.code end, asked.at, asked.code, asked.at, asked.code
      from asked, dev, hal
      returning id, associate_code, owner_code, to_upline_code, status, created_at, decided_at),
    step as (
      insert into upline_change_step (request_id, status, acted_as, by_code, note, at)
      select request.id, made.status, made.acted_as, made.by_code, made.note, made.at
      from request cross join lateral (values
        (1, 'Pending For Owner', 'Associate', associate_code, null, created_at),
        (2, 'Pending For Associate', 'Present RMD', owner_code, 'I am sorry to see you go, and I wish you well.',
          created_at + interval '1 day'),
        (3, 'Pending For Admin', 'New Upline', to_upline_code, null, created_at + interval '2 days'),
        (4, 'Revoked', 'Associate', associate_code, null, decided_at))
        as made(place, status, acted_as, by_code, note, at)
      where case request.status when 'Revoked' then made.place in (1, 4) when 'Pending For Owner' then made.place = 1
        when 'Pending For Associate' then made.place <= 2 else made.place <= 3 end
      order by request.id, made.place)
    insert into notification (user_code, type, title, body, link, object_key, created_at)
    select case when request.status = 'Pending For Owner' then request.owner_code else request.to_upline_code end,
      'upline-request', 'Upline change request',
      asked.name || ' (' || asked.code || ') asks to move to ' || hal.name || ' and waits for your answer.',
      '/account/upline-changes', 'upline-request:' || request.id, request.created_at + interval '1 day'
    from request join asked on asked.code = request.associate_code, hal
    where request.status in ('Pending For Owner', 'Pending For Associate')`.execute(db);
}
