import { dayAt } from '@upline/domain';
import { sql } from 'kysely';
import { closeLedger } from '../src/money/ledger/ledger.store.ts';
import { foldNetwork } from '../src/network/sums/fold.store.ts';
import type { Db } from '../src/platform/database/database.ts';
import type { Platform } from '../src/platform/platform.ts';
import { Random } from './random.ts';
import { seedCardJournals } from './rows/money/card-journal-rows.ts';
import { seedCompensation } from './rows/money/compensation-rows.ts';
import { seedPayoutInformation, weeklyRuns } from './rows/money/pay-run-rows.ts';
import { seedProviderPayments } from './rows/money/provider-payment-rows.ts';
import { seedSupervision } from './rows/supervision-rows.ts';

const PAYOUT_SEED = 20_261_194;

interface Options extends Pick<Platform, 'vault' | 'clock'> {
  readonly db: Db;
  /** Business of so many last days is posted and paid. */
  readonly paidDays: number;
  /** Told which week has been posted and paid, with the seconds since the beginning. */
  onProgress?(what: string, seconds: number): void;
}

/**
 * Money of a large demo network that is loaded and has none: lines, chargebacks, weekly runs, training and supervision by the
 * services' own postings, in one transaction, so that a process that dies halfway leaves a network without money, to be given
 * it by the next call. What chargebacks take of points reaches the uplines as it does every day. Returns false, and does
 * nothing, where money was posted before or the network is not the demo's. Wants statements that may take minutes.
 */
export async function payLargeDemo({ db, vault, clock, paidDays, onProgress }: Options): Promise<boolean> {
  const began = performance.now();
  const tell = (what: string) => onProgress?.(what, Math.round((performance.now() - began) / 1_000));
  const now = clock.now();
  const today = dayAt(now);
  const isPaid = await db.transaction().execute(async (trx) => {
    // Two at once would find nothing posted both.
    await closeLedger(trx);
    if (!(await isUnpaidDemo(trx))) return false;
    const informed = informEarners(trx, vault);
    const close = weeklyRuns();
    await seedCompensation({
      db: trx,
      now,
      today,
      paidDays,
      async closeWeek(day, until) {
        await informed();
        await close(day, until);
        tell(`week until ${until} paid`);
      },
    });
    await informed();
    await seedProviderPayments(trx, now);
    if (
      !(await trx
        .selectFrom('journal')
        .select('id')
        .where('kind', '=', 'Card Payment')
        .limit(1)
        .executeTakeFirst())
    )
      await seedCardJournals(trx, now);
    await seedSupervision(trx, today, now);
    return true;
  });
  if (!isPaid) return false;
  tell('money posted');
  await foldNetwork(db);
  await sql`vacuum analyze`.execute(db);
  tell('statistics made');
  return true;
}

async function isUnpaidDemo(db: Db): Promise<boolean> {
  const { rows } = await sql<{ is_unpaid: boolean }>`
    select exists (select from policy where policy_number = 'GT-EX-01')
      and not exists (select from journal where kind not like 'Card %') and not exists (select from compensation_line)
      as is_unpaid`.execute(db);
  return rows[0]?.is_unpaid === true;
}

/** Gives payout information to those who have lines and were not asked for it before. */
function informEarners(db: Db, vault: Platform['vault']) {
  const random = new Random(PAYOUT_SEED);
  const asked = new Set<string>();
  return async (): Promise<void> => {
    const { rows } = await sql<{ associate_code: string }>`
      select distinct associate_code from compensation_line where status = 'Pending' order by 1`.execute(db);
    const codes = rows.flatMap(({ associate_code }) => (asked.has(associate_code) ? [] : [associate_code]));
    for (const code of codes) asked.add(code);
    await seedPayoutInformation(db, vault, random, codes);
  };
}
