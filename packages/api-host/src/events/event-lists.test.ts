import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestHost, type TestClient, type TestHost } from '../testing/index.ts';

let host: TestHost;
let admin: TestClient;
let ana: TestClient;
beforeAll(async () => {
  host = await startTestHost({ seed: 'demo' });
  admin = await host.signInAs('admin');
  ana = await host.signInAs('ana');
});
afterAll(() => host.close());

it('shows past events a hundred at a time, the latest first, each once (R-EVT-03)', async () => {
  const count = 150;
  // Pairs of them start at one moment, so that a page ends between two that do.
  await sql`
    insert into event (title, title_key, slug, kind, starts_on, starts_time, ends_on, ends_time, time_zone, starts_at, ends_at,
      venue, audience, opens_on, closes_on, opens_at, closes_at, status)
    select 'Evening ' || n, 'evening ' || n, 'evening-' || n, kind, starts_on, starts_time, ends_on, ends_time, time_zone,
      starts_at - make_interval(days => n / 2), ends_at - make_interval(days => n / 2), venue, 'Everybody', opens_on, closes_on,
      opens_at - make_interval(days => n / 2), ends_at - make_interval(days => n / 2), 'Published'
    from event, generate_series(1, ${count}) n where slug = 'summer-convention'`.execute(host.db);
  const seen: { id: string; starts_at: string }[] = [];
  let pages = 0;
  for (let after: string | undefined, more = true; more; pages++) {
    const page = (await ana.get('/past-events', { query: after ? { after } : {} })).json();
    expect(page.rows.length).toBeLessThanOrEqual(100);
    seen.push(...page.rows);
    after = page.rows.at(-1).id;
    more = page.has_more;
  }
  expect(pages).toBe(2);
  expect(seen.length).toBeGreaterThan(count);
  expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length);
  const starts = seen.map(({ starts_at }) => starts_at);
  expect(starts).toEqual(starts.toSorted().toReversed());
});

it('finds attendees by their names and by the codes of their tickets, however they are typed', async () => {
  const { event_id } = await host.db
    .selectFrom('event_ticket')
    .select('event_id')
    .where('guest_type', '=', 'Associate')
    .executeTakeFirstOrThrow();
  const find = async (text?: string) =>
    (
      await admin.get('/admin/event-tickets', {
        query: { event_id, ...(text && { filter: JSON.stringify({ search: { contains: text } }) }) },
      })
    ).json<{ rows: { id: string; attendee: string; code: string }[] }>().rows;
  const [one] = await find();
  const { id, attendee, code } = one as NonNullable<typeof one>;
  for (const typed of [attendee.toLowerCase(), attendee.toUpperCase(), code.toLowerCase(), code.slice(0, 7)])
    expect((await find(typed)).map((row) => row.id)).toContain(id);
  expect(await find('Nobody Of That Name')).toEqual([]);
});
