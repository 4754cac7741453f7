import { addDays } from '@upline/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { companyDay } from '../../platform/time/company-time.ts';
import { startTestHost, type TestClient, type TestHost } from '../../testing/index.ts';

let host: TestHost;
let admin: TestClient;
let today: string;
beforeAll(async () => {
  host = await startTestHost({ seed: 'demo' });
  admin = await host.signInAs('admin');
  today = companyDay(host.clock.now());
});
afterAll(() => host.close());

const rowsOf = async (path: string, filter: object) =>
  (await admin.get(path, { query: { filter: JSON.stringify(filter), limit: '500' } })).json().rows;
const countOf = async (path: string, filter: object) =>
  (await admin.get(`${path}/count`, { query: { filter: JSON.stringify(filter) } })).json().count;

describe.each([
  ['/admin/eo-policies', 'eo_policy', 'expiration_date', 'effective_date'],
  ['/admin/training-certificates', 'training_certificate', 'valid_until', 'completed_on'],
] as const)('%s', (path, table, end, start) => {
  it('tells what counts today from what has ended or waits, what ends first comes first', async () => {
    const { rows: papers } = await sql<{
      id: string;
    }>`select id from ${sql.table(table)} order by id limit 3`.execute(host.db);
    const [over, last, waiting] = papers.map(({ id }) => id);
    const set = (id: string | undefined, until: string, approval: string) =>
      sql`update ${sql.table(table)} set ${sql.ref(end)} = ${until}, ${sql.ref(start)} = ${addDays(today, -400)},
        approval_status = ${approval} where id = ${id}`.execute(host.db);
    await set(over, addDays(today, -1), 'Approved');
    await set(last, today, 'Approved');
    await set(waiting, addDays(today, 90), 'Pending For Admin');
    const ids = { id: { in: [over, last, waiting] } };
    const found = new Map<string, { status: string; days_left: number }>(
      (await rowsOf(path, ids)).map((row: { id: string }) => [row.id, row]),
    );
    expect(found.get(over as string)).toMatchObject({ status: 'Expired', days_left: -1 });
    expect(found.get(last as string)).toMatchObject({ status: 'Current', days_left: 0 });
    expect(found.get(waiting as string)).toMatchObject({ status: 'Not Approved' });
    const current = await rowsOf(path, { status: { in: ['Current'] } });
    expect(current.map((row: { id: string }) => row.id)).toContain(last);
    expect(current.map((row: { id: string }) => row.id)).not.toContain(over);
    const ends = current.map((row: Record<string, string>) => row[end]);
    expect(ends).toEqual(ends.toSorted());
    expect(await countOf(path, { status: { in: ['Expired'] } })).toBeGreaterThan(0);
    expect(current[0]).toMatchObject({ associate: { code: expect.any(String), name: expect.any(String) } });
    expect(JSON.stringify(current)).not.toContain('document');
  });

  it('is the office’s', async () => {
    const ana = await host.signInAs('ana');
    expect((await ana.get(path)).statusCode).toBe(403);
  });
});
