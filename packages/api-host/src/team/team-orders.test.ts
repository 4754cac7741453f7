import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { differences } from '../network/changes/network-model.test-support.ts';
import { me } from '../network/nodes.store.ts';
import { foldNetwork } from '../network/sums/fold.store.ts';
import { recordPoints } from '../network/sums/points.store.ts';
import { teamPredicate } from '../network/team/team-predicate.ts';
import { startTestHost, type TestHost } from '../testing/index.ts';
import { teamList } from './team.list.ts';
import { memberRows, teamScope, waysOf } from './team.store.ts';
import { monthStretches, shopsOf } from './team-month.store.ts';

const TODAY = '2026-01-15';

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost({ seed: 'demo' });
});
afterAll(() => host.close());

/** Everybody with somebody below, the root first. */
async function leaders() {
  const rows = await host.db
    .selectFrom('app_user')
    .select('code')
    .where('direct_count', '>', 0)
    .orderBy('path')
    .execute();
  const nodes = [];
  for (const { code } of rows) nodes.push(await me(host.db, code));
  return nodes.filter((node) => node !== undefined);
}

const codesOf = async (query: { execute(): Promise<{ code: string }[]> }) =>
  (await query.execute()).map(({ code }) => code);

it('reads an RmdSuperBase by its shops as it is by its generations (domain.md 1.3)', async () => {
  const sizes: number[] = [];
  for (const node of await leaders()) {
    const asked = { filter: {} };
    expect(await waysOf(host.db, 'RmdSuperBase', node, asked)).toEqual({ byShops: true });
    const byShops = await codesOf(
      teamScope(host.db, 'RmdSuperBase', node, TODAY, asked, { byShops: true })
        .select('app_user.code')
        .orderBy('app_user.code'),
    );
    const byGenerations = await codesOf(
      host.db
        .selectFrom('app_user')
        .select('code')
        .where(teamPredicate('RmdSuperBase', node))
        .orderBy('code'),
    );
    expect(byShops, node.code).toEqual(byGenerations);
    sizes.push(byShops.length);
  }
  expect(new Set(sizes).size).toBeGreaterThan(10);
});

it('sorts by upline alike, whether the uplines are sorted first or walked', async () => {
  for (const node of (await leaders()).slice(0, 25)) {
    for (const type of ['Infinity', 'BaseShop', 'Personal', 'RmdSuperBase'] as const) {
      for (const upline of ['ASC', 'DESC'] as const) {
        const query = { page: 2, limit: 3, filter: {}, order: { upline } };
        const page = async (ways = {}) =>
          teamList.page(query, {
            scoped: teamScope(host.db, type, node, TODAY, query, ways),
            rows: (codes) => memberRows(host.db, type, node, TODAY, codes),
          });
        const ways = await waysOf(host.db, type, node, query);
        expect(ways).toEqual({ uplines: upline });
        expect(await page(ways), `${type} of ${node.code}, ${upline}`).toEqual(await page());
      }
    }
  }
});

describe('by a figure of the month (domain.md B.4)', () => {
  const month = '2026-01-01';
  const points = { reference_kind: 'test', is_reversal: false, on_date: TODAY } as const;
  /** Some folded, some not, some more reversed than credited, and as many as two alike. */
  beforeAll(async () => {
    const people = await host.db
      .selectFrom('app_user')
      .select('code')
      .where('path', 'is not', null)
      .execute();
    await host.db.updateTable('network_guard').set({ open_from: month }).execute();
    const credit = (code: string, index: number, is_reversal = false) =>
      (['IssuedBv', 'Recruits'] as const).map((points_type) => ({
        ...points,
        points_type,
        owner_code: code,
        amount: 1 + (index % 9),
        reference_id: `${index}`,
        is_reversal,
      }));
    const add = (from: readonly { code: string }[], every: number, is_reversal = false) =>
      recordPoints(
        host.db,
        from.flatMap(({ code }, index) => (index % every === 0 ? credit(code, index, is_reversal) : [])),
      );
    await add(people, 3);
    await add(people, 7, true);
    await foldNetwork(host.db);
    await add(people, 11);
    await add(people, 13, true);
  });

  it('reads in stretches what it reads at once, page by page', async () => {
    const large = (await leaders()).slice(0, 3);
    for (const node of large)
      for (const [type, isByShop] of [
        ['Infinity', true],
        ['Infinity', false],
        ['RmdSuperBase', true],
        ['BaseShop', true],
      ] as const)
        for (const field of ['month_bv', 'recruits'])
          for (const direction of ['ASC', 'DESC'] as const) {
            const asked = { filter: { recruits: { lt: 8 } }, order: { [field]: direction } };
            const scopedBy = (by: typeof asked) => teamScope(host.db, type, node, TODAY, by);
            const source = {
              scoped: scopedBy(asked),
              rows: (codes: readonly string[]) => memberRows(host.db, type, node, TODAY, codes),
            };
            const shops = isByShop ? await shopsOf(host.db, node, teamPredicate(type, node)) : undefined;
            const isWalked = direction === 'ASC' || field === 'recruits';
            const stretches = await monthStretches(host.db, asked, TODAY, { shops, isWalked, scopedBy });
            const codes = async (query: object, from: object) =>
              (await teamList.page({ ...asked, page: 1, limit: 500, ...query }, { ...source, ...from })).map(
                ({ code }) => code,
              );
            const all = await codes({}, {});
            expect(await codes({}, { stretches }), `${type}, ${field} ${direction}`).toEqual(all);
            expect(await codes({ page: 3, limit: 20 }, { stretches })).toEqual(all.slice(40, 61));
            const at = Math.floor(all.length / 2);
            expect(await codes({ after: all[at], limit: 9 }, { stretches })).toEqual(
              all.slice(at + 1, at + 11),
            );
          }
  });

  it('keeps the folded figures as the points say', async () => {
    await foldNetwork(host.db);
    const found = await differences(host.db);
    expect(found.filter((one) => one.startsWith('point_month'))).toEqual([]);
  });
});
