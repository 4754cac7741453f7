import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BreakingConnections, breakingConnections } from '../testing/breaking-connections.ts';
import { demoFill } from '../testing/demo-fill.ts';
import { startTestHost, type TestClient, type TestHost, testConfig } from '../testing/index.ts';
import { openTestDatabase } from '../testing/test-database.ts';

/**
 * R-02 by force: the connection breaks before each statement of a write in turn, and after its commit. Whatever the
 * client saw, the same key afterwards leads to exactly one effect.
 */
let host: TestHost;
let ana: TestClient;
let connections: BreakingConnections;

beforeAll(async () => {
  const config = testConfig();
  const database = await openTestDatabase(await demoFill(config));
  host = await startTestHost({ database });
  ana = await host.signInAs('ana');
  await ana.get('/access');
  connections = breakingConnections(database);
});
afterAll(() => host.close());

const example = () => {
  const body = host.app.operations.find(({ id }) => id === 'createClient')?.examples?.body;
  return body as Record<string, unknown>;
};
const send = (name: string) =>
  ana.post('/business/clients', { body: { ...example(), last_name: name }, idempotencyKey: `fault-${name}` });

async function effects(name: string): Promise<{ clients: number; audit: number }> {
  const clients = await host.db.selectFrom('client').select('id').where('last_name', '=', name).execute();
  const audit = await host.db
    .selectFrom('audit_entry')
    .select('id')
    .where('entity', '=', 'client')
    .where('action', '=', 'create')
    .where('entity_id', 'in', ['', ...clients.map(({ id }) => id)])
    .execute();
  return { clients: clients.length, audit: audit.length };
}

test('a connection lost at any statement of a write, or after its commit, leaves one effect for one key', async () => {
  connections.mend();
  expect((await send('Whole')).statusCode).toBe(201);
  const whole = [...connections.statements];
  const commit = whole.indexOf('commit');
  expect(whole.indexOf('begin')).toBeGreaterThanOrEqual(0);
  expect(commit).toBeGreaterThan(4);

  const letters = 'abcdefghijklmnopqrstuvwxyz';
  const faults = [...whole.keys()].slice(0, commit + 1).map((number) => ({ number, after: false }));
  faults.push({ number: commit, after: true });
  for (const [index, { number, after }] of faults.entries()) {
    const name = `Fault${letters[index % 26]}${letters[Math.floor(index / 26)]}`;
    connections.breakAt(number, after);
    const first = await send(name);
    expect(first.statusCode, `${number}: ${whole[number]}`).toBe(503);
    expect(first.headers['retry-after']).toBe('1');
    connections.mend();
    expect(await effects(name)).toEqual(after ? { clients: 1, audit: 1 } : { clients: 0, audit: 0 });
    const second = await send(name);
    expect(second.statusCode).toBe(201);
    expect(second.headers['idempotent-replayed']).toBe(after ? 'true' : undefined);
    expect(await effects(name)).toEqual({ clients: 1, audit: 1 });
  }
});
