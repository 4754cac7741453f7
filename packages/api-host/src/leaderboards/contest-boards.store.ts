import type { Country } from '@upline/domain';
import type { StandingFacts } from '@upline/domain/production';
import { sql } from 'kysely';
import { standingColumns } from '../compliance/standing.store.ts';
import type { Db } from '../platform/database.ts';

export interface ContestStanding extends StandingFacts {
  readonly code: string;
  readonly country: Country;
  readonly debit_balance_cents: number;
  /** Since when the builder plan is Active. */
  readonly enrolled_on: string | null;
}

/** What decides, beside the figures, whether these people win or share. */
export async function contestStandings(
  db: Db,
  codes: readonly string[],
  today: string,
): Promise<Map<string, ContestStanding>> {
  const { rows } = await sql<ContestStanding>`
    select person.code, person.status, person.country, coalesce(debt.cents, 0)::bigint as debit_balance_cents,
      ${standingColumns('person.code', today)}, enrollment.started_on as enrolled_on
    from app_user person
    left join builder_enrollment enrollment
      on enrollment.associate_code = person.code and enrollment.status = 'Active'
    left join lateral (
      select sum(cents) as cents from debit_balance where debit_balance.associate_code = person.code
    ) debt on true
    where person.code = any(${codes})`.execute(db);
  return new Map(rows.map((row) => [row.code, row]));
}

/** Everybody of a contest's board with what the score is made of, hidden or not: they all share the pool. */
export async function factsOfBoard(db: Db, boardId: number): Promise<{ code: string; facts: unknown }[]> {
  return db
    .selectFrom('leaderboard_row')
    .select(['associate_code as code', 'facts'])
    .where('board_id', '=', boardId)
    .execute();
}
