import { LEVEL_CODES } from '@upline/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Random } from '../../../seed/random.ts';
import type { Db } from '../../platform/database/database.ts';
import { isRetryable } from '../../platform/database/database-errors.ts';
import { startTestHost, type TestHost } from '../../testing/index.ts';
import { isInTeam, me, type NetworkNode } from '../nodes.store.ts';
import { foldNetwork } from '../sums/fold.store.ts';
import { lockGuard } from './guard.store.ts';
import { differences, recruit, sell } from './network-model.test-support.ts';
import { changeStanding, placeUnder } from './placing.store.ts';

const SEED = Number(process.env.NETWORK_SEED ?? Math.floor(Math.random() * 1e9));
const ROUNDS = Number(process.env.NETWORK_ROUNDS ?? 25);

let host: TestHost;
let db: Db;
beforeAll(async () => {
  host = await startTestHost({ seed: 'demo' });
  db = host.db;
});
afterAll(() => host.close());

/** As the platform does for every write. */
async function persistent(work: () => Promise<unknown>): Promise<void> {
  for (;;) {
    try {
      await work();
      return;
    } catch (error) {
      if (!isRetryable(error)) throw error;
    }
  }
}

describe(`eight clients at once, seed ${SEED}`, () => {
  it('recruit, sell, move, promote, leave and fold, and everything is counted right', async () => {
    const people = (
      await db.selectFrom('app_user').select('code').where('path', 'is not', null).orderBy('code').execute()
    ).map(({ code }) => code);
    const statuses = ['Active', 'Terminated', 'Suspended', 'Resigned'] as const;
    const moving = (
      code: string,
      work: (trx: Db, node: NetworkNode, openFrom: string | null) => Promise<void>,
    ) =>
      db.transaction().execute(async (trx) => {
        const openFrom = await lockGuard(trx);
        await work(trx, (await me(trx, code)) as NetworkNode, openFrom);
      });

    const client = async (number: number) => {
      const random = new Random(SEED + number);
      const anyone = () => random.pick(people);
      const jobs: (() => Promise<unknown>)[] = [
        () =>
          moving(anyone(), async (trx, node, openFrom) => {
            const target = anyone();
            if (node.upline_code === null || target === node.code || target === node.upline_code) return;
            if (!(await isInTeam(trx, node, 'Infinity', target)))
              await placeUnder(trx, node, target, openFrom);
          }),
        () =>
          moving(anyone(), (trx, node, openFrom) =>
            changeStanding(
              trx,
              node,
              random.chance(0.5)
                ? { level_code: random.pick(LEVEL_CODES) }
                : { status: random.pick(statuses) },
              openFrom,
            ),
          ),
        () => foldNetwork(db, random.int(1, 40)),
        async () => people.push(await recruit(db, anyone(), random.chance(0.1) ? 'RMD' : 'TA')),
        async () => people.push(await recruit(db, anyone())),
        () => sell(db, anyone(), random.int(1, 9_999), { product: random.pick([0, 1, null]) }),
        () => sell(db, anyone(), random.int(1, 9_999), { on: '2026-10-05', reversal: random.chance(0.3) }),
        () => sell(db, anyone(), random.int(1, 9_999)),
      ];
      for (let round = 0; round < ROUNDS; round += 1)
        await persistent(jobs[number] as () => Promise<unknown>);
    };
    await Promise.all([0, 1, 2, 3, 4, 5, 6, 7].map(client));
    await foldNetwork(db);
    expect(await differences(db)).toEqual([]);
    const { rows: astray } = await sql`
      select fact.associate_code from (
        select associate_code, shop_code from policy_share union all select associate_code, shop_code from license
      ) fact join app_user on app_user.code = fact.associate_code where app_user.shop_code is distinct from fact.shop_code`.execute(
      db,
    );
    expect(astray, 'facts with the shop of another').toEqual([]);
    const sold = await db
      .selectFrom('point_entry')
      .select('id')
      .where('reference_kind', '=', 'policy')
      .execute();
    expect(sold.length).toBeGreaterThanOrEqual(3 * ROUNDS);
  }, 300_000);
});
