import type { ListOrder } from '@upline/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { me, type NetworkNode } from '../../../network/nodes.store.ts';
import { startTestHost, type TestHost } from '../../../testing/index.ts';
import { teamPolicyList } from './policies.list.ts';
import { teamSource } from './team-policies.source.ts';

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost({ seed: 'demo' });
});
afterAll(() => host.close());

const FIELDS = [
  'submit_date',
  'issue_date',
  'bv_cents',
  'business_status',
  'provider',
  'policy_number',
  'associate',
  'product',
  'product_type',
  'role',
  'lifecycle',
] as const;
const ORDERS: readonly ListOrder[] = [
  ...FIELDS.flatMap((field): ListOrder[] => [{ [field]: 'ASC' }, { [field]: 'DESC' }]),
  { submit_date: 'DESC', issue_date: 'ASC' },
  { business_status: 'ASC', submit_date: 'DESC' },
  { provider: 'DESC', bv_cents: 'ASC' },
  { role: 'ASC', bv_cents: 'DESC' },
  { issue_date: 'ASC', role: 'DESC' },
];

/** The size of a team decides how it is read; this sets the size that the read assumes. */
async function countAs(node: NetworkNode, size: number): Promise<void> {
  await host.db.deleteFrom('team_head').where('owner_code', '=', node.code).execute();
  const none = { base: 0, g0: 0, g1: 0, g2: 0, g3: 0, g4: 0, g5: 0, g6: 0 };
  await host.db
    .insertInto('team_head')
    .values({ owner_code: node.code, level_code: 'TA', status: 'Active', ...none, inf: size })
    .execute();
}

const query = (order: ListOrder, more: object = {}) => ({ page: 1, limit: 500, filter: {}, order, ...more });
const keysOf = async (node: NetworkNode, asked: ReturnType<typeof query>) =>
  (await teamPolicyList.page(asked, await teamSource(host.db, node, 'Infinity', asked))).map(
    ({ key }) => key,
  );

async function devNode(): Promise<NetworkNode> {
  const { code } = await host.db
    .selectFrom('app_user')
    .select('code')
    .where('username', '=', 'dev')
    .executeTakeFirstOrThrow();
  return (await me(host.db, code)) as NetworkNode;
}

it('a team has the same policies in the same order, however many are said to be in it', async () => {
  const dev = await devNode();
  for (const order of ORDERS) {
    await countAs(dev, 10);
    const all = await keysOf(dev, query(order));
    expect(all.length).toBeGreaterThan(20);
    for (const size of [500, 5_000, 30_000, 200_000]) {
      await countAs(dev, size);
      const what = `${JSON.stringify(order)} of ${size}`;
      expect(await keysOf(dev, query(order)), what).toEqual(all);
      const after = String(all[9]);
      expect(await keysOf(dev, query(order, { limit: 10, after })), `${what}, after`).toEqual(
        all.slice(10, 21),
      );
      expect(await keysOf(dev, query(order, { limit: 5, page: 3 })), `${what}, page 3`).toEqual(
        all.slice(10, 16),
      );
    }
  }
});

it.each<[ListOrder, object, 'walked' | 'by issue' | 'whole']>([
  [{ issue_date: 'ASC' }, {}, 'by issue'],
  [{ issue_date: 'ASC', submit_date: 'DESC' }, {}, 'by issue'],
  [{ submit_date: 'DESC', issue_date: 'ASC' }, {}, 'walked'],
  [{ business_status: 'ASC' }, { page: 2 }, 'walked'],
  [{ business_status: 'ASC', submit_date: 'DESC' }, {}, 'whole'],
  [{ provider: 'ASC' }, {}, 'walked'],
  [{ provider: 'ASC' }, { page: 2, after: '1' }, 'walked'],
  [{ provider: 'ASC' }, { page: 2 }, 'whole'],
  [{ provider: 'ASC', bv_cents: 'ASC' }, {}, 'whole'],
  [{ provider: 'ASC' }, { filter: { business_status: { in: ['Open'] } } }, 'whole'],
  [{ role: 'ASC' }, {}, 'walked'],
  [{ role: 'ASC' }, { page: 2 }, 'whole'],
  [{ role: 'ASC', bv_cents: 'ASC' }, {}, 'whole'],
  [{ role: 'ASC' }, { filter: { business_status: { in: ['Open'] } } }, 'whole'],
  [{ product: 'ASC' }, {}, 'whole'],
])('a very large team sorted by %o with %o is read %s', async (order, more, how) => {
  const dev = await devNode();
  await countAs(dev, 200_000);
  const { sql } = (await teamSource(host.db, dev, 'Infinity', query(order, more))).scoped.compile();
  const read = sql.includes('"policy"."issue_date"')
    ? 'by issue'
    : sql.includes('exists (')
      ? 'walked'
      : 'whole';
  expect(read).toBe(how);
});
