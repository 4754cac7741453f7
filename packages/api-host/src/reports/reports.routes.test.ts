import { addMonths, DAY_MS, type TeamType } from '@upline/domain';
import { periodOf } from '@upline/domain/production';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { producesFor } from '../dashboards/dashboard-scope.store.ts';
import { type PayRunTestHost, startPayRuns } from '../money/pay-runs/pay-runs.test-support.ts';
import { me } from '../network/nodes.store.ts';
import { type TestClient, testContext } from '../testing/index.ts';

type Row = Record<string, string | number | null>;

let pay: PayRunTestHost;
let today: string;
let clients: Record<string, TestClient>;
beforeAll(async () => {
  pay = await startPayRuns();
  today = testContext(pay.host).today;
  clients = {};
  for (const name of ['ana', 'dev', 'hal', 'eve', 'sam', 'root', 'admin', 'super'])
    clients[name] = await pay.host.signInAs(name).catch(() => clients.ana as TestClient);
  for (const name of ['ana', 'dev', 'hal']) await pay.bank(name);
  await pay.owe('dev', 50_000);
  await pay.owe('hal', 9_900, '2026-03-01');
  await pay.earn('dev', 60_000);
  await pay.earn('ana', 40_000);
  const run = await pay.payEverybody();
  await pay.host.db
    .updateTable('pay_run')
    .set({ pay_date: today, period_end: today })
    .where('id', '=', run.id)
    .execute();
  await pay.earn('dev', 5_000, { currency: 'CAD' });
});
afterAll(() => pay.host.close());

const as = (name: string) => clients[name] as TestClient;

async function ask<T>(name: string, path: string, query: Record<string, string> = {}): Promise<T> {
  const reply = await as(name).get(path, { query });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<T>();
}

/** All rows of a report, page by page. */
async function allRows(name: string, path: string, query: Record<string, string> = {}): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1; ; page += 1) {
    const found = await ask<{ rows: Row[] }>(name, path, { ...query, limit: '100', page: String(page) });
    rows.push(...found.rows.slice(0, 100));
    if (found.rows.length <= 100) return rows;
  }
}

/** The lines of a download, split at commas that no quotes hold. */
async function download(name: string, path: string, query: Record<string, string> = {}): Promise<string[][]> {
  const { url } = await ask<{ url: string }>(name, `${path}/download`, query);
  const reply = await pay.host.get(new URL(url).pathname);
  expect(reply.statusCode).toBe(200);
  return reply.body
    .replace(/^\uFEFF/, '')
    .trim()
    .split(/\r?\n/)
    .map((line) => line.split(','));
}

const sumOf = (rows: readonly Row[], field: string) =>
  rows.reduce((sum, row) => sum + Number(row[field] ?? 0), 0);

const PERSONAL = { team_type: 'Personal' };
const YEAR = { period: 'Year' };

/** Credits by person, counted from the entries. */
async function credits(name: string, type: TeamType, points: string, days: { from: string; to: string }) {
  const node = await me(pay.host.db, pay.codeOf(name));
  if (!node) throw new Error(name);
  const { rows } = await sql<{ code: string; amount: number }>`
    select member.code, coalesce(sum(entry.amount), 0)::bigint as amount
    from app_user member left join point_entry entry on entry.owner_code = member.code and entry.points_type = ${points}
      and not entry.is_reversal and entry.on_date between ${days.from}::date and ${days.to}::date
    where member.path is not null and ${producesFor({ node, teamType: type }, 'member')} group by 1`.execute(
    pay.host.db,
  );
  return new Map(rows.map(({ code, amount }) => [code, amount]));
}

