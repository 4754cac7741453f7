import { LEVEL_CODES, TEAM_TYPES, type TeamType } from '@upline/domain';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../../platform/database/database.ts';
import type { Database } from '../../platform/database/open-database.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { me, type NetworkNode, nodesOf } from '../nodes.store.ts';
import { foldNetwork } from '../sums/fold.store.ts';
import {
  headCounts,
  legProduction,
  pointsByMonth,
  pointsByProduct,
  recruitsByMonth,
  teamProduction,
} from '../sums/production.store.ts';
import { lockGuard } from './guard.store.ts';
import {
  differences,
  type HandCount,
  handCount,
  type Person,
  PRODUCTS,
  PROVIDER,
  recruit,
  sell,
} from './network-model.test-support.ts';
import { changeStanding, placeUnder } from './placing.store.ts';

let database: Database;
let db: Db;
beforeAll(async () => {
  database = await openTestDatabase();
  db = database.db;
});
afterAll(() => database.close());

const STATUSES = ['Active', 'Resigned', 'Terminated', 'Suspended'] as const;

/** One step; people are picked by number among those present. */
type Step =
  | readonly ['recruit', upline: number, level: number, month: number]
  | readonly ['sell', who: number, amount: number, month: number, product: number, reversal: boolean]
  | readonly ['transfer', who: number, upline: number]
  | readonly ['level', who: number, level: number]
  | readonly ['status', who: number, status: number]
  | readonly ['fold', portion: number];

const pick = fc.nat(1_000);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.tuple(fc.constant('recruit' as const), pick, fc.nat(8), fc.nat(2)) },
  {
    weight: 6,
    arbitrary: fc.tuple(
      fc.constant('sell' as const),
      pick,
      fc.integer({ min: 1, max: 999 }),
      fc.nat(2),
      fc.nat(2),
      fc.boolean(),
    ),
  },
  { weight: 3, arbitrary: fc.tuple(fc.constant('transfer' as const), pick, pick) },
  { weight: 3, arbitrary: fc.tuple(fc.constant('level' as const), pick, fc.nat(8)) },
  { weight: 3, arbitrary: fc.tuple(fc.constant('status' as const), pick, fc.nat(3)) },
  { weight: 2, arbitrary: fc.tuple(fc.constant('fold' as const), fc.integer({ min: 1, max: 50 })) },
);

const MONTHS = ['2026-09-01', '2026-10-01', '2026-11-01'] as const;
const day = (month: number) => (MONTHS[month] as string).replace(/01$/, '07');

/** What the network ought to be after the steps so far, kept apart from the database; in the order of joining. */
type Model = Map<string, Pick<Person, 'upline_code' | 'level_code' | 'status'>>;

/** Takes the step in the database and in the model. The team is judged by the model alone. */
async function apply(model: Model, [kind, ...given]: Step): Promise<void> {
  const [a, b, c, product, reversal] = given as [number, number, number, number, boolean];
  const people = [...model.keys()];
  const who = people[a % people.length] as string;
  const person = model.get(who) as NonNullable<ReturnType<Model['get']>>;
  const moving = (work: (trx: Db, node: NetworkNode) => Promise<void>) =>
    db.transaction().execute(async (trx) => {
      await lockGuard(trx);
      await work(trx, (await me(trx, who)) as NetworkNode);
    });
  switch (kind) {
    case 'recruit': {
      const level_code = LEVEL_CODES[b] as (typeof LEVEL_CODES)[number];
      const code = await recruit(db, who, level_code, day(c));
      model.set(code, { upline_code: who, level_code, status: 'Active' });
      return;
    }
    case 'sell':
      return sell(db, who, b, { on: day(c), product: product === 2 ? null : (product as 0 | 1), reversal });
    case 'transfer': {
      const target = people[b % people.length] as string;
      let above: string | null = target;
      while (above !== null && above !== who) above = model.get(above)?.upline_code ?? null;
      if (person.upline_code === null || above === who) return;
      await moving((trx, node) => placeUnder(trx, node, target, null));
      model.set(who, { ...person, upline_code: target });
      return;
    }
    case 'level': {
      const level_code = LEVEL_CODES[b] as (typeof LEVEL_CODES)[number];
      await moving((trx, node) => changeStanding(trx, node, { level_code }, null));
      model.set(who, { ...person, level_code });
      return;
    }
    case 'status': {
      const status = STATUSES[b] as (typeof STATUSES)[number];
      await moving((trx, node) => changeStanding(trx, node, { status }, null));
      model.set(who, { ...person, status });
      return;
    }
    case 'fold':
      await foldNetwork(db, a);
  }
}

