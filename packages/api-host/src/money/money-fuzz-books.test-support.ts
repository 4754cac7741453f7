import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Db } from '../platform/database/database.ts';
import { compensationFaults } from './compensation/parity.store.ts';
import { countFaults } from './ledger/ledger.store.ts';
import { parity } from './pay-runs/closing/parity.store.ts';

/** Everything that money touches, as numbers: a refused call leaves it as it was. */
export async function fingerprint(db: Db): Promise<string> {
  const { rows } = await sql`
    select (select row(count(*), sum(abs(amount_cents))) from journal_line)::text as journals,
      (select row(count(*), sum(version), sum(amount_cents), count(voided_at)) from compensation_line)::text as lines,
      (select row(count(*), sum(version), sum(written_off_cents)) from chargeback)::text as debts,
      (select row(count(*), sum(version), sum(bv_cents)) from policy)::text as policies,
      (select row(count(*), sum(bv_cents), sum(share_bps)) from policy_share)::text as shares,
      (select row(count(*), count(reinstated_at)) from policy_event)::text as events,
      (select row(count(*), sum(last_no)) from policy_posting)::text as postings,
      (select row(count(*), sum(amount)) from point_entry)::text as points,
      (select row(count(*), sum(version)) from pay_run)::text as runs,
      (select row(count(*), sum(version)) from payout)::text as payouts,
      (select row(count(*), sum(version)) from provider_payment)::text as payments,
      (select row(count(*), sum(version)) from compensation_adjustment)::text as adjustments,
      (select count(*) from audit_entry)::text as trail`.execute(db);
  return JSON.stringify(rows[0]);
}

/** What is in the tables against the rules; empty when nothing does. */
async function broken(db: Db) {
  const { rows } = await sql<{ rule: string; policy_id: string }>`
    select 'I1: lines and House are the portion' as rule, snapshot.policy_id from compensation_snapshot snapshot
      where is_final and bv_cents <> house_cents + (select coalesce(sum(amount_cents), 0) from policy_line line
        where line.policy_id = snapshot.policy_id and line.portion = snapshot.portion)
    union all
    select 'I6: no more is taken than stands', policy_id from compensation_line
      where amount_cents > 0 and charged_cents > amount_cents
    union all
    select 'R-CB-02: what was given back is not given up as well', policy_id from chargeback debt
      where written_off_cents > 0 and transferred_to_id is null and (dispute_status = 'Approved' or exists (
        select from policy_event event where event.id = debt.policy_event_id and event.reinstated_at is not null))
    union all
    select 'R-MNY-22: no more volume is reversed than stands', policy_id from point_entry
      where policy_id is not null and points_type in ('SubmittedBv', 'IssuedBv')
      group by policy_id, owner_code, points_type
      having sum(case when is_reversal then -amount else amount end) < 0
    union all
    select 'R-MNY-15, R-MNY-24: what stands on a line is at most the line', line.policy_id from compensation_line line
      join policy_line year on year.policy_id = line.policy_id and year.line_no = line.line_no
      where line.voided_at is null and not exists (
        select from policy_event event where event.policy_id = line.policy_id and event.event ->> 'rerate' is not null)
      group by line.policy_id, line.line_no, year.amount_cents
      having sum(line.amount_cents) not between 0 and year.amount_cents`.execute(db);
  return rows;
}

/** Floor of a trace's fraction, which is never negative. */
function wholeCents(text: string): number {
  const [num = '0', den = '1'] = text.split('/');
  return Number(BigInt(num) / BigInt(den));
}

/** The ledger, the tables beside it, and every line against its trace. */
export async function expectWhole(db: Db, after: string): Promise<void> {
  const faults = { ...(await countFaults(db)), ...(await compensationFaults(db)), ...(await parity(db)) };
  expect(
    Object.entries(faults).filter(([, count]) => count !== 0),
    after,
  ).toEqual([]);
  expect(await broken(db), after).toEqual([]);
  const lines = await db.selectFrom('policy_line').select(['amount_cents', 'trace']).execute();
  for (const { amount_cents, trace } of lines)
    expect(wholeCents(trace.exact) + trace.remainder_cent, after).toBe(amount_cents);
}
