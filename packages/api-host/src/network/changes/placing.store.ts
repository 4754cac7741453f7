import type { AssociateStatus, LevelCode } from '@upline/domain';
import { levelOf } from '@upline/domain';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { isInForce, type NetworkNode, uplineNodes } from '../nodes.store.ts';
import { moveSums, sharesOf } from '../sums/moving-sums.store.ts';
import { keepLargeRollups, keepRollup } from '../sums/rollups.store.ts';
import { moveShopFacts } from '../team/shop-facts.store.ts';

/** People updated by one statement, so that each stays well below the statement timeout. */
const PORTION = 5_000;

/** Receives the number of people who have been moved so far. */
export type Progress = (moved: number) => Promise<void>;
const ignoreProgress: Progress = async () => {};

/** What of a person's place changes; everybody beneath follows. */
interface Replacement {
  readonly path: string;
  readonly gens: number;
  readonly gensInForce: number;
  /** Nearest RMD+ before and after, of the base shop that the person stands or stood at the head of. */
  readonly shop: readonly [string | null, string | null];
  readonly shopInForce: readonly [string | null, string | null];
  readonly uplineRmd: string | null;
}

/** Gives the person and everybody beneath their new place; those below RMD+ further down keep their shops. */
async function replace(
  db: Db,
  node: NetworkNode,
  { path, gens, gensInForce, shop, shopInForce, uplineRmd }: Replacement,
  progress: Progress,
): Promise<void> {
  const end = `${node.path}~`;
  const swap = (column: string, [from, to]: readonly [string | null, string | null]) =>
    sql`case when ${sql.ref(column)} is not distinct from ${from}::text then ${to}::text else ${sql.ref(column)} end`;
  let moved = 0;
  for (let start: string | undefined = node.path; start !== undefined; ) {
    const next: { path: string | null } | undefined = await db
      .selectFrom('app_user')
      .select('path')
      .where('path', '>=', start)
      .where('path', '<', end)
      .orderBy('path')
      .offset(PORTION)
      .limit(1)
      .executeTakeFirst();
    const bound: string = next?.path ?? end;
    const { numAffectedRows } = await sql`
      update app_user set path = ${path} || substr(path, ${node.path.length + 1}::integer),
        gen = gen + ${gens}, gen_in_force = gen_in_force + ${gensInForce},
        shop_code = ${swap('shop_code', shop)}, shop_in_force_code = ${swap('shop_in_force_code', shopInForce)},
        upline_rmd_code = case when code = ${node.code} then ${uplineRmd}::text else ${swap('upline_rmd_code', shop)} end
      where path >= ${start} and path < ${bound}`.execute(db);
    moved += Number(numAffectedRows ?? 0);
    await progress(moved);
    start = next ? bound : undefined;
  }
  if (shop[0] !== shop[1]) await moveShopFacts(db, path, shop[0]);
}

/** Takes the next ordinal among the recruits of an upline, whose row stays locked: siblings follow one after the other. */
export async function takePlace(db: Db, uplineCode: string): Promise<{ path: string; upline: NetworkNode }> {
  const { rows } = await sql<NetworkNode & { place: string }>`
    update app_user set next_ordinal = next_ordinal + 1, direct_count = direct_count + 1
    where code = ${uplineCode} and path is not null
    returning *, path || network_ordinal(next_ordinal - 1) as place`.execute(db);
  const row = rows[0];
  if (!row) throw new RangeError(`No upline ${uplineCode}`);
  return { path: row.place, upline: row };
}

/** The person becomes one who is counted differently by all uplines, from the next fold on. */
async function recountHead(
  db: Db,
  before: NetworkNode,
  after: Pick<NetworkNode, 'level_code' | 'status'>,
): Promise<void> {
  const row = ({ level_code, status }: Pick<NetworkNode, 'level_code' | 'status'>, n: number) => ({
    associate_code: before.code,
    level_code,
    status,
    n,
  });
  await db
    .insertInto('head_delta')
    .values([row(before, -1), row(after, 1)])
    .execute();
}

/**
 * Puts the person with all beneath under another upline. All of this file is called under the locked guard
 * (guard.store.ts), on nodes read under it.
 */
export async function placeUnder(
  db: Db,
  node: NetworkNode,
  uplineCode: string,
  openFrom: string | null,
  progress = ignoreProgress,
): Promise<void> {
  const before = await uplineNodes(db, node);
  const { path, upline } = await takePlace(db, uplineCode);
  const after = [upline, ...(await uplineNodes(db, upline))];
  const gens = upline.gen + (node.is_senior_level ? 1 : 0) - node.gen;
  const gensInForce = upline.gen_in_force + (isInForce(node) ? 1 : 0) - node.gen_in_force;
  const [old] = before;
  const placed = { gen: node.gen + gens, gen_in_force: node.gen_in_force + gensInForce };
  await moveSums(db, node, [...sharesOf(before, node, -1), ...sharesOf(after, placed, 1)], openFrom);
  await replace(
    db,
    node,
    {
      path,
      gens,
      gensInForce,
      shop: [old?.shop_code ?? null, upline.shop_code],
      shopInForce: [old?.shop_in_force_code ?? null, upline.shop_in_force_code],
      uplineRmd: upline.shop_code,
    },
    progress,
  );
  await db.updateTable('app_user').set({ upline_code: uplineCode }).where('code', '=', node.code).execute();
  if (old)
    await sql`update app_user set direct_count = direct_count - 1 where code = ${old.code}`.execute(db);
  await keepLargeRollups(
    db,
    after.map(({ code }) => code),
  );
}

/** Changes level or status where they stand, with what follows for the generations of everybody beneath. */
export async function changeStanding(
  db: Db,
  node: NetworkNode,
  change: { readonly level_code?: LevelCode; readonly status?: AssociateStatus },
  openFrom: string | null,
  progress = ignoreProgress,
): Promise<void> {
  const after = { ...node, ...change };
  const isSenior = levelOf(after.level_code).is_senior;
  const inForce = isInForce({ is_senior_level: isSenior, status: after.status });
  const gens = Number(isSenior) - Number(node.is_senior_level);
  const gensInForce = Number(inForce) - Number(isInForce(node));
  const uplines = await uplineNodes(db, node);
  const [upline] = uplines;
  if (gens !== 0 || gensInForce !== 0) {
    const placed = { gen: node.gen + gens, gen_in_force: node.gen_in_force + gensInForce };
    await moveSums(db, node, [...sharesOf(uplines, node, -1), ...sharesOf(uplines, placed, 1)], openFrom);
    if (isSenior) await keepRollup(db, node);
    const above = upline?.shop_code ?? null;
    const aboveInForce = upline?.shop_in_force_code ?? null;
    const shops = (change: number, otherwise: string | null, own: string | null) =>
      [change > 0 ? otherwise : own, change < 0 ? otherwise : own] as const;
    await replace(
      db,
      node,
      {
        path: node.path,
        gens,
        gensInForce,
        shop: gens === 0 ? [node.shop_code, node.shop_code] : shops(gens, above, node.code),
        shopInForce:
          gensInForce === 0
            ? [node.shop_in_force_code, node.shop_in_force_code]
            : shops(gensInForce, aboveInForce, node.code),
        uplineRmd: above,
      },
      progress,
    );
  }
  await db
    .updateTable('app_user')
    .set({ level_code: after.level_code, is_senior_level: isSenior, status: after.status })
    .where('code', '=', node.code)
    .execute();
  await recountHead(db, node, after);
}
