import type { Country, Currency } from '@upline/domain';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { fullName } from '../../platform/database/full-name.ts';

/** Twenty years of both countries. */
const MOST_MONTHS = 480;

/** Posted months of the Builder Bonus, newest first. */
export async function builderBonusMonths(db: Db) {
  return db
    .selectFrom('builder_bonus')
    .selectAll()
    .orderBy('month', 'desc')
    .orderBy('country')
    .limit(MOST_MONTHS)
    .execute();
}

/** Quarters whose scholarships are posted, newest first. */
export async function scholarshipWindows(db: Db) {
  return db.selectFrom('scholarship_window').selectAll().orderBy('window_start', 'desc').execute();
}

export interface ShownAward {
  readonly code: string;
  readonly name: string;
  readonly country: Country;
  readonly program: string;
  readonly recruits: number;
  readonly bv_cents: number;
  readonly award_cents: number;
  readonly currency: Currency;
  readonly taken_back_at: Date | null;
}

/** A page of the awards of a quarter, the largest first. */
export async function awardsOfWindow(
  db: Db,
  windowStart: string,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<ShownAward[]> {
  const { rows } = await sql<ShownAward>`
    select award.associate_code as code, ${fullName('person')} as name, person.country,
      award.program, award.recruits, award.bv_cents, award.award_cents, award.currency, award.taken_back_at
    from scholarship_award award join app_user person on person.code = award.associate_code
    where award.window_start = ${windowStart}::date
    order by award.award_cents desc, person.name_key, award.id limit ${limit} offset ${offset}`.execute(db);
  return rows;
}
