import type { ChargebackReason, Currency } from '@upline/domain';
import { sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { isOneOf } from '../../platform/database/is-one-of.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { ChargebackRow } from '../compensation/compensation.tables.ts';

/** A debt about to be opened (2.18). */
export interface NewDebt {
  readonly id: string;
  readonly associate_code: string;
  readonly policy_id: string | null;
  readonly policy_event_id: string | null;
  readonly reason: ChargebackReason;
  readonly event_date: string;
  readonly months_in_force: number | null;
  readonly amount_cents: number;
  readonly currency: Currency;
  readonly note: string | null;
  readonly document_id: string | null;
}

export async function insertDebts(
  db: Db,
  debts: readonly NewDebt[],
  by: { readonly now: Date; readonly code: string | null },
): Promise<void> {
  if (debts.length === 0) return;
  await db
    .insertInto('chargeback')
    .values(
      debts.map((debt) => ({
        ...debt,
        created_at: by.now,
        created_by: by.code,
        updated_at: by.now,
        updated_by: by.code,
      })),
    )
    .execute();
}

/** Locks the debt until the transaction ends. */
export async function lockDebt(db: Db, id: string): Promise<ChargebackRow | undefined> {
  return db.selectFrom('chargeback').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/**
 * Debts that an admin has to know, per person and currency: above the limit or older than the day (domain.md 8.1).
 */
export async function heavyDebts(db: Db, limit_cents: number, before: string) {
  const { rows } = await sql<{ associate_code: string; currency: Currency; open_cents: number }>`
    select associate_code, currency, sum(cents)::bigint as open_cents from debit_balance
    group by associate_code, currency having sum(cents) > ${limit_cents} or min(since) < ${before}::date
    order by associate_code, currency`.execute(db);
  return rows;
}

/**
 * Locks the debts of these events that other people owe by now (R-MNY-33). Debts with an approved dispute are left out.
 */
export function transferredOf(db: Db, eventIds: readonly string[]): Promise<ChargebackRow[]> {
  return db
    .selectFrom('chargeback')
    .selectAll()
    .where(isOneOf('policy_event_id', eventIds))
    .where('transferred_to_id', 'is not', null)
    .where((where) =>
      where.or([where('dispute_status', 'is', null), where('dispute_status', '<>', 'Approved')]),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Locks the posting of the debt's policy and then the debt. All writers lock in this order. */
export async function lockPostingOfDebt(db: Db, id: string): Promise<void> {
  await sql`
    select from policy_posting where policy_id = (select policy_id from chargeback where id = ${id}) for update`.execute(
    db,
  );
}

/** Locks the debts of these events of which a part was written off. Debts with an approved dispute are left out. */
export function writtenOffOf(db: Db, eventIds: readonly string[]): Promise<ChargebackRow[]> {
  return db
    .selectFrom('chargeback')
    .selectAll()
    .where(isOneOf('policy_event_id', eventIds))
    .where('written_off_cents', '>', 0)
    .where((where) =>
      where.or([where('dispute_status', 'is', null), where('dispute_status', '<>', 'Approved')]),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Locks the debts of these events whose dispute waits for an answer. */
export function disputedOf(db: Db, eventIds: readonly string[]): Promise<ChargebackRow[]> {
  return db
    .selectFrom('chargeback')
    .selectAll()
    .where(isOneOf('policy_event_id', eventIds))
    .where('dispute_status', '=', 'Pending')
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Whether a dispute (R-CB-03) or a reinstatement (R-MNY-24) gave back what the debt's event took. */
export async function isGivenBack(
  db: Db,
  { dispute_status, policy_event_id }: ChargebackRow,
): Promise<boolean> {
  if (dispute_status === 'Approved') return true;
  if (policy_event_id === null) return false;
  const event = await db
    .selectFrom('policy_event')
    .select('reinstated_at')
    .where('id', '=', policy_event_id)
    .executeTakeFirst();
  return event !== undefined && event.reinstated_at !== null;
}

/** Writes a debt that the caller has locked with `lockDebt`. */
export async function updateDebt(
  db: Db,
  { id }: Pick<ChargebackRow, 'id'>,
  changes: Updateable<Tables['chargeback']>,
): Promise<void> {
  await db
    .updateTable('chargeback')
    .set({ ...changes, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute();
}

/** Whether the file belongs to the person and was uploaded for chargebacks. */
export async function attachmentOf(db: Db, owner: string, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('attachment')
    .select('id')
    .where('id', '=', id)
    .where('owner_code', '=', owner)
    .where('purpose', '=', 'chargeback-document')
    .executeTakeFirst();
  return row !== undefined;
}

/** A file that was uploaded for this purpose, by any person. */
export function fileOf(db: Db, id: string, purpose: string) {
  return db
    .selectFrom('attachment')
    .selectAll()
    .where('id', '=', id)
    .where('purpose', '=', purpose)
    .executeTakeFirst();
}
