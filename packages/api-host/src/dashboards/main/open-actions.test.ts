import { randomUUID } from 'node:crypto';
import { addDays, MONTHS } from '@upline/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { z } from 'zod';
import { startTestHost, type TestClient, type TestHost, testContext } from '../../testing/index.ts';
import type { mainDashboard } from './main.schemas.ts';

let host: TestHost;
let today: string;
let ana: TestClient;
beforeAll(async () => {
  host = await startTestHost({ seed: 'demo' });
  today = testContext(host).today;
  ana = await host.signInAs('ana');
});
afterAll(() => host.close());

type Waiting = z.output<typeof mainDashboard>['open_actions'];
const waiting = async () =>
  (await ana.get('/dashboards/main')).json<{ open_actions: Waiting }>().open_actions;
const found = async (action: string) => (await waiting()).find((each) => each.action === action);
const counted = async (path: string, filter: object) =>
  (await ana.get(`${path}/count`, { query: { filter: JSON.stringify(filter) } })).json<{ count: number }>()
    .count;
const code = async (username: string) =>
  (
    await host.db
      .selectFrom('app_user')
      .select('code')
      .where('username', '=', username)
      .executeTakeFirstOrThrow()
  ).code;

it('tells what waits longest first (domain.md 8.1)', async () => {
  const days = (await waiting()).map(({ since }) => since);
  expect(days.length).toBeGreaterThan(1);
  expect(days).toEqual([...days].sort());
});

it('names the prospect whose next action is overdue the longest, and counts as the list does', async () => {
  const owner = await code('ana');
  const { rows } = await sql<{ id: string; name: string }>`
    update prospect set next_action_date = ${addDays(today, -40)}::date, lost = false, lost_reason = null
    where id = (select id from prospect where owner_code = ${owner} order by id limit 1)
    returning id, first_name || ' ' || last_name as name`.execute(host.db);
  expect(await found('Prospects to Contact')).toEqual({
    action: 'Prospects to Contact',
    since: addDays(today, -40),
    name: rows[0]?.name,
    record: rows[0]?.id,
    count: await counted('/business/prospects', { overdue: { eq: true } }),
  });
});

it('tells of a birthday from a week before on, and counts those of the month', async () => {
  const owner = await code('ana');
  const [, month = 0, day = 0] = today.split('-').map(Number);
  const birthday = (id: string, of: number) =>
    host.db
      .updateTable('client')
      .set({ birth_month: month, birth_day: of, archived_at: null })
      .where('id', '=', id)
      .execute();
  // Everybody's: those shared with Ana count for her as well.
  await sql`update client set birth_month = ${(month % 12) + 1} where birth_month is not null`.execute(
    host.db,
  );
  expect(await found('Client Birthdays')).toBeUndefined();
  const [first, second] = await host.db
    .selectFrom('client')
    .select('id')
    .where('owner_code', '=', owner)
    .where('type', '=', 'Individual')
    .orderBy('id')
    .limit(2)
    .execute();
  await birthday(first?.id as string, day);
  await birthday(second?.id as string, 1);
  expect(await found('Client Birthdays')).toMatchObject({
    since: day === 1 ? expect.stringContaining('-01') : today,
    count: 2,
    ...(day === 1 ? {} : { record: first?.id }),
  });
  expect(
    await counted('/business/clients', {
      archived: { eq: false },
      birthday_month: { eq: MONTHS[month - 1] },
    }),
  ).toBe(2);
});

it('names a document to sign, a spouse who asks, a place at an event and a premium that is late', async () => {
  const owner = await code('ana');
  const other = await code('ben');
  await host.db
    .deleteFrom('legal_document')
    .where('associate_code', '=', owner)
    .where('status', '=', 'Pending')
    .execute();
  await host.db
    .insertInto('legal_document')
    .values({
      id: randomUUID(),
      associate_code: owner,
      type: 'W-9',
      country: 'USA',
      body: 'Text',
      requested_at: new Date(`${today}T12:00:00Z`),
    })
    .execute();
  await host.db.deleteFrom('spouse_request').execute();
  await host.db.insertInto('spouse_request').values({ associate_code: other, spouse_code: owner }).execute();
  const { rows } = await sql<{ slug: string }>`
    insert into event_waiting (event_id, associate_code, type_id, joined_at, offered_until)
    select type.event_id, ${owner}, type.id, now(), ${`${addDays(today, 1)}T12:00:00Z`}::timestamptz
    from event_ticket_type type order by type.id limit 1
    returning (select slug from event where event.id = event_id)`.execute(host.db);
  expect(await found('Documents to Sign')).toMatchObject({ count: 1, name: 'W-9', since: today });
  expect(await found('Spouse Requests to Answer')).toMatchObject({
    count: 1,
    name: expect.stringContaining('Ben'),
  });
  expect(await found('Event Offers')).toMatchObject({ count: 1, record: rows[0]?.slug });
  await sql`update event_waiting set offered_until = now() - interval '9 years'`.execute(host.db);
  expect(await found('Event Offers')).toBeUndefined();
});
