import { addDays, DAY_MS } from '@upline/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testContext } from '../../testing/index.ts';
import type { ChargebackRow } from '../compensation/compensation.tables.ts';
import { type MoneyHost, startMoneyHost } from '../compensation/money.test-support.ts';
import { type Posting, postJournals } from '../ledger/ledger.ts';
import { debtRollUp } from './roll-up.service.ts';

let at: MoneyHost;
let start: Date;
beforeAll(async () => {
  at = await startMoneyHost();
  start = at.clock.now();
}, 240_000);
afterAll(() => at.host.close());

const debtsOf = (policyId: string): Promise<ChargebackRow[]> =>
  at.host.db.selectFrom('chargeback').selectAll().where('policy_id', '=', policyId).execute();
const debt = (id: string): Promise<ChargebackRow> =>
  at.host.db.selectFrom('chargeback').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const owed = async (code: string) =>
  (
    await sql<{ cents: number }>`select cents from debit_balance where associate_code = ${code}`.execute(
      at.host.db,
    )
  ).rows.map(({ cents }) => cents);
const balanceOf = async (code: string) =>
  (
    await sql<{ cents: number }>`
      select balance_cents as cents from ledger_balance balance join ledger_account account on account.id = balance.account_id
      where kind = 'Debit Balance' and associate_code = ${code}`.execute(at.host.db)
  ).rows[0]?.cents;
const rollUp = () => debtRollUp(at.host.platform).run(testContext(at.host));

/** What a pay run withholds, without the pay run. */
const withheld = ({ id, associate_code: of, currency }: ChargebackRow, cents: number) =>
  at.transaction(async (context) => {
    const postings: Posting[] = [
      { account: 'Cash', cents },
      { account: 'Debit Balance', of, cents: -cents },
    ];
    await context.db
      .updateTable('chargeback')
      .set({ recovered_cents: cents, version: sql<number>`version + 1` })
      .where('id', '=', id)
      .execute();
    await postJournals(context, [
      { kind: 'Pay Run', sourceId: id, currency, description: 'Withheld', postings },
    ]);
  });

async function leaves(code: string) {
  await at.host.db.updateTable('app_user').set({ status: 'Terminated' }).where('code', '=', code).execute();
  await sql`insert into status_history (associate_code, from_status, to_status, reason, at, cause_code, cause_text)
    values (${code}, 'Active', 'Terminated', 'For another company', ${at.clock.now()}, 'Other', 'For another company')`.execute(
    at.host.db,
  );
}

/** Moves what is due 90 days after today, 15 days after it was announced. */
async function moveDebts() {
  at.clock.advance(91 * DAY_MS);
  await rollUp();
  at.clock.advance(15 * DAY_MS);
  await rollUp();
}

test('a debt that was rolled up falls when its policy is reinstated: who paid of it gets that back, who left gets nothing (R-MNY-33)', async () => {
  const terms = JSON.stringify({ is_enabled: true, after_days: 90, notice_days: 15 });
  await sql`insert into setting (key, effective_from, value)
    values ('roll_up_terms', ${addDays(at.todayNow(), -1)}::date, ${terms})
    on conflict (key, effective_from) do update set value = excluded.value`.execute(at.host.db);
  const [ana, dev, eve] = [await at.codeOf('ana'), await at.codeOf('dev'), await at.codeOf('eve')];
  const policy = await at.ready(await at.issued(at.office, { months: 4 }));
  await at.payRun();
  await at.act(await at.show(policy), 'termination', {
    reason: 'Policy Lapsed',
    termination_date: at.todayNow(),
    paid_to_date: null,
  });
  const first = (await debtsOf(policy.id)).find(
    ({ associate_code }) => associate_code === ana,
  ) as ChargebackRow;
  const before = { dev: await balanceOf(dev), eve: await balanceOf(eve) };

  // Ana leaves: Dev owes, pays a part, and leaves as well: Eve owes the rest and pays a part of that.
  await leaves(ana);
  await moveDebts();
  const second = await debt((await debt(first.id)).transferred_to_id as string);
  expect(second).toMatchObject({ associate_code: dev, amount_cents: 84_000 });
  await withheld(second, 30_000);
  await leaves(dev);
  await moveDebts();
  const third = await debt((await debt(second.id)).transferred_to_id as string);
  expect(third).toMatchObject({ associate_code: eve, amount_cents: 54_000 });
  await withheld(third, 10_000);

  // Sessions of the beginning are alive again.
  at.clock.set(start);
  await at.act(await at.show(policy), 'reinstatement', {
    event_date: at.todayNow(),
    reason: 'Paid within the grace period',
  });
  expect(await debt(first.id)).toMatchObject({ transferred_to_id: null, recovered_cents: 84_000 });
  expect(await debt(second.id)).toMatchObject({ transferred_to_id: first.id, recovered_cents: 30_000 });
  expect(await debt(third.id)).toMatchObject({ transferred_to_id: second.id, recovered_cents: 10_000 });
  const refunds = await at.host.db
    .selectFrom('compensation_line')
    .select(['associate_code', 'amount_cents', 'compensation_type'])
    .where('source_kind', '=', 'roll-up')
    .orderBy('amount_cents')
    .execute();
  expect(refunds).toEqual([
    { associate_code: eve, amount_cents: 10_000, compensation_type: 'Adjustment' },
    { associate_code: dev, amount_cents: 30_000, compensation_type: 'Adjustment' },
  ]);
  // Eve owes what was hers from the beginning; Dev, who left as well, no longer the own part.
  expect({ dev: await balanceOf(dev), eve: await balanceOf(eve) }).toEqual({ ...before, dev: 0 });
  // Ana, who left, gets nothing of it and owes nothing: what she was paid is on the line again.
  expect([await balanceOf(ana), await owed(ana)]).toEqual([0, []]);
  const given = await at.host.db
    .selectFrom('compensation_line')
    .select(['amount_cents', 'status', 'compensation_type'])
    .where('policy_id', '=', policy.id)
    .where('associate_code', '=', ana)
    .orderBy('entry_no')
    .execute();
  expect(given.map(({ amount_cents, status }) => [amount_cents, status])).toEqual([
    [126_000, 'Paid'],
    [-84_000, 'Chargeback'],
    [84_000, 'Paid'],
  ]);
  await moveDebts();
  expect((await debt(first.id)).transferred_to_id).toBeNull();
  const told = await at.host.db
    .selectFrom('notification')
    .select('user_code')
    .where('type', '=', 'roll-up-withdrawn')
    .execute();
  // Eve of the debt that was Ana's, and of Dev's own.
  expect(told.map(({ user_code }) => user_code).toSorted()).toEqual([dev, eve, eve].toSorted());
  expect(Object.values(await at.faults()).filter((count) => count > 0)).toEqual([]);
});
