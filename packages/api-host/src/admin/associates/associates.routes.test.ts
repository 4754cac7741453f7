import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { CANARY_SINS, CANARY_SSNS } from '../../../seed/canaries.ts';
import { startTestHost, type TestClient, type TestHost } from '../../testing/index.ts';
import type { associateDetail, associateListRow } from './associates.schemas.ts';

type Row = z.output<typeof associateListRow>;

let host: TestHost;
let admin: TestClient;
beforeAll(async () => {
  host = await startTestHost({ seed: 'demo' });
  admin = await host.signInAs('admin');
  // Debts still open, one partly recovered, one paid.
  await sql`insert into chargeback (associate_code, reason, event_date, amount_cents, recovered_cents, currency)
    select code, 'Policy Lapsed', current_date, debt.amount, debt.recovered, debt.currency
    from app_user join (values ('ana', 60000, 0, 'USD'), ('ana', 30000, 6000, 'USD'), ('ana', 2500, 0, 'CAD'),
      ('ben', 90000, 0, 'USD'), ('dev', 70000, 70000, 'USD')) debt (username, amount, recovered, currency) using (username)`.execute(
    host.db,
  );
});
afterAll(() => host.close());

interface Asked {
  filter?: object;
  order?: object;
  limit?: number;
  page?: number;
}

const queryOf = ({ filter, order, ...paging }: Asked): Record<string, string> => ({
  ...(filter ? { filter: JSON.stringify(filter) } : {}),
  ...(order ? { order: JSON.stringify(order) } : {}),
  ...Object.fromEntries(Object.entries(paging).map(([key, value]) => [key, String(value)])),
});

async function list(asked: Asked = {}): Promise<Row[]> {
  const reply = await admin.get('/admin/associates', { query: queryOf(asked) });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<{ rows: Row[] }>().rows;
}

async function codeOf(username: string): Promise<string> {
  const { code } = await host.db
    .selectFrom('app_user')
    .select('code')
    .where('username', '=', username)
    .executeTakeFirstOrThrow();
  return code;
}

const sorted = (values: readonly string[]) => values.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));

