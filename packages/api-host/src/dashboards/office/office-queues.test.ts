import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestHost, type TestClient, type TestHost } from '../../testing/index.ts';
import type { OfficeQueue } from './office-queues.schemas.ts';

let host: TestHost;
let admin: TestClient;
beforeAll(async () => {
  host = await startTestHost({ seed: 'demo' });
  admin = await host.signInAs('super');
});
afterAll(() => host.close());

interface Row {
  readonly queue: OfficeQueue;
  readonly count: number;
  readonly oldest_at: string;
}
const queues = async (client = admin) =>
  (await client.get('/admin/dashboards/queues')).json<{ rows: Row[] }>().rows;

/** The list that each queue is decided in, by the filter that the dashboard opens it with. */
const LISTS: Readonly<Record<OfficeQueue, readonly [path: string, filter: object]>> = {
  Approvals: ['approvals', {}],
  'Policies Action Required': ['policies', { business_status: { eq: 'Action Required' } }],
  'Requirement Answers': ['policies', { answered: { eq: true } }],
  'Supervision Reviews': ['supervision-reviews', { waiting: { eq: true } }],
  'Unmatched Cases': ['carrier-cases', { matched: { eq: false } }],
  'Carrier Suggestions': ['carrier-cases', { suggested: { eq: true } }],
  Appointments: ['appointments', { status: { in: ['Requested', 'In Process'] } }],
  'Provider Payments': ['provider-payments', { processing: { eq: 'Action Required' } }],
  Adjustments: ['adjustments', { status: { eq: 'Pending' } }],
  'Chargeback Disputes': ['chargebacks', { dispute_status: { eq: 'Pending' } }],
  'Duplicate Registrations': ['registrations', { status: { eq: 'In Review' } }],
  'Store Orders': ['store-orders', { status: { eq: 'Processing' } }],
  'Failed Jobs': ['failed-jobs', {}],
  'Failed Messages': ['failed-messages', {}],
};

describe('the queues of the home office (domain.md 2.36)', () => {
  it('hold as many as the lists they are decided in', async () => {
    const found = new Map((await queues()).map(({ queue, count }) => [queue, count]));
    expect(found.size).toBeGreaterThan(4);
    for (const [queue, [path, filter]] of Object.entries(LISTS)) {
      const reply = await admin.get(`/admin/${path}/count`, { query: { filter: JSON.stringify(filter) } });
      expect(reply.json(), `${queue}: ${reply.body}`).toEqual({
        count: found.get(queue as OfficeQueue) ?? 0,
      });
    }
  });

  it('come in the order in which their oldest wait', async () => {
    const ages = (await queues()).map(({ oldest_at }) => oldest_at);
    expect(ages).toEqual([...ages].sort());
    const { rows } = await sql<{ day: string }>`
      select min(submit_date)::text as day from policy where business_status = 'Action Required'`.execute(
      host.db,
    );
    const held = (await queues()).find(({ queue }) => queue === 'Policies Action Required');
    expect(held?.oldest_at.slice(0, 10)).toBe(rows[0]?.day);
  });

  it('are told only to who decides them, and to no associate', async () => {
    await sql`update app_user set admin_roles = '{Licensing}' where username = 'admin'`.execute(host.db);
    const licensing = await queues(await host.signInAs('admin'));
    expect(licensing.map(({ queue }) => queue)).toContain('Approvals');
    for (const { queue } of licensing)
      expect([
        'Policies Action Required',
        'Unmatched Cases',
        'Provider Payments',
        'Failed Jobs',
      ]).not.toContain(queue);
    const ana = await host.signInAs('ana');
    expect((await ana.get('/admin/dashboards/queues')).statusCode).toBe(403);
  });
});
