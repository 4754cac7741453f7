import { addDays, DAY_MS } from '@upline/domain';
import { sql } from 'kysely';
import {
  insertLatePremium,
  updateLatePremium,
} from '../../../src/business/late-premiums/late-premiums.store.ts';
import type { CallOutcome } from '../../../src/business/late-premiums/late-premiums.tables.ts';
import { workOutRisks } from '../../../src/money/lapse-saves/lapse-risk.ts';
import type { Db } from '../../../src/platform/database/database.ts';

interface Late {
  /** Days since the premium was due. */
  readonly due: number;
  readonly is_lapse_reported?: true;
  readonly closed_as?: 'Paid';
  readonly call?: {
    readonly ago: number;
    readonly outcome: CallOutcome;
    readonly note: string;
    readonly promised?: number;
  };
}

/** What a writer's policies show, the newest posted one first. */
const LATE: readonly Late[] = [
  { due: 6 },
  {
    due: 19,
    call: {
      ago: 2,
      outcome: 'Promised',
      note: 'The card had expired. The new one is with the bank; the premium is paid from it this week.',
      promised: 3,
    },
  },
  { due: 28, call: { ago: 4, outcome: 'No Answer', note: 'Left a message, asked for a call after six.' } },
  { due: 33, is_lapse_reported: true },
  {
    due: 45,
    closed_as: 'Paid',
    call: { ago: 20, outcome: 'Paid', note: 'Paid by telephone while we spoke.' },
  },
];
const WRITERS = ['ana', 'ben', 'cara', 'dev', 'hal', 'celine'];

/** Premiums that carriers report as late on policies of the demo logins, with calls about some of them. */
export async function seedLatePremiums(db: Db, today: string, now: Date): Promise<void> {
  const { rows } = await sql<{ id: string; code: string; place: number }>`
    select * from (
      select policy.id, writer.code, (row_number() over (partition by writer.code order by policy.issue_date desc, policy.id))::integer as place
      from policy join app_user writer on writer.code = policy.writing_associate_code
      where writer.username = any(${WRITERS}::text[]) and policy.termination_date is null and policy.lifecycle = 'In Force'
        and policy.issue_date < ${addDays(today, -60)} and exists (select from policy_posting posted where posted.policy_id = policy.id)
    ) numbered where place <= ${LATE.length} order by code, place`.execute(db);
  const open: { id: string; policy_id: string; due_on: string }[] = [];
  for (const { id: policy_id, code, place } of rows) {
    const { due, is_lapse_reported = false, closed_as, call } = LATE[place - 1] as Late;
    const due_on = addDays(today, -due);
    const { id } = await insertLatePremium(db, {
      policy_id,
      due_on,
      grace_ends_on: addDays(due_on, 31),
      is_lapse_reported,
      reported_on: addDays(due_on, 5),
      ...(closed_as ? { closed_as, closed_on: addDays(due_on, 27) } : {}),
    });
    if (!closed_as) open.push({ id, policy_id, due_on });
    if (!call) continue;
    const { outcome, note, ago, promised } = call;
    const called_at = new Date(now.getTime() - ago * DAY_MS);
    const promised_on = promised === undefined ? null : addDays(today, promised);
    await db
      .insertInto('late_premium_call')
      .values({ late_premium_id: id, outcome, promised_on, note, called_at, called_by: code })
      .execute();
    await updateLatePremium(db, id, { outcome, promised_on, called_at });
  }
  await workOutRisks({ db, today }, open);
}
