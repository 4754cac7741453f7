import { addDays, addMonths, COUNTRIES, dayAt, firstOfMonth } from '@upline/domain';
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
 * the services' own nights. Nobody is notified. Wants the months of points closed.
 */
export async function seedPrograms(db: Db, now: Date): Promise<void> {
  const today = dayAt(now);
  const context = { db, now, today, caller: undefined };
  const silent = { jobs: { add: async () => undefined } };
  await seedHouseMonths(db, today);
  await builderBonus(silent).closeMonth(context);
  await scholarships(silent).award(context);
  await grantEquityCredits(context);
  await seedEquity(db, now, today);
  await seedContest(db, today);
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

/** So long after its last day a contest is closed. */
const CLOSED_AFTER = 14;

/** The last contest that is closed: who has won, and who had the points alone (domain.md 5.5). */
async function seedContest(db: Db, today: string): Promise<void> {
  const year = Number(addDays(today, -CLOSED_AFTER - 5).slice(0, 4)) - 1;
  const [from, to] = [`${year}-01-01`, `${year}-12-31`];
  await sql`
    insert into contest (first_day, last_day, rules, closed_at, closed_by)
    select ${from}::date, ${to}::date, ${JSON.stringify(await setting(db, 'hawaii_rules', to))}::jsonb,
      ${new Date(`${addDays(to, CLOSED_AFTER)}T15:00:00Z`)}, admin.code
    from app_user admin where admin.kind = 'SuperAdmin' order by admin.code limit 1`.execute(db);
  await sql`
    insert into contest_place (first_day, associate_code, place, points, seats_by_points, is_active, is_free_of_debt, is_persistent, seats)
    select ${from}::date, person.code, won.place, won.points, won.seats, true, won.is_free, true,
      case when won.is_free then won.seats else 0 end
    from (values ('eve', 1, 112400, 2, true), ('dev', 2, 78150, 1, true), ('hal', 3, 61020, 1, false))
      as won (username, place, points, seats, is_free)
    join app_user person on person.username = won.username`.execute(db);
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
