import { dayAt } from '@upline/domain';
import { sql } from 'kysely';
import { placeEverybody, sumAllPoints } from '../src/network/network.store.ts';
import { closeLoaded } from '../src/network/sums/closing.store.ts';
import type { Platform } from '../src/platform/platform.ts';
import { hashPassword } from '../src/sessions/passwords/password-hash.ts';
import { bulkInsert } from './bulk-insert.ts';
import { DEMO_LOGINS, DEMO_PASSWORD } from './demo-logins.ts';
import { DEMO_SHAPES, type DemoSize } from './demo-shapes.ts';
import { demoTables } from './demo-tables.ts';
import type { Person } from './network.ts';
import { seedPast } from './past.ts';
import { Random } from './random.ts';
import { seedVideos } from './rows/content/video-rows.ts';
import { seedEventPictures } from './rows/events/event-pictures.ts';
import { seedInternational } from './rows/international-rows.ts';
import { withSignedFiles } from './rows/legal/signed-files.ts';
import { seedLegalNames } from './rows/legal-name-rows.ts';
import { seedCardJournals } from './rows/money/card-journal-rows.ts';
import { seedCompensation } from './rows/money/compensation-rows.ts';
import { seedCorrections } from './rows/money/correction-rows.ts';
import { seedLatePremiums } from './rows/money/late-premium-rows.ts';
import { seedPayoutInformation, weeklyRuns } from './rows/money/pay-run-rows.ts';
import { seedProviderPayments } from './rows/money/provider-payment-rows.ts';
import { seedWaitingStatement } from './rows/money/statement-rows.ts';
import { seedOffice } from './rows/office-rows.ts';
import { seedSplit } from './rows/policies/split-rows.ts';
import { seedPrograms } from './rows/program-rows.ts';
import { seedRegistrations } from './rows/registration-rows.ts';
import { seedRequests } from './rows/request-rows.ts';
import { seedHolidays } from './rows/settings/holiday-rows.ts';
import { seedMessageWords } from './rows/settings/message-words-rows.ts';
import { writeDownloads } from './rows/store/store-downloads.ts';
import { seedStorePictures } from './rows/store/store-pictures.ts';
import { seedSupervision } from './rows/supervision-rows.ts';
import { seedUplineChanges } from './rows/upline-change-rows.ts';

const PAYOUT_SEED = 20_261_193;
const OFFICE_SEED = 20_261_194;
const REQUEST_SEED = 20_261_195;
const SPLIT_SEED = 20_261_196;
const VIDEO_SEED = 20_261_197;
const STORE_SEED = 20_261_198;
const EVENT_SEED = 20_261_199;

/** Without files nothing is written that has documents. */
type Services = Pick<Platform, 'db' | 'vault' | 'clock'> & Partial<Pick<Platform, 'files'>>;

/**
 * Loads the demo network into an empty database, in one transaction: a process that dies halfway leaves nothing. Returns
 * false, and does nothing, when there are people already. Size l wants `loadLargeDemo`. Without a past no policy has lines,
 * nobody has signed in and no month of levels is closed: tests write what they speak of.
 */
export async function seedDemo(
  { db, vault, clock, files }: Services,
  { size = 's', hasPast = true }: { size?: Exclude<DemoSize, 'l'>; hasPast?: boolean } = {},
): Promise<boolean> {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  return db.transaction().execute(async (trx) => {
    if (await trx.selectFrom('app_user').select('code').limit(1).executeTakeFirst()) return false;
    const now = clock.now();
    const signers = new Set<string>();
    const onPeople = (people: readonly Person[]) => {
      for (const { key, code } of people)
        if (DEMO_LOGINS.some(({ username }) => username === key)) signers.add(code);
    };
    let texts: Parameters<typeof withSignedFiles>[2] = [];
    for (const { table, rows } of demoTables({ vault, now, passwordHash, onPeople }, DEMO_SHAPES[size])) {
      if (table === 'legal_text') texts = rows as typeof texts;
      const isSigned = files && table === 'legal_document';
      await bulkInsert(trx, table, isSigned ? await withSignedFiles(files, rows, texts, signers) : rows);
    }
    // Without statistics what follows is planned as if the tables were empty: minutes where seconds do at size m.
    await sql`analyze`.execute(trx);
    await placeEverybody(trx);
    await seedCardJournals(trx, now);
    await seedVideos(trx, files, new Random(VIDEO_SEED), now);
    if (files) {
      await writeDownloads(trx, files);
      await seedStorePictures(trx, files, new Random(STORE_SEED), now);
      await seedEventPictures(trx, files, new Random(EVENT_SEED), now);
    }
    if (hasPast) {
      await seedPayoutInformation(trx, vault, new Random(PAYOUT_SEED));
      const { paidDays } = DEMO_SHAPES[size];
      await seedCompensation({ db: trx, now, today: dayAt(now), paidDays, closeWeek: weeklyRuns() });
      await seedProviderPayments(trx, now);
      await seedCorrections(trx, dayAt(now), now);
      await seedWaitingStatement(trx, now);
      if (files) await seedLegalNames(trx, files, now);
      if (files) await seedInternational(trx, files, now);
      await seedLatePremiums(trx, dayAt(now), now);
      await seedSplit(trx, new Random(SPLIT_SEED), dayAt(now));
      await seedOffice(trx, vault, new Random(OFFICE_SEED), now);
      await seedRegistrations(trx, vault, now);
    }
    await seedSupervision(trx, dayAt(now), now);
    await sumAllPoints(trx);
    await closeLoaded(trx, dayAt(now));
    if (hasPast) {
      await seedUplineChanges(trx, dayAt(now), now);
      await seedPast(trx, now, DEMO_SHAPES[size].closedMonths);
      await seedPrograms(trx, now);
      await seedHolidays(trx, dayAt(now));
      await seedMessageWords(trx, now);
      if (files) await seedRequests(trx, { vault, files, random: new Random(REQUEST_SEED), now });
    }
    // Once more, for the first pages.
    await sql`analyze`.execute(trx);
    return true;
  });
}
