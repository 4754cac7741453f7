import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Shown } from '../../../business/policies/policies.test-support.ts';
import { type BreakingConnections, breakingConnections } from '../../../testing/breaking-connections.ts';
import { demoFill } from '../../../testing/demo-fill.ts';
import { matchPayment, testConfig } from '../../../testing/index.ts';
import { openTestDatabase } from '../../../testing/test-database.ts';
import { type MoneyHost, startMoneyHost } from '../money.test-support.ts';

/**
 * R-02 by force on postings: the connection breaks before every second statement, and before and after the commit. Whatever the client
 * saw, the same key afterwards leads to exactly one set of lines, one journal and one set of credits.
 */
let at: MoneyHost;
let connections: BreakingConnections;

beforeAll(async () => {
  const database = await openTestDatabase(await demoFill(testConfig()));
  at = await startMoneyHost({ database });
  await at.setUpline(at.people.eve, await at.codeOf('root'));
  await at.office.get('/access');
  connections = breakingConnections(database);
});
afterAll(() => at.host.close());

const effects = async (policy: Shown) => {
  const count = async (table: 'compensation_line' | 'policy_line' | 'policy_event') =>
    (await at.host.db.selectFrom(table).select('policy_id').where('policy_id', '=', policy.id).execute())
      .length;
  const journals = await at.host.db
    .selectFrom('journal')
    .select('id')
    .where('source_id', '=', policy.id)
    .execute();
  return {
    lines: await count('compensation_line'),
    year: await count('policy_line'),
    events: await count('policy_event'),
    journals: journals.length,
  };
};

/** Breaks a write at statements throughout, and after its commit; `make` gives a fresh policy, `send` writes. */
async function breakEverywhere(
  make: () => Promise<Shown>,
  send: (policy: Shown, key: string) => Promise<{ statusCode: number; body: string }>,
  whole: { before: object; after: object },
): Promise<number> {
  connections.mend();
  // The first opens the accounts; from the second on every write is made of the same statements.
  for (const name of ['first', 'second']) {
    const policy = await make();
    connections.mend();
    expect((await send(policy, `${name}-${policy.id}`)).statusCode).toBe(200);
  }
  const all = [...connections.statements];
  const commit = all.indexOf('commit');
  expect(commit).toBeGreaterThan(10);
  const begin = all.indexOf('begin');
  // Every second one: what two statements in a row have written goes back in the same way.
  const faults = Array.from({ length: commit - begin }, (_, index) => ({
    number: begin + 1 + index,
    after: false,
  })).filter(({ number }) => (commit - number) % 2 === 0);
  faults.push({ number: commit, after: true });
  for (const { number, after } of faults) {
    const policy = await make();
    const key = `fault-${policy.id}`;
    connections.breakAt(number, after);
    const broken = await send(policy, key);
    expect(broken.statusCode, `${number}: ${all[number]}`).toBe(503);
    connections.mend();
    expect(await effects(policy)).toEqual(after ? whole.after : whole.before);
    const again = await send(policy, key);
    expect(again.statusCode, again.body).toBe(200);
    expect(await effects(policy)).toEqual(whole.after);
  }
  expect(Object.values(await at.faults()).every((count) => count === 0)).toBe(true);
  return faults.length;
}

const post = (policy: Shown, step: string, body: object, key: string) =>
  at.office.post(`/admin/policies/${policy.id}/${step}`, {
    body,
    ifMatch: policy.version,
    idempotencyKey: key,
  });

/** An issued policy whose carrier has paid. */
async function matched(): Promise<Shown> {
  const policy = await at.issued(at.office);
  await matchPayment(at.host, policy.id);
  return policy;
}

test('a connection lost at any statement of a posting leaves one posting for one key', async () => {
  const count = await breakEverywhere(
    matched,
    (policy, key) => post(policy, 'transitions', { to: 'Ready To Pay' }, key),
    {
      before: { lines: 0, year: 0, events: 0, journals: 0 },
      after: { lines: 6, year: 6, events: 0, journals: 1 },
    },
  );
  expect(count).toBeGreaterThan(8);
}, 300_000);

test('and at any statement of a lapse one chargeback', async () => {
  const policies: Shown[] = [];
  await breakEverywhere(
    async () => {
      if (policies.length === 0) {
        for (let made = 0; made < 14; made += 1)
          policies.push(await at.ready(await at.issued(at.office, { months: 4 })));
        await at.payRun();
      }
      return at.show(policies.pop() as Shown);
    },
    (policy, key) =>
      post(
        policy,
        'termination',
        { reason: 'Policy Lapsed', termination_date: at.todayNow(), paid_to_date: null },
        key,
      ),
    {
      before: { lines: 6, year: 6, events: 0, journals: 1 },
      after: { lines: 12, year: 6, events: 1, journals: 2 },
    },
  );
}, 300_000);

test('100 sends of one key at once post one set of lines', async () => {
  const policy = await matched();
  const key = crypto.randomUUID();
  const replies = await Promise.all(
    Array.from({ length: 100 }, () => post(policy, 'transitions', { to: 'Ready To Pay' }, key)),
  );
  const codes = replies.map(({ statusCode }) => statusCode);
  expect(codes.filter((code) => code === 200).length).toBeGreaterThan(0);
  expect(codes.every((code) => code === 200 || code === 409)).toBe(true);
  expect(await effects(policy)).toEqual({ lines: 6, year: 6, events: 0, journals: 1 });
});

test('100 sends under keys of their own: the policy’s version lets one through', async () => {
  const policy = await matched();
  const replies = await Promise.all(
    Array.from({ length: 100 }, () =>
      post(policy, 'transitions', { to: 'Ready To Pay' }, crypto.randomUUID()),
    ),
  );
  expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(await effects(policy)).toEqual({ lines: 6, year: 6, events: 0, journals: 1 });
});
