import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { NetworkNode } from '../nodes.store.ts';
import { addBuckets, anyBucket, bucketColumns, bucketSums, shifted, spread } from './buckets.ts';
import { foldedCube, foldedPoints } from './rollups.store.ts';

type Fragment = RawBuilder<unknown>;

/** An upline that loses (-1) or gains (1) a person with all beneath, and how many generations above the person it is. */
export interface Share {
  readonly owner: Pick<NetworkNode, 'code' | 'has_rollup'>;
  readonly gens: number;
  readonly gensInForce: number;
  readonly sign: 1 | -1;
}

/** Each upline's distance to the person, from the person's own two counts. */
export function sharesOf(
  uplines: readonly NetworkNode[],
  { gen, gen_in_force }: Pick<NetworkNode, 'gen' | 'gen_in_force'>,
  sign: 1 | -1,
): Share[] {
  return uplines.map((owner) => ({
    owner,
    gens: gen - owner.gen,
    gensInForce: gen_in_force - owner.gen_in_force,
    sign,
  }));
}

/** Uplines that have the person before and after at the same distance keep what they have. */
function withoutUnchanged(shares: readonly Share[]): Share[] {
  const keyOf = ({ owner, gens, gensInForce }: Share) => `${owner.code} ${gens} ${gensInForce}`;
  const balance = new Map<string, number>();
  for (const share of shares) balance.set(keyOf(share), (balance.get(keyOf(share)) ?? 0) + share.sign);
  return shares.filter((share) => balance.get(keyOf(share)) !== 0);
}

const one = sql`1`;
const zero = sql`0`;
const minus = sql`-r.n`;

/** Counted in the uplines: all below, and the person unless that is still pending. */
function countedHeads({ code, level_code, status }: NetworkNode): Fragment {
  return sql`
    select level_code, status, ${bucketColumns} from team_head where owner_code = ${code}
    union all select ${level_code}::text, ${status}::text, ${spread(one, zero, zero)}
    union all select r.level_code, r.status, ${spread(minus, zero, zero)} from head_delta r where r.associate_code = ${code}`;
}

function countedRecruits({ code }: NetworkNode): Fragment {
  return sql`
    select month, ${bucketColumns} from recruit_month where owner_code = ${code}
    union all
    select date_trunc('month', join_date)::date, ${spread(one, zero, zero)} from app_user where code = ${code}
    union all
    select r.joined_month, ${spread(minus, zero, zero)} from head_delta r
    where r.associate_code = ${code} and r.joined_month is not null`;
}

async function add(
  db: Db,
  table: string,
  keys: readonly string[],
  sums: Fragment,
  shares: readonly Share[],
): Promise<void> {
  if (shares.length === 0) return;
  const key = sql.join(keys.map((name) => sql.ref(name)));
  const vectorKey = sql.join(keys.map((name) => sql.ref(`v.${name}`)));
  await sql`
    insert into ${sql.table(table)} (owner_code, ${key}, ${bucketColumns})
    select owner_code, ${key}, ${bucketSums} from (
      select share.code as owner_code, ${vectorKey},
        ${shifted('v', sql`share.gens`, sql`share.gens_in_force`, sql`share.sign`)}
      from (${sums}) v cross join unnest(
        ${shares.map(({ owner }) => owner.code)}::text[], ${shares.map(({ gens }) => gens)}::integer[],
        ${shares.map(({ gensInForce }) => gensInForce)}::integer[], ${shares.map(({ sign }) => sign)}::integer[]
      ) share (code, gens, gens_in_force, sign)
    ) part group by owner_code, ${key} having ${anyBucket} order by owner_code, ${key}
    on conflict (owner_code, ${key}) do update set ${addBuckets(table)}`.execute(db);
}

/**
 * Moves what is counted and summed of a person with all beneath from some uplines to others. Points move in the open months
 * only: closed ones keep the network of their time (domain.md 5.2). To be called under the locked guard and before the people
 * themselves are moved.
 */
export async function moveSums(
  db: Db,
  node: NetworkNode,
  all: readonly Share[],
  openFrom: string | null,
): Promise<void> {
  const shares = withoutUnchanged(all);
  const kept = shares.filter(({ owner }) => owner.has_rollup);
  const window = { from: openFrom ?? undefined };
  await add(db, 'team_head', ['level_code', 'status'], countedHeads(node), shares);
  await add(db, 'recruit_month', ['month'], countedRecruits(node), shares);
  await add(db, 'point_rollup', ['points_type', 'month', 'is_reversal'], foldedPoints(node, window), kept);
  await add(
    db,
    'point_cube',
    ['points_type', 'month', 'product_id', 'provider_id', 'is_reversal'],
    foldedCube(node, window),
    kept,
  );
}
