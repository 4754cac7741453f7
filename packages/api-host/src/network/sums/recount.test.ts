import { firstOfMonth } from '@upline/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { companyDay } from '../../platform/time/company-time.ts';
import { startTestHost, type TestHost, testContext } from '../../testing/index.ts';
import { recruit, sell } from '../changes/network-model.test-support.ts';
import { foldNetwork } from './fold.store.ts';
import { recountSample } from './recount.service.ts';

let host: TestHost;
let MONTH: string;
beforeAll(async () => {
  host = await startTestHost({ seed: 'demo' });
  MONTH = firstOfMonth(companyDay(host.clock.now()));
});
afterAll(() => host.close());

const recount = (share = 1) => recountSample(host.platform, testContext(host), share);
const codeOf = async (username: string): Promise<string> => {
  const row = await host.db
    .selectFrom('app_user')
    .select('code')
    .where('username', '=', username)
    .executeTakeFirstOrThrow();
  return row.code;
};
const alarms = () =>
  host.db.selectFrom('notification').select('title').where('type', '=', 'network-alarm').execute();

describe('the recount of the night', () => {
  it('finds nothing where all is well, folded or not', async () => {
    await sell(host.db, await codeOf('ana'), 500, { on: MONTH });
    const newcomer = await recruit(host.db, await codeOf('ana'));
    await sell(host.db, newcomer, 700, { on: MONTH, reversal: true });
    expect(await recount(0.2)).toEqual([]);
    await foldNetwork(host.db);
    expect(await recount(0.2)).toEqual([]);
    expect(await alarms()).toEqual([]);
  });

  it('raises an alarm for a planted difference of heads, of points and of a place', async () => {
    const dev = await codeOf('dev');
    await host.db
      .updateTable('team_head')
      .set((set) => ({ g0: set('g0', '+', 1) }))
      .where('owner_code', '=', dev)
      .where('level_code', '=', 'A')
      .where('status', '=', 'Active')
      .execute();
    await host.db
      .updateTable('point_rollup')
      .set((set) => ({ inf: set('inf', '+', 3) }))
      .where('owner_code', '=', dev)
      .where('month', '=', MONTH)
      .where('points_type', '=', 'IssuedBv')
      .where('is_reversal', '=', false)
      .execute();
    await host.db
      .updateTable('app_user')
      .set({ gen: 9 })
      .where('code', '=', await codeOf('tom'))
      .execute();
    const found = await recount();
    expect(found).toContain(`heads of ${dev}, A, Active: 0 not counted`);
    expect(found).toContain(`points of ${dev}, IssuedBv, ${MONTH}: -3 not summed`);
    expect(await alarms()).toEqual([{ title: 'Network counts are wrong' }]);
  });

  it('raises an alarm for a planted difference of a figure of the month', async () => {
    const ben = await codeOf('ben');
    await sell(host.db, ben, 900, { on: MONTH });
    await foldNetwork(host.db);
    await host.db
      .updateTable('point_month')
      .set((set) => ({ net: set('net', '+', 5) }))
      .where('associate_code', '=', ben)
      .where('month', '=', MONTH)
      .where('points_type', '=', 'IssuedBv')
      .execute();
    expect(await recount()).toContain(`figure of ${ben}, IssuedBv, ${MONTH}`);
  });

  it('raises an alarm for a planted difference of what is kept of licenses and of the address', async () => {
    const [dev, eve, fay] = [await codeOf('dev'), await codeOf('eve'), await codeOf('fay')];
    const plant = (code: string, values: { licensed_until: string } | { address_state: string }) =>
      host.db.updateTable('app_user').set(values).where('code', '=', code).execute();
    await plant(dev, { licensed_until: '2020-02-02' });
    await plant(eve, { address_state: 'GU' });
    await sql`update license set is_renewed = true where associate_code = ${fay}`.execute(host.db);
    const found = await recount();
    expect(found.filter((each) => each.startsWith('licensing'))).toEqual(
      [dev, eve, fay].sort().map((code) => `licensing of ${code}`),
    );
  });

  it('raises an alarm for a planted difference of the days on which members became or ceased to be Active', async () => {
    const [dev, eve] = [await codeOf('dev'), await codeOf('eve')];
    await sql`delete from active_turn where associate_code = ${dev}`.execute(host.db);
    await sql`insert into active_turn values (${eve}, '2020-02-02', 'TA', 1)`.execute(host.db);
    const found = await recount();
    expect(found.filter((each) => each.startsWith('turns'))).toEqual(
      [dev, eve].sort().map((code) => `turns of ${code}`),
    );
  });

  it('raises an alarm for a planted difference of either shop, of leaves and of what carries the shop', async () => {
    const leaf = async (at: number) =>
      (
        await host.db
          .selectFrom('app_user')
          .innerJoin('license', 'license.associate_code', 'app_user.code')
          .select('code')
          .distinct()
          .where('direct_count', '=', 0)
          .where('is_senior_level', '=', false)
          .where('path', 'is not', null)
          .orderBy('code')
          .offset(at)
          .limit(1)
          .executeTakeFirstOrThrow()
      ).code;
    const [first, second, root] = [await leaf(0), await leaf(1), await codeOf('root')];
    await sql`update app_user set shop_in_force_code = ${root} where code = ${first}`.execute(host.db);
    await sql`update license set shop_code = ${root} where associate_code = ${second}`.execute(host.db);
    const found = await recount();
    expect(found).toContain(`place of ${first}`);
    expect(found).toContain(`shop of the facts of ${second}`);
  });

  it('always counts the root', async () => {
    const root = await codeOf('root');
    await host.db
      .updateTable('team_head')
      .set((set) => ({ inf: set('inf', '-', 1) }))
      .where('owner_code', '=', root)
      .where('level_code', '=', 'TA')
      .where('status', '=', 'Active')
      .execute();
    expect(await recount(0)).toContain(`heads of ${root}, TA, Active: 1 not counted`);
  });
});
