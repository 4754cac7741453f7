import { addDays } from '@upline/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { companyDay } from '../../platform/time/company-time.ts';
import { startTestHost, type TestClient, type TestHost, testClock } from '../../testing/index.ts';
import { TEAM_SLUGS } from '../team.schemas.ts';
import type { treePerson } from './tree.schemas.ts';

type Person = z.output<typeof treePerson>;

const clock = testClock();
const START = companyDay(clock.now());
const MOVED = addDays(START, 2);
const NOW = addDays(START, 4);
let host: TestHost;
let rosa: TestClient;
let marco: TestClient;
let admin: TestClient;
const codes: Record<string, string> = {};

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
  const version = (await admin.get(`/admin/associates/${codes.vera}`)).json<{ version: number }>().version;
  const moved = await admin.post(`/admin/associates/${codes.vera}/transfers`, {
    body: {
      upline_code: codes.marco,
      with_downline: true,
      effective_date: null,
      reason: 'Asked for by both',
    },
    ifMatch: version,
  });
  expect(moved.statusCode, moved.body).toBe(202);
  clock.set(new Date(`${NOW}T17:00:00Z`));
  await host.platform.jobs.drain();
  admin = await host.signInAs('admin');
  rosa = await host.signInAs('rosa');
  marco = await host.signInAs('marco');
});
afterAll(() => host.close());

async function treeOf(client: TestClient, username: string, query: Record<string, string> = {}) {
  const area = client === admin ? '/admin/associates' : '/team';
  const reply = await client.get(`${area}/${codes[username]}/tree`, { query });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<{ rows: Person[] }>().rows;
}

/** Everybody by the first letter, each behind the upline: `RM` is M under R. */
const lines = (rows: readonly Person[]) => {
  const letter = new Map(rows.map(({ code, name }) => [code, name.charAt(0)]));
  return rows
    .slice(1)
    .map(({ upline_code, name }) => `${letter.get(upline_code ?? '')}${name.charAt(0)}`)
    .join(' ');
};
const named = (rows: readonly Person[], username: string) =>
  rows.filter(({ code }) => code === codes[username]);

describe('the tree below a member', () => {
  it('comes with one to six levels, the member first, uplines before their directs', async () => {
    expect(lines(await treeOf(rosa, 'rosa', { depth: '1' }))).toBe('RM RQ RZ');
    expect(lines(await treeOf(rosa, 'rosa', { depth: '2' }))).toBe('RM RQ RZ MS MT MV QW ZY');
    expect(lines(await treeOf(rosa, 'rosa', { depth: '6' }))).toBe('RM RQ RZ MS MT MV QW ZY WX');
    const [first] = await treeOf(rosa, 'rosa');
    expect(first).toMatchObject({ code: codes.rosa, upline_code: null, direct_count: 3, team_size: 8 });
    for (const depth of ['0', '7', 'x'])
      expect((await rosa.get(`/team/${codes.rosa}/tree`, { query: { depth } })).statusCode).toBe(422);
  });

  it('is limited to a team of its root, and says how many directs are in that (domain.md 1.3)', async () => {
    const shown: string[] = [];
    for (const type of TEAM_SLUGS) shown.push(lines(await treeOf(rosa, 'rosa', { type, depth: '6' })));
    expect(shown).toEqual([
      'RM RQ RZ',
      'RM MS MT MV',
      'RM RZ MS MT MV ZY',
      'RM RQ RZ MS MT MV ZY',
      'RM RQ RZ MS MT MV QW ZY WX',
      'RM RQ RZ MS MT MV QW ZY WX',
    ]);
    const [base] = await treeOf(rosa, 'rosa', { type: 'base-shop', depth: '1' });
    expect(base?.direct_count).toBe(1);
    const below = await treeOf(rosa, 'qadir', { type: 'rmd-super-base', root: codes.rosa as string });
    expect(below).toMatchObject([{ code: codes.qadir, direct_count: 0 }]);
  });

  it('comes in parts where there are more people than are asked for', async () => {
    const whole = await treeOf(rosa, 'rosa', { depth: '2' });
    const part = await treeOf(rosa, 'rosa', { depth: '2', limit: '2' });
    expect(part).toEqual(whole.slice(0, 3));
    const rest = await treeOf(rosa, 'rosa', { depth: '1', skip: '2' });
    expect(rest.slice(1)).toEqual(whole.slice(3, 4));
  });
});

