import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { lockFold, shareGuard } from '../changes/guard.store.ts';
import { addBuckets, bucketColumns, bucketSums, spread } from './buckets.ts';
import { keepLargeRollups } from './rollups.store.ts';

/** Deltas of one portion; a portion is one short transaction. */
const PORTION = 1_000;

const gens = sql`member.gen - owner.gen`;
const gensInForce = sql`member.gen_in_force - owner.gen_in_force`;

/** Adds a portion of changed head counts to all uplines. Returns how many deltas were taken. */
async function foldHeads(db: Db, limit: number): Promise<number> {
  const { rows } = await sql<{ taken: number; grown: string[] | null }>`
    with taken as (
      delete from head_delta where id in (select id from head_delta order by id limit ${limit})
      returning associate_code, level_code, status, joined_month, n
    ), part as materialized (
      select owner.code as owner_code, taken.level_code, taken.status, taken.joined_month,
        ${spread(sql`taken.n`, gens, gensInForce)}
      from taken
      join app_user member on member.code = taken.associate_code
      cross join lateral generate_series(0, length(member.path) - 1) step
      cross join lateral (
        select code, gen, gen_in_force from app_user where path = left(member.path, step) offset 0
      ) owner
    ), head as (
      insert into team_head (owner_code, level_code, status, ${bucketColumns})
      select owner_code, level_code, status, ${bucketSums} from part group by 1, 2, 3 order by 1, 2, 3
      on conflict (owner_code, level_code, status) do update set ${addBuckets('team_head')}
    ), recruit as (
      insert into recruit_month (owner_code, month, ${bucketColumns})
      select owner_code, joined_month, ${bucketSums} from part where joined_month is not null group by 1, 2 order by 1, 2
      on conflict (owner_code, month) do update set ${addBuckets('recruit_month')}
    )
    select (select count(*) from taken) as taken, (select array_agg(distinct owner_code) from part) as grown`.execute(
    db,
  );
  if (rows[0]?.grown) await keepLargeRollups(db, rows[0].grown);
  return Number(rows[0]?.taken ?? 0);
}

/** Adds a portion of points to their owners and to every upline whose roll-ups are kept. */
async function foldPoints(db: Db, limit: number): Promise<number> {
  const { rows } = await sql<{ taken: number }>`
    with taken as (
      delete from point_delta where id in (select id from point_delta order by id limit ${limit})
      returning associate_code, month, points_type, is_reversal, product_id, provider_id, amount
    ), own as (
      insert into point_own (associate_code, month, points_type, is_reversal, amount)
      select associate_code, month, points_type, is_reversal, sum(amount) from taken
      group by 1, 2, 3, 4 order by 1, 3, 2, 4
      on conflict (associate_code, points_type, month, is_reversal) do update set amount = point_own.amount + excluded.amount
    ), part as materialized (
      select owner.code as owner_code, one.month, one.points_type, one.is_reversal, one.product_id, one.provider_id,
        ${spread(sql`one.amount`, gens, gensInForce)}
      from (
        select associate_code, month, points_type, is_reversal, product_id, provider_id, sum(amount)::bigint as amount
        from taken group by 1, 2, 3, 4, 5, 6
      ) one
      join app_user member on member.code = one.associate_code
      cross join lateral generate_series(0, length(member.path)) step
      cross join lateral (
        select code, gen, gen_in_force from app_user where path = left(member.path, step) and has_rollup offset 0
      ) owner
    ), rollup as (
      insert into point_rollup (owner_code, month, points_type, is_reversal, ${bucketColumns})
      select owner_code, month, points_type, is_reversal, ${bucketSums} from part group by 1, 2, 3, 4 order by 1, 3, 2, 4
      on conflict (owner_code, points_type, month, is_reversal) do update set ${addBuckets('point_rollup')}
    ), cube as (
      insert into point_cube (owner_code, month, points_type, is_reversal, product_id, provider_id, ${bucketColumns})
      select owner_code, month, points_type, is_reversal, product_id, provider_id, ${bucketSums} from part
      where product_id is not null and provider_id is not null group by 1, 2, 3, 4, 5, 6 order by 1, 3, 2, 5, 6, 4
      on conflict (owner_code, points_type, month, product_id, provider_id, is_reversal)
        do update set ${addBuckets('point_cube')}
    )
    select count(*) as taken from taken`.execute(db);
  return Number(rows[0]?.taken ?? 0);
}

/** Folds all that is pending in the caller's transaction, which holds both guards. */
export async function foldInside(db: Db): Promise<void> {
  for (const fold of [foldHeads, foldPoints]) while ((await fold(db, PORTION)) === PORTION);
}

/**
 * Moves pending changes into the counts and roll-ups, in portions of one short transaction each, crediting the uplines of
 * the moment. Reads do not wait for it: they add what is pending. Returns how many deltas were folded.
 */
export async function foldNetwork(db: Db, portion = PORTION): Promise<number> {
  let folded = 0;
  for (const fold of [foldHeads, foldPoints]) {
    for (;;) {
      const taken = await db.transaction().execute(async (trx) => {
        await shareGuard(trx);
        await lockFold(trx);
        return fold(trx, portion);
      });
      folded += taken;
      if (taken < portion) break;
    }
  }
  return folded;
}
