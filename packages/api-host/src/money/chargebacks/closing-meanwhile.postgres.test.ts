import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MoneyHost, startMoneyHost } from '../compensation/money.test-support.ts';
import { loadPosted } from '../compensation/policy-ledger.store.ts';
import { closeLedger } from '../ledger/ledger.store.ts';

let at: MoneyHost;
beforeAll(async () => {
  at = await startMoneyHost();
});
afterAll(() => at.host.close());

const isWaiting = async () => {
  const { rows } = await sql`
    select from pg_locks where locktype = 'advisory' and not granted
      and database = (select oid from pg_database where datname = current_database())`.execute(at.host.db);
  return rows.length > 0;
};

test('no pay run is closed between what an event reads of the lines and what it writes (R-MNY-20, R-MNY-32)', async () => {
  const policy = await at.ready(await at.issued(at.office, { months: 4 }));
  const order: string[] = [];
  let closing: Promise<unknown> = Promise.resolve();
  await at.transaction(async ({ db }) => {
    expect((await loadPosted(db, [policy.id], { lock: true })).size).toBe(1);
    closing = at.transaction(async (context) => {
      await closeLedger(context.db);
      order.push('closed');
    });
    while (order.length === 0 && !(await isWaiting())) await sleep(5);
    order.push('written');
  });
  await closing;
  expect(order).toEqual(['written', 'closed']);
});

test('an event that comes while a pay run is closed is refused before it reads the lines', async () => {
  const policy = await at.ready(await at.issued(at.office, { months: 4 }));
  await at.transaction(async ({ db }) => {
    await closeLedger(db);
    const other = at.transaction((context) => loadPosted(context.db, [policy.id], { lock: true }));
    await expect(other).rejects.toMatchObject({ status: 503 });
  });
});
