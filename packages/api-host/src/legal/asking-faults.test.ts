import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BreakingConnections, breakingConnections } from '../testing/breaking-connections.ts';
import { demoFill } from '../testing/demo-fill.ts';
import {
  openTestDatabase,
  startTestHost,
  type TestClient,
  type TestHost,
  testConfig,
} from '../testing/index.ts';

/**
 * Everybody concerned is asked to sign a new text in pages (domain.md 2.7). The connection breaks in the middle of a page, before its
 * commit and after it; whatever was lost, everybody is asked once in the end, with one notice.
 */
let host: TestHost;
let admin: TestClient;
let connections: BreakingConnections;

beforeAll(async () => {
  const database = await openTestDatabase(await demoFill(testConfig()));
  host = await startTestHost({ database });
  admin = await host.signInAs('super');
  connections = breakingConnections(database);
});
afterAll(() => host.close());

async function publish(): Promise<string> {
  const { id, version } = (
    await admin.post('/admin/legal-texts', {
      body: { type: 'Privacy Notice', country: 'USA', body: 'What everybody has to know from now on.' },
      idempotencyKey: randomUUID(),
    })
  ).json();
  expect((await admin.post(`/admin/legal-texts/${id}/publish`, { ifMatch: version })).statusCode).toBe(200);
  return id;
}

test('a process that is lost while people are asked to sign asks nobody twice and leaves nobody out', {
  timeout: 120_000,
}, async () => {
  const text = await publish();
  const { count } = (await admin.get(`/admin/legal-texts/${text}/concerned`)).json();
  expect(count).toBeGreaterThan(200);
  const askedNow = async () =>
    (await host.db.selectFrom('legal_document').select('id').where('text_id', '=', text).execute()).length;

  const isAsking = (sql: string) => /insert into legal_document/.test(sql);
  const isNotice = (sql: string, before: readonly string[]) =>
    /insert into .?notification/.test(sql) &&
    before.filter((each) => /insert into .?notification/.test(each)).length === 50;
  const isCommit = (sql: string, before: readonly string[]) => sql === 'commit' && before.some(isAsking);
  for (const { when, after, asked } of [
    { when: isAsking, after: true, asked: 0 },
    { when: isNotice, after: false, asked: 0 },
    { when: isCommit, after: false, asked: 0 },
    // The first page is written, the second one breaks.
    {
      when: (sql: string, before: readonly string[]) => isAsking(sql) && before.some(isAsking),
      after: true,
      asked: 200,
    },
    // The second page counts, though nobody heard of it.
    { when: isCommit, after: true, asked: count },
  ]) {
    connections.breakWhen(when, after);
    await host.platform.jobs.drain().catch(() => {});
    expect(connections.statements.some(isAsking)).toBe(true);
    connections.mend();
    expect(await askedNow()).toBe(asked);
    // What the lost process held is free again when its lease has run out, what failed when it has waited.
    await host.db.updateTable('job').set({ leased_until: null, run_at: host.clock.now() }).execute();
  }
  await host.platform.jobs.drain();

  const documents = await host.db
    .selectFrom('legal_document')
    .select(['id', 'associate_code', 'status'])
    .where('text_id', '=', text)
    .execute();
  expect(documents).toHaveLength(count);
  expect(new Set(documents.map(({ associate_code }) => associate_code)).size).toBe(count);
  expect(new Set(documents.map(({ status }) => status))).toEqual(new Set(['Pending']));
  const notices = await host.db
    .selectFrom('notification')
    .select(['link', 'user_code'])
    .where('type', '=', 'legal-document-to-sign')
    .where(
      'link',
      'in',
      documents.map(({ id }) => `/account/legal-documents/${id}`),
    )
    .execute();
  expect(notices).toHaveLength(count);
  expect(new Set(notices.map(({ user_code }) => user_code)).size).toBe(count);
});
