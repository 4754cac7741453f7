import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signInAs } from '../../testing/sign-in.ts';
import type { TestClient, TestHost } from '../../testing/test-host.ts';
import { startSessionsHost } from '../../testing/test-users.ts';

let host: TestHost;
let admin: TestClient;
beforeAll(async () => {
  host = await startSessionsHost();
  admin = await signInAs(host, 'super');
});
afterAll(() => host.close());

const check = async () => (await admin.get('/admin/audit/check')).json();
async function run() {
  const reply = await admin.post('/admin/audit/check/run', { idempotencyKey: crypto.randomUUID() });
  expect(reply.statusCode, reply.body).toBe(202);
  await host.platform.jobs.drain();
}

it('says whether the trail is whole, and which entry does not fit (S-78)', async () => {
  expect(await check()).toEqual({
    checked_at: null,
    through_id: null,
    is_whole: null,
    broken_id: null,
    problem: null,
  });
  await run();
  const whole = await check();
  expect(whole).toMatchObject({ is_whole: true, broken_id: null, problem: null });
  expect(whole.through_id).toBeGreaterThan(0);

  await sql`alter table audit_entry disable trigger audit_entry_append_only`.execute(host.db);
  const { id } = await host.db
    .updateTable('audit_entry')
    .set({ reason: 'Something else' })
    .where('entity', '=', 'audit_check')
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`alter table audit_entry enable trigger audit_entry_append_only`.execute(host.db);
  await run();
  expect(await check()).toMatchObject({ is_whole: false, broken_id: id, problem: 'changed' });
});
