import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clientExamples } from '../business/clients/clients.examples.ts';
import { localFiles } from '../platform/files/files.local.ts';
import { startTestHost, type TestClient, type TestHost } from '../testing/index.ts';

/** writes are refused, reads go on, nothing is half-written, and it mends without a restart. */
const folder = mkdtempSync(join(tmpdir(), 'upline-full-'));
let host: TestHost;
let ana: TestClient;
beforeAll(async () => {
  host = await startTestHost({ seed: 'demo' });
  ana = await host.signInAs('ana');
});
afterAll(async () => {
  await host.close();
  rmSync(folder, { recursive: true, force: true });
});

const create = () =>
  ana.post('/business/clients', { body: clientExamples.body, idempotencyKey: 'disk-full' });
const count = async (table: 'client' | 'audit_entry' | 'idempotency_key' | 'job') =>
  Number((await host.db.selectFrom(table).select(sql`count(*)`.as('count')).executeTakeFirstOrThrow()).count);

test.each(['client', 'audit_entry'] as const)(
  'a database whose disk is full at %s refuses the write with 507 and keeps nothing of it, reads go on (R-26)',
  async (table) => {
    const before = await Promise.all([count('client'), count('audit_entry'), count('idempotency_key')]);
    await sql`create function no_space() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$`.execute(
      host.db,
    );
    await sql`create trigger full_disk before insert on ${sql.table(table)} for each row execute function no_space()`.execute(
      host.db,
    );
    const refused = await create();
    expect(refused.statusCode).toBe(507);
    expect(refused.json().message).toBe('The service cannot store data right now. Try again later.');
    expect((await ana.get('/business/clients')).statusCode).toBe(200);
    expect((await ana.get('/access')).statusCode).toBe(200);
    expect(await Promise.all([count('client'), count('audit_entry'), count('idempotency_key')])).toEqual(
      before,
    );

    await sql`drop function no_space cascade`.execute(host.db);
    const done = await create();
    expect(done.statusCode).toBe(201);
    await host.db.deleteFrom('client').where('id', '=', done.json().id).execute();
    await host.db.deleteFrom('idempotency_key').execute();
  },
);

test('a file that finds no space is refused with 507 and leaves no part of itself (R-26)', async () => {
  const full = Object.assign(new Error('write'), { code: 'ENOSPC' });
  async function* body() {
    yield Buffer.alloc(100_000);
    throw full;
  }
  const files = localFiles(folder);
  await expect(files.write(files.newKey('photo', 'webp'), Readable.from(body()))).rejects.toMatchObject({
    status: 507,
  });
  const left = readdirSync(folder, { recursive: true, withFileTypes: true });
  expect(left.filter((entry) => entry.isFile())).toEqual([]);
});
