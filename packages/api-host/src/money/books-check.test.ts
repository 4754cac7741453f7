import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MoneyHost, startMoneyHost } from './compensation/money.test-support.ts';

let at: MoneyHost;
beforeAll(async () => {
  at = await startMoneyHost();
});
afterAll(() => at.host.close());

type Task = 'verify-ledger' | 'verify-pay-runs' | 'verify-compensation' | 'verify-card-journals';

/** What the super admins read after the check of the night. */
async function alarmsOf(task: Task): Promise<string[]> {
  const { db, platform } = at.host;
  await sql`delete from notification where type = 'books-alarm'`.execute(db);
  await platform.jobs.add(db, task, {});
  await platform.jobs.drain();
  const rows = await db.selectFrom('notification').select('body').where('type', '=', 'books-alarm').execute();
  return rows.map(({ body }) => body.replace('Found in the check of the night: ', ''));
}

const moveBalance = (kind: string) => sql`
  update ledger_balance set balance_cents = balance_cents + side where account_id = (
    select min(account.id) from ledger_account account where account.kind = ${kind})`;

/** Plants a difference past everything that keeps the books, asks the check, and takes it back. */
async function planted(task: Task, difference: RawBuilder<unknown>): Promise<string[]> {
  const { db } = at.host;
  await sql`create temporary table kept_balance as select * from ledger_balance`.execute(db);
  await difference.execute(db);
  const alarms = await alarmsOf(task);
  await sql`update ledger_balance set balance_cents = kept.balance_cents from kept_balance kept
    where kept.account_id = ledger_balance.account_id and kept.side = ledger_balance.side`.execute(db);
  await sql`drop table kept_balance`.execute(db);
  return alarms;
}

test('what a check found last can be read, and asked for now', async () => {
  await at.ready(await at.issued(at.office));
  const admin = await at.host.signInAs('admin');
  const read = async () =>
    (await admin.get('/admin/ledger/checks')).json<{
      rows: { task: string; checked_at: string | null; findings: object[]; is_whole: boolean | null }[];
    }>().rows;
  expect((await read()).map(({ task, checked_at, is_whole }) => [task, checked_at, is_whole])).toEqual([
    ['verify-ledger', null, null],
    ['verify-pay-runs', null, null],
    ['verify-compensation', null, null],
    ['verify-card-journals', null, null],
  ]);
  const asked = await admin.post('/admin/ledger/checks/run', {
    headers: { 'idempotency-key': randomUUID() },
  });
  expect(asked.statusCode).toBe(202);
  await at.host.platform.jobs.drain();
  const now = at.host.clock.now().toISOString();
  expect((await read()).map(({ checked_at, is_whole }) => [checked_at, is_whole])).toEqual(
    Array(4).fill([now, true]),
  );
  await planted('verify-ledger', moveBalance('Pending Commission'));
  const [ledger] = await read();
  expect(ledger).toMatchObject({ is_whole: false });
  expect(ledger?.findings).toContainEqual({ name: 'wrong balances', count: 1 });
});

test('every check of the night is content with whole books and tells super admins of a planted difference (R-12)', async () => {
  const policy = await at.issued(at.office);
  await at.ready(policy);
  for (const task of [
    'verify-ledger',
    'verify-pay-runs',
    'verify-compensation',
    'verify-card-journals',
  ] as const)
    expect([task, await alarmsOf(task)]).toEqual([task, []]);
  expect(await planted('verify-ledger', moveBalance('Pending Commission'))).toEqual(['wrong balances: 1.']);
  expect(await planted('verify-pay-runs', moveBalance('Pending Commission'))).toEqual(['pending: 1.']);
  expect(await planted('verify-compensation', moveBalance('Pending Commission'))).toEqual(['pending: 1.']);
  expect(await alarmsOf('verify-compensation')).toEqual([]);
});
