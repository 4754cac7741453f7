import type { PointsType } from '@upline/domain';
import { firstOfMonth } from '@upline/domain';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { chainsAt } from '../chain.store.ts';
import { chainsNow, isInForce, type NetworkNode, nodesOf } from '../nodes.store.ts';
import { addBuckets, anyBucket, bucketColumns, bucketSums, spread } from './buckets.ts';

/** Points of one person on one day that are credited to a chain of uplines past the fold. */
export interface Credited {
  readonly code: string;
  readonly day: string;
  readonly points_type: PointsType;
  readonly is_reversal: boolean;
  readonly product_id: string | null;
  readonly provider_id: string | null;
  readonly amount: number;
}

type Link = Pick<NetworkNode, 'code' | 'is_senior_level' | 'status'>;

interface Contribution extends Omit<Credited, 'code' | 'day'> {
  readonly owner_code: string;
  readonly month: string;
  readonly gens: number;
  readonly gens_in_force: number;
}

/** One row for everybody on the chain, which begins with the person credited. */
function along(chain: readonly Link[], { code: _, day, ...points }: Credited, sign: 1 | -1): Contribution[] {
  let gens = 0;
  let inForce = 0;
  return chain.map((owner, index) => {
    const below = chain[index - 1];
    if (below?.is_senior_level) gens += 1;
    if (below && isInForce(below)) inForce += 1;
    return {
      ...points,
      amount: points.amount * sign,
      owner_code: owner.code,
      month: firstOfMonth(day),
      gens,
      gens_in_force: inForce,
    };
  });
}

/** By the network of each day, from the histories. */
async function byTheDay(db: Db, credited: readonly Credited[]): Promise<Contribution[]> {
  const chains = await chainsAt(
    db,
    credited.map(({ code, day }) => ({ code, date: day })),
  );
  return chains.flatMap(({ associate, uplines }, index) =>
    along([associate, ...uplines], credited[index] as Credited, 1),
  );
}

/** Takes back what was credited by the present network. */
async function takenBack(db: Db, credited: readonly Credited[]): Promise<Contribution[]> {
  const chains = await chainsNow(db, [...new Set(credited.map(({ code }) => code))]);
  return credited.flatMap((one) => along(chains.get(one.code) ?? [], one, -1));
}

async function add(db: Db, contributions: readonly Contribution[]): Promise<void> {
  const nodes = await nodesOf(db, [...new Set(contributions.map(({ owner_code }) => owner_code))]);
  const kept = new Set(nodes.filter(({ has_rollup }) => has_rollup).map(({ code }) => code));
  const given = JSON.stringify(contributions.map((row) => ({ ...row, kept: kept.has(row.owner_code) })));
  const rows = sql`json_to_recordset(${given}::json) as given (owner_code text, kept boolean, month date, points_type text,
    is_reversal boolean, product_id uuid, provider_id uuid, gens integer, gens_in_force integer, amount bigint)`;
  const zero = sql`0`;
  // Who keeps no roll-ups has a row of a closed month only where it differs from the own points: it begins as these.
  await sql`
    insert into point_rollup (owner_code, month, points_type, is_reversal, ${bucketColumns})
    select one.owner_code, one.month, one.points_type, one.is_reversal, ${spread(sql`coalesce(own.amount, 0)`, zero, zero)}
    from (select distinct owner_code, month, points_type, is_reversal from ${rows} where not kept) one
    left join point_own own on own.associate_code = one.owner_code and own.month = one.month
      and own.points_type = one.points_type and own.is_reversal = one.is_reversal
    on conflict do nothing`.execute(db);
  const part = sql`(
    select owner_code, kept, month, points_type, is_reversal, product_id, provider_id,
      ${spread(sql`amount`, sql`gens`, sql`gens_in_force`)} from ${rows}) part`;
  await sql`
    insert into point_rollup (owner_code, month, points_type, is_reversal, ${bucketColumns})
    select owner_code, month, points_type, is_reversal, ${bucketSums} from ${part}
    group by 1, 2, 3, 4 having ${anyBucket} order by 1, 3, 2, 4
    on conflict (owner_code, points_type, month, is_reversal) do update set ${addBuckets('point_rollup')}`.execute(
    db,
  );
  await sql`
    insert into point_cube (owner_code, month, points_type, is_reversal, product_id, provider_id, ${bucketColumns})
    select owner_code, month, points_type, is_reversal, product_id, provider_id, ${bucketSums} from ${part}
    where kept and product_id is not null and provider_id is not null
    group by 1, 2, 3, 4, 5, 6 having ${anyBucket} order by 1, 3, 2, 5, 6, 4
    on conflict (owner_code, points_type, month, product_id, provider_id, is_reversal)
      do update set ${addBuckets('point_cube')}`.execute(db);
}

/** Credits entries dated in a closed month, by the network of their day. */
export async function creditLate(db: Db, credited: readonly Credited[]): Promise<void> {
  if (credited.length === 0) return;
  await add(db, await byTheDay(db, credited));
  await sql`
    insert into point_own (associate_code, month, points_type, is_reversal, amount)
    select code, date_trunc('month', day)::date, points_type, is_reversal, sum(amount)
    from json_to_recordset(${JSON.stringify(credited)}::json)
      as given (code text, day date, points_type text, is_reversal boolean, amount bigint)
    group by 1, 2, 3, 4 order by 1, 3, 2, 4
    on conflict (associate_code, points_type, month, is_reversal) do update set amount = point_own.amount + excluded.amount`.execute(
    db,
  );
}

/** Moves points that are credited by the network of now to that of their day. */
export async function creditByTheDay(db: Db, credited: readonly Credited[]): Promise<void> {
  if (credited.length === 0) return;
  await add(db, [...(await takenBack(db, credited)), ...(await byTheDay(db, credited))]);
}
