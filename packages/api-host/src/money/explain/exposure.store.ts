import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { fullName } from '../../platform/database/full-name.ts';

/** A policy whose lapse would cost the associate something. */
export interface ExposedPolicy {
  id: string;
  policy_number: string;
  source_code: string;
  /** Who of the directs the business came through; null for the associate's own. */
  leg_code: string | null;
  leg_name: string | null;
}

type Exposed = Omit<ExposedPolicy, 'leg_code' | 'leg_name'> & { source_path: string };

/** Policies inside their chargeback period of which something is on the associate's lines, largest first. */
export async function exposedPolicies(
  db: Db,
  code: string,
  today: string,
  limit: number,
): Promise<ExposedPolicy[]> {
  // The lines are sorted before their policies are read. Nearly all of these policies are inside the period, so little
  // more than `limit` of them are read.
  const { rows } = await sql<Exposed>`
    with standing as materialized (
      select line.policy_id, min(line.source_associate_code) as source_code, sum(line.amount_cents - line.charged_cents) as cents
      from compensation_line line
      where line.associate_code = ${code} and line.voided_at is null and line.line_no > 0
        and line.status in ('Pending', 'Escrow', 'Paid') and line.amount_cents > line.charged_cents
      group by line.policy_id
      order by cents desc, line.policy_id
    ), exposed as (
      select policy.id, policy.policy_number, policy.training_associate_code, standing.source_code, standing.cents
      from standing cross join lateral (select * from policy where policy.id = standing.policy_id offset 0) policy
      where policy.termination_date is null and policy.business_status in ('Ready To Pay', 'Approved')
        and policy.issue_date + make_interval(months => policy.chargeback_months) > ${today}::date
      order by standing.cents desc, standing.policy_id limit ${limit}
    )
    select exposed.id,
      case when exposed.training_associate_code = ${code}
          or exists (select from policy_share mine where mine.policy_id = exposed.id and mine.associate_code = ${code})
        then exposed.policy_number else '••••' || right(exposed.policy_number, 4) end as policy_number,
      exposed.source_code, source.path as source_path
    from exposed join app_user source on source.code = exposed.source_code
    order by exposed.cents desc, exposed.id`.execute(db);
  const legs = await legsByPath(db, code);
  return rows.map(({ source_path, ...policy }) => {
    const leg = legOf(source_path, legs);
    return { ...policy, leg_code: leg?.code ?? null, leg_name: leg?.name ?? null };
  });
}

interface Leg {
  readonly code: string;
  readonly name: string;
}

async function legsByPath(db: Db, code: string): Promise<ReadonlyMap<string, Leg>> {
  const { rows } = await sql<Leg & { path: string }>`
    select code, ${fullName()} as name, path from app_user where upline_code = ${code}`.execute(db);
  return new Map(rows.map(({ path, ...leg }) => [path, leg]));
}

/** Finds the direct by the beginning of the source's path. A join would compare each source with every direct. */
function legOf(path: string, legs: ReadonlyMap<string, Leg>): Leg | undefined {
  for (let end = 1; end <= path.length; end += 1) {
    const leg = legs.get(path.slice(0, end));
    if (leg) return leg;
  }
  return undefined;
}

/** The associate's own issued policies, and how many of them ended early. */
export async function lapseHistory(db: Db, code: string): Promise<{ policies: number; lapses: number }> {
  const { rows } = await sql<{ policies: number; lapses: number }>`
    select count(*)::integer as policies,
      (count(*) filter (where lifecycle in ('Lapsed', 'Cancelled', 'Not Taken')))::integer as lapses
    from policy
    where issue_date is not null and id in (
      select policy_id from policy_share where associate_code = ${code} and approval_status = 'Approved')`.execute(
    db,
  );
  return rows[0] ?? { policies: 0, lapses: 0 };
}
