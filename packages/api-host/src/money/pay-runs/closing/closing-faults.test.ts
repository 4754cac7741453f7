import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BreakingConnections, breakingConnections } from '../../../testing/breaking-connections.ts';
import { demoFill } from '../../../testing/demo-fill.ts';
import { openTestDatabase, testConfig } from '../../../testing/index.ts';
import { type PayRunTestHost, startPayRuns } from '../pay-runs.test-support.ts';

/**
 * R-02 for the largest write of the product: the connection breaks before each statement of the job that closes a run in
 * turn, and after its commit. Whatever was lost, the run is closed once in the end and everybody is paid once.
 */
let pay: PayRunTestHost;
let connections: BreakingConnections;

beforeAll(async () => {
  const database = await openTestDatabase(await demoFill(testConfig()));
  pay = await startPayRuns({ database });
  await pay.bank('ana');
  await pay.bank('ben');
  connections = breakingConnections(database);
});
afterAll(() => pay.host.close());

/** An opened run that somebody asked to close. */
async function askedToClose(): Promise<string> {
  await pay.owe('ana', 5_000);
  await pay.earn('ana', 8_000);
  await pay.earn('ana', 2_000);
  await pay.earn('ben', 30_000);
  const opened = await pay.open(await pay.draft());
  const reply = await pay.send(pay.closer, `/admin/pay-runs/${opened.id}/close`, opened.version);
  expect(reply.statusCode, reply.body).toBe(202);
  return opened.id;
}

const PAID = [
  { gross_cents: 10_000, withheld_cents: 5_000, net_cents: 5_000 },
  { gross_cents: 30_000, withheld_cents: 0, net_cents: 30_000 },
];
const paidOf = async (id: string) =>
  (await pay.payoutsOf(id)).toSorted((a, b) => a.gross_cents - b.gross_cents);

test('a connection lost at any statement of a close, or after its commit, pays everybody once', {
  timeout: 300_000,
}, async () => {
  connections.mend();
  const first = await askedToClose();
  connections.mend();
  await pay.host.platform.jobs.drain();
  const whole = [...connections.statements];
  const commit = whole.indexOf('commit', whole.indexOf('savepoint closing'));
  expect(commit).toBeGreaterThan(20);
  expect(await paidOf(first)).toMatchObject(PAID);

  const faults = [...whole.keys()].slice(0, commit + 1).map((number) => ({ number, after: false }));
  faults.push({ number: commit, after: true });
  for (const { number, after } of faults) {
    connections.mend();
    const id = await askedToClose();
    connections.breakAt(number, after);
    await pay.host.platform.jobs.drain().catch(() => {});
    connections.mend();
    const { status } = await pay.get(id);
    expect(status, `${number}: ${whole[number]}`).toBe(
      after || (await pay.payoutsOf(id)).length > 0 ? 'Closed' : 'Open',
    );
    // What the lost process held is free again when its lease has run out, what failed when it has waited.
    await pay.host.db.updateTable('job').set({ leased_until: null, run_at: pay.host.clock.now() }).execute();
    await pay.host.platform.jobs.drain();
    expect((await pay.get(id)).status).toBe('Closed');
    expect(await paidOf(id)).toMatchObject(PAID);
    await pay.expectWhole();
  }
});