describe('the list of associates (domain.md 2.1)', () => {
  it('is sorted by name and hands out one row more than the page', async () => {
    const rows = await list();
    expect(rows).toHaveLength(101);
    const names = rows.map(({ name }) => name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase());
    expect(names).toEqual(sorted(names));
  });

  it('shows upline and upline RMD, and no admin', async () => {
    const [ana] = await list({ filter: { code: { eq: (await codeOf('ana')).toLowerCase() } } });
    expect(ana).toMatchObject({
      name: 'Ana Alvarez',
      level: { code: 'A', name: 'Associate' },
      status: 'Active',
      country: 'USA',
      city: 'San Antonio',
      state: 'TX',
      upline: { code: await codeOf('ben'), name: 'Ben Okafor' },
      upline_rmd: { code: await codeOf('dev'), name: 'Dev Patel' },
      actions: ['view_as', 'view_audit', 'reset_second_step'],
    });
    expect(await list({ filter: { name: { eq: 'Adrian Cole' } } })).toEqual([]);
  });

  it('filters by every column', async () => {
    const filters: [object, (row: Row) => boolean][] = [
      [{ name: { contains: 'OKA' } }, ({ name }) => /oka/i.test(name)],
      [{ name: { startsWith: 'celine' } }, ({ name }) => name.startsWith('Céline')],
      [{ level: { in: ['RMD', 'EMD'] } }, ({ level }) => ['RMD', 'EMD'].includes(level.code)],
      [{ status: { eq: 'Terminated' } }, ({ status }) => status === 'Terminated'],
      [{ country: { eq: 'Canada' } }, ({ country }) => country === 'Canada'],
      [{ city: { contains: 'san' } }, ({ city }) => /san/i.test(city ?? '')],
      [{ state: { in: ['TX', 'ON'] } }, ({ state }) => ['TX', 'ON'].includes(state ?? '')],
      [{ upline: { contains: 'patel' } }, ({ upline }) => /patel/i.test(upline?.name ?? '')],
      [{ upline: { isNull: true } }, ({ upline }) => upline === null],
      [{ upline_rmd: { startsWith: 'eve' } }, ({ upline_rmd }) => /^eve/i.test(upline_rmd?.name ?? '')],
      [
        { join_date: { between: ['2020-01-01', '2023-12-31'] } },
        ({ join_date }) => join_date >= '2020-01-01' && join_date <= '2023-12-31',
      ],
      [{ licensed: { eq: true } }, ({ licensed }) => licensed],
      [{ licensed: { eq: false } }, ({ licensed }) => !licensed],
      [{ debit_balance_usd_cents: { gt: 0 } }, ({ debit_balance_usd_cents: owed }) => owed > 0],
      [
        { debit_balance_cad_cents: { between: [1, 5_000] } },
        ({ debit_balance_cad_cents: owed }) => owed === 2_500,
      ],
    ];
    const everyone = [...(await list({ limit: 500 })), ...(await list({ limit: 500, page: 2 }))];
    const all = [...new Map(everyone.map((row) => [row.code, row])).values()];
    for (const [filter, matches] of filters) {
      const expected = all.filter(matches).map(({ code }) => code);
      expect(expected.length, JSON.stringify(filter)).toBeGreaterThan(0);
      const found = (await list({ filter, limit: 500 })).map(({ code }) => code);
      expect(found.toSorted(), JSON.stringify(filter)).toEqual(expected.toSorted());
      const count = await admin.get('/admin/associates/count', { query: queryOf({ filter }) });
      expect(count.json()).toEqual({ count: expected.length });
    }
  });

  it('sorts levels by rank, empty uplines last', async () => {
    const ranks = ['TA', 'A', 'SA', 'MD', 'RMD', 'EMD', 'NMD', 'SNMD', 'EVC'];
    const levels = (await list({ order: { level: 'DESC' } })).map(({ level }) => ranks.indexOf(level.code));
    expect(levels).toEqual(levels.toSorted((a, b) => b - a));
    const last = (await list({ order: { upline: 'DESC' }, limit: 500, page: 2 })).at(-1);
    expect(last?.upline).toBeNull();
  });

  it('shows who is licensed and what each owes, by currency, and sorts by both (2.1)', async () => {
    const most = await list({ order: { debit_balance_usd_cents: 'DESC' }, limit: 500 });
    const owed = (row: Row) => row.debit_balance_usd_cents;
    expect(most.map(owed)).toEqual(most.map(owed).toSorted((a, b) => b - a));
    expect(most.slice(0, 3)).toMatchObject([
      { name: 'Ben Okafor', debit_balance_usd_cents: 90_000, debit_balance_cad_cents: 0 },
      { name: 'Ana Alvarez', debit_balance_usd_cents: 84_000, debit_balance_cad_cents: 2_500 },
      { debit_balance_usd_cents: 0 },
    ]);
    const [first] = await list({ order: { debit_balance_cad_cents: 'DESC' }, limit: 1 });
    expect(first?.name).toBe('Ana Alvarez');
    expect((await list({ order: { licensed: 'DESC' } })).every(({ licensed }) => licensed)).toBe(true);
    const [ana] = await list({ filter: { name: { eq: 'Ana Alvarez' } } });
    expect(ana?.licensed).toBe(true);
  });

  it('refuses unknown fields and operators (R-GEN-05)', async () => {
    for (const asked of [
      { filter: { ssn: { eq: '1' } } },
      { filter: { level: { contains: 'R' } } },
      { order: { ssn: 'ASC' } },
    ]) {
      expect((await admin.get('/admin/associates', { query: queryOf(asked) })).statusCode).toBe(422);
    }
  });

  it('exports what it lists', async () => {
    const filter = { upline_code: { eq: await codeOf('ana') } };
    const query = {
      ...queryOf({ filter }),
      columns: '["code","name","licensed","debit_balance_usd_cents","upline"]',
    };
    const reply = await admin.get('/admin/associates/download', { query });
    expect(reply.statusCode, reply.body).toBe(200);
    const file = await host.get(new URL(reply.json<{ url: string }>().url).pathname);
    const lines = file.body.replace('\uFEFF', '').trim().split(/\r?\n/);
    expect(lines[0]).toBe('Code,Name,Licensed,Debit Balance,Upline');
    expect(lines.length - 1).toBe((await list({ filter })).length);
    expect(lines.slice(1).every((line) => line.endsWith(',Ana Alvarez'))).toBe(true);
  });
});