/** Only the tables this test fills. */
async function emptied(): Promise<Model> {
  await db.transaction().execute(async (trx) => {
    await sql`alter table point_entry disable trigger user`.execute(trx);
    for (const table of [
      'point_entry',
      'point_delta',
      'point_own',
      'point_rollup',
      'point_cube',
      'head_delta',
      'team_head',
      'recruit_month',
      'upline_history',
      'level_history',
      'associate',
      'app_user',
    ] as const)
      await trx.deleteFrom(table).execute();
    await sql`alter table point_entry enable trigger user`.execute(trx);
  });
  return new Map([
    [await recruit(db, null, 'EVC'), { upline_code: null, level_code: 'EVC', status: 'Active' }],
  ]);
}

/** Everything the reads say about an owner, against the count by hand; folded or not. */
async function checkReads(count: HandCount, owner: NetworkNode): Promise<void> {
  const months = { from: MONTHS[0], to: MONTHS[2] };
  const entries = await db.selectFrom('point_entry').selectAll().execute();
  const rows = await db.selectFrom('app_user').select(['code', 'join_date']).execute();
  const heads = await headCounts(db, owner);
  for (const type of TEAM_TYPES) {
    const members = rows.filter(({ code }) => count.isIn(type, owner.code, code));
    expect(heads.reduce((sum, row) => sum + row.counts[type], 0)).toBe(members.length);
    const recruits = await recruitsByMonth(db, owner, type, months);
    expect(recruits.reduce((sum, row) => sum + row.count, 0)).toBe(
      members.filter(({ join_date }) => (join_date ?? '') >= MONTHS[0]).length,
    );
    const counted = (code: string, of: TeamType) => code === owner.code || count.isIn(of, owner.code, code);
    const mine = entries.filter(({ owner_code }) =>
      type === 'Personal' ? owner_code === owner.code : counted(owner_code, type),
    );
    const sums = (list: typeof entries) => ({
      gross: list.reduce((sum, { amount, is_reversal }) => sum + (is_reversal ? 0 : amount), 0),
      net: list.reduce((sum, { amount, is_reversal }) => sum + (is_reversal ? -amount : amount), 0),
    });
    const production = await teamProduction(db, owner, type, months, 'IssuedBv');
    expect(production.total).toEqual(sums(mine));
    if (production.generation_legs.length > 0) {
      const parts = [production.own_part, ...production.generation_legs];
      expect(parts.reduce((sum, { net }) => sum + net, 0)).toBe(production.total.net);
    }
    for (const month of await pointsByMonth(db, owner, type, months, ['IssuedBv'])) {
      const { gross, net } = sums(mine.filter(({ on_date }) => on_date.startsWith(month.month.slice(0, 7))));
      expect({ gross: month.gross, net: month.net }).toEqual({ gross, net });
    }
    const byProduct = await pointsByProduct(db, owner, type, months, ['IssuedBv']);
    for (const product of PRODUCTS) {
      const found = byProduct.filter((row) => row.product_id === product && row.provider_id === PROVIDER);
      const expected = sums(mine.filter(({ product_id }) => product_id === product));
      expect(found.reduce((sum, { net }) => sum + net, 0)).toBe(expected.net);
    }
    if (type === 'Personal') continue;
    const { personal, legs } = await legProduction(db, owner, type, months, 'IssuedBv');
    expect(personal.net + legs.reduce((sum, { net }) => sum + net, 0)).toBe(sums(mine).net);
  }
}

describe('the network against a count by hand', () => {
  it('keeps paths, generations, shops, heads and points right through any sequence of changes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 60 }), pick, async (steps, sample) => {
        const model = await emptied();
        for (const each of steps) await apply(model, each);
        const people = [...model.keys()];
        const [owner] = await nodesOf(db, [people[sample % people.length] as string]);
        const [root] = await nodesOf(db, [people[0] as string]);
        const count = await handCount(db);
        for (const [code, person] of model) expect(count.people.get(code)).toMatchObject(person);
        expect(count.people.size).toBe(model.size);
        await checkReads(count, owner as NetworkNode);
        await foldNetwork(db, 7);
        await checkReads(count, root as NetworkNode);
        expect(await differences(db)).toEqual([]);
      }),
      { numRuns: Number(process.env.NETWORK_RUNS ?? 15), verbose: true },
    );
  }, 600_000);
});
