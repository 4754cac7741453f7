import type { AssociateStatus, Country } from '@upline/domain';
import { sql } from 'kysely';
import type { Db } from '../platform/database.ts';

export interface StandingFacts {
  readonly code: string;
  readonly status: AssociateStatus;
  readonly country: Country;
  readonly debit_balance_cents: number;
  readonly oldest_debt_on: string | null;
  /** Since when the builder plan is Active. */
  readonly enrolled_on: string | null;
}

/** What decides, beside the figures, whether these people win or share. */
export async function standingFacts(db: Db, codes: readonly string[]): Promise<Map<string, StandingFacts>> {
  const { rows } = await sql<StandingFacts>`
    select person.code, person.status, person.country, coalesce(debt.cents, 0)::bigint as debit_balance_cents,
      debt.oldest_debt_on, enrollment.started_on as enrolled_on
    from app_user person
    left join builder_enrollment enrollment
      on enrollment.associate_code = person.code and enrollment.status = 'Active'
    left join lateral (
      select sum(amount_cents - recovered_cents - written_off_cents) as cents, min(event_date) as oldest_debt_on
      from chargeback where chargeback.associate_code = person.code
        and recovered_cents + written_off_cents < amount_cents and transferred_to_id is null
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