describe('the activity report (domain.md 2.24)', () => {
  it.each(['Personal', 'BaseShop', 'RmdSuperTeam', 'Infinity'] as const)(
    'is what each person of %s made by the entries',
    async (team_type) => {
      for (const period of ['Month', 'Year'] as const) {
        const rows = await allRows('dev', '/reports/activity', { team_type, period });
        for (const [field, points] of [
          ['issued_bv_cents', 'IssuedBv'],
          ['submitted_policies_hundredths', 'SubmittedPolicies'],
          ['recruits', 'Recruits'],
          ['new_licenses', 'Licenses'],
        ] as const) {
          const counted = await credits('dev', team_type, points, periodOf(period, today).whole);
          expect(new Map(rows.map((row) => [row.code, row[field]]))).toEqual(counted);
        }
      }
    },
  );

  it('sorts by issued BV, highest first, and filters by minimum, level, state and license', async () => {
    const query = { team_type: 'Infinity', ...YEAR };
    const rows = await allRows('dev', '/reports/activity', query);
    const made = rows.map((row) => Number(row.issued_bv_cents));
    expect(made).toEqual(made.toSorted((a, b) => b - a));
    const least = made[Math.floor(made.length / 10)] as number;
    const filter = { issued_bv_cents: { gte: least }, licensed: { eq: true } };
    const filtered = await allRows('dev', '/reports/activity', { ...query, filter: JSON.stringify(filter) });
    expect(filtered.map(({ code }) => code)).toEqual(
      rows
        .filter((row) => Number(row.issued_bv_cents) >= least && (row.licensed as unknown) === true)
        .map(({ code }) => code),
    );
  });

  it('counts prospects who came to BOP Presented, each once, and needs analyses completed', async () => {
    const own = async () => {
      const [row] = (await allRows('hal', '/reports/activity', PERSONAL)).filter(
        ({ code }) => code === pay.codeOf('hal'),
      );
      return [row?.bops_presented, row?.fnas_completed];
    };
    const [bops, fnas] = (await own()) as [number, number];
    const { db } = pay.host;
    const now = pay.host.clock.now();
    const before = new Date(now.getTime() - 70 * DAY_MS);
    const at = (stage: 'New Prospect' | 'Contacted') =>
      db
        .selectFrom('prospect')
        .select('id')
        .where('owner_code', '=', pay.codeOf('hal'))
        .where('stage', '=', stage)
        .executeTakeFirstOrThrow();
    const { id } = await at('New Prospect');
    const other = await at('Contacted');
    const came = { to_stage: 'BOP Presented', by_code: null } as const;
    await db
      .insertInto('prospect_stage_move')
      .values([
        ...[before, now, now].map((day) => ({
          ...came,
          prospect_id: id,
          from_stage: 'Contacted' as const,
          at: day,
        })),
        // One step back is no presentation.
        { ...came, prospect_id: other.id, from_stage: 'Follow Up', at: now },
      ])
      .execute();
    await sql`insert into analysis (id, owner_code, prospect_id, tool, title, status, answers_sealed, results_sealed, formula_version, prepared_by, completed_at)
      select gen_random_uuid(), owner_code, id, 'DIME', 'One', 'Completed', 'sealed', 'sealed', 1, owner_code, at
      from prospect, unnest(array[${before}, ${now}]::timestamptz[]) at where id = ${id}`.execute(db);
    expect(await own()).toEqual([bops + 1, fnas + 1]);
  });

  it('has totals of all rows, not of a page (R-REP-02)', async () => {
    for (const filter of ['{}', '{"level":{"in":["TA","A"]}}', '{"issued_bv_cents":{"gt":0}}']) {
      const query = { team_type: 'Infinity', ...YEAR, filter };
      const rows = await allRows('dev', '/reports/activity', query);
      const totals = await ask<Row>('dev', '/reports/activity/totals', {
        team_type: 'Infinity',
        ...YEAR,
        filter,
      });
      const { count } = await ask<{ count: number }>('dev', '/reports/activity/count', {
        team_type: 'Infinity',
        ...YEAR,
        filter,
      });
      expect(rows.length).toBe(count);
      const { associates, ...sums } = totals;
      expect(associates).toBe(count);
      for (const [field, total] of Object.entries(sums)) expect(sumOf(rows, field), field).toBe(total);
    }
  });

  it('downloads the period and the team asked for (R-REP-01)', async () => {
    const on = addMonths(today, -3);
    const query = { team_type: 'BaseShop', period: 'Month', on };
    const rows = await allRows('dev', '/reports/activity', query);
    const columns = JSON.stringify(['code', 'issued_bv_cents']);
    const [, ...lines] = await download('dev', '/reports/activity', { ...query, columns });
    expect(lines).toEqual(rows.map((row) => [row.code, (Number(row.issued_bv_cents) / 100).toFixed(2)]));
    expect(sumOf(rows, 'issued_bv_cents')).toBeGreaterThan(0);
  });

  it('shows a person the own branch alone', async () => {
    const ana = await allRows('ana', '/reports/activity', { team_type: 'Infinity' });
    const codes = ana.map(({ code }) => code);
    expect(codes).toContain(pay.codeOf('tom'));
    for (const other of ['ben', 'dev', 'hal', 'eve']) expect(codes).not.toContain(pay.codeOf(other));
    expect((await allRows('hal', '/reports/activity')).map(({ code }) => code)).toEqual([pay.codeOf('hal')]);
    expect(
      (await as('ana').get('/reports/activity', { query: { team_type: 'RmdSuperBase' } })).statusCode,
    ).toBe(403);
    for (const path of ['activity', 'cashflow', 'chargeback-balance'])
      expect((await as('dev').get(`/admin/reports/${path}`)).statusCode).toBe(403);
  });

  it('leaves a Suspended associate the own row (reliability.md 2.4)', async () => {
    expect((await allRows('sam', '/reports/activity', PERSONAL)).map(({ code }) => code)).toEqual([
      pay.codeOf('sam'),
    ]);
    for (const path of ['/reports/activity', '/reports/activity/totals', '/reports/activity/download'])
      expect((await as('sam').get(path, { query: { team_type: 'Infinity' } })).statusCode, path).toBe(403);
    expect(
      (await as('sam').get('/reports/chargeback-balance', { query: { team_type: 'Infinity' } })).statusCode,
    ).toBe(403);
  });

  it('gives who views as an associate at most 100 rows (7.3)', async () => {
    const proxy = await pay.host.signInAs('eve', { via: 'super' });
    const get = (team_type: string) => proxy.get('/reports/activity/download', { query: { team_type } });
    const { count } = await ask<{ count: number }>('eve', '/reports/activity/count', {
      team_type: 'Infinity',
    });
    expect(count).toBeGreaterThan(100);
    expect((await get('Infinity')).statusCode).toBe(403);
    expect((await get('Personal')).statusCode).toBe(200);
  });

  it('is of everybody for admins', async () => {
    const rows = await allRows('admin', '/admin/reports/activity', YEAR);
    const { n } = await pay.host.db
      .selectFrom('app_user')
      .select(sql<number>`count(*)::integer`.as('n'))
      .where('kind', '=', 'Associate')
      .executeTakeFirstOrThrow();
    expect(rows.length).toBe(n);
    const totals = await ask<Row>('admin', '/admin/reports/activity/totals', YEAR);
    expect(totals.issued_bv_cents).toBe(sumOf(rows, 'issued_bv_cents'));
  });
});

