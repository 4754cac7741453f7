import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestHost, type TestHost } from '../../testing/index.ts';
import { differences, recruit, sell } from '../changes/network-model.test-support.ts';
import { placeEverybody, sumAllPoints } from '../network.store.ts';
import { me, type NetworkNode } from '../nodes.store.ts';
import { foldNetwork } from '../sums/fold.store.ts';

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost({ seed: 'demo' });
});
afterAll(() => host.close());

async function nodeOf(username: string): Promise<NetworkNode> {
  const { code } = await host.db
    .selectFrom('app_user')
    .select('code')
    .where('username', '=', username)
    .executeTakeFirstOrThrow();
  return (await me(host.db, code)) as NetworkNode;
}

/** So many people below somebody, loaded as an import would. */
async function load(upline: string, count: number, first: number): Promise<void> {
  const { code } = await nodeOf(upline);
  await host.db.transaction().execute(async (trx) => {
    await sql`
      insert into app_user (code, kind, first_name, last_name, name_key, email, email_key, username, username_key, country,
        level_code, upline_code, recruiter_code, join_date)
      select 'U' || n, 'Associate', 'Bulk', 'Loaded', 'bulk loaded', n || '@t.example', n || '@t.example', 'b' || n, 'b' || n,
        'USA', 'TA', case when n = ${first} then ${code} else 'U' || ${first} + (n - ${first} - 1) / 2 end, ${code}, '2026-10-01'
      from generate_series(${first}::integer, ${first + count - 1}::integer) n`.execute(trx);
    await placeEverybody(trx);
    await sumAllPoints(trx);
  });
}

describe('a team of 500', () => {
  it('begins to keep its roll-ups with the recruit that makes it so, and loses nothing by it', async () => {
    await load('tessa', 499, 700_000);
    const tessa = await nodeOf('tessa');
    expect(tessa).toMatchObject({ has_rollup: false, is_senior_level: false });
    await sell(host.db, 'U700300', 4_200);
    await foldNetwork(host.db);
    await sell(host.db, 'U700301', 300);
    await recruit(host.db, 'U700400');
    await foldNetwork(host.db);
    expect((await nodeOf('tessa')).has_rollup).toBe(true);
    expect(await differences(host.db)).toEqual([]);
  });
});

describe('a transfer of more than 1,000 people', () => {
  it('is done by a job that says how far it is', async () => {
    await load('sonia', 1_050, 800_000);
    const sonia = await nodeOf('sonia');
    const admin = await host.signInAs('admin');
    const upline = await nodeOf('hal');
    const reply = await admin.post(`/admin/associates/${sonia.code}/transfers`, {
      body: { upline_code: upline.code, with_downline: true, effective_date: null, reason: 'Asked for' },
      ifMatch: sonia.version,
    });
    expect(reply.statusCode, reply.body).toBe(202);
    const { id, status, total } = reply.json() as { id: string; status: string; total: number };
    expect([status, total]).toEqual(['Scheduled', 1_051]);
    await host.platform.jobs.drain();
    const done = await admin.get(`/admin/transfers/${id}`);
    expect(done.json()).toMatchObject({ status: 'Done', moved: 1_051, total: 1_051 });
    expect((await nodeOf('sonia')).upline_rmd_code).toBe(upline.upline_rmd_code);
    expect(await differences(host.db)).toEqual([]);
  });

  it('that has become impossible by its turn fails and says why', async () => {
    const sonia = await nodeOf('sonia');
    const admin = await host.signInAs('admin');
    const { code } = await nodeOf('marco');
    const reply = await admin.post(`/admin/associates/${sonia.code}/transfers`, {
      body: { upline_code: code, with_downline: true, effective_date: null, reason: 'Asked for' },
      ifMatch: sonia.version,
    });
    await host.db.updateTable('app_user').set({ status: 'Suspended' }).where('code', '=', code).execute();
    await host.platform.jobs.drain();
    const { id } = reply.json() as { id: string };
    const failed = await admin.get(`/admin/transfers/${id}`);
    expect(failed.json()).toMatchObject({ status: 'Failed', problem: 'Upline is not valid', moved: 0 });
  });
});
