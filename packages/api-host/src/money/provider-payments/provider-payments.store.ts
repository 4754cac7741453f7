import { type Insertable, sql, type Updateable } from 'kysely';
import { among } from '../../platform/among.ts';
import type { Db } from '../../platform/database.ts';
import type { Tables } from '../../platform/tables.ts';
import type { ProviderPayment } from './provider-payment.tables.ts';

const shown = (db: Db) =>
  db
    .selectFrom('provider_payment')
    .innerJoin('provider', 'provider.id', 'provider_payment.provider_id')
    .leftJoin('policy', 'policy.id', 'provider_payment.policy_id');

const rows = (db: Db) =>
  shown(db)
    .selectAll('provider_payment')
    .select([
      'provider.name as provider_name',
      'policy.policy_number',
      'policy.business_status',
      'policy.writing_associate_code',
    ]);

/** Where the list of provider payments comes from; the caller has judged who may read it. */
export function paymentSource(db: Db) {
  return {
    scoped: shown(db),
    rows: (ids: readonly string[]) => rows(db).where(among('provider_payment.id', ids)).execute(),
  };
}

export function findPayment(db: Db, id: string) {
  return rows(db).where('provider_payment.id', '=', id).executeTakeFirst();
}

export type PaymentRow = NonNullable<Awaited<ReturnType<typeof findPayment>>>;

/** The payment, kept from every other writer until the transaction ends. */
export function lockPayment(db: Db, id: string) {
  return db.selectFrom('provider_payment').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Claims what a statement says for its reference; returns the reference that has it. */
export async function claimStatement(
  db: Db,
  statement: Insertable<Tables['provider_statement']>,
): Promise<string> {
  await db
    .insertInto('provider_statement')
    .values(statement)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { statement_ref } = await db
    .selectFrom('provider_statement')
    .select('statement_ref')
    .where('provider_id', '=', statement.provider_id)
    .where('fingerprint', '=', statement.fingerprint)
    .executeTakeFirstOrThrow();
  return statement_ref;
}

/** Adds the lines that are new; returns how many. A line that was imported before stays as it is. */
export async function insertPayments(
  db: Db,
  payments: readonly Insertable<Tables['provider_payment']>[],
): Promise<number> {
  if (payments.length === 0) return 0;
  const columns = sql.join(Object.keys(payments[0] as object).map((column) => sql.ref(column)));
  const added = await sql`
    insert into provider_payment (${columns})
    select ${columns} from json_populate_recordset(null::provider_payment, ${JSON.stringify(payments)}::json)
    on conflict (provider_id, statement_ref, line_no) do nothing`.execute(db);
  return Number(added.numAffectedRows ?? 0n);
}

export function findProvider(db: Db, id: string) {
  return db.selectFrom('provider').select(['id', 'name']).where('id', '=', id).executeTakeFirst();
}

/**
 * Policies the text may mean: the very number, else those that are the same without hyphens and leading zeros. Locked: of two
 * payments of one policy the second is judged by what the first brought.
 */
export async function policiesNamed(
  db: Db,
  { provider_id, match_number, policy_number_text }: ProviderPayment,
) {
  const found = await db
    .selectFrom('policy')
    .selectAll()
    .where('provider_id', '=', provider_id)
    .where('match_number', '=', match_number)
    .orderBy('id')
    .limit(5)
    .forUpdate()
    .execute();
  const exact = found.filter(({ policy_number }) => policy_number === policy_number_text.toUpperCase());
  return exact.length > 0 ? exact : found;
}

/** What earlier payments of the kind have brought on the policy. */
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

/** What carriers paid on the policy and was accepted, less what they took back of it, in cents. */
export async function acceptedCents(db: Db, policyId: string): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(gross_cents), 0)::bigint as cents from provider_payment
    where policy_id = ${policyId} and kind <> 'Chargeback' and processing in ('Ready To Pay', 'Processed')`.execute(
    db,
  );
  return rows[0]?.cents ?? 0;
}

/**
 * Payments of the policy that wait for an admin. Before a move they are locked, and those that somebody else has locked are
 * left out.
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

/** Changes a payment of the version read; false when it is another by now. */
export async function changePayment(
  db: Db,
  { id, version }: Pick<ProviderPayment, 'id' | 'version'>,
  values: Updateable<Tables['provider_payment']>,
): Promise<boolean> {
  const result = await db
    .updateTable('provider_payment')
    .set({ ...values, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Lines of a statement that are not judged yet, with who imported them. */
export function unjudged(db: Db, providerId: string, statementRef: string, limit: number) {
  return db
    .selectFrom('provider_payment')
    .select(['id', 'created_by'])
    .where('provider_id', '=', providerId)
    .where('statement_ref', '=', statementRef)
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
