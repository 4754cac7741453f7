import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { countFaults, trialBalance } from '../src/money/ledger/ledger.store.ts';
import { me } from '../src/network/nodes.store.ts';
import { wrongPoints } from '../src/network/sums/recount.store.ts';
import { startTestHost, type TestHost } from '../src/testing/index.ts';
import { payLargeDemo } from './pay-large.ts';

/** The demo of a test is loaded without money, as a large one is. */
let host: TestHost;
beforeAll(async () => {
  host = await startTestHost({ seed: 'demo' });
  await sql`delete from supervision_review`.execute(host.db);
});
afterAll(() => host.close());

const pay = (vault = host.platform.vault) =>
  payLargeDemo({ db: host.db, vault, clock: host.clock, paidDays: 28 });
const count = async (what: string) =>
  (await sql<{ n: number }>`select count(*) as n from ${sql.raw(what)}`.execute(host.db)).rows[0]?.n ?? 0;

it('leaves no money behind when it dies halfway', async () => {
  const dying = { ...host.platform.vault, seal: () => expect.fail('dies') };
  await expect(pay(dying)).rejects.toThrow('dies');
  expect(await count('compensation_line')).toBe(0);
  expect(await count('training_program')).toBe(0);
});

it('posts and pays a network that has no money, once', async () => {
  const before = await count('point_entry');
  expect(await pay()).toBe(true);
  expect(await pay()).toBe(false);
  expect(
    await count(`policy join policy_posting on policy_id = policy.id where policy_number like '%-EX-%'`),
  ).toBe(16);
  expect(await count(`pay_run where status = 'Closed'`)).toBeGreaterThan(4);
  expect(await count(`payout where status = 'Released'`)).toBeGreaterThan(50);
  expect(await count('chargeback')).toBeGreaterThan(0);
  // Nothing was paid that no carrier had paid (domain.md 2.12).
  expect(
    await count(
      'policy_posting posting where not exists (select from provider_payment paid where paid.policy_id = posting.policy_id)',
    ),
  ).toBe(0);
  expect(await count(`provider_payment where processing = 'Processed'`)).toBeGreaterThan(50);
  expect(await count(`provider_payment where processing = 'Ready To Pay'`)).toBeGreaterThan(0);
  expect(await count('training_program')).toBeGreaterThan(0);
  expect(await count('supervision_review')).toBe(2);
  expect(await count('point_entry')).toBeGreaterThan(before);
  // Who earns has an account, nobody else.
  expect(
    await count(
      'payout_information info where not exists (select from compensation_line line where line.associate_code = info.associate_code)',
    ),
  ).toBe(0);
});

it('leaves books that balance and uplines that are credited (R-07, R-PTS-03)', async () => {
  const faults = await countFaults(host.db);
  expect(
    Object.values(faults).filter((faulty) => faulty > 0),
    JSON.stringify(faults),
  ).toEqual([]);
  const balance = await trialBalance(host.db, null);
  for (const currency of ['USD', 'CAD']) {
    const rows = balance.filter((row) => row.currency === currency);
    expect(rows.reduce((cents, { debit_cents, credit_cents }) => cents + debit_cents - credit_cents, 0)).toBe(
      0,
    );
  }
  expect(await count('point_delta')).toBe(0);
  const { rows } = await sql<{
    code: string;
  }>`select code from app_user where path is not null and direct_count > 0`.execute(host.db);
  const {
    rows: [span],
  } = await sql<{ from: string; to: string }>`
    select date_trunc('month', min(on_date))::date as from, date_trunc('month', max(on_date))::date as to from point_entry`.execute(
    host.db,
  );
  for (const { code } of rows) {
    const node = await me(host.db, code);
    expect(node && span ? await wrongPoints(host.db, node, span) : ['nobody']).toEqual([]);
  }
});
