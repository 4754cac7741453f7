import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { isOneOf } from '../../platform/database/is-one-of.ts';
import { rowWrites } from '../../platform/database/record-store.ts';
import type { ProviderPayment } from './provider-payments.tables.ts';

const shown = (db: Db) =>
  db
    .selectFrom('provider_payment')
    .innerJoin('provider', 'provider.id', 'provider_payment.provider_id')
    .leftJoin('policy', 'policy.id', 'provider_payment.policy_id')
    .leftJoin('pay_run', 'pay_run.id', 'provider_payment.pay_run_id');

const rows = (db: Db) =>
  shown(db)
    .selectAll('provider_payment')
    .select([
      'provider.name as provider_name',
      'policy.policy_number',
      'policy.business_status',
      'policy.writing_associate_code',
      'pay_run.number as pay_run_number',
    ]);

/** Where the list of provider payments comes from; the caller has judged who may read it. */
export function paymentSource(db: Db) {
  return {
    scoped: shown(db),
    rows: (ids: readonly string[]) => rows(db).where(isOneOf('provider_payment.id', ids)).execute(),
  };
}

export function findPayment(db: Db, id: string) {
  return rows(db).where('provider_payment.id', '=', id).executeTakeFirst();
}

export type PaymentRow = NonNullable<Awaited<ReturnType<typeof findPayment>>>;

export const { lock: lockPayment, update: changePayment } = rowWrites('provider_payment');

/** Of policies whose numbers match without hyphens and leading zeros those with the exact one, or all if there is none. */
export function nearestOf<P extends { readonly policy_number: string }>(
  found: readonly P[],
  text: string,
): readonly P[] {
  const exact = found.filter(({ policy_number }) => policy_number === text.toUpperCase());
  return exact.length > 0 ? exact : found;
}

/**
 * Policies that the payment may be for: the one an admin chose, otherwise those that its number may refer to. They are locked, so
 * that of two payments of one policy the second is judged by the result of the first.
 */
export async function policiesNamed(
  db: Db,
  { provider_id, match_number, policy_number_text, policy_id, is_matched_by_hand }: ProviderPayment,
) {
  const found = await db
    .selectFrom('policy')
    .selectAll()
    .$if(is_matched_by_hand, (query) => query.where('id', '=', policy_id))
    .$if(!is_matched_by_hand, (query) =>
      query.where('provider_id', '=', provider_id).where('match_number', '=', match_number),
    )
    .orderBy('id')
    .limit(5)
    .forUpdate()
    .execute();
  return nearestOf(found, policy_number_text);
}

/** The policy of the provider that an admin chooses. */
export function policyOfProvider(db: Db, providerId: string, policyId: string) {
  return db
    .selectFrom('policy')
    .select(['id', 'policy_number'])
    .where('provider_id', '=', providerId)
    .where('id', '=', policyId)
    .executeTakeFirst();
}

/** The sum of earlier payments of the kind on the policy. */
export async function receivedSoFar(db: Db, payment: Pick<ProviderPayment, 'id' | 'kind'>, policyId: string) {
  const { cents } = await db
    .selectFrom('provider_payment')
    .select(({ fn }) => fn.coalesce(fn.sum<number>('gross_cents'), sql<number>`0`).as('cents'))
    .where('policy_id', '=', policyId)
    .where('kind', '=', payment.kind)
    .where('processing', 'in', ['Ready To Pay', 'Processed'])
    .where('id', '<>', payment.id)
    .executeTakeFirstOrThrow();
  return Number(cents);
}

/** The accepted payments of carriers on the policy less what they took back, in cents. */
export async function acceptedCents(db: Db, policyId: string): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(gross_cents), 0)::bigint as cents from provider_payment
    where policy_id = ${policyId} and kind <> 'Chargeback' and processing in ('Ready To Pay', 'Processed')`.execute(
    db,
  );
  return rows[0]?.cents ?? 0;
}

/**
 * Payments of the policy that wait for an admin. Before a move we lock them and leave out those that another
 * transaction has locked.
 */
export function waitingOf(db: Db, policyId: string, purpose: 'move' | 'look') {
  const waiting = db
    .selectFrom('provider_payment')
    .selectAll()
    .where('policy_id', '=', policyId)
    .where('kind', '<>', 'Chargeback')
    .where('gross_cents', '>', 0)
    .where('processing', '=', 'Action Required')
    .orderBy('id');
  return (purpose === 'move' ? waiting.forUpdate().skipLocked() : waiting).execute();
}

/** Lines of an import that are not judged yet. */
export function unjudged(db: Db, importId: string, limit: number) {
  return db
    .selectFrom('provider_payment')
    .select('id')
    .where('import_id', '=', importId)
    .where('processing', '=', 'Received')
    .orderBy('line_no')
    .limit(limit)
    .execute();
}

/** The admin in whose name a statement's lines act on policies. */
export async function importerOf(db: Db, code: string) {
  return db
    .selectFrom('app_user')
    .select(['id', 'kind', 'code', 'first_name', 'last_name', 'email', 'country'])
    .where('code', '=', code)
    .executeTakeFirst();
}

/** Ready To Pay → Processed for what had come before the run's cut-off; at most so many. Returns how many. */
export async function processPayments(
  db: Db,
  run: { readonly id: string; readonly cut_off_at: Date },
  now: Date,
  limit: number,
): Promise<number> {
  const result = await sql`
    update provider_payment set processing = 'Processed', pay_run_id = ${run.id}, updated_at = ${now}, version = version + 1
    where id in (select id from provider_payment where processing = 'Ready To Pay' and created_at <= ${run.cut_off_at}
      order by id limit ${limit} for update)`.execute(db);
  return Number(result.numAffectedRows ?? 0n);
}
