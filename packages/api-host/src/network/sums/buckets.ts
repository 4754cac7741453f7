import type { TeamType } from '@upline/domain';
import { type RawBuilder, sql } from 'kysely';

/**
 * Counts and sums about the people below an owner are kept as a row of buckets by their distance in generations: `base` (same
 * base shop: nobody senior between), `g0` to `g6` (generation in force, `base` within `g0`) and `inf` (all). Single
 * generations, not running totals: so the row of a person who moves can be shifted by the distance and added elsewhere.
 */
const GENERATIONS = [0, 1, 2, 3, 4, 5, 6] as const;

type Fragment = RawBuilder<unknown>;

const names = ['base', ...GENERATIONS.map((generation) => `g${generation}`), 'inf'];
const each = (of: (name: string) => Fragment) => sql`${sql.join(names.map(of))}`;

/** `base, g0, …, inf`. */
export const bucketColumns = each((name) => sql.ref(name));

/** `sum(base) as base, …`. */
export const bucketSums = each((name) => sql`sum(${sql.ref(name)}) as ${sql.ref(name)}`);

/** `-base as base, …`: to be taken away from a recount. */
export const minusBuckets = each((name) => sql`-${sql.ref(name)} as ${sql.ref(name)}`);

/** Of an upsert: adds the new buckets to those of `table`. */
export const addBuckets = (table: string): Fragment =>
  each((name) => sql`${sql.ref(name)} = ${sql.ref(`${table}.${name}`)} + ${sql.ref(`excluded.${name}`)}`);

/** Whether any bucket of sums is not zero: members of one far generation show in `inf` alone. */
export const anyBucket: Fragment = sql`(${sql.join(
  names.map((name) => sql`sum(${sql.ref(name)}) <> 0`),
  sql` or `,
)})`;

/** One amount of a member as buckets of an owner `gens` (all RMD+) and `gensInForce` above. */
export function spread(amount: Fragment, gens: Fragment, gensInForce: Fragment): Fragment {
  return sql`case when ${gens} = 0 then ${amount} else 0 end as base, ${sql.join(
    GENERATIONS.map(
      (generation) =>
        sql`case when ${gensInForce} = ${sql.lit(generation)} then ${amount} else 0 end as ${sql.ref(`g${generation}`)}`,
    ),
  )}, ${amount} as inf`;
}

/** Buckets of `table`, those of a person, as seen by an owner that far above; times `sign`. */
export function shifted(
  table: string,
  gens: Fragment,
  gensInForce: Fragment,
  sign: Fragment = sql`1`,
): Fragment {
  const of = (name: string) => sql.ref(`${table}.${name}`);
  const generation = (index: number) =>
    sql`case ${gensInForce} ${sql.join(
      GENERATIONS.slice(0, index + 1).map(
        (distance) => sql`when ${sql.lit(distance)} then ${of(`g${index - distance}`)}`,
      ),
      sql` `,
    )} else 0 end * ${sign} as ${sql.ref(`g${index}`)}`;
  return sql`case when ${gens} = 0 then ${of('base')} else 0 end * ${sign} as base,
    ${sql.join(GENERATIONS.map(generation))}, ${of('inf')} * ${sign} as inf`;
}

/** What a team type counts of the buckets of `table`; the Personal team is no sum of buckets. */
export function bucketOf(type: Exclude<TeamType, 'Personal'>, table: string, generationsAbove = 0): Fragment {
  const of = (name: string) => sql.ref(`${table}.${name}`);
  const upTo = (generation: number) =>
    sql`(${sql.join(
      GENERATIONS.slice(0, generation + 1).map((index) => of(`g${index}`)),
      sql` + `,
    )})`;
  switch (type) {
    case 'BaseShop':
      return of('base');
    case 'RmdBaseShop':
      return of('g0');
    case 'RmdSuperBase':
      return upTo(1 - generationsAbove);
    case 'RmdSuperTeam':
      return upTo(6 - generationsAbove);
    case 'Infinity':
      return of('inf');
  }
}
