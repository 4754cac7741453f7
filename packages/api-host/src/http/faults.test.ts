import type { PoolClient } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../platform/open-database.ts';
import { demoFill } from '../testing/demo-fill.ts';
import { startTestHost, type TestClient, type TestHost, testConfig } from '../testing/index.ts';
import { openTestDatabase } from '../testing/test-database.ts';

/**
 * R-02 by force: the connection breaks before each statement of a write in turn, and after its commit. Whatever the
 * client saw, the same key afterwards leads to exactly one effect.
 */
let database: Database;
let host: TestHost;
let ana: TestClient;
let breakAt = Number.POSITIVE_INFINITY;
let isAfter = false;
let statements: string[] = [];
/** A lost connection stays lost: what was sent behind the broken statement fails as well. */
let lost = new WeakSet<PoolClient>();

/** Makes the statement with this number fail as a lost connection does; `after` lets it take effect first. */
function breakStatement(number: number, after = false): void {
  statements = [];
  lost = new WeakSet();
  breakAt = number;
  isAfter = after;
}

function watch(client: PoolClient): void {
  const query = client.query.bind(client) as (...given: unknown[]) => Promise<unknown>;
  const broken = () => new Error('Connection terminated unexpectedly');
  client.query = (async (...given: unknown[]) => {
    const [text] = given;
    const sql = typeof text === 'string' ? text : (text as { text: string }).text;
    statements.push(sql);
    if (sql === 'rollback') {
      lost.delete(client);
      return query(...given);
    }
    if (lost.has(client)) throw broken();
    if (statements.length - 1 !== breakAt) return query(...given);
    lost.add(client);
    if (isAfter) await query(...given);
    throw broken();
  }) as typeof client.query;
}

beforeAll(async () => {
  const config = testConfig();
  database = await openTestDatabase(await demoFill(config));
  host = await startTestHost({ database });
  ana = await host.signInAs('ana');
  await ana.get('/access');
  const connect = database.pool.connect.bind(database.pool) as () => Promise<PoolClient>;
  const watched = new WeakSet<PoolClient>();
  database.pool.connect = (async () => {
    const client = await connect();
    if (!watched.has(client)) watch(client);
    watched.add(client);
    return client;
  }) as typeof database.pool.connect;
}, 120_000);
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
  breakStatement(Number.POSITIVE_INFINITY);
  expect((await send('Whole')).statusCode).toBe(201);
  const whole = [...statements];
  const commit = whole.indexOf('commit');
  expect(whole.indexOf('begin')).toBeGreaterThanOrEqual(0);
  expect(commit).toBeGreaterThan(4);

  const letters = 'abcdefghijklmnopqrstuvwxyz';
  const faults = [...whole.keys()].slice(0, commit + 1).map((number) => ({ number, after: false }));
  faults.push({ number: commit, after: true });
  for (const [index, { number, after }] of faults.entries()) {
    const name = `Fault${letters[index % 26]}${letters[Math.floor(index / 26)]}`;
    breakStatement(number, after);
    const first = await send(name);
    expect(first.statusCode, `${number}: ${whole[number]}`).toBe(503);
    expect(first.headers['retry-after']).toBe('1');
    breakStatement(Number.POSITIVE_INFINITY);
    expect(await effects(name)).toEqual(after ? { clients: 1, audit: 1 } : { clients: 0, audit: 0 });
    const second = await send(name);
    expect(second.statusCode).toBe(201);
    expect(second.headers['idempotent-replayed']).toBe(after ? 'true' : undefined);
    expect(await effects(name)).toEqual({ clients: 1, audit: 1 });
  }
});
