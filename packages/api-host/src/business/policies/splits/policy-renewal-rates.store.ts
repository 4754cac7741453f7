import type { Db } from '../../../platform/database/database.ts';
import type { PolicyRow } from '../policies.tables.ts';

type Rates = Readonly<Record<string, number>>;

/** Rates by policy year that a renewal or trail was submitted under (R-PRD-01); undefined where none were kept. */
export async function renewalRatesOf(db: Db, policyId: string): Promise<Rates | undefined> {
  const row = await db
    .selectFrom('policy_renewal_rates')
    .select('rates')
    .where('policy_id', '=', policyId)
    .executeTakeFirst();
  return row?.rates;
}

const hasRates = (policy: Pick<PolicyRow, 'application_type'> | undefined) =>
  policy?.application_type === 'Renewal' || policy?.application_type === 'Trail';

/** Keeps them with a renewal or trail; no other policy has any. */
export async function keepRenewalRates(
  db: Db,
  before: PolicyRow | undefined,
  after: PolicyRow,
  rates: Rates,
): Promise<void> {
  if (!hasRates(after)) {
    if (hasRates(before))
      await db.deleteFrom('policy_renewal_rates').where('policy_id', '=', after.id).execute();
    return;
  }
  const kept = JSON.stringify(rates);
  await db
    .insertInto('policy_renewal_rates')
    .values({ policy_id: after.id, rates: kept })
    .onConflict((conflict) => conflict.column('policy_id').doUpdateSet({ rates: kept }))
    .execute();
}