describe('the cashflow report (domain.md 2.24)', () => {
  it('is the own lines, payouts and escrow by month and currency', async () => {
    const rows = await allRows('dev', '/reports/cashflow');
    const month = `${today.slice(0, 7)}-01`;
    expect(rows).toEqual([
      expect.objectContaining({
        key: `${month} USD`,
        month,
        bonuses_cents: 60_000,
        withheld_cents: 30_000,
        net_paid_cents: 30_000,
        chargebacks_cents: 0,
        escrow_change_cents: 0,
      }),
      expect.objectContaining({ key: `${month} CAD`, bonuses_cents: 5_000, net_paid_cents: 0 }),
    ]);
    expect(await allRows('eve', '/reports/cashflow')).toEqual([]);
  });

  it('counts every line in one column, voided ones in none', async () => {
    const types = [
      'Writing',
      'Renewal',
      'Split',
      'Training',
      'Override Bonus',
      'Revenue Bonus',
      'Builder Bonus',
    ] as const;
    for (const [index, compensation_type] of types.entries()) {
      const id = await pay.earn('eve', 100 * 2 ** index);
      await pay.host.db
        .updateTable('compensation_line')
        .set({ compensation_type })
        .where('id', '=', id)
        .execute();
    }
    await pay.voidLine(await pay.earn('eve', 77_777));
    expect((await allRows('eve', '/reports/cashflow'))[0]).toMatchObject({
      writing_cents: 300,
      split_cents: 400,
      training_cents: 800,
      override_cents: 1_600,
      revenue_cents: 3_200,
      bonuses_cents: 6_400,
    });
  });

  it('has totals of all rows by currency (R-REP-02), also of everybody', async () => {
    for (const [name, path] of [
      ['dev', '/reports/cashflow'],
      ['admin', '/admin/reports/cashflow'],
    ] as const) {
      const rows = await allRows(name, path);
      const { totals } = await ask<{ totals: Row[] }>(name, `${path}/totals`);
      expect(totals.map(({ currency }) => currency)).toEqual(['USD', 'CAD']);
      for (const { currency, ...sums } of totals)
        for (const [field, total] of Object.entries(sums))
          expect(
            sumOf(
              rows.filter((row) => row.currency === currency),
              field,
            ),
            field,
          ).toBe(total);
    }
    const { totals } = await ask<{ totals: Row[] }>('admin', '/admin/reports/cashflow/totals', {
      filter: '{"currency":{"eq":"USD"}}',
    });
    const payouts = await pay.host.db.selectFrom('payout').selectAll().execute();
    expect(totals).toHaveLength(1);
    expect(totals[0]?.net_paid_cents).toBe(payouts.reduce((sum, { net_cents }) => sum + net_cents, 0));
  });

  it('downloads the same rows', async () => {
    const columns = JSON.stringify(['currency', 'net_paid_cents']);
    const [head, ...lines] = await download('dev', '/reports/cashflow', { columns });
    expect(head).toEqual(['Currency', 'Net Paid']);
    expect(lines).toEqual([
      ['USD', '300.00'],
      ['CAD', '0.00'],
    ]);
  });
});

