import type { Country } from '@upline/domain';
import type { StandingFacts } from '@upline/domain/production';
import { sql } from 'kysely';
import { standingColumns } from '../compliance/standing.store.ts';
import type { Db } from '../platform/database/database.ts';
import { readAsJson } from '../platform/database/read-as-json.ts';

export interface ContestStanding extends StandingFacts {
  readonly code: string;
  readonly country: Country;
  /** Since when the builder plan is Active. */
  readonly enrolled_on: string | null;
}

/** What decides, beside the figures, whether these people, or those of a country among them, win or share. */
export async function contestStandings(
  db: Db,
  codes: readonly string[],
  today: string,
  country?: Country,
): Promise<Map<string, ContestStanding>> {
  const rows = await readAsJson(
    db,
    sql<ContestStanding>`
    select person.code, person.status, person.country,
      ${standingColumns('person.code', today)}, enrollment.started_on as enrolled_on
    from app_user person
    left join builder_enrollment enrollment
      on enrollment.associate_code = person.code and enrollment.status = 'Active'
    where person.code = any(${codes}) and ${country ? sql`person.country = ${country}` : sql`true`}`,
  );
  return new Map(rows.map((row) => [row.code, row]));
}

/** What these people owe; who owes nothing is left out. */
export async function debitBalances(db: Db, codes: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ code: string; cents: number }>`
    select associate_code as code, sum(cents)::bigint as cents from debit_balance
    where associate_code = any(${codes}) group by 1`.execute(db);
  return new Map(rows.map(({ code, cents }) => [code, cents]));
}

/** Everybody of a contest's board with what the score is made of, hidden or not: they all share the pool. */
export async function factsOfBoard(db: Db, boardId: number): Promise<{ code: string; facts: unknown }[]> {
  return db
    .selectFrom('leaderboard_row')
    .select(['associate_code as code', 'facts'])
    .where('board_id', '=', boardId)
    .execute();
}