describe('who reads it', () => {
  it('is oneself and everybody above, others get 403, an unknown code 404 (R-TEAM-04)', async () => {
    const status = async (client: TestClient, code: string | undefined, query = {}) =>
      (await client.get(`/team/${code}/tree`, { query })).statusCode;
    expect(await status(marco, codes.marco)).toBe(200);
    expect(await status(marco, codes.sonia)).toBe(200);
    expect(await status(marco, codes.rosa)).toBe(403);
    expect(await status(marco, codes.qadir)).toBe(403);
    expect(await status(marco, codes.sonia, { root: codes.rosa })).toBe(403);
    expect(await status(marco, 'U999999')).toBe(404);
    expect(await status(marco, codes.marco, { type: 'everybody' })).toBe(422);
    expect((await admin.get(`/admin/associates/${codes.ana}/tree`)).statusCode).toBe(200);
    expect((await admin.get('/admin/associates/U999999/tree')).statusCode).toBe(404);
    expect((await marco.get(`/admin/associates/${codes.marco}/tree`)).statusCode).toBe(403);
  });

  it('gets types of seniors as a senior alone (R-TEAM-03)', async () => {
    const answers: number[] = [];
    for (const type of TEAM_SLUGS)
      answers.push((await marco.get(`/team/${codes.marco}/tree`, { query: { type } })).statusCode);
    expect(answers).toEqual([200, 200, 403, 403, 403, 200]);
  });
});

describe('the tree as of a day', () => {
  it('stands as it stood then, in each team of that day', async () => {
    const shown: string[] = [];
    for (const type of TEAM_SLUGS)
      shown.push(lines(await treeOf(rosa, 'rosa', { type, depth: '6', day: START })));
    expect(shown).toEqual([
      'RM RQ RZ',
      'RM MS MT',
      'RM RZ MS MT ZY',
      'RM RQ RZ MS MT QV ZY',
      'RM RQ RZ MS MT QV QW ZY WX',
      'RM RQ RZ MS MT QV QW ZY WX',
    ]);
    const rows = await treeOf(rosa, 'rosa', { depth: '6', day: START });
    for (const row of rows) {
      expect([row.month_bv_cents, row.licensed, row.team_size]).toEqual([null, null, null]);
      expect(row.direct_count).toBe(rows.filter(({ upline_code }) => upline_code === row.code).length);
    }
    const base = await treeOf(rosa, 'rosa', { type: 'base-shop', depth: '1', day: START });
    expect(base.map(({ direct_count }) => direct_count)).toEqual([1, 2]);
    const below = await treeOf(rosa, 'qadir', {
      type: 'rmd-super-base',
      root: codes.rosa as string,
      day: START,
    });
    expect(lines(below)).toBe('QV');
    expect(below[0]?.direct_count).toBe(1);
  });

  it('is today’s when the day is today', async () => {
    expect(await treeOf(rosa, 'rosa', { day: NOW })).toEqual(await treeOf(rosa, 'rosa'));
    const far = await rosa.get(`/team/${codes.rosa}/tree`, { query: { day: addDays(NOW, 1) } });
    expect(far.statusCode).toBe(422);
    expect(await treeOf(rosa, 'rosa', { day: '1990-01-01' })).toEqual([]);
  });

  it('shows an associate nobody whom they do not reach today (R-PRM-03)', async () => {
    const qadir = await host.signInAs('qadir');
    expect(named(await treeOf(qadir, 'qadir', { day: START }), 'vera')).toEqual([]);
    expect(named(await treeOf(admin, 'qadir', { day: START }), 'vera')).toHaveLength(1);
    expect(named(await treeOf(qadir, 'qadir', { since: START }), 'vera')).toEqual([]);
  });
});

describe('two days beside each other', () => {
  it('say who moved from where, and who stood where on the earlier day', async () => {
    const rows = await treeOf(rosa, 'rosa', { depth: '6', since: START });
    const places = named(rows, 'vera');
    expect(places.map(({ upline_code }) => upline_code)).toEqual([codes.marco, codes.qadir]);
    expect(places.map((row) => row.difference)).toMatchObject([
      { changes: ['moved'], upline: { code: codes.qadir } },
      { changes: ['left'], upline: { code: codes.marco } },
    ]);
    expect(rows.filter(({ difference }) => difference !== null)).toHaveLength(2);
  });

  it('name nobody whom the reader does not reach (R-PRM-03)', async () => {
    const [vera] = named(await treeOf(marco, 'marco', { since: START }), 'vera');
    expect(vera?.difference).toEqual({ changes: ['moved'], upline: null, level: null, status: null });
  });

  it('say who is new', async () => {
    const rows = await treeOf(rosa, 'rosa', { since: '1990-01-01' });
    for (const { difference } of rows) expect(difference?.changes).toEqual(['joined']);
    const wrong = await rosa.get(`/team/${codes.rosa}/tree`, { query: { day: START, since: NOW } });
    expect(wrong.statusCode).toBe(422);
  });
});
