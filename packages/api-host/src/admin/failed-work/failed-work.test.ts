import { DAY_MS } from '@upline/domain';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestClient, TestHost } from '../../testing/index.ts';
import { signInAs, testContext } from '../../testing/sign-in.ts';
import { startSessionsHost } from '../../testing/test-users.ts';

let host: TestHost;
let admin: TestClient;
beforeAll(async () => {
  host = await startSessionsHost();
  admin = await signInAs(host, 'super');
});
afterAll(() => host.close());
beforeEach(async () => {
  await host.platform.jobs.drain();
  await host.db.deleteFrom('job').execute();
  await host.db.deleteFrom('outbox_message').execute();
});

async function deadJob(): Promise<number> {
  const { id } = await host.db
    .insertInto('job')
    .values({
      task: 'remove-old-notifications',
      key: null,
      payload: '{}',
      run_at: host.clock.now(),
      attempts: 10,
      leased_until: null,
      last_error: 'Connection terminated',
      failed_at: host.clock.now(),
      created_at: host.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A message given up after its tries. */
async function deadMessage(kind: string): Promise<string> {
  await host.platform.transaction(testContext(host), (context) =>
    host.platform.messages.send(context, {
      channel: 'Email',
      to: 'ana@demo.upline.test',
      subject: 'Hello',
      text: 'Text',
      kind,
    }),
  );
  const { id } = await host.db
    .updateTable('outbox_message')
    .set({ failed_at: host.clock.now(), ...(kind === 'sign-in-code' ? { text: null } : {}) })
    .returning('id')
    .executeTakeFirstOrThrow();
  await host.db.updateTable('job').set({ failed_at: host.clock.now(), attempts: 3 }).execute();
  return id;
}

const newestEntry = async () => (await admin.get('/admin/audit', { query: { limit: '1' } })).json().rows[0];

test('a job that gave up is listed, runs again and is then gone (R-15)', async () => {
  const id = await deadJob();
  const listed = await admin.get('/admin/failed-jobs');
  expect(listed.json().rows).toMatchObject([{ id, last_error: 'Connection terminated', attempts: 10 }]);
  expect((await admin.get('/admin/failed-jobs/count')).json()).toEqual({ count: 1 });
  expect((await admin.post(`/admin/failed-jobs/${id}/run`)).statusCode).toBe(204);
  expect(await newestEntry()).toMatchObject({ action: 'transition', entity: 'job', entity_id: String(id) });
  expect((await admin.get('/admin/failed-jobs')).json().rows).toEqual([]);
  await host.platform.jobs.drain();
  expect(await host.db.selectFrom('job').selectAll().execute()).toEqual([]);
  expect((await admin.post(`/admin/failed-jobs/${id}/run`)).statusCode).toBe(404);
});

test('a job that gave up is discarded, with an entry in the trail', async () => {
  const id = await deadJob();
  expect((await admin.delete(`/admin/failed-jobs/${id}`)).statusCode).toBe(204);
  expect(await newestEntry()).toMatchObject({ action: 'delete', entity: 'job', entity_id: String(id) });
  expect((await admin.delete(`/admin/failed-jobs/${id}`)).statusCode).toBe(404);
});

test('a message that could not be delivered is sent again (R-NTF-04)', async () => {
  const id = await deadMessage('policy-action-required');
  const listed = await admin.get('/admin/failed-messages');
  expect(listed.json().rows).toMatchObject([
    { id, recipient: 'ana@demo.upline.test', actions: ['send', 'discard'] },
  ]);
  expect(listed.body).not.toContain('Text');
  expect((await admin.post(`/admin/failed-messages/${id}/send`)).statusCode).toBe(204);
  await host.platform.jobs.drain();
  const [row] = await host.db.selectFrom('outbox_message').selectAll().execute();
  expect(row).toMatchObject({ failed_at: null });
  expect(row?.sent_at).not.toBeNull();
  expect(await host.db.selectFrom('job').selectAll().execute()).toEqual([]);
});

test('a code that could not be delivered is not kept to be sent later (S-11)', async () => {
  const id = await deadMessage('sign-in-code');
  expect((await admin.post(`/admin/failed-messages/${id}/send`)).statusCode).toBe(409);
  expect((await admin.delete(`/admin/failed-messages/${id}`)).statusCode).toBe(204);
  expect((await admin.get('/admin/failed-messages/count')).json()).toEqual({ count: 0 });
  expect(await newestEntry()).toMatchObject({
    action: 'delete',
    entity: 'message',
    entity_label: 'sign-in-code',
  });
});

test('the settled leaves after its time: delivered messages after 30 days, what gave up after 90', async () => {
  const id = await deadMessage('policy-approved');
  await deadJob();
  await host.db
    .insertInto('outbox_message')
    .values({
      id: '0f3d1c52-6b0e-4c1f-9a57-0d3c5d5f8a11',
      channel: 'Email',
      kind: 'policy-approved',
      recipient: 'ana@demo.upline.test',
      subject: null,
      text: null,
      created_at: host.clock.now(),
      sent_at: host.clock.now(),
      failed_at: null,
    })
    .execute();
  const sweep = async (days: number) => {
    host.clock.advance(days * DAY_MS);
    await host.platform.jobs.add(host.db, 'remove-settled-work', {});
    await host.platform.jobs.drain();
  };
  const left = async () => {
    // The days that pass bring work and messages of their own.
    const rows = await host.db
      .selectFrom('outbox_message')
      .select('id')
      .where('kind', '=', 'policy-approved')
      .execute();
    const jobs = await host.db.selectFrom('job').select('id').where('failed_at', 'is not', null).execute();
    return [rows.map((row) => row.id), jobs.length];
  };
  await sweep(29);
  expect((await left())[0]).toHaveLength(2);
  await sweep(2);
  expect(await left()).toEqual([[id], 2]);
  await sweep(60);
  expect(await left()).toEqual([[], 0]);
});
