import { afterAll, beforeAll, expect, it } from 'vitest';
import { me } from '../network/nodes.store.ts';
import { teamPredicate } from '../network/team/team-predicate.ts';
import { startTestHost, type TestHost } from '../testing/index.ts';
import { teamList } from './team.list.ts';
import { memberRows, teamScope, waysOf } from './team.store.ts';

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
