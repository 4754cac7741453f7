import { addMonths, firstOfMonth } from '@upline/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { lockFold, lockGuard } from '../changes/guard.store.ts';
import { addBuckets, bucketColumns, bucketSums, spread } from './buckets.ts';
import { type Credited, creditByTheDay } from './crediting.store.ts';
import { foldInside } from './fold.store.ts';

/** People whose points are frozen by one statement. */
const PORTION = 5_000;

const inMonth = (column: string, month: string): RawBuilder<unknown> =>
  sql`${sql.ref(column)} >= ${month}::date and ${sql.ref(column)} < (${month}::date + interval '1 month')::date`;

/**
 * Points of the month made before a change of upline or level, of everybody whom the change concerned: these belong to the
 * network of their day, not to that of the closing (domain.md 5.2).
 */
async function misplaced(db: Db, month: string): Promise<Credited[]> {
  const { rows } = await sql<Credited>`
    with change as (
      select associate_code as code, max(valid_from) as day from (
        select associate_code, valid_from from upline_history where valid_from > ${month}::date
        union all
        select associate_code, valid_from from level_history where valid_from > ${month}::date
      ) changed
      group by 1
    ), concerned as (
      select member.code, max(change.day) as day
      from change
      join app_user moved on moved.code = change.code
      join app_user member on member.path >= moved.path and member.path < moved.path || '~'
      group by 1
    )
    select entry.owner_code as code, entry.on_date as day, entry.points_type, entry.is_reversal, entry.product_id,
      entry.provider_id, sum(entry.amount)::bigint as amount
    from concerned join point_entry entry on entry.owner_code = concerned.code
    where ${inMonth('entry.on_date', month)} and entry.on_date < concerned.day
    group by 1, 2, 3, 4, 5, 6`.execute(db);
  return rows;
}

/**
 * Keeps the production of every upline in the months up to `before`, also of those whose small teams are otherwise summed on
 * reading: later moves must not change it.
 */
export async function freeze(db: Db, from: string | null, before: string): Promise<void> {
  const gens = sql`member.gen - owner.gen`;
  const gensInForce = sql`member.gen_in_force - owner.gen_in_force`;
  for (let after: string | undefined = ''; after !== undefined; ) {
    const last: { code: string } | undefined = await db
      .selectFrom('app_user')
      .select('code')
      .where('code', '>', after)
      .orderBy('code')
      .offset(PORTION - 1)
      .limit(1)
      .executeTakeFirst();
    await sql`
      insert into point_rollup (owner_code, month, points_type, is_reversal, ${bucketColumns})
      select owner_code, month, points_type, is_reversal, ${bucketSums} from (
        select owner.code as owner_code, one.month, one.points_type, one.is_reversal,
          ${spread(sql`one.amount`, gens, gensInForce)}
        from point_own one
        join app_user member on member.code = one.associate_code
        cross join lateral generate_series(0, length(member.path)) step
        cross join lateral (
          select code, gen, gen_in_force from app_user
          where path = left(member.path, step) and not has_rollup and direct_count > 0 offset 0
        ) owner
        where one.month < ${before}::date and ${from === null ? sql`true` : sql`one.month >= ${from}::date`}
          and one.associate_code > ${after}
          and ${last ? sql`one.associate_code <= ${last.code}` : sql`true`}
      ) part group by 1, 2, 3, 4 order by 1, 3, 2, 4
      on conflict (owner_code, points_type, month, is_reversal) do update set ${addBuckets('point_rollup')}`.execute(
      db,
    );
    after = last?.code;
  }
}

const setOpenFrom = (db: Db, month: string) =>
  db.updateTable('network_guard').set({ open_from: month }).execute();

/**
 * Closes the months of a bulk load by the present network, after `sumAllPoints` and in its transaction. The month of
 * `today` stays open.
 */
export async function closeLoaded(db: Db, today: string): Promise<void> {
  await freeze(db, null, firstOfMonth(today));
  await setOpenFrom(db, firstOfMonth(today));
}

/** First month with points that is not closed; undefined where there is none. */
async function firstOpen(db: Db): Promise<string | undefined> {
  const { rows } = await sql<{ month: string | null }>`
    select coalesce((select open_from from network_guard), (select date_trunc('month', min(on_date))::date from point_entry))
      as month`.execute(db);
  return rows[0]?.month ?? undefined;
}

/**
 * Closes every month before that of `today`, the oldest first and each in a transaction of its own: its production keeps the
 * network of its time. Nobody is added, moved or credited meanwhile. Returns how many months were closed.
 */
export async function closeMonths(db: Db, today: string): Promise<number> {
  const current = firstOfMonth(today);
  let closed = 0;
  for (let month = (await firstOpen(db)) ?? current; month < current; month = addMonths(month, 1)) {
    await db.transaction().execute(async (trx) => {
      const openFrom = await lockGuard(trx);
      if (openFrom !== null && openFrom > month) return;
      await lockFold(trx);
      await foldInside(trx);
      await freeze(trx, month, addMonths(month, 1));
      await creditByTheDay(trx, await misplaced(trx, month));
      await trx
        .updateTable('network_guard')
        .set({ open_from: addMonths(month, 1) })
        .execute();
      closed += 1;
    });
  }
  return closed;
}
