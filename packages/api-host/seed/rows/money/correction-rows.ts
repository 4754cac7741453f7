import { addMonths, DAY_MS, firstOfMonth } from '@upline/domain';
import { insertAdjustment } from '../../../src/money/chargebacks/adjustments.store.ts';
import { insertExchangeLeg } from '../../../src/money/exchange/exchange-legs.store.ts';
import type { Db } from '../../../src/platform/database/database.ts';

const codeOf = async (db: Db, username: string) =>
  (
    await db
      .selectFrom('app_user')
      .select('code')
      .where('email_key', 'like', `${username}@%`)
      .executeTakeFirstOrThrow()
  ).code;

/** What the home office decides: two adjustments that wait for a second person, one that was refused, and an exchange agreement. */
export async function seedCorrections(db: Db, today: string, now: Date): Promise<void> {
  const [admin, other] = [await codeOf(db, 'admin'), await codeOf(db, 'super')];
  const wanted = [
    ['hal', 150_000, 'Convention bonus of the spring contest', 2],
    ['cara', -120_000, 'Paid twice by the carrier in October', 4],
    ['ben', 250_000, 'Travel of the leadership meeting', 9],
  ] as const;
  for (const [index, [username, amount_cents, reason, days]] of wanted.entries()) {
    const isRefused = index === wanted.length - 1;
    await insertAdjustment(db, {
      associate_code: await codeOf(db, username),
      policy_id: null,
      amount_cents,
      currency: 'USD',
      reason,
      status: isRefused ? 'Refused' : 'Pending',
      needs_second_person: true,
      requested_at: new Date(now.getTime() - days * DAY_MS),
      requested_by: admin,
      decided_at: isRefused ? new Date(now.getTime() - (days - 1) * DAY_MS) : null,
      decided_by: isRefused ? other : null,
      decision_reason: isRefused ? 'Travel is reimbursed with the expense form' : null,
    });
  }
  // The leg stays in the base shop of the promoting RMD, whoever that is in this network.
  const agreed = await db
    .selectFrom('app_user as new_rmd')
    .innerJoin('app_user as leg', 'leg.upline_rmd_code', 'new_rmd.upline_rmd_code')
    .select([
      'new_rmd.code as new_rmd_code',
      'new_rmd.upline_rmd_code as promoting_rmd_code',
      'leg.code as leg_code',
    ])
    .where('new_rmd.code', '=', await codeOf(db, 'dev'))
    .whereRef('leg.code', '!=', 'new_rmd.code')
    .where('leg.is_senior_level', '=', false)
    .orderBy('leg.code')
    .executeTakeFirst();
  if (agreed?.promoting_rmd_code)
    await insertExchangeLeg(
      db,
      {
        ...agreed,
        promoting_rmd_code: agreed.promoting_rmd_code,
        starts_on: firstOfMonth(addMonths(today, -3)),
      },
      { now, code: admin },
    );
}
