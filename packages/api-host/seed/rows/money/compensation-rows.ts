import { addDays, type ChargebackReason } from '@upline/domain';
import { sql } from 'kysely';
import { settleEvent } from '../../../src/money/chargebacks/settle-event.ts';
import { postPolicies } from '../../../src/money/compensation/posting/posting.ts';
import { enrollMissing } from '../../../src/money/training/training.store.ts';
import type { Db } from '../../../src/platform/database/database.ts';

/** When something of the past is posted. */
export interface PostingDay {
  readonly db: Db;
  readonly now: Date;
  readonly today: string;
  readonly caller: undefined;
}

interface Options {
  readonly db: Db;
  readonly now: Date;
  readonly today: string;
  /** Business of so many last days is posted. */
  readonly paidDays: number;
  /** Runs when a week of the past is posted: pays it. `until` is its Tuesday. */
  closeWeek(day: PostingDay, until: string): Promise<void>;
}

const PORTION = 500;
/** Policies that are Ready To Pay are posted lately: no closed run has paid them. */
const RECENT_DAYS = 6;
/** Later weeks are not paid yet. */
const UNPAID_DAYS = 7;

interface Sold {
  readonly id: string;
  readonly issue_date: string;
  readonly posted_on: string;
  readonly reason: ChargebackReason | null;
  readonly event_date: string | null;
}

/**
 * The worked examples and what was issued lately, read once: older business is of the time before the portal kept compensation,
 * and a demo network is loaded in seconds. In the order of submit dates, as postings read the plan of each.
 */
async function soldLately(db: Db, today: string, days: number): Promise<Sold[]> {
  const { rows } = await sql<Sold>`
    select id, issue_date, case when business_status = 'Ready To Pay'
        then greatest(issue_date, ${addDays(today, -RECENT_DAYS)}::date) else issue_date end as posted_on,
      termination_reason as reason, termination_date as event_date
    from policy where business_status in ('Ready To Pay', 'Approved', 'Full Chargedback')
      and (issue_date > ${addDays(today, -days)}::date or (issue_date is not null and policy_number like '%-EX-%'))
    order by submit_date, id`.execute(db);
  return rows;
}

/** What ended after a day, up to another one. */
const endedIn = (sold: readonly Sold[], from: string, until: string) =>
  sold
    .flatMap(({ id, reason, event_date }) =>
      reason !== null && event_date !== null && event_date > from && event_date <= until
        ? [{ id, reason, event_date }]
        : [],
    )
    .sort((one, other) => one.event_date.localeCompare(other.event_date) || one.id.localeCompare(other.id));

/** The Tuesday on or after the day. */
const tuesday = (day: string) => addDays(day, (9 - new Date(`${day}T00:00:00Z`).getUTCDay()) % 7);

/** Tables a week of postings fills. */
const POSTED = [
  'policy_posting',
  'policy_line',
  'compensation_snapshot',
  'compensation_line',
  'journal',
  'journal_line',
  'ledger_account',
  'ledger_balance',
  'payout',
];

/**
 * Compensation of the demo's policies, week by week as it would have come about: lines by the services' own postings, the
 * run of the week, and in the week after what ended meanwhile. Wants the network placed. Chargebacks take back credits.
 */
export async function seedCompensation({ db, now, today, paidDays, closeWeek }: Options): Promise<void> {
  await seedTraining(db, today, now);
  const sold = await soldLately(db, today, paidDays);
  const [first] = sold.map(({ issue_date }) => issue_date).sort();
  if (first === undefined) return;
  let from = addDays(first, -1);
  for (let until = tuesday(first); from < today; from = until, until = addDays(until, 7)) {
    const end = until < today ? until : today;
    const at = end === today ? now : new Date(`${end}T18:00:00Z`);
    const day: PostingDay = { db, now: at, today: end, caller: undefined };
    for (const { id, ...event } of endedIn(
      sold,
      addDays(from, -7),
      end === today ? today : addDays(until, -7),
    ))
      await settleEvent(day, id, event);
    const ids = sold.filter(({ posted_on }) => posted_on > from && posted_on <= end).map(({ id }) => id);
    for (let start = 0; start < ids.length; start += PORTION)
      await postPolicies(day, ids.slice(start, start + PORTION));
    // The runs read all that was posted: planned as if that were nothing, those of size m took minutes each.
    if (ids.length >= PORTION) for (const table of POSTED) await sql`analyze ${sql.table(table)}`.execute(db);
    if (until <= addDays(today, -UNPAID_DAYS)) await closeWeek(day, until);
  }
}

/** Programs of the training associates, as far as their time has brought them, and the cases they observed (2.19). */
async function seedTraining(db: Db, today: string, now: Date): Promise<void> {
  // Who is enrolled is looked up for each: in a table that was empty when that was planned, all written so far would be read for it.
  await sql`set local enable_seqscan = off`.execute(db);
  await enrollMissing(db, today, now);
  await sql`set local enable_seqscan = on`.execute(db);
  await sql`
    update training_program program set
      status = case when age.days <= 3 then 'Pending' when age.days <= 93 then 'Open' when age.days <= 123 then 'Defaulted' else 'Reverted' end,
      opened_at = case when age.days > 3 then trainee.join_date + 3 end,
      due_date = case when age.days > 3 then trainee.join_date + 93 end,
      defaulted_at = case when age.days > 93 then trainee.join_date + 94 end,
      reverted_at = case when age.days > 123 then trainee.join_date + 124 end,
      created_at = trainee.join_date, updated_at = trainee.join_date
    from app_user trainee cross join lateral (select ${today}::date - trainee.join_date as days) age
    where trainee.code = program.associate_code and program.status = 'Pending'`.execute(db);
  await sql`
    insert into training_case (program_id, policy_id, observed_on, status, acknowledged_at, acknowledged_by)
    select program.id, policy.id, policy.submit_date,
      case when policy.issue_date + 10 <= ${today}::date then 'Acknowledged' else 'Pending' end,
      case when policy.issue_date + 10 <= ${today}::date then policy.issue_date + 10 end,
      case when policy.issue_date + 10 <= ${today}::date then program.trainer_code end
    from policy join training_program program on program.associate_code = policy.training_associate_code`.execute(
    db,
  );
}
