import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestClient } from '../../testing/index.ts';
import { trainingTasks } from '../training/training-tasks.ts';
import { adminCompensationList, compensationList } from './compensation.list.ts';
import { type MoneyHost, startMoneyHost } from './money.test-support.ts';

let at: MoneyHost;
let tom: TestClient;
beforeAll(async () => {
  at = await startMoneyHost();
  // Tom gets his program.
  await at.transaction((context) => trainingTasks(at.host.platform).advance(context));
  await at.ready(await at.issued(at.office, { months: 4 }));
  const trained = {
    writing_associate_code: at.people.cara,
    client_id: (await at.clientOf(at.people.cara)).id,
    state: 'CA',
    training_associate_code: at.people.tom,
    modal_premium_cents: 240_000,
    target_premium_cents: 240_000,
  };
  await at.ready(await at.issued(at.office, trained));
  // Not taken: what waits in escrow is charged there.
  const given = await at.ready(await at.issued(at.office, trained));
  await at.payRun();
  await at.act(await at.show(given), 'termination', {
    reason: 'Policy Not Taken',
    termination_date: at.todayNow(),
    paid_to_date: null,
  });
  tom = await at.host.signInAs('tom');
});
afterAll(() => at.host.close());

interface Line {
  id: string;
  status: string;
  amount_cents: number;
  source_associate: { name: string } | null;
  pay_run_number: number | null;
}
const list = async (who: TestClient, path: string, query: Record<string, string> = {}) => {
  const reply = await who.get(path, { query: { limit: '100', ...query } });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<{ rows: Line[] }>().rows;
};
const ids = (rows: readonly Line[]) => rows.map(({ id }) => id).sort();

describe.each([
  ['own', '/payments/compensations', compensationList, () => at.host.signInAs('eve')],
  ['everybody’s', '/admin/compensations', adminCompensationList, async () => at.office],
] as const)('%s lines', (_, path, { query }, client) => {
  const described = query.shape.order.meta()?.description ?? '';
  const sortable = (/Fields: (.*)\./.exec(described)?.[1] ?? '').split(', ');

  test('sorted by any field are the same lines', async () => {
    const who = await client();
    const all = await list(who, path);
    expect(all.length).toBeGreaterThan(3);
    expect(sortable).toContain('policy_number');
    for (const field of sortable)
      expect(ids(await list(who, path, { order: JSON.stringify({ [field]: 'DESC' }) })), field).toEqual(
        ids(all),
      );
    const amounts = (await list(who, path, { order: '{"amount_cents":"ASC"}' })).map(
      (row) => row.amount_cents,
    );
    expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
  });

  test('filtered by what another table says are those lines, listed, counted and summed', async () => {
    const who = await client();
    const all = await list(who, path);
    const source = all.find((row) => row.source_associate)?.source_associate?.name as string;
    const filter = JSON.stringify({
      source_associate: { contains: source },
      pay_run_number: { isNull: false },
    });
    const kept = all.filter((row) => row.source_associate?.name === source && row.pay_run_number !== null);
    expect(kept.length).toBeGreaterThan(0);
    expect(ids(await list(who, path, { filter }))).toEqual(ids(kept));
    expect((await who.get(`${path}/count`, { query: { filter } })).json()).toEqual({ count: kept.length });
    const [sums] = (await who.get(`${path}/totals`, { query: { filter } })).json().totals;
    expect(sums).toMatchObject({
      count: kept.length,
      amount_cents: kept.reduce((total, row) => total + row.amount_cents, 0),
    });
  });
});

test('downloaded in any order are all of them', async () => {
  const eve = await at.host.signInAs('eve');
  const all = await list(eve, '/payments/compensations');
  for (const field of ['posted_at', 'policy_number', 'source_associate', 'pay_run_number']) {
    const query = { format: 'csv', columns: '["amount_cents"]', order: JSON.stringify({ [field]: 'ASC' }) };
    const asked = await eve.get('/payments/compensations/download', { query });
    expect(asked.statusCode, asked.body).toBe(200);
    const file = await eve.get(asked.json<{ url: string }>().url);
    expect(file.body.trim().split('\n'), field).toHaveLength(1 + all.length);
  }
});

test('a Chargeback Escrow entry counts where the line it speaks of stands (R-MNY-12)', async () => {
  const rows = await list(tom, '/payments/compensations');
  expect(rows.map((row) => [row.status, row.amount_cents]).sort()).toEqual([
    ['Chargeback Escrow', -60_000],
    ['Escrow', 60_000],
    ['Escrow', 60_000],
  ]);
  expect((await tom.get('/payments/compensations/totals')).json().totals).toEqual([
    {
      currency: 'USD',
      count: 3,
      amount_cents: 60_000,
      paid_cents: 0,
      pending_cents: 0,
      escrow_cents: 60_000,
      chargeback_cents: 0,
    },
  ]);
});
