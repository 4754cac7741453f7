import type { Currency, LevelCode } from '@upline/domain';
import { sql } from 'kysely';
import { me } from '../network/nodes.store.ts';
import { headCounts } from '../network/sums/production.store.ts';
import type { Db } from '../platform/database/database.ts';

/** Active associates by level, from kept counts; the root counts as it does in the list of associates. */
export async function activeByLevel(db: Db, rootCode: string | undefined): Promise<Map<LevelCode, number>> {
  const found = new Map<LevelCode, number>();
  const root = rootCode === undefined ? undefined : await me(db, rootCode);
  if (!root) return found;
  const add = (level: LevelCode, people: number) => found.set(level, (found.get(level) ?? 0) + people);
  if (root.status === 'Active') add(root.level_code, 1);
  for (const { level_code, status, counts } of await headCounts(db, root))
    if (status === 'Active') add(level_code, counts.Infinity);
  return found;
}

interface AwardSum {
  readonly currency: Currency;
  /** Not taken back. */
  readonly awards: number;
  readonly award_cents: number;
  readonly taken_back: number;
}

/** Scholarships of the quarters that begin in the days, by currency. */
export async function awardSums(
  db: Db,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<AwardSum[]> {
  const { rows } = await sql<AwardSum>`
    select currency, (count(*) filter (where taken_back_at is null))::integer as awards,
      coalesce(sum(award_cents) filter (where taken_back_at is null), 0)::bigint as award_cents,
      (count(taken_back_at))::integer as taken_back
    from scholarship_award where window_start between ${from}::date and ${to}::date
    group by currency order by currency desc`.execute(db);
  return rows;
}

/** Equity share credits granted in the days, and the day of the last grant of all. */
export async function grantSums(
  db: Db,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<{ readonly grants: number; readonly credits: number; readonly last_grant: string | null }> {
  const { rows } = await sql<{ grants: number; credits: number; last_grant: string | null }>`
    select count(*)::integer as grants, coalesce(sum(credits), 0)::bigint as credits,
      (select max(grant_date) from equity_credit) as last_grant
    from equity_credit where grant_date between ${from}::date and ${to}::date`.execute(db);
  return rows[0] ?? { grants: 0, credits: 0, last_grant: null };
}

/** How many named teams there are, by status. */
export async function namedTeamCounts(db: Db): Promise<{ readonly active: number; readonly closed: number }> {
  const { rows } = await sql<{ active: number; closed: number }>`
    select (count(*) filter (where status = 'Active'))::integer as active,
      (count(*) filter (where status = 'Closed'))::integer as closed
    from named_team`.execute(db);
  return rows[0] ?? { active: 0, closed: 0 };
}