describe('the chargeback balance report (domain.md 2.24)', () => {
  const path = '/reports/chargeback-balance';

  it('is the own debt with what the next 90 days may take of it', async () => {
    expect(await allRows('dev', path)).toEqual([
      {
        key: `${pay.codeOf('dev')} USD`,
        code: pay.codeOf('dev'),
        name: 'Dev Patel',
        currency: 'USD',
        open_chargebacks: 1,
        recovered_cents: 30_000,
        balance_cents: 20_000,
        forecast_cents: 0,
        oldest_days: expect.any(Number),
      },
    ]);
    expect((await allRows('hal', path))[0]).toMatchObject({ balance_cents: 9_900, forecast_cents: 9_900 });
    expect(await allRows('ana', path)).toEqual([]);
  });

  it('never shows the debts of others, unless they would be inherited by roll-up (7.1, R-MNY-33)', async () => {
    const infinity = { team_type: 'Infinity' };
    const codes = async (name: string) => (await allRows(name, path, infinity)).map(({ code }) => code);
    const ivy = await pay.host.signInAs('ivy');
    clients.ivy = ivy;
    const hal = pay.codeOf('hal');
    const { db } = pay.host;
    await db.updateTable('app_user').set({ status: 'Terminated' }).where('code', '=', hal).execute();
    await sql`insert into status_history (associate_code, from_status, to_status, reason)
      values (${hal}, 'Active', 'Terminated', 'Left for another company')`.execute(db);
    await sql`update associate set disable_license_check = true where code = ${pay.codeOf('ivy')}`.execute(
      db,
    );
    // The roll-up is off unless switched on.
    expect(await codes('ivy')).toEqual([]);
    await sql`insert into setting (key, effective_from, value)
      values ('roll_up_terms', ${addMonths(today, -1)}::date, '{"is_enabled": true, "after_days": 90, "notice_days": 15}')`.execute(
      db,
    );
    expect(await codes('ivy')).toEqual([hal]);
    expect((await allRows('ivy', path, PERSONAL)).map(({ code }) => code)).toEqual([]);
    // The nearest senior inherits; nobody above, beside or below sees it.
    expect(await codes('eve')).toEqual([]);
    expect(await codes('ana')).toEqual([]);
    expect(await codes('dev')).toEqual([pay.codeOf('dev')]);
    await db.updateTable('app_user').set({ status: 'Active' }).where('code', '=', hal).execute();
    expect(await codes('ivy')).toEqual([]);
  });

  it('is of everybody for admins, with totals of all rows (R-REP-02)', async () => {
    const rows = await allRows('admin', `/admin${path}`);
    const debts = await pay.host.db.selectFrom('chargeback').selectAll().execute();
    expect(sumOf(rows, 'balance_cents')).toBe(
      debts.reduce((sum, debt) => sum + debt.amount_cents - debt.recovered_cents - debt.written_off_cents, 0),
    );
    const { totals } = await ask<{ totals: Row[] }>('admin', `/admin${path}/totals`);
    expect(totals).toEqual([
      {
        currency: 'USD',
        associates: rows.length,
        open_chargebacks: sumOf(rows, 'open_chargebacks'),
        recovered_cents: sumOf(rows, 'recovered_cents'),
        balance_cents: sumOf(rows, 'balance_cents'),
        forecast_cents: sumOf(rows, 'forecast_cents'),
      },
    ]);
    const filter = '{"balance_cents":{"gte":15000}}';
    expect((await allRows('admin', `/admin${path}`, { filter })).map(({ code }) => code)).toEqual([
      pay.codeOf('dev'),
    ]);
    const [, ...lines] = await download('admin', `/admin${path}`, { columns: '["code","balance_cents"]' });
    expect(lines).toEqual(rows.map((row) => [row.code, (Number(row.balance_cents) / 100).toFixed(2)]));
  });
});
