import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { isOneOf } from '../../../platform/database/is-one-of.ts';

/**
 * What keeps a payment from being taken back: it is in a closed pay run, what it did to its policy holds, or its policy is Ready To
 * Pay by nothing but this import.
 */
const holds = sql<SqlBool>`(
  provider_payment.processing = 'Processed'
  or (provider_payment.brought_about = 'Ready To Pay'
    and policy.business_status in ('Ready To Pay', 'Approved', 'Full Chargedback'))
  or (provider_payment.brought_about = 'Chargeback' and policy.termination_date is not null)
  or (provider_payment.processing = 'Ready To Pay' and provider_payment.kind <> 'Chargeback'
    and policy.business_status = 'Ready To Pay' and not exists (select from provider_payment other
      where other.policy_id = policy.id and other.kind <> 'Chargeback' and other.processing in ('Ready To Pay', 'Processed')
        and other.import_id is distinct from provider_payment.import_id)))`;

const ofImport = (db: Db, importId: string) =>
  db
    .selectFrom('provider_payment')
    .leftJoin('policy', 'policy.id', 'provider_payment.policy_id')
    .where('provider_payment.import_id', '=', importId);

/** The first few payments that prevent an undo, and how many there are. */
export async function heldPayments(db: Db, importId: string, limit: number) {
  const held = ofImport(db, importId).where(holds);
  const { count } = await held
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await held
    .select([
      'provider_payment.line_no',
      'provider_payment.processing',
      'provider_payment.brought_about',
      'policy.policy_number',
      'policy.business_status',
    ])
    .orderBy('provider_payment.line_no')
    .limit(limit)
    .execute();
  return { count: Number(count), rows };
}
export type HeldPayment = Awaited<ReturnType<typeof heldPayments>>['rows'][number];

/**
 * The next payments after a line, locked: those that can be taken back, and the last line that was looked at; undefined once there
 * is none. Only the page is judged, however long the statement is.
 */
export async function freePayments(db: Db, importId: string, after: number, limit: number) {
  const locked = await db
    .selectFrom('provider_payment')
    .select(['id', 'line_no'])
    .where('import_id', '=', importId)
    .where('line_no', '>', after)
    .orderBy('line_no')
    .limit(limit)
    .forUpdate()
    .execute();
  const ids = locked.map(({ id }) => id);
  // We check them once they are locked, because one may have moved its policy in the meantime.
  const payments = await ofImport(db, importId)
    .where(isOneOf('provider_payment.id', ids))
    .where(sql<SqlBool>`${holds} is not true`)
    .select([
      'provider_payment.id',
      'provider_payment.statement_ref',
      'provider_payment.line_no',
      'provider_payment.processing',
    ])
    .orderBy('provider_payment.line_no')
    .execute();
  return { payments, last: locked.at(-1)?.line_no };
}

/** The journals of payments, looked up payment by payment: there is one of this kind for nearly every payment of all statements. */
export async function journalsOf(db: Db, paymentIds: readonly string[]) {
  const { rows } = await sql<{ id: string; source_id: string }>`
    select posted.* from unnest(${paymentIds}::text[]) as asked (source_id) cross join lateral (
      select id, source_id from journal where kind = 'Provider Payment' and source_id = asked.source_id offset 0
    ) posted`.execute(db);
  return rows;
}

export async function deletePayments(db: Db, ids: readonly string[]): Promise<void> {
  await db.deleteFrom('provider_payment').where(isOneOf('id', ids)).execute();
}

export async function countPayments(db: Db, importId: string): Promise<number> {
  const { count } = await db
    .selectFrom('provider_payment')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('import_id', '=', importId)
    .executeTakeFirstOrThrow();
  return Number(count);
}
