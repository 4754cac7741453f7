import { addDays, addMonths, firstOfMonth } from '@upline/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { companyDay } from '../platform/time/company-time.ts';
import {
  type ListedProblem,
  startTestHost,
  type TestClient,
  type TestHost,
  testClock,
} from '../testing/index.ts';
import type { associateHistory, memberAsOf, memberHistory, personAsOf } from './as-of.schemas.ts';
import { directsOn } from './as-of.store.ts';

type Member = z.output<typeof memberAsOf>;
type Step = z.output<typeof personAsOf>;

const clock = testClock();
const START = companyDay(clock.now());
const MOVED = addDays(START, 2);
/** From when on a level that was changed then counts, and the day after. */
const FIRST = addMonths(firstOfMonth(MOVED), 1);
const NOW = addDays(FIRST, 1);
const SUSPENDED_TO = addMonths(FIRST, 1);
let host: TestHost;
let admin: TestClient;
const codes: Record<string, string> = {};

const change = async (username: string, path: string, body: object) => {
  const code = codes[username] as string;
  const { version } = (await admin.get(`/admin/associates/${code}`)).json<{ version: number }>();
  const reply = await admin.post(`/admin/associates/${code}/${path}`, { body, ifMatch: version });
  expect(reply.statusCode, reply.body).toBeLessThan(300);
};

const reason = 'Asked for by both sides';

beforeAll(async () => {
  host = await startTestHost({ seed: 'demo', clock });
  for (const { code, username } of await host.db
    .selectFrom('app_user')
    .select(['code', 'username'])
    .execute())
    codes[username] = code;
  await host.platform.jobs.drain();
  clock.set(new Date(`${MOVED}T17:00:00Z`));
  admin = await host.signInAs('admin');
  await change('ben', 'transfers', {
    upline_code: codes.hal,
    with_downline: false,
    effective_date: null,
    reason,
  });
  await change('ben', 'status', {
    status: 'Suspended',
    reason: 'Complaint under review',
    ends_on: SUSPENDED_TO,
  });
  await change('cara', 'level', { level_code: 'SA', reason: 'Asked for a smaller part' });
  clock.set(new Date(`${NOW}T17:00:00Z`));
  await host.platform.jobs.drain();
  admin = await host.signInAs('admin');
});
afterAll(() => host.close());

async function rowsOf<Row>(
  client: TestClient,
  path: string,
  query: Record<string, string> = {},
): Promise<Row[]> {
  const reply = await client.get(path, { query });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<{ rows: Row[] }>().rows;
}

const members = (client: TestClient, username: string, day?: string) =>
  rowsOf<Member>(
    client,
    `${client === admin ? '/admin/associates' : '/team'}/${codes[username]}/members-as-of`,
    day ? { day } : {},
  );
const uplines = (client: TestClient, username: string, day?: string) =>
  rowsOf<Step>(
    client,
    `${client === admin ? '/admin/associates' : '/team'}/${codes[username]}/uplines-as-of`,
    day ? { day } : {},
  );
const named = (rows: readonly { code: string }[], username: string) =>
  rows.find(({ code }) => code === codes[username]);

