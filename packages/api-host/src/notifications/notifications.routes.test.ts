import { DAY_MS } from '@upline/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestClient, TestHost } from '../testing/index.ts';
import { signInAs, testContext } from '../testing/sign-in.ts';
import { startSessionsHost } from '../testing/test-users.ts';
import { type Notice, notify } from './notify.ts';

let host: TestHost;
let ana: TestClient;
let hal: TestClient;
beforeAll(async () => {
  host = await startSessionsHost();
  ana = await signInAs(host, 'ana');
  hal = await signInAs(host, 'hal');
});
afterAll(() => host.close());
beforeEach(() => host.db.deleteFrom('notification').execute());

const tell = (notice: Partial<Notice> = {}) =>
  host.platform.transaction(testContext(host), (context) =>
    notify(context, {
      to: 'U000001',
      type: 'policy-action-required',
      title: 'Policy needs attention',
      body: 'Text',
      link: '/business/ABC-123',
      ...notice,
    }),
  );
const listed = async (client: TestClient, query: Record<string, string> = {}) => {
  const reply = await client.get('/notifications', { query });
  expect(reply.statusCode).toBe(200);
  return reply.json().rows as {
    id: string;
    title: string;
    status: string;
    occurrences: number;
    read_at: string | null;
  }[];
};
const unread = async (client: TestClient) => (await client.get('/notifications/unread/count')).json().count;

describe('notifications', () => {
  test('are listed newest first, each person their own (S-37)', async () => {
    await tell({ title: 'One' });
    host.clock.advance(1_000);
    await tell({ title: 'Two' });
    await tell({ to: 'U000002', title: 'For Hal' });
    expect((await listed(ana)).map(({ title }) => title)).toEqual(['Two', 'One']);
    expect((await listed(hal)).map(({ title }) => title)).toEqual(['For Hal']);
    expect(await listed(ana, { filter: '{"title":{"eq":"For Hal"}}' })).toEqual([]);
    expect((await listed(ana, { limit: '1' })).length).toBe(2);
  });

  test('of the same event and object within ten minutes are merged (R-NTF-03)', async () => {
    await tell({ about: 'policy:812', title: 'First' });
    await ana.post('/notifications/mark-all-read');
    host.clock.advance(9 * 60_000);
    await tell({ about: 'policy:812', title: 'Second' });
    await tell({ about: 'policy:813', title: 'Other object' });
    await tell({ about: 'policy:812', title: 'Other event', type: 'policy-approved' });
    await tell({ about: 'policy:812', title: 'Other person', to: 'U000002' });
    const rows = await listed(ana, { order: '{"title":"ASC"}' });
    expect(rows.map(({ title, occurrences, status }) => [title, occurrences, status])).toEqual([
      ['Other event', 1, 'Unread'],
      ['Other object', 1, 'Unread'],
      ['Second', 2, 'Unread'],
    ]);
    host.clock.advance(10 * 60_000 + 1);
    await tell({ about: 'policy:812', title: 'Third' });
    expect(await listed(ana)).toHaveLength(4);
  });

  test('written at the same moment by several requests are merged as well (R-NTF-03)', async () => {
    await Promise.all(Array.from({ length: 5 }, () => tell({ about: 'policy:1' })));
    expect(await listed(ana)).toMatchObject([{ occurrences: 5 }]);
  });

  test('are marked as read by opening them, and back again (2.28)', async () => {
    await tell();
    const [row] = await listed(ana);
    expect(await unread(ana)).toBe(1);
    const opened = await ana.get(`/notifications/${row?.id}`);
    expect(opened.json()).toMatchObject({
      status: 'Read',
      read_at: host.clock.now().toISOString(),
      version: 2,
    });
    expect(await unread(ana)).toBe(0);
    host.clock.advance(60_000);
    expect((await ana.get(`/notifications/${row?.id}`)).json()).toEqual(opened.json());
    const back = await ana.patch(`/notifications/${row?.id}`, { body: { status: 'Unread' } });
    expect(back.json()).toMatchObject({ status: 'Unread', read_at: null });
    expect(await unread(ana)).toBe(1);
  });

  test('are all marked at once, nobody else’s with them', async () => {
    await tell();
    await tell();
    await tell({ to: 'U000002' });
    expect((await ana.post('/notifications/mark-all-read')).json()).toEqual({ count: 2 });
    expect((await ana.post('/notifications/mark-all-read')).json()).toEqual({ count: 0 });
    expect([await unread(ana), await unread(hal)]).toEqual([0, 1]);
  });

  test('of other people answer as unknown ones do and stay as they are (S-37)', async () => {
    await tell();
    const [row] = await listed(ana);
    const unknown = await hal.get('/notifications/00000000-0000-4000-8000-000000000000');
    expect(unknown.statusCode).toBe(404);
    for (const reply of [
      await hal.get(`/notifications/${row?.id}`),
      await hal.patch(`/notifications/${row?.id}`, { body: { status: 'Read' } }),
      await hal.get('/notifications/1'),
    ]) {
      expect(reply.statusCode).toBe(404);
      expect({ ...reply.json(), requestId: '' }).toEqual({ ...unknown.json(), requestId: '' });
    }
    expect(await listed(ana)).toMatchObject([{ status: 'Unread' }]);
  });

  test('stay unread when an admin views as the person (7.3)', async () => {
    await tell();
    const [row] = await listed(ana);
    const viewing = await signInAs(host, 'ana', { via: 'super' });
    expect((await viewing.get(`/notifications/${row?.id}`)).json()).toMatchObject({ status: 'Unread' });
    expect((await viewing.patch(`/notifications/${row?.id}`, { body: { status: 'Read' } })).statusCode).toBe(
      403,
    );
    expect((await viewing.post('/notifications/mark-all-read')).statusCode).toBe(403);
    expect(await unread(ana)).toBe(1);
  });

  test('can be read by a suspended person', async () => {
    await tell({ to: 'U000003' });
    const sam = await signInAs(host, 'sam');
    expect((await sam.post('/notifications/mark-all-read')).json()).toEqual({ count: 1 });
  });

  test('take only the two states', async () => {
    await tell();
    const [row] = await listed(ana);
    const reply = await ana.patch(`/notifications/${row?.id}`, { body: { status: 'Gone' } });
    expect(reply.statusCode).toBe(422);
    expect(reply.json().fields).toEqual([
      { field: 'status', message: 'Status must be one of the listed values' },
    ]);
  });

  test('are told to nobody when the code is unknown', async () => {
    await tell({ to: 'U999999' });
    expect(await host.db.selectFrom('notification').selectAll().execute()).toEqual([]);
  });

  test('leave after twelve months (2.28)', async () => {
    await tell({ title: 'Old' });
    host.clock.advance(200 * DAY_MS);
    await tell({ title: 'New' });
    await host.platform.jobs.drain();
    host.clock.advance(170 * DAY_MS);
    await host.platform.jobs.drain();
    const rows = await host.db
      .selectFrom('notification')
      .select('title')
      // In half a year some fees fall due, and their notices are newer.
      .where('title', 'in', ['Old', 'New'])
      .execute();
    expect(rows).toEqual([{ title: 'New' }]);
  });
});
