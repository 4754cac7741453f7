import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { differences, recruit, sell } from '../network/changes/network-model.test-support.ts';
import { foldNetwork } from '../network/sums/fold.store.ts';
import { companyDay } from '../platform/time/company-time.ts';
import { startTestHost, type TestClient, type TestHost } from '../testing/index.ts';
import { TEAM_SLUGS } from './team.schemas.ts';

let host: TestHost;
let rosa: TestClient;
let marco: TestClient;
let eve: TestClient;
beforeAll(async () => {
  host = await startTestHost({ seed: 'demo' });
  rosa = await host.signInAs('rosa');
  marco = await host.signInAs('marco');
  eve = await host.signInAs('eve');
});
afterAll(() => host.close());

async function codeOf(username: string): Promise<string> {
  const { code } = await host.db
    .selectFrom('app_user')
    .select('code')
    .where('username', '=', username)
    .executeTakeFirstOrThrow();
  return code;
}

interface Row {
  readonly code: string;
  readonly name: string;
  readonly status: string;
  readonly month_bv_cents: number;
}

async function rowsOf(client: TestClient, path: string, query: Record<string, string> = {}): Promise<Row[]> {
  const reply = await client.get(path, { query });
  expect(reply.statusCode, reply.body).toBe(200);
  return (reply.json() as { rows: Row[] }).rows;
}

const initials = (rows: readonly Row[]) => rows.map(({ name }) => name.charAt(0)).join('');
const SHOW_INACTIVE = {
  filter: JSON.stringify({
    status: { in: ['Active', 'Resigned', 'Terminated', 'Suspended', 'Resignation Initiated'] },
  }),
};

describe('lists of a team (domain.md 1.3, B.4)', () => {
  it('hold the worked tree; Z, Terminated, is hidden but Y still there (R-TEAM-05)', async () => {
    const shown: string[] = [];
    for (const slug of TEAM_SLUGS) shown.push(initials(await rowsOf(rosa, `/team/members/${slug}`)));
    expect(shown).toEqual(['MQ', 'MST', 'MSTY', 'MQSTVY', 'MQSTVWXY', 'MQSTVWXY']);
    const all: string[] = [];
    for (const slug of TEAM_SLUGS)
      all.push(initials(await rowsOf(rosa, `/team/members/${slug}`, SHOW_INACTIVE)));
    expect(all).toEqual(['MQZ', 'MST', 'MSTYZ', 'MQSTVYZ', 'MQSTVWXYZ', 'MQSTVWXYZ']);
  });

  it('of the rmd types are refused to who is not senior (R-TEAM-03)', async () => {
    const codes = await Promise.all(
      TEAM_SLUGS.map(async (slug) => (await marco.get(`/team/members/${slug}`)).statusCode),
    );
    expect(codes).toEqual([200, 200, 403, 403, 403, 200]);
    expect((await marco.get('/team/members/rmd-super-team/download')).statusCode).toBe(403);
    expect((await marco.get('/team/members/rmd-super-team/count')).statusCode).toBe(403);
    expect((await rosa.get('/team/members/everybody')).statusCode).toBe(404);
  });

  it('count and export what they list', async () => {
    for (const slug of TEAM_SLUGS) {
      const listed = await rowsOf(eve, `/team/members/${slug}`, { ...SHOW_INACTIVE, limit: '500' });
      const count = await eve.get(`/team/members/${slug}/count`, { query: SHOW_INACTIVE });
      expect((count.json() as { count: number }).count).toBe(listed.length);
    }
    const { url } = (await eve.get('/team/members/base-shop/download')).json() as { url: string };
    const file = await host.get(new URL(url).pathname);
    const lines = file.body.trim().split('\n').length - 1;
    expect(lines).toBe((await rowsOf(eve, '/team/members/base-shop', { limit: '500' })).length);
  });

  it('show the month’s own production, folded or not', async () => {
    const today = companyDay(host.clock.now());
    const sonia = await codeOf('sonia');
    const monthOf = async () =>
      (await rowsOf(rosa, '/team/members/base-shop')).find(({ code }) => code === sonia)?.month_bv_cents ?? 0;
    const before = await monthOf();
    await sell(host.db, sonia, 12_345, { on: today });
    expect(await monthOf()).toBe(before + 12_345);
    await foldNetwork(host.db);
    expect(await monthOf()).toBe(before + 12_345);
    const overview = await rosa.get(`/team/${sonia}`);
    expect(overview.json()).toMatchObject({ base_shop_bv_cents: before + 12_345 });
    expect(await differences(host.db)).toEqual([]);
  });
});

describe('a member (R-TEAM-04)', () => {
  it('is open for self and everybody below, 403 for others, 404 for nobody', async () => {
    const open = async (client: TestClient, username: string) =>
      (await client.get(`/team/${await codeOf(username)}`)).statusCode;
    expect(await open(marco, 'marco')).toBe(200);
    expect(await open(marco, 'sonia')).toBe(200);
    expect(await open(marco, 'rosa')).toBe(403);
    expect(await open(marco, 'vera')).toBe(403);
    expect((await marco.get('/team/U999999')).statusCode).toBe(404);
  });

  it('shows phone and email to uplines of the base shop and to RMD+, birthdays of directs (7.1)', async () => {
    const see = async (client: TestClient, username: string) =>
      (await client.get(`/team/${await codeOf(username)}`)).json() as {
        phone: string | null;
        birthday: object | null;
      };
    expect((await see(rosa, 'xena')).phone).toMatch(/^\d{10}$/);
    expect((await see(rosa, 'xena')).birthday).toBeNull();
    expect((await see(marco, 'sonia')).birthday).not.toBeNull();
    const ana = await host.signInAs('ana');
    const below = await recruit(host.db, await codeOf('ana'), 'RMD');
    const further = await recruit(host.db, below);
    const member = (await ana.get(`/team/${further}`)).json() as { phone: null; email: string | null };
    expect(member.email).toBeNull();
  });
});

describe('the genealogy', () => {
  it('gives the way up, with phones of the viewer’s own uplines alone', async () => {
    const xena = await codeOf('xena');
    const rows = (await rosa.get(`/team/${xena}/upline-path`)).json() as {
      rows: { name: string; phone: string | null }[];
    };
    expect(rows.rows.map(({ name, phone }) => `${name.split(' ')[0]} ${phone !== null}`)).toEqual([
      'Upline true',
      'Rosa true',
      'Qadir false',
      'Wes false',
      'Xena false',
    ]);
  });

  it('is open to admins for everybody', async () => {
    const admin = await host.signInAs('admin');
    const code = await codeOf('ana');
    expect((await admin.get(`/admin/associates/${code}/upline-path`)).statusCode).toBe(200);
    expect((await admin.get('/admin/associates/U999999/upline-path')).statusCode).toBe(404);
  });
});

describe('the counts of the teams', () => {
  it('agree with the lists and leave out types of seniors for others', async () => {
    const { rows } = (await marco.get('/team/counts')).json() as {
      rows: { counts: Record<string, number> }[];
    };
    expect(Object.keys(rows[0]?.counts ?? {})).toEqual(['Personal', 'BaseShop', 'Infinity']);
    expect(rows.reduce((sum, { counts }) => sum + (counts.Infinity ?? 0), 0)).toBe(2);
  });
});
