import { addMonths, COUNTRIES, dayAt, firstOfMonth } from '@upline/domain';
import { builderPoolCents } from '@upline/domain/pay-run';
import { sql } from 'kysely';
import { setting } from '../../src/catalogue/plan-data.store.ts';
import { grantEquityCredits } from '../../src/equity/equity-grants.ts';
import { insertBuilderBonus, issuedBv } from '../../src/money/bonuses/builder-bonus.store.ts';
import { builderBonus } from '../../src/money/bonuses/builder-bonus.ts';
import { scholarships } from '../../src/money/bonuses/scholarships.ts';
import type { Db } from '../../src/platform/database/database.ts';

/** Months before the last one whose pool the house kept. */
const HOUSE_MONTHS = [3, 2];
/** Grants before so many years are vested as a whole. */
const VESTED_YEARS = 5;

/**
 * What the programs have given: the posted months of the builder bonus, the last quarter of scholarships and equity credits, by
 * the services' own nights. Nothing is mailed. Wants the months of points closed.
 */
export async function seedPrograms(db: Db, now: Date): Promise<void> {
  const today = dayAt(now);
  const context = { db, now, today, caller: undefined };
  const mail = {
    messages: { send: async () => [], onOutcome: () => undefined },
    config: { portalUrl: '', adminUrl: '' },
  };
  await seedHouseMonths(db, today);
  await builderBonus(mail).closeMonth(context);
  await scholarships(mail).award(context);
  await grantEquityCredits(context);
  await seedEquity(db, now, today);
}

/** Months in which nobody qualified: the house keeps the pool, and no line is posted. */
async function seedHouseMonths(db: Db, today: string): Promise<void> {
  for (const country of COUNTRIES)
    for (const back of HOUSE_MONTHS) {
      const month = addMonths(firstOfMonth(today), -back);
      const issued = await issuedBv(db, month, country);
      const pool = builderPoolCents(issued, await setting(db, 'builder_bonus_terms', month));
      await insertBuilderBonus(db, {
        month,
        country,
        issued_bv_cents: issued,
        pool_cents: pool,
        house_cents: pool,
        qualifiers: 0,
        posted_at: new Date(`${addMonths(month, 1)}T08:05:00Z`),
      });
    }
}

/** What the administrator of the plan has heard of, what is released, and one grant by hand (domain.md 2.6). */
async function seedEquity(db: Db, now: Date, today: string): Promise<void> {
  const vested = addMonths(today, -12 * VESTED_YEARS);
  await sql`
    update equity_credit set updated_at = ${now}, version = version + 1,
      status = case when grant_date <= ${vested}::date then 'Released' else 'Exported' end
    where source = 'Promotion' and forfeited_on is null and grant_date < ${addMonths(today, -12)}::date`.execute(
    db,
  );
  await sql`
    insert into equity_credit (associate_code, grant_date, source, credits, note, created_at, created_by, updated_at, updated_by)
    select person.code, ${addMonths(today, -2)}::date, 'Manual', 250, 'Mentor of the year', ${now}, admin.code, ${now}, admin.code
    from app_user person, app_user admin where person.username = 'ivy' and admin.username = 'admin'`.execute(
    db,
  );
}
