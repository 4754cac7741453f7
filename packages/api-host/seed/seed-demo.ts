import { dayAt } from '@upline/domain';
import { sql } from 'kysely';
import { closeLoaded } from '../src/network/closing.store.ts';
import { placeEverybody, sumAllPoints } from '../src/network/network.store.ts';
import type { Platform } from '../src/platform/platform.ts';
import { hashPassword } from '../src/sessions/passwords/password-hash.ts';
import { bulkInsert } from './bulk-insert.ts';
import { seedCompensation } from './compensation-rows.ts';
import { DEMO_PASSWORD } from './demo-logins.ts';
import { DEMO_SHAPES, type DemoSize } from './demo-shapes.ts';
import { demoTables } from './demo-tables.ts';
import { seedPayoutInformation, weeklyRuns } from './pay-run-rows.ts';
import { seedProviderPayments } from './provider-payment-rows.ts';
import { Random } from './random.ts';
import { seedSupervision } from './supervision-rows.ts';

const PAYOUT_SEED = 20_261_193;

type Services = Pick<Platform, 'db' | 'vault' | 'clock'>;

/**
 * Loads the demo network into an empty database, in one transaction: a process that dies halfway leaves nothing. Returns
 * false, and does nothing, when there are people already. Size l wants `loadLargeDemo`. Without money no policy has lines yet:
 * tests post what they speak of.
 */
export async function seedDemo(
  { db, vault, clock }: Services,
  { size = 's', hasMoney = true }: { size?: Exclude<DemoSize, 'l'>; hasMoney?: boolean } = {},
): Promise<boolean> {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  return db.transaction().execute(async (trx) => {
    if (await trx.selectFrom('app_user').select('code').limit(1).executeTakeFirst()) return false;
    const now = clock.now();
    for (const { table, rows } of demoTables({ vault, now, passwordHash }, DEMO_SHAPES[size]))
      await bulkInsert(trx, table, rows);
    // Without statistics what follows is planned as if the tables were empty: minutes where seconds do at size m.
    await sql`analyze`.execute(trx);
    await placeEverybody(trx);
    if (hasMoney) {
      await seedPayoutInformation(trx, vault, new Random(PAYOUT_SEED));
      const { paidDays } = DEMO_SHAPES[size];
      await seedCompensation({ db: trx, now, today: dayAt(now), paidDays, closeWeek: weeklyRuns() });
      await seedProviderPayments(trx, now);
    }
    await seedSupervision(trx, dayAt(now), now);
    await sumAllPoints(trx);
    await closeLoaded(trx, dayAt(now));
    // Once more, for the first pages.
    await sql`analyze`.execute(trx);
    return true;
  });
}
