import { type RawBuilder, sql } from 'kysely';
import { readableBy } from '../../business/clients/clients.scope.ts';
import { clientName } from '../../business/clients/clients.store.ts';
import { isOpening } from '../../business/policies/lists/policies.source.ts';
import { waitsFor } from '../../money/training/training-reads.store.ts';
import type { Db } from '../../platform/database/database.ts';
import { fullName } from '../../platform/database/full-name.ts';
import type { Context } from '../../platform/operation/operation.ts';
import type { OpenAction } from './main.schemas.ts';

/** One kind of thing that waits: how many there are, and the one that waits longest. */
export interface WaitingAction {
  readonly action: OpenAction;
  readonly count: number;
  /** Since when the oldest waits; of a birthday the day itself. */
  readonly since: string;
  readonly name: string | null;
  readonly record: string;
}

const COMPANY_ZONE = sql.lit('America/New_York');
const dayOf = (stamp: string) => sql`(${sql.ref(stamp)} at time zone ${COMPANY_ZONE})::date`;
const SOON_DAYS = 7;

/** What waits for the associate (domain.md 8.1), each from the index its own list is read by. */
export async function openActionsOf(
  { db, now, today }: Pick<Context, 'db' | 'now' | 'today'>,
  code: string,
): Promise<WaitingAction[]> {
  const waiting: readonly (readonly [OpenAction, RawBuilder<unknown>])[] = [
    [
      'Policies Action Required',
      sql`select policy.submit_date as since, ${clientName} as name, policy.policy_number as record
        from (
          select policy_id from policy_share where associate_code = ${code} and business_status = 'Action Required'
            and ${isOpening('policy_share')}
          union select id from policy where training_associate_code = ${code} and business_status = 'Action Required'
        ) mine join policy on policy.id = mine.policy_id join client on client.id = policy.client_id`,
    ],
    [
      'Splits to Decide',
      sql`select policy.submit_date as since, max(${fullName('other')}) as name, policy.policy_number as record
        from policy_share share join policy on policy.id = share.policy_id
        join app_user other on other.code = case when share.approval_status = 'Pending For Owner'
          then share.associate_code else policy.writing_associate_code end
        where share.approval_status = 'Pending For Associate' and share.associate_code = ${code}
          or share.approval_status = 'Pending For Owner' and policy.writing_associate_code = ${code}
        group by policy.id`,
    ],
    [
      'Cases to Acknowledge',
      // From the issue on, and those a trainer missed with the RMD (R-TRN-01); one row a trainee, as the list of trainees has them.
      sql`select min(policy.issue_date) as since, max(${fullName('trainee')}) as name, max(trainee.code) as record
        from training_program program join app_user trainer on trainer.code = program.trainer_code
        join training_case one on one.program_id = program.id join policy on policy.id = one.policy_id
        join app_user trainee on trainee.code = program.associate_code
        where program.trainer_code = any(array(
            select ${code}::text union all select code from app_user where upline_rmd_code = ${code}))
          and one.status <> 'Acknowledged' and policy.issue_date is not null and ${waitsFor(code, today)}
        group by program.id`,
    ],
    [
      'Supervision Reviews',
      sql`select ${dayOf('review.created_at')} as since, ${fullName('supervised')} as name, review.id::text as record
        from supervision_review review join app_user supervised on supervised.code = review.supervised_code
        where (review.supervisor_code = ${code} and review.status = 'Pending')
          or (supervised.upline_rmd_code = ${code} and review.status = 'Missed')`,
    ],
    [
      'Payout Information to Confirm',
      sql`select ${dayOf('created_at')} as since, null::text as name, id::text as record from payout_information
        where associate_code = ${code} and status = 'Pending For Owner'`,
    ],
    [
      'Upline Changes to Answer',
      sql`select ${dayOf('request.created_at')} as since, ${fullName('mover')} as name, request.id::text as record
        from upline_change_request request join app_user mover on mover.code = request.associate_code
        where request.owner_code = ${code} and request.status = 'Pending For Owner'
          or request.to_upline_code = ${code} and request.status = 'Pending For Associate'`,
    ],
    [
      'Spouse Requests to Answer',
      sql`select ${dayOf('asked.created_at')} as since, ${fullName('other')} as name, asked.id::text as record
        from spouse_request asked join app_user other on other.code = asked.associate_code
        where asked.spouse_code = ${code} and asked.status = 'Pending For Associate'`,
    ],
    [
      'Documents to Sign',
      sql`select ${dayOf('requested_at')} as since, type as name, id::text as record from legal_document
        where associate_code = ${code} and status = 'Pending'`,
    ],
    [
      // An offered place is given to the next one after a day (R-EVT-01).
      'Event Offers',
      sql`select ${dayOf('waiting.offered_until')} - 1 as since, event.title as name, event.slug as record
        from event_waiting waiting join event on event.id = waiting.event_id
        where waiting.associate_code = ${code} and waiting.offered_until > ${now}`,
    ],
    [
      'Late Premiums',
      sql`select late.due_on as since, ${clientName} as name, late.id::text as record
        from policy_share share join late_premium late on late.policy_id = share.policy_id
        join policy on policy.id = late.policy_id join client on client.id = policy.client_id
        where share.associate_code = ${code} and share.portion = 0 and late.closed_on is null`,
    ],
    [
      'Prospects to Contact',
      sql`select next_action_date as since, ${fullName('prospect')} as name, id::text as record from prospect
        where owner_code = ${code} and next_action_date < ${today}::date and not lost`,
    ],
  ];
  const longest = waiting.map(
    ([
      action,
      rows,
    ]) => sql`(select ${sql.lit(action)} as action, count(*) over ()::integer as count, since, name, record
      from (${rows}) waiting order by since, record limit 1)`,
  );
  const { rows } = await sql<WaitingAction>`${sql.join(longest, sql` union all `)}`.execute(db);
  return rows;
}

/**
 * Clients who have their birthday this month, shown from a week before the next birthday. The count is that of the
 * whole month, as the list of clients filters it.
 */
export async function birthdaysOf(db: Db, code: string, today: string): Promise<WaitingAction | undefined> {
  const day = Number(today.slice(8));
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  const end = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const rows = await db
    .selectFrom('client')
    .where(readableBy({ code }))
    .where('client.archived_at', 'is', null)
    .where('client.birth_month', '=', month)
    .select([clientName.as('name'), 'client.id as record', sql<number>`least(birth_day, ${end})`.as('day')])
    .orderBy('birth_day')
    .orderBy('client.id')
    .execute();
  const next = rows.find((row) => row.day >= day);
  if (!next || next.day > day + SOON_DAYS) return undefined;
  const since = `${today.slice(0, 8)}${String(next.day).padStart(2, '0')}`;
  return { action: 'Client Birthdays', count: rows.length, since, name: next.name, record: next.record };
}
