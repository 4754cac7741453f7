import { addMonths, type TeamType } from '@upline/domain';
import type { LegProduction } from '@upline/domain/production';
import { type RawBuilder, sql } from 'kysely';
import { bucketOf, shifted, spread } from '../network/sums/buckets.ts';
import type { Months } from '../network/sums/production.store.ts';
import { legPath } from '../network/team/leg-path.ts';
import type { Db } from '../platform/database/database.ts';
import { type Transfer, transferRows, transfersAbove } from './transfers.store.ts';

/**
 * Net issued BV of many associates over closed months, by person and leg: the parts of the half rule (R-LVL-01). Closed
 * months are frozen for everybody, so nothing is summed over a tree here.
 */

interface Part {
  readonly code: string;
  /** Null: personal. */
  readonly leg_code: string | null;
  readonly amount_cents: number;
}

type Fragment = RawBuilder<unknown>;

const zero = sql`0`;
const net = (amount: Fragment) =>
  sql<number>`coalesce(sum(case when t.is_reversal then -${amount} else ${amount} end), 0)::bigint`;

async function personalParts(db: Db, codes: readonly string[], { from, to }: Months): Promise<Part[]> {
  const { rows } = await sql<Part>`
    select t.associate_code as code, null as leg_code, ${net(sql`t.amount`)} as amount_cents from point_own t
    where t.associate_code = any(${codes}) and t.points_type = 'IssuedBv'
      and t.month between ${from}::date and ${to}::date
    group by 1`.execute(db);
  return rows;
}

async function legParts(
  db: Db,
  codes: readonly string[],
  type: Exclude<TeamType, 'Personal'>,
  { from, to }: Months,
): Promise<Part[]> {
  const inWindow = sql`r.points_type = 'IssuedBv' and r.month between ${from}::date and ${to}::date`;
  const seen = shifted('r', sql`(leg.gen - leg.above)`, sql`(leg.gen_in_force - leg.above_in_force)`);
  const { rows } = await sql<Part>`
    with leg as materialized (
      select person.code as owner_code, person.gen as above, person.gen_in_force as above_in_force, direct.code, direct.gen,
        direct.gen_in_force
      from app_user person join app_user direct on direct.upline_code = person.code where person.code = any(${codes})
    )
    select t.owner_code as code, t.leg_code, ${net(bucketOf(type, 't'))} as amount_cents from (
      select leg.owner_code, leg.code as leg_code, r.is_reversal, ${seen}
      from leg cross join lateral (
        select r.is_reversal, r.base, r.g0, r.g1, r.g2, r.g3, r.g4, r.g5, r.g6, r.inf from point_rollup r
        where r.owner_code = leg.code and ${inWindow}
        union all
        select r.is_reversal, ${spread(sql`r.amount`, zero, zero)} from point_own r
        where r.associate_code = leg.code and ${inWindow} and not exists (
          select from point_rollup frozen where frozen.owner_code = r.associate_code and frozen.month = r.month
            and frozen.points_type = r.points_type and frozen.is_reversal = r.is_reversal)
      ) r
    ) t group by 1, 2`.execute(db);
  return rows;
}

/** Whether `member` is in that team of `person`, who is above the member. */
function inTeam(type: Exclude<TeamType, 'Personal'>): Fragment {
  const generations = sql`(member.gen_in_force - person.gen_in_force)`;
  switch (type) {
    case 'BaseShop':
      return sql`member.gen = person.gen`;
    case 'RmdBaseShop':
      return sql`${generations} = 0`;
    case 'RmdSuperBase':
      return sql`${generations} <= 1`;
    case 'RmdSuperTeam':
      return sql`${generations} <= 6`;
    case 'Infinity':
      return sql`true`;
  }
}

/** A transfer after this day takes production off the window. */
export const transfersAfter = ({ from }: Pick<Months, 'from'>): string => addMonths(from, -6);

/**
 * What people transferred into a leg produced in it before six months were over: it does not count (R-LVL-06). A direct who came
 * is the whole leg, with all they produced before; of others is in it what they produced since they came into it. Who came
 * with two transfers is taken off once and counts from the later one on.
 */
async function transferredParts(
  db: Db,
  transfers: readonly Transfer[],
  type: Exclude<TeamType, 'Personal'>,
  { from, to }: Months,
): Promise<Part[]> {
  const concerned = transfers.filter(({ counts_from }) => counts_from > from);
  if (concerned.length === 0) return [];
  const { rows } = await sql<Part>`
    select part.code, direct.code as leg_code, sum(part.cents)::bigint as amount_cents
    from (
      select brought.person_code as code, brought.leg_path, made.cents
      from (
        select person.code as person_code, member.code, max(transfer.counts_from) as counts_from,
          max(transfer.in_leg_from) as in_leg_from,
          min(${legPath(sql`moved.path`, sql`length(person.path)`)}) as leg_path
        from ${transferRows(concerned)}
        join app_user moved on moved.code = transfer.moved_code
        join app_user person on person.code = transfer.person_code
        join app_user member on member.path >= moved.path and member.path < moved.path || '~' and ${inTeam(type)}
        group by 1, 2
      ) brought
      -- Few people come along with a transfer: each is asked for what they made, instead of everybody's entries being read.
      cross join lateral (
        select sum(case when entry.is_reversal then -entry.amount else entry.amount end) as cents from point_entry entry
        where entry.owner_code = brought.code and entry.points_type = 'IssuedBv' and entry.on_date >= greatest(brought.in_leg_from, ${from}::date)
          and entry.on_date < least(brought.counts_from, (${to}::date + interval '1 month')::date)
      ) made
      where made.cents is not null offset 0
    ) part
    join app_user direct on direct.path = part.leg_path
    group by 1, 2`.execute(db);
  return rows;
}

/**
 * Parts of the half rule for each of the codes that has production (R-LVL-01, R-LVL-06). The months must be closed.
 * `transfers` into their legs are read once for all windows, since the earliest of them.
 */
export async function legProductions(
  db: Db,
  codes: readonly string[],
  type: TeamType,
  months: Months,
  transfers?: readonly Transfer[],
): Promise<Map<string, LegProduction>> {
  const found = new Map<string, { personal_cents: number; legs: Map<string, number> }>();
  const add = ({ code, leg_code, amount_cents }: Part, sign: 1 | -1) => {
    const of = found.get(code) ?? { personal_cents: 0, legs: new Map<string, number>() };
    if (leg_code === null) of.personal_cents += amount_cents;
    else of.legs.set(leg_code, (of.legs.get(leg_code) ?? 0) + sign * amount_cents);
    found.set(code, of);
  };
  for (const part of await personalParts(db, codes, months)) add(part, 1);
  if (type !== 'Personal') {
    for (const part of await legParts(db, codes, type, months)) add(part, 1);
    const into = transfers ?? (await transfersAbove(db, codes, transfersAfter(months)));
    for (const part of await transferredParts(db, into, type, months)) add(part, -1);
  }
  return new Map(
    [...found].map(([code, { personal_cents, legs }]) => [
      code,
      {
        personal_cents,
        legs: [...legs]
          .map(([leg, amount_cents]) => ({ code: leg, amount_cents }))
          .filter(({ amount_cents }) => amount_cents !== 0)
          .toSorted((a, b) => (a.code < b.code ? -1 : 1)),
      },
    ]),
  );
}
