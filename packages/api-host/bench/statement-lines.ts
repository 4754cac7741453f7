import { randomUUID } from 'node:crypto';
import type { Db } from '../src/platform/database/database.ts';

const UNKNOWN_EVERY = 10;

/**
 * A carrier's statement of so many lines, and the policies that they pay on: nine of ten pay a renewal on a policy that is paid
 * already, the others name no policy.
 */
export async function statementOf(db: Db, lines: number) {
  const model = await db
    .selectFrom('policy')
    .selectAll()
    .where('business_status', '=', 'Approved')
    .where('termination_date', 'is', null)
    .where('currency', '=', 'USD')
    .executeTakeFirstOrThrow();
  // The number as it is compared is computed by the database.
  const { match_number: _computed, ...stored } = model;
  const renewal = {
    ...stored,
    chargeback_steps: JSON.stringify(model.chargeback_steps),
    application_type: 'Renewal' as const,
  };
  for (let start = 0; start < lines; start += 500) {
    const copies = Array.from({ length: Math.min(500, lines - start) }, (_, index) => ({
      ...renewal,
      id: randomUUID(),
      policy_number: `BENCH${start + index}`,
    }));
    await db
      .insertInto('policy')
      .values(copies as never)
      .execute();
  }
  const amount = (model.bv_cents / 100).toFixed(2);
  const text = [
    'policy_number,kind,amount',
    ...Array.from({ length: lines }, (_, index) =>
      index % UNKNOWN_EVERY === 0 ? `NOBODY${index},Renewal,12.50` : `BENCH${index},Renewal,${amount}`,
    ),
  ].join('\n');
  return {
    text,
    head: {
      provider_id: model.provider_id,
      statement_ref: 'BENCH',
      statement_date: model.submit_date,
      currency: 'USD',
    },
  };
}