describe('the overview of an associate', () => {
  it('shows the person with secrets masked (S-69)', async () => {
    const ana = await admin.get(`/admin/associates/${(await codeOf('ana')).toLowerCase()}`);
    expect(ana.statusCode).toBe(200);
    const detail = ana.json<z.output<typeof associateDetail>>();
    expect(ana.headers.etag).toBe(`"${detail.version}"`);
    expect(detail).toMatchObject({
      name: 'Ana Alvarez',
      upline: { name: 'Ben Okafor', email: 'ben@demo.upline.test' },
      recruiter: { name: 'Ben Okafor' },
      ssn_masked: `***-**-${CANARY_SSNS.ana?.slice(-4)}`,
      date_of_birth_masked: expect.stringMatching(/^\*\*\/\*\*\/\d{4}$/),
      address: { city: 'San Antonio', state: 'TX' },
      direct_count: 3,
      share_bps: 10_000,
    });
    const celine = await admin.get(`/admin/associates/${await codeOf('celine')}`);
    expect(celine.json()).toMatchObject({ ssn_masked: '*** *** 544', country: 'Canada', language: 'fr' });
    const canaries = [...Object.values(CANARY_SSNS), ...Object.values(CANARY_SINS)];
    expect(canaries.filter((each) => ana.body.includes(each) || celine.body.includes(each))).toEqual([]);
  });

  it('offers to view as only those who may sign in', async () => {
    for (const [username, offered] of [
      ['sam', true],
      ['ned', false],
      ['lou', false],
    ] as const) {
      const reply = await admin.get(`/admin/associates/${await codeOf(username)}`);
      expect(reply.json<{ actions: string[] }>().actions.includes('view_as')).toBe(offered);
    }
  });

  it('answers 404 for codes of nobody and of admins', async () => {
    for (const code of ['U999999', 'A000001', 'x', '%27', '0001']) {
      expect((await admin.get(`/admin/associates/${code}`)).statusCode).toBe(404);
      expect((await admin.get(`/admin/associates/${code}/audit`)).statusCode).toBe(404);
    }
  });

  it('lists the trail that concerns the associate', async () => {
    const ben = await codeOf('ben');
    const wrong = { identifier: 'ben', password: 'not the password', app: 'portal' };
    expect((await host.post('/login', { body: wrong })).statusCode).toBe(401);
    const reply = await admin.get(`/admin/associates/${ben}/audit`);
    expect(reply.statusCode, reply.body).toBe(200);
    const { rows } = reply.json<{ rows: { owner_code: string; action: string }[] }>();
    expect(rows).toMatchObject([{ owner_code: ben, action: 'login_failed' }]);
  });
});

describe('who may see them (domain.md 7.1)', () => {
  it('is admins, with both tokens', async () => {
    const ana = await host.signInAs('ana');
    const code = await codeOf('ana');
    const paths = ['', '/count', '/download', `/${code}`, `/${code}/audit`].map(
      (path) => `/admin/associates${path}`,
    );
    for (const path of paths) {
      expect((await host.get(path)).statusCode, path).toBe(401);
      expect((await ana.get(path)).statusCode, path).toBe(403);
    }
    const { authorization } = admin.headers as { authorization: string };
    const halfway = host.as({ authorization });
    for (const path of paths) expect((await halfway.get(path)).statusCode, path).toBe(401);
  });
});
