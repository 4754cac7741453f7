import { addDays } from '@upline/domain';
import { sql } from 'kysely';
import { postJournals } from '../../../src/money/ledger/ledger.ts';
import { settleRun } from '../../../src/money/pay-runs/closing/closing.ts';
import { clearReview } from '../../../src/money/pay-runs/pay-runs.store.ts';
import { reviewAccounts } from '../../../src/money/pay-runs/review.ts';
import { sealValues } from '../../../src/money/payout-information/payout-information.record.ts';
import type { Db } from '../../../src/platform/database/database.ts';
import { isOneOf } from '../../../src/platform/database/is-one-of.ts';
import type { Context } from '../../../src/platform/operation/operation.ts';
import type { Vault } from '../../../src/platform/vault/vault.ts';
import { bulkInsert } from '../../bulk-insert.ts';
import type { Random } from '../../random.ts';
import type { PostingDay } from './compensation-rows.ts';

const OPENER = 'A000001';
const CLOSER = 'A000002';
/** US dollars in Canadian ones and back, in ten-thousandths. */
const RATES = { usd_cad_rate: 13_725, cad_usd_rate: 7_286 };
/** One in so many has not given a bank account: what they earn is held. */
const WITHOUT_BANK = 20;

/** Where payouts go, everybody's or those of `codes`: approved before the first policy. */
export async function seedPayoutInformation(
  db: Db,
  vault: Vault,
  random: Random,
  codes?: readonly string[],
): Promise<void> {
  const people = await db
    .selectFrom('app_user')
    .innerJoin('associate', 'associate.code', 'app_user.code')
    .select(['app_user.code', 'country', 'legal_first_name', 'legal_last_name', 'join_date', 'level_code'])
    .where('path', '!=', '')
    .$if(codes !== undefined, (query) => query.where(isOneOf('app_user.code', codes ?? [])))
    .orderBy('app_user.code')
    .execute();
  const rows = people
    .filter(({ code }) => Number(code.slice(1)) < 40 || !random.chance(1 / WITHOUT_BANK))
    .map((person) => {
      const id = random.uuid();
      const isUsa = person.country === 'USA';
      const approved = `${addDays(person.join_date ?? '2020-01-01', -2)}T15:00:00Z`;
      return {
        id,
        associate_code: person.code,
        ...sealValues(vault, id, {
          tax_entity: 'Individual',
          company_name: null,
          tax_number: null,
          name_on_account: `${person.legal_first_name} ${person.legal_last_name}`,
          account_type: random.chance(0.8) ? 'Checking' : 'Savings',
          bank_name: isUsa ? 'First Harbor Bank' : 'Maple Credit Union',
          routing_number: isUsa ? '021000021' : null,
          institution_number: isUsa ? null : '001',
          transit_number: isUsa ? null : '00012',
          account_number: String(random.int(10_000_000, 99_999_999)),
          document_id: null,
        }),
        country: person.country,
        currency: isUsa ? 'USD' : 'CAD',
        status: 'Approved',
        approved_at: approved,
        decided_by: OPENER,
        created_at: approved,
        created_by: person.code,
        updated_at: approved,
        updated_by: OPENER,
      };
    });
  await bulkInsert(db, 'payout_information', rows);
}

/** Closes the week's run by the pay runs' own settlement; its payouts have reached the banks. */
export function weeklyRuns() {
  let number = 0;
  return async (day: PostingDay, until: string): Promise<void> => {
    const { db } = day;
    number += 1;
    const closed_at = new Date(`${addDays(until, 1)}T15:00:00Z`);
    const run = await db
      .insertInto('pay_run')
      .values({
        number,
        period_start: addDays(until, -6),
        period_end: until,
        cut_off_at: new Date(`${until}T23:59:59Z`),
        pay_date: addDays(until, 3),
        status: 'Open',
        opened_at: new Date(`${addDays(until, 1)}T14:00:00Z`),
        opened_by: OPENER,
        closed_at: null,
        closed_by: null,
        created_at: closed_at,
        created_by: OPENER,
        updated_at: closed_at,
        updated_by: CLOSER,
        ...RATES,
      } as never)
      .returningAll()
      .executeTakeFirstOrThrow();
    const closing = { ...day, now: closed_at, today: addDays(until, 1) } as PostingDay & Context;
    await reviewAccounts(db, run);
    const { totals, fingerprint } = await settleRun(closing, run);
    await clearReview(db, run.id, { onlyProcessed: true });
    await sql`
      update pay_run set status = 'Closed', closed_at = ${closed_at}, closed_by = ${CLOSER}, totals = ${JSON.stringify(totals)}::jsonb,
        fingerprint = ${fingerprint} where id = ${run.id}`.execute(db);
    const paid = await db
      .updateTable('payout')
      .set({
        status: 'Released',
        exported_at: closed_at,
        released_at: new Date(`${addDays(until, 3)}T15:00:00Z`),
      })
      .where('pay_run_id', '=', run.id)
      .returning(['id', 'associate_code', 'currency', 'net_cents'])
      .execute();
    await postJournals(
      { ...closing, today: addDays(until, 3) },
      paid.map(({ id, associate_code, currency, net_cents }) => ({
        kind: 'Payout Release',
        sourceId: id,
        currency,
        description: `Payout of ${associate_code}`,
        postings: [
          { account: 'Payouts In Transit', cents: net_cents },
          { account: 'Cash', cents: -net_cents },
        ],
      })),
    );
  };
}