describe('the tree as of a day', () => {
  it('stands as it did at the end of that day: upline, level and status', async () => {
    const before = await members(admin, 'cara', START);
    const ben = named(before, 'ben') as Member;
    expect(ben).toMatchObject({ name: 'Ben Okafor', status: 'Active' });
    expect(named(await members(admin, 'hal', START), 'ben')).toBeUndefined();

    expect(named(await members(admin, 'cara', MOVED), 'ben')).toBeUndefined();
    expect(named(await members(admin, 'hal', MOVED), 'ben')).toMatchObject({
      status: 'Suspended',
      direct_count: 0,
    });
    expect(named(await members(admin, 'dev', START), 'cara')).toMatchObject({ level: { code: 'MD' } });
    expect(named(await members(admin, 'dev', FIRST), 'cara')).toMatchObject({
      level: { code: 'SA', name: 'Senior Associate' },
    });
  });

  it('has the directs of who was moved under the old upline (R-UPL-03)', async () => {
    const under = await members(admin, 'ben', START);
    expect(named(under, 'ana')).toBeDefined();
    expect(await members(admin, 'ben', MOVED)).toEqual([]);
    const cara = named(await members(admin, 'dev', START), 'cara') as Member;
    const after = named(await members(admin, 'dev', MOVED), 'cara') as Member;
    expect(after.direct_count).toBe(cara.direct_count - 1 + under.length);
    expect(named(await members(admin, 'cara', MOVED), 'ana')).toBeDefined();
  });

  it('leads from the root down to a member', async () => {
    const ended = (rows: readonly Step[], count: number) => rows.slice(-count).map(({ code }) => code);
    expect(ended(await uplines(admin, 'ana', START), 3)).toEqual([codes.cara, codes.ben, codes.ana]);
    expect(ended(await uplines(admin, 'ana', MOVED), 2)).toEqual([codes.cara, codes.ana]);
    expect(await uplines(admin, 'ana', '1990-01-01')).toEqual([]);
    expect(await uplines(admin, 'ana')).toEqual(await uplines(admin, 'ana', NOW));
  });

  it('is, counted anew from the histories, that of a day long ago', async () => {
    const day = addMonths(START, -17);
    const { rows } = await sql<{ code: string; upline_code: string }>`
      select app_user.code, (select upline_code from upline_history held where held.associate_code = app_user.code
        order by valid_from <= ${day} desc, abs(valid_from - ${day}::date) limit 1) as upline_code
      from app_user where kind = 'Associate' and join_date <= ${day}`.execute(host.db);
    const expected = Map.groupBy(rows, (row) => row.upline_code);
    expect(rows.length).toBeGreaterThan(100);
    for (const { code } of rows) {
      const found = await directsOn(host.db, [{ code, gen: 0 }], day, undefined, null, {
        limit: 1_000,
        skip: 0,
      });
      const wanted = (expected.get(code) ?? []).map((row) => row.code);
      expect(found.map((row) => row.code).toSorted(), code).toEqual(wanted.toSorted());
      for (const row of found) expect(row.direct_count, row.code).toBe(expected.get(row.code)?.length ?? 0);
    }
  });

  it('comes page by page and knows no day to come', async () => {
    const path = `/admin/associates/${codes.dev}/members-as-of`;
    const all = await members(admin, 'dev', START);
    const page = (n: number) => rowsOf<Member>(admin, path, { day: START, limit: '1', page: String(n) });
    expect([...(await page(1)).slice(0, 1), ...(await page(2)).slice(0, 1)]).toEqual(all.slice(0, 2));
    const reply = await admin.get(path, { query: { day: addDays(NOW, 1) } });
    expect(reply.statusCode).toBe(422);
    expect(reply.json<ListedProblem>().fields).toEqual([
      { field: 'day', message: 'Day cannot be in the future' },
    ]);
  });
});

describe('an upline reads the past of those reached today (R-PRM-03)', () => {
  it('and nobody who has left the team since', async () => {
    const cara = await host.signInAs('cara');
    expect(named(await members(cara, 'cara', START), 'ben')).toBeUndefined();
    expect(await members(cara, 'cara', START)).not.toEqual([]);
    for (const path of ['members-as-of', 'uplines-as-of', 'history'])
      expect((await cara.get(`/team/${codes.ben}/${path}`)).statusCode, path).toBe(403);
    expect((await cara.get('/team/U999999/history')).statusCode).toBe(404);
    // Ana stood under Ben, who is reached no more.
    const line = await uplines(cara, 'ana', START);
    expect(named(line, 'ben')).toBeUndefined();
    expect(line.slice(-2).map(({ code }) => code)).toEqual([codes.cara, codes.ana]);
    expect(line[0]?.code).toBe((await uplines(admin, 'ana', START))[0]?.code);
  });
});

describe('the history of an associate', () => {
  it('has uplines, levels and statuses with reasons, for admins', async () => {
    const read = async (username: string) =>
      (await admin.get(`/admin/associates/${codes[username]}/history`)).json<
        z.output<typeof associateHistory>
      >();
    const ben = await read('ben');
    expect(ben.uplines.slice(0, 2)).toMatchObject([
      { upline: { code: codes.hal }, from: MOVED, to: null, reason, by: { name: expect.any(String) } },
      { upline: { code: codes.cara }, to: MOVED },
    ]);
    expect(ben.statuses[0]).toMatchObject({
      from_status: 'Active',
      to_status: 'Suspended',
      ends_on: SUSPENDED_TO,
      reason: 'Complaint under review',
    });
    expect((await read('cara')).levels[0]).toMatchObject({
      level: { code: 'SA' },
      from: FIRST,
      to: null,
    });
    // Moved because Ben was (R-UPL-03).
    expect((await read('ana')).uplines[0]).toMatchObject({
      upline: { code: codes.cara },
      from: MOVED,
      reason: `${codes.ben} was transferred`,
    });
  });

  it('tells uplines and the associate neither reasons nor whom they do not reach (7.1)', async () => {
    const cara = await host.signInAs('cara');
    const reply = await cara.get(`/team/${codes.ana}/history`);
    const history = reply.json<z.output<typeof memberHistory>>();
    expect(history.uplines.slice(0, 2)).toEqual([
      { upline: { code: codes.cara, name: expect.any(String) }, from: MOVED, to: null },
      { upline: null, from: expect.any(String), to: MOVED },
    ]);
    expect(reply.body).not.toContain('transferred');
    const ana = await host.signInAs('ana');
    expect((await ana.get(`/team/${codes.ana}/history`)).json()).toEqual(history);
    expect((await ana.get(`/admin/associates/${codes.ana}/history`)).statusCode).toBe(403);
  });
});
