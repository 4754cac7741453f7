import { DAY_MS } from '@upline/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PayRunTestHost, startPayRuns } from '../../money/pay-runs/pay-runs.test-support.ts';
import type { TestClient } from '../../testing/index.ts';

interface Row {
  readonly id: string;
  readonly state: string;
  readonly label: string;
  readonly file_name: string;
  readonly filtered_by: readonly string[];
  readonly parameters: Readonly<Record<string, string>>;
  readonly ready_until: string | null;
  readonly downloaded_at: string | null;
}

let pay: PayRunTestHost;
let dev: TestClient;
let ana: TestClient;
beforeAll(async () => {
  pay = await startPayRuns();
  [dev, ana] = [await pay.host.signInAs('dev'), await pay.host.signInAs('ana')];
});
afterAll(() => pay.host.close());

const rowsOf = async (client: TestClient, query: Record<string, string> = {}) =>
  (await client.get('/exports', { query })).json<{ rows: Row[] }>().rows;
const fetchFile = (url: string) => pay.host.get(new URL(url).pathname);

/** Asks for a report as a file, and answers its row. */
async function exported(filter = '{}'): Promise<{ url: string; row: Row }> {
  const query = { team_type: 'Infinity', period: 'Year', filter };
  // Each is the newest.
  pay.host.clock.advance(1_000);
  const { url } = (await dev.get('/reports/activity/download', { query })).json<{ url: string }>();
  const [row] = await rowsOf(dev);
  if (!row) throw new Error('No export');
  return { url, row };
}

describe('my exports (R-REP-01)', () => {
  it('lists what was asked for, without a value of its filter, to its owner alone', async () => {
    const { row } = await exported('{"name":{"contains":"Alvarez"},"issued_bv_cents":{"gte":123456}}');
    expect(row).toMatchObject({
      label: 'Activity',
      state: 'Ready',
      filtered_by: ['Associate', 'Issued BV'],
      parameters: { team_type: 'Infinity', period: 'Year' },
      downloaded_at: null,
    });
    expect(row.file_name).toMatch(/^activity-\d{4}-\d\d-\d\d\.csv$/);
    expect(JSON.stringify(row)).not.toMatch(/Alvarez|123456|1234\.56/);
    expect(await rowsOf(ana)).toEqual([]);
    expect((await ana.post(`/exports/${row.id}/link`)).statusCode).toBe(404);
  });

  it('gives the file once, by the last of its links', async () => {
    const { url, row } = await exported();
    const claim = () => dev.post(`/exports/${row.id}/link`);
    const [first, second] = [(await claim()).json(), (await claim()).json()];
    expect((await fetchFile(url)).statusCode).toBe(404);
    expect((await fetchFile(first.url)).statusCode).toBe(404);
    expect((await fetchFile(second.url)).statusCode).toBe(200);
    expect((await fetchFile(second.url)).statusCode).toBe(404);
    expect((await claim()).statusCode).toBe(404);
    expect((await rowsOf(dev))[0]).toMatchObject({ id: row.id, state: 'Downloaded', ready_until: null });
  });

  it('gives one link to claims that come together', async () => {
    const { row } = await exported();
    const claims = await Promise.all(Array.from({ length: 4 }, () => dev.post(`/exports/${row.id}/link`)));
    const files = await Promise.all(
      claims.filter(({ statusCode }) => statusCode === 200).map((reply) => fetchFile(reply.json().url)),
    );
    expect(files.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  it('is not claimed by who views as the owner', async () => {
    const { row } = await exported();
    const proxy = await pay.host.signInAs('dev', { via: 'super' });
    expect((await proxy.post(`/exports/${row.id}/link`)).statusCode).toBe(403);
  });

  it('counts by state, and expires after 24 hours', async () => {
    const { row } = await exported();
    const each = JSON.stringify([{ state: { in: ['Ready'] } }, { state: { in: ['Downloaded'] } }]);
    const all = await rowsOf(dev);
    const countOf = (state: string) => all.filter((one) => one.state === state).length;
    expect((await dev.get('/exports/count', { query: { each } })).json()).toEqual({
      count: all.length,
      each: [countOf('Ready'), countOf('Downloaded')],
    });
    pay.host.clock.advance(DAY_MS - 1_000);
    dev = await pay.host.signInAs('dev');
    expect((await rowsOf(dev))[0]).toMatchObject({ id: row.id, state: 'Ready' });
    pay.host.clock.advance(2_000);
    expect((await rowsOf(dev))[0]).toMatchObject({ id: row.id, state: 'Expired', ready_until: null });
    expect((await dev.post(`/exports/${row.id}/link`)).statusCode).toBe(404);
    expect(await rowsOf(dev, { filter: '{"state":{"in":["Ready"]}}' })).toEqual([]);
  });
});
