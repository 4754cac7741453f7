import { addDays } from '@upline/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recruit, sell } from '../../network/changes/network-model.test-support.ts';
import { companyDay } from '../../platform/time/company-time.ts';
import { startTestHost, type TestClient, type TestHost } from '../../testing/index.ts';

let host: TestHost;
let rosa: TestClient;
let marco: TestClient;
let today: string;
beforeAll(async () => {
  host = await startTestHost({ seed: 'demo' });
  rosa = await host.signInAs('rosa');
  marco = await host.signInAs('marco');
  today = companyDay(host.clock.now());
});
afterAll(() => host.close());

const codeOf = async (username: string) =>
  (
    await host.db
      .selectFrom('app_user')
      .select('code')
      .where('username', '=', username)
      .executeTakeFirstOrThrow()
  ).code;

interface Row {
  readonly code: string;
  readonly name: string;
  readonly score: number;
  readonly flags: readonly string[];
  readonly next_action: string;
  readonly last_activity_on: string | null;
  readonly days_quiet: number;
  readonly license_step: string;
  readonly submissions: number;
  readonly presentations: number;
}

async function rowsOf(client: TestClient, query: Record<string, string> = {}): Promise<Row[]> {
  const reply = await client.get('/team/health', { query: { limit: '500', ...query } });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json<{ rows: Row[] }>().rows;
}
const rowOf = async (code: string, client = marco) =>
  (await rowsOf(client)).find((row) => row.code === code) as Row;
const initials = (rows: readonly Row[]) =>
  rows
    .map(({ name }) => name.charAt(0))
    .sort()
    .join('');
const change = (code: string, values: object) =>
  host.db.updateTable('app_user').set(values).where('code', '=', code).execute();

describe('downline health (domain.md 9.3)', () => {
  it('is of the base shop or of the directs, without who has left (R-TEAM-05)', async () => {
    expect(initials(await rowsOf(rosa))).toBe('MST');
    expect(initials(await rowsOf(rosa, { team: 'BaseShop' }))).toBe('MST');
    expect(initials(await rowsOf(rosa, { team: 'Personal' }))).toBe('MQ');
    expect((await rosa.get('/team/health', { query: { team: 'Infinity' } })).statusCode).toBe(422);
    const inactive = { team: 'Personal', filter: '{"status":{"in":["Terminated","Active"]}}' };
    expect(initials(await rowsOf(rosa, inactive))).toBe('MQZ');
  });

  it('puts the most urgent first, counts what it lists, and never tells of earnings', async () => {
    const ana = await host.signInAs('dev');
    const rows = await rowsOf(ana);
    expect(rows.length).toBeGreaterThan(3);
    expect(rows.map(({ score }) => score)).toEqual(rows.map(({ score }) => score).toSorted((a, b) => a - b));
    const count = await ana.get('/team/health/count');
    expect(count.json()).toEqual({ count: rows.length });
    const flagged = await ana.get('/team/health/count', { query: { filter: '{"flag_count":{"gt":0}}' } });
    expect(flagged.json()).toEqual({ count: rows.filter(({ flags }) => flags.length > 0).length });
    expect(JSON.stringify(rows)).not.toMatch(/cents|_bv/);
    // In pages of one the order is the same.
    const second = await rowsOf(ana, { limit: '1', page: '2' });
    expect(second[0]?.code).toBe(rows[1]?.code);
  });

  it('greets who is new, and calls who has been quiet for more than 14 days', async () => {
    const code = await recruit(host.db, await codeOf('marco'), 'TA');
    await change(code, { join_date: today });
    expect(await rowOf(code)).toMatchObject({ flags: [], score: 100, next_action: 'Welcome', days_quiet: 0 });
    await change(code, { join_date: addDays(today, -14) });
    expect(await rowOf(code)).toMatchObject({ flags: [], days_quiet: 14, next_action: 'Plan the course' });
    await change(code, { join_date: addDays(today, -15) });
    expect(await rowOf(code)).toMatchObject({ flags: ['No activity'], score: 65, next_action: 'Call' });
    await change(code, { join_date: addDays(today, -91) });
    expect(await rowOf(code)).toMatchObject({ flags: ['No activity', 'Not licensed'], score: 50 });
  });

  it('takes a sign-in, a BOP and a submission as activity, and a proxy session not', async () => {
    const sonia = await codeOf('sonia');
    const { id } = await host.db
      .selectFrom('app_user')
      .select('id')
      .where('code', '=', sonia)
      .executeTakeFirstOrThrow();
    await host.db.deleteFrom('session').where('user_id', '=', id).execute();
    await host.db.deleteFrom('point_entry').where('owner_code', '=', sonia).execute();
    await host.db.deleteFrom('prospect').where('owner_code', '=', sonia).execute();
    expect((await rowOf(sonia)).last_activity_on).toBeNull();
    await host.signInAs('sonia', { via: 'super' });
    expect((await rowOf(sonia)).last_activity_on).toBeNull();

    await sell(host.db, sonia, 100_000, { on: addDays(today, -20) });
    await host.db
      .insertInto('point_entry')
      .values({
        owner_code: sonia,
        points_type: 'SubmittedPolicies',
        amount: 100,
        on_date: addDays(today, -20),
        reference_kind: 'policy',
        reference_id: 'one',
        is_reversal: false,
      } as never)
      .execute();
    expect(await rowOf(sonia)).toMatchObject({ last_activity_on: addDays(today, -20), submissions: 1 });

    const at = new Date(host.clock.now().getTime() - 5 * 86_400_000);
    const prospect = await host.db
      .insertInto('prospect')
      .values({
        owner_code: sonia,
        first_name: 'Pia',
        last_name: 'Prospect',
        name_key: 'prospect pia',
        phone: '2145550111',
        source: 'Event',
      } as never)
      .returning('id')
      .executeTakeFirstOrThrow();
    const came = {
      prospect_id: prospect.id,
      from_stage: 'Contacted',
      to_stage: 'BOP Presented',
      by_code: sonia,
      at,
    };
    await host.db
      .insertInto('prospect_stage_move')
      .values([came, came] as never)
      .execute();
    expect(await rowOf(sonia)).toMatchObject({ last_activity_on: companyDay(at), presentations: 1 });

    await host.signInAs('sonia');
    expect(await rowOf(sonia)).toMatchObject({ last_activity_on: today, days_quiet: 0 });
  });

  it('follows the way to a license and warns before it ends', async () => {
    const sonia = await codeOf('sonia');
    const step = async (licensed_until: string | null) => {
      await change(sonia, { licensed_until });
      const { license_step, flags, next_action } = await rowOf(sonia);
      return [license_step, flags.filter((flag) => flag.startsWith('License')).join(), next_action];
    };
    expect(await step(addDays(today, 200))).toEqual(['Licensed', '', 'Nothing is due']);
    expect(await step('infinity')).toEqual(['Licensed', '', 'Nothing is due']);
    expect(await step(addDays(today, 30))).toEqual(['Licensed', 'License ends soon', 'Renew the license']);
    expect(await step(addDays(today, -1))).toEqual(['Expired', 'License expired', 'Renew the license']);
  });

  it('is of no use to a stranger: nobody of another branch is found', async () => {
    const ana = await host.signInAs('ana');
    const filter = JSON.stringify({ code: { eq: await codeOf('sonia') } });
    expect(await rowsOf(ana, { filter })).toEqual([]);
    expect((await host.get('/team/health')).statusCode).toBe(401);
  });
});
