import { addDays } from '@upline/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cardWorld } from '../cards/cards.test-support.ts';
import { type MoneyHost, startMoneyHost } from '../money/compensation/money.test-support.ts';
import { companyDay } from '../platform/time/company-time.ts';

let at: MoneyHost;
let world: ReturnType<typeof cardWorld>;
beforeAll(async () => {
  at = await startMoneyHost();
  world = cardWorld(at.host);
  // What the demo owes already would be asked for and reminded of as well.
  const owed = [
    'store_order_line',
    'store_order',
    'builder_enrollment',
    'card_event',
    'card_refund',
    'card_dispute',
  ];
  for (const table of [...owed, 'card_payment'])
    await sql`delete from ${sql.table(table)}`.execute(at.host.db);
});
afterAll(() => at.host.close());

const today = () => companyDay(at.clock.now());
type Task = 'ask-renewal-fees' | 'remind-of-renewal-fees' | 'hold-for-renewal-fees';

async function run(task: Task): Promise<void> {
  await at.host.platform.jobs.add(at.host.db, task, {});
  await at.host.platform.jobs.drain();
}

/** Lets the person have joined so that the anniversary is in so many days. */
async function joinFor(code: string, days: number): Promise<string> {
  const due = addDays(today(), days);
  await sql`update app_user set join_date = ${due}::date - interval '3 years' where code = ${code}`.execute(
    at.host.db,
  );
  return due;
}

const feeOf = (code: string) =>
  at.host.db
    .selectFrom('card_payment')
    .selectAll()
    .where('kind', '=', 'Yearly Renewal')
    .where('payer_code', '=', code)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();

const noticesOf = async (code: string) =>
  (
    await at.host.db
      .selectFrom('notification')
      .select('title')
      .where('user_code', '=', code)
      .where('type', 'like', 'renewal-%')
      .orderBy('created_at')
      .execute()
  ).map(({ title }) => title);

const lineOf = (policyId: string) =>
  at.host.db
    .selectFrom('compensation_line')
    .select(['status', 'escrow_reason'])
    .where('policy_id', '=', policyId)
    .where('associate_code', '=', at.people.ana)
    .executeTakeFirstOrThrow();

test('is asked for once, thirty days before the anniversary, and reminded of after that (R-REG-07)', async () => {
  await sql`update app_user set join_date = ${addDays(today(), -40)} where kind = 'Associate'`.execute(
    at.host.db,
  );
  await run('ask-renewal-fees');
  // Nobody's anniversary is near, and nobody owes what was before this day.
  expect(await feeOf(at.people.ana)).toBeUndefined();
  const due = await joinFor(at.people.ana, 30);
  await run('ask-renewal-fees');
  await run('ask-renewal-fees');
  expect(await feeOf(at.people.ana)).toMatchObject({
    status: 'Pending',
    amount_cents: 6_000,
    currency: 'USD',
    due_on: due,
    description: `Yearly renewal fee ${due.slice(0, 4)}`,
  });
  expect(await noticesOf(at.people.ana)).toHaveLength(1);
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from card_payment where kind = 'Yearly Renewal'`.execute(at.host.db);
  expect(rows).toEqual([{ count: 1 }]);
  await run('remind-of-renewal-fees');
  expect(await noticesOf(at.people.ana)).toHaveLength(1);
  for (const ahead of [7, 0]) {
    // News of the same matter within ten minutes is one notice (R-NTF-03).
    await sql`update notification set created_at = created_at - interval '11 minutes'`.execute(at.host.db);
    await sql`update card_payment set due_on = ${addDays(today(), ahead)}`.execute(at.host.db);
    await run('remind-of-renewal-fees');
  }
  expect((await noticesOf(at.people.ana)).at(-1)).toBe('Your yearly renewal fee is due today');
  expect(await noticesOf(at.people.ana)).toHaveLength(3);
});

test('unpaid for more than thirty days, new compensation waits until it is paid', async () => {
  const { db } = at.host;
  const before = await at.issued(at.office);
  const policy = await at.issued(at.office);
  await sql`update card_payment set due_on = ${addDays(today(), -30)}`.execute(db);
  await run('hold-for-renewal-fees');
  await at.ready(before);
  expect(await lineOf(before.id)).toMatchObject({ status: 'Pending' });

  await sql`update card_payment set due_on = ${addDays(today(), -31)}`.execute(db);
  await run('hold-for-renewal-fees');
  expect((await noticesOf(at.people.ana)).at(-1)).toBe('Your yearly renewal fee is overdue');
  await at.ready(policy);
  expect(await lineOf(policy.id)).toMatchObject({ status: 'Escrow', escrow_reason: 'Associate Flag' });

  const ana = await at.host.signInAs('ana');
  const fee = await feeOf(at.people.ana);
  await world.choose(await world.open(ana, fee?.id ?? ''), 'success');
  await at.host.platform.jobs.drain();
  expect(await world.statusOf(fee?.id ?? '')).toBe('Paid');
  expect(await lineOf(policy.id)).toMatchObject({ status: 'Pending', escrow_reason: null });
  expect(Object.values(await at.faults()).every((count) => count === 0)).toBe(true);
});

test('after 180 days the office is asked to review the account; nobody is terminated', async () => {
  const { db } = at.host;
  await sql`update card_payment set status = 'Pending', paid_at = null, due_on = ${addDays(today(), -180)}`.execute(
    db,
  );
  await run('remind-of-renewal-fees');
  const told = await db
    .selectFrom('notification')
    .select('title')
    .where('type', '=', 'renewal-review')
    .execute();
  expect(told.length).toBeGreaterThan(0);
  expect(told[0]?.title).toMatch(/^Renewal fee of .* is unpaid$/);
  const { rows } = await sql<{
    status: string;
  }>`select status from app_user where code = ${at.people.ana}`.execute(db);
  expect(rows).toEqual([{ status: 'Active' }]);
});
