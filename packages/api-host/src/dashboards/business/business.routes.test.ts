import { addDays, type TeamType } from '@upline/domain';
import { periodOf } from '@upline/domain/production';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { me } from '../../network/nodes.store.ts';
import { startTestHost, type TestClient, type TestHost, testContext } from '../../testing/index.ts';
import { producesFor } from '../dashboard-scope.store.ts';
import type { DashboardPeriod, DashboardScope } from '../dashboard-scope.ts';
import type { businessSeries, businessShares, businessStatistics, businessTop } from './business.schemas.ts';

let host: TestHost;
let dev: TestClient;
let ana: TestClient;
let admin: TestClient;
beforeAll(async () => {
  host = await startTestHost({ seed: 'demo' });
  [dev, ana, admin] = [await host.signInAs('dev'), await host.signInAs('ana'), await host.signInAs('admin')];
});
afterAll(() => host.close());

const today = () => testContext(host).today;

async function tile<S extends z.ZodType>(
  client: TestClient,
  name: string,
  query: Record<string, string>,
): Promise<z.output<S>> {
  const reply = await client.get(name.startsWith('/') ? name : `/dashboards/business/${name}`, { query });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<z.output<S>>();
}

/** The credits counted by hand from the facts. */
async function counted(username: string, teamType: TeamType, type: string, from: string, to: string) {
  const { code } = await host.db
    .selectFrom('app_user')
    .select('code')
    .where('username', '=', username)
    .executeTakeFirstOrThrow();
  const node = await me(host.db, code);
  if (!node) throw new Error(`No node ${code}`);
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(amount), 0)::bigint as sum from point_entry entry
    join app_user member on member.code = entry.owner_code
    where points_type = ${type} and on_date between ${from}::date and ${to}::date and not is_reversal
      and ${producesFor({ node, teamType } as DashboardScope, 'member')}`.execute(host.db);
  return Number(rows[0]?.sum);
}

const PERIODS: readonly DashboardPeriod[] = ['Month', 'Quarter', 'Year'];

describe('the business dashboard (domain.md 2.34)', () => {
  it.each(PERIODS)('counts the credits of the team over the %s to date', async (period) => {
    const { current } = periodOf(period, today());
    for (const team_type of ['Personal', 'BaseShop', 'RmdSuperTeam', 'Infinity'] as const) {
      const found = await tile<typeof businessStatistics>(dev, 'statistics', { team_type, period });
      const count = (type: string) => counted('dev', team_type, type, current.from, current.to);
      expect(found.submitted).toEqual({
        bv_cents: await count('SubmittedBv'),
        policies_hundredths: await count('SubmittedPolicies'),
      });
      expect(found.issued.bv_cents).toBe(await count('IssuedBv'));
    }
  });

  it('opens the rows that make a figure, the own among them (R-TEAM-01, R-TEAM-02)', async () => {
    interface Row {
      associate: { code: string };
      policy_number: string;
      own_policy_number: string | null;
      bv_cents: number;
    }
    for (const team of ['Personal', 'BaseShop', 'RmdSuperTeam', 'Infinity'] as const) {
      const { submitted, from, to } = await tile<typeof businessStatistics>(dev, 'statistics', {
        team_type: team,
        period: 'Month',
      });
      const filter = JSON.stringify({ submit_date: { between: [from, to] } });
      const asked = { team, counted: 'Production', filter };
      const list = async (order: object) =>
        (
          await dev.get('/business/policies/team', {
            query: { ...asked, order: JSON.stringify(order), limit: '500' },
          })
        ).json<{ rows: Row[] }>().rows;
      const rows = await list({ submit_date: 'DESC' });
      expect(rows.reduce((sum, { bv_cents }) => sum + bv_cents, 0)).toBe(submitted.bv_cents);
      expect((await list({ associate: 'ASC' })).length).toBe(rows.length);
      const count = await dev.get('/business/policies/team/count', { query: asked });
      expect(count.json()).toEqual({ count: rows.length });
      const own = rows.filter(({ own_policy_number }) => own_policy_number !== null);
      expect(own.length).toBeGreaterThan(0);
      const code = own[0]?.associate.code;
      expect(new Set(own.map(({ associate }) => associate.code)).size).toBe(1);
      expect(rows.filter(({ associate }) => associate.code === code)).toEqual(own);
      for (const { policy_number, own_policy_number } of own)
        expect(own_policy_number?.slice(-4)).toBe(policy_number);
      if (team === 'Personal') expect(own).toEqual(rows);
    }
  });

  it.each(PERIODS)('shows bars that add up to the %s and to the one before', async (period) => {
    const { current, previous, whole } = periodOf(period, today());
    const found = await tile<typeof businessSeries>(dev, 'submitted-bv', { team_type: 'Infinity', period });
    expect(found.total_cents).toBe(await counted('dev', 'Infinity', 'SubmittedBv', current.from, current.to));
    expect(found.previous_total_cents).toBe(
      await counted('dev', 'Infinity', 'SubmittedBv', previous.from, previous.to),
    );
    expect(found.points.reduce((sum, { cents }) => sum + (cents ?? 0), 0)).toBe(found.total_cents);
    const coming = found.points.filter(({ start }) => start > today());
    expect(coming.every(({ cents }) => cents === null)).toBe(true);
    expect((found.points.at(-1)?.start as string) <= whole.to).toBe(true);
  });

  it.each(['top-products', 'top-providers'])('%s are five at most and Other closes the sum', async (name) => {
    const query = { team_type: 'Infinity', period: 'Year' };
    const found = await tile<typeof businessTop>(dev, name, query);
    const { issued } = await tile<typeof businessStatistics>(dev, 'statistics', query);
    expect(found.total_cents).toBe(issued.bv_cents);
    expect(found.rows.reduce((sum, { bv_cents }) => sum + bv_cents, 0)).toBe(found.total_cents);
    const named = found.rows.filter(({ id }) => id !== null);
    expect(named.length).toBeLessThanOrEqual(5);
    expect(named.map(({ bv_cents }) => bv_cents)).toEqual(
      named.map(({ bv_cents }) => bv_cents).toSorted((a, b) => b - a),
    );
  });

  it.each(['carrier-bv', 'product-type-bv'])('%s are shares that add up to 100 %%', async (name) => {
    const found = await tile<typeof businessShares>(dev, name, { team_type: 'Infinity', period: 'Year' });
    expect(found.rows.length).toBeGreaterThan(1);
    expect(found.rows.reduce((sum, { share_bps }) => sum + share_bps, 0)).toBe(10_000);
  });

  it('counts no policy of which a part was refused, as the list does not show it (R-POL-02)', async () => {
    const { rows } = await sql<{ policy_id: string; portion: number }>`
      select policy_id, max(portion) as portion from policy_share share join app_user on app_user.code = share.associate_code
      where business_status = 'Pending' and issue_date is null group by 1
      having not bool_or(app_user.username = 'ana') order by 1 limit 1`.execute(host.db);
    const [{ policy_id, portion }] = rows as [{ policy_id: string; portion: number }];
    const pending = async () =>
      (await tile<typeof businessStatistics>(ana, 'statistics', { period: 'Year' })).pending_policies;
    const before = await pending();
    const answered = (status: string) =>
      sql`update policy_share set approval_status = ${status} where policy_id = ${policy_id} and portion = ${portion + 1}`.execute(
        host.db,
      );
    await sql`insert into policy_share (policy_id, portion, associate_code, share_bps, bv_cents, policy_hundredths,
        approval_status, submit_date, business_status, product_id, provider_id)
      select policy_id, ${portion + 1}, app_user.code, 1000, 0, 0, 'Approved', submit_date, business_status, product_id, provider_id
      from policy_share, app_user where policy_id = ${policy_id} and portion = 0 and username = 'ana'`.execute(
      host.db,
    );
    expect(await pending()).toBe(before + 1);
    await answered('Rejected By Owner');
    expect(await pending()).toBe(before);
    await sql`delete from policy_share where policy_id = ${policy_id} and portion = ${portion + 1}`.execute(
      host.db,
    );
  });

  it('judges placement by policies that are sixty days old', async () => {
    const { placement, from } = await tile<typeof businessStatistics>(dev, 'statistics', {
      team_type: 'Infinity',
      period: 'Year',
    });
    const settled = addDays(today(), -60);
    if (placement === null) expect(from > settled).toBe(true);
    else expect(placement.issued).toBeLessThanOrEqual(placement.policies);
    const month = await tile<typeof businessStatistics>(dev, 'statistics', { period: 'Month' });
    expect(month.placement).toBeNull();
  });

  it('is of the own production unless asked otherwise (R-TEAM-02)', async () => {
    const { current } = periodOf('Month', today());
    const found = await tile<typeof businessStatistics>(ana, 'statistics', {});
    expect(found.submitted.bv_cents).toBe(
      await counted('ana', 'Personal', 'SubmittedBv', current.from, current.to),
    );
  });

  it('refuses the teams of seniors to others (R-TEAM-03)', async () => {
    const ask = (team_type: string) => ana.get('/dashboards/business/issued-bv', { query: { team_type } });
    expect((await ask('Infinity')).statusCode).toBe(200);
    for (const type of ['RmdBaseShop', 'RmdSuperBase', 'RmdSuperTeam'])
      expect((await ask(type)).statusCode).toBe(403);
    expect((await ask('Everybody')).json()).toMatchObject({
      statusCode: 422,
      fields: [{ field: 'team_type', message: 'Team Type must be one of the listed values' }],
    });
  });

  it('is of the whole company for admins', async () => {
    const { current } = periodOf('Quarter', today());
    const found = await tile<typeof businessStatistics>(admin, '/admin/dashboards/business/statistics', {
      period: 'Quarter',
    });
    const { rows } = await sql<{ sum: number }>`
      select sum(amount)::bigint as sum from point_entry
      where points_type = 'IssuedBv' and not is_reversal and on_date >= ${current.from}::date and on_date <= ${current.to}::date`.execute(
      host.db,
    );
    expect(found.issued.bv_cents).toBe(Number(rows[0]?.sum ?? 0));
  });
});
