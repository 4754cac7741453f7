import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { producesFor } from '../dashboards/dashboard-scope.store.ts';
import { me } from '../network/nodes.store.ts';
import { startTestHost, type TestClient, type TestHost } from '../testing/index.ts';

type Row = Record<string, string | number | null>;

let host: TestHost;
let clients: Record<string, TestClient>;
beforeAll(async () => {
  host = await startTestHost({ seed: 'demo' });
  clients = {};
  for (const name of ['ana', 'dev', 'admin']) clients[name] = await host.signInAs(name);
});
afterAll(() => host.close());

async function ask<T>(name: string, path: string, query: Record<string, string> = {}): Promise<T> {
  const reply = await (clients[name] as TestClient).get(path, { query });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<T>();
}
const rowsOf = async (name: string, path: string, query: Record<string, string> = {}) =>
  (await ask<{ rows: Row[] }>(name, path, { ...query, limit: '500' })).rows;
const codeOf = async (username: string) =>
  (
    await host.db
      .selectFrom('app_user')
      .select('code')
      .where('username_key', '=', username)
      .executeTakeFirstOrThrow()
  ).code;

describe('the report of event tickets (domain.md 2.24)', () => {
  const path = '/reports/event-tickets';

  it('is of the own tickets and those of own guests, the latest event first', async () => {
    const ana = await codeOf('ana');
    const rows = await rowsOf('ana', path);
    expect(rows.length).toBeGreaterThan(0);
    expect(new Set(rows.map(({ code }) => code))).toEqual(new Set([ana]));
    const days = rows.map(({ event_date }) => String(event_date));
    expect(days).toEqual(days.toSorted().toReversed());
  });

  it.each(['BaseShop', 'Infinity'] as const)(
    'has the tickets of everybody in %s and of its owner (R-TEAM-01)',
    async (team_type) => {
      const node = await me(host.db, await codeOf('dev'));
      if (!node) throw new Error('dev');
      const { rows: expected } = await sql<{ id: string }>`
        select ticket.id from event_ticket ticket join app_user member on member.code = ticket.host_code
        where ticket.status is not null and ${producesFor({ node, teamType: team_type }, 'member')}`.execute(
        host.db,
      );
      const rows = await rowsOf('dev', path, { team_type });
      expect(rows.map(({ id }) => id).toSorted()).toEqual(expected.map(({ id }) => id).toSorted());
    },
  );

  it('counts what went back as not paid, and leaves out what is only reserved', async () => {
    const ana = await codeOf('ana');
    const kind = await host.db
      .selectFrom('event_ticket_type')
      .selectAll()
      .where('price_usd_cents', '=', 4_900)
      .executeTakeFirstOrThrow();
    const ticket = (first_name: string, status: string | null) => ({
      event_id: kind.event_id,
      type_id: kind.id,
      guest_type: 'Guest' as const,
      host_code: ana,
      first_name,
      last_name: 'Guest',
      email: 'guest@example.com',
      price_cents: 4_900,
      currency: 'USD' as const,
      status: status as 'Registered',
      reserved_until: new Date('2030-01-01'),
      code: `REPORT${first_name.toUpperCase()}`,
    });
    await host.db
      .insertInto('event_ticket')
      .values([ticket('Paid', 'Registered'), ticket('Back', 'Refunded'), ticket('Open', null)])
      .execute();
    const filter = JSON.stringify({ guest_type: { eq: 'Guest' }, attendee: { contains: 'GUEST' } });
    const rows = await rowsOf('ana', path, { filter, order: '{"attendee":"ASC"}' });
    expect(rows.map(({ attendee, status, paid_cents }) => [attendee, status, paid_cents])).toEqual([
      ['Back Guest', 'Refunded', 0],
      ['Paid Guest', 'Registered', 4_900],
    ]);
    expect(await ask('ana', `${path}/totals`, { filter })).toEqual({
      tickets: 2,
      guests: 2,
      checked_in: 0,
      refunded: 1,
      paid: [{ currency: 'USD', paid_cents: 4_900 }],
    });
  });

  it('is of everybody for admins, with totals of all rows (R-REP-02) and the same rows as a file (R-REP-01)', async () => {
    const { count } = await ask<{ count: number }>('admin', `/admin${path}/count`);
    const totals = await ask<{ tickets: number }>('admin', `/admin${path}/totals`);
    expect([count, totals.tickets]).toEqual([totals.tickets, count]);
    const { url } = await ask<{ url: string }>('admin', `/admin${path}/download`, {
      columns: '["event","attendee"]',
    });
    const file = (await host.get(new URL(url).pathname)).body.trim().split(/\r?\n/);
    expect(file).toHaveLength(count + 1);
    expect(file[0]).toContain('Event,Attendee');
  });

  it('shows associates nothing of the company', async () => {
    expect((await (clients.ana as TestClient).get(`/admin${path}`)).statusCode).toBe(403);
  });
});
