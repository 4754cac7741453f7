import { sql } from 'kysely';
import type { Db } from '../platform/database/database.ts';
import { bucketColumns, bucketSums, spread } from './sums/buckets.ts';
import { freeze } from './sums/closing.store.ts';
import { keepLargeRollups } from './sums/rollups.store.ts';
import { placeShopFacts } from './team/shop-facts.store.ts';

const gens = sql`member.gen - owner.gen`;
const gensInForce = sql`member.gen_in_force - owner.gen_in_force`;

/**
 * Places everybody and counts all heads, from uplines, levels and statuses: after a bulk load, in the same transaction.
 * Single writes move only the people they concern.
 */
export async function placeEverybody(db: Db): Promise<void> {
  await sql`select network_place_all()`.execute(db);
  await sql`
    select setval('associate_number', max(substr(code, 2)::integer)) from app_user where kind = 'Associate' having count(*) > 0`.execute(
    db,
  );
  await placeShopFacts(db);
  for (const table of ['head_delta', 'team_head', 'recruit_month'] as const)
    await db.deleteFrom(table).execute();
  const above = sql`app_user member
    cross join lateral generate_series(0, length(member.path) - 1) step
    cross join lateral (
      select code, gen, gen_in_force from app_user where path = left(member.path, step) offset 0
    ) owner`;
  await sql`
    insert into team_head (owner_code, level_code, status, ${bucketColumns})
    select owner_code, level_code, status, ${bucketSums} from (
      select owner.code as owner_code, member.level_code, member.status, ${spread(sql`1`, gens, gensInForce)} from ${above}
    ) part group by 1, 2, 3`.execute(db);
  await sql`
    insert into recruit_month (owner_code, month, ${bucketColumns})
    select owner_code, month, ${bucketSums} from (
      select owner.code as owner_code, date_trunc('month', member.join_date)::date as month,
        ${spread(sql`1`, gens, gensInForce)} from ${above}
    ) part group by 1, 2`.execute(db);
  const owners = await db.selectFrom('team_head').select('owner_code').distinct().execute();
  await keepLargeRollups(
    db,
    owners.map(({ owner_code }) => owner_code),
  );
}

/**
 * Sums the whole ledger of points by the present network: after a bulk load, in the same transaction and after
 * `placeEverybody`. It drops pending entries and freezes closed months by the present network instead of that of their
 * time.
 */
export async function sumAllPoints(db: Db): Promise<void> {
  for (const table of ['point_delta', 'point_own', 'point_rollup', 'point_cube'] as const)
    await db.deleteFrom(table).execute();
  await sql`
    insert into point_own (associate_code, month, points_type, is_reversal, amount)
    select owner_code, date_trunc('month', on_date)::date, points_type, is_reversal, sum(amount) from point_entry
    group by 1, 2, 3, 4`.execute(db);
  const above = sql`
    join app_user member on member.code = one.associate_code
    cross join lateral generate_series(0, length(member.path)) step
    cross join lateral (
      select code, gen, gen_in_force from app_user where path = left(member.path, step) and has_rollup offset 0
    ) owner`;
  await sql`
    insert into point_rollup (owner_code, month, points_type, is_reversal, ${bucketColumns})
    select owner_code, month, points_type, is_reversal, ${bucketSums} from (
      select owner.code as owner_code, one.month, one.points_type, one.is_reversal,
        ${spread(sql`one.amount`, gens, gensInForce)} from point_own one ${above}
    ) part group by 1, 2, 3, 4`.execute(db);
  await sql`
    insert into point_cube (owner_code, month, points_type, is_reversal, product_id, provider_id, ${bucketColumns})
    select owner_code, month, points_type, is_reversal, product_id, provider_id, ${bucketSums} from (
      select owner.code as owner_code, one.month, one.points_type, one.is_reversal, one.product_id, one.provider_id,
        ${spread(sql`one.amount`, gens, gensInForce)}
      from (
        select owner_code as associate_code, date_trunc('month', on_date)::date as month, points_type, is_reversal,
          product_id, provider_id, sum(amount)::bigint as amount
        from point_entry where product_id is not null and provider_id is not null group by 1, 2, 3, 4, 5, 6
      ) one ${above}
    ) part group by 1, 2, 3, 4, 5, 6`.execute(db);
  const { open_from } = await db.selectFrom('network_guard').select('open_from').executeTakeFirstOrThrow();
  if (open_from !== null) await freeze(db, null, open_from);
}
