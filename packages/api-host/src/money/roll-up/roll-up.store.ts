import type { AssociateStatus, Currency } from '@upline/domain';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { fullName } from '../../platform/database/full-name.ts';
import { isOneOf } from '../../platform/database/is-one-of.ts';
import { givenBack } from '../chargebacks/chargeback-reads.store.ts';
import type { ChargebackRow } from '../compensation/compensation.tables.ts';

/** An open debt of somebody who left, with what was announced of it. */
interface LeftDebt {
  readonly id: string;
  readonly event_date: string;
  readonly remaining_cents: number;
  readonly currency: Currency;
  readonly receiver_code: string | null;
  readonly transfer_on: string | null;
}

export interface Leaver {
  readonly code: string;
  readonly name: string;
  readonly status: AssociateStatus;
  /** Day of termination or resignation. */
  readonly left_on: string;
  readonly debts: readonly LeftDebt[];
}

/** Below a path, or the next ones by code. */
type Which = { readonly below: string } | { readonly after: string; readonly limit: number };

/**
 * Terminated and Resigned associates with open debts, by code; a disputed debt waits for the answer. Nobody else has to
 * pay a debt that was given back, even if a pay run leaves a part of it.
 */
export async function leaversWithDebts(db: Db, which: Which): Promise<Leaver[]> {
  const within =
    'below' in which
      ? sql`member.path > ${which.below} and member.path < ${`${which.below}~`}`
      : sql`member.code > ${which.after}`;
  const { rows } = await sql<Leaver>`
    select member.code, ${fullName('member')} as name, member.status, gone.left_on,
      json_agg(json_build_object('id', debt.id, 'event_date', debt.event_date, 'currency', debt.currency,
        'remaining_cents', debt.amount_cents - debt.recovered_cents - debt.written_off_cents,
        'receiver_code', announced.receiver_code, 'transfer_on', announced.transfer_on)
        order by debt.event_date, debt.id) as debts
    from chargeback debt join app_user member on member.code = debt.associate_code
    left join debt_roll_up announced on announced.chargeback_id = debt.id
    join lateral (
      select (max(at) at time zone 'America/New_York')::date as left_on from status_history change
      where change.associate_code = member.code and change.to_status = member.status
    ) gone on gone.left_on is not null
    where debt.recovered_cents + debt.written_off_cents < debt.amount_cents and debt.transferred_to_id is null
      and debt.dispute_status is distinct from 'Pending' and not ${givenBack}
      and member.status in ('Terminated', 'Resigned') and ${within}
    group by member.code, name, member.status, gone.left_on order by member.code
    ${'limit' in which ? sql`limit ${which.limit}` : sql``}`.execute(db);
  return rows;
}

/** Names a receiver, or another one with a new notice. */
export async function announce(
  db: Db,
  row: { chargeback_id: string; receiver_code: string; announced_on: string; transfer_on: string },
): Promise<void> {
  const { receiver_code, announced_on, transfer_on } = row;
  await db
    .insertInto('debt_roll_up')
    .values({ ...row, transferred_at: null })
    .onConflict((conflict) =>
      conflict.column('chargeback_id').doUpdateSet({ receiver_code, announced_on, transfer_on }),
    )
    .execute();
}

/** Marks a locked debt as transferred: the row stays, and the new debt is owed instead. */
export async function markTransferred(
  db: Db,
  { id }: Pick<ChargebackRow, 'id'>,
  toId: string,
  now: Date,
): Promise<void> {
  await db
    .updateTable('chargeback')
    .set({ transferred_to_id: toId, updated_at: now, updated_by: null, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute();
  await db.updateTable('debt_roll_up').set({ transferred_at: now }).where('chargeback_id', '=', id).execute();
}

/** Withdraws announcements that no longer hold; with `all` every one. Returns each notified person with the debtor concerned. */
export async function withdraw(db: Db, all: boolean): Promise<{ receiver_code: string; code: string }[]> {
  const { rows } = await sql<{ receiver_code: string; code: string }>`
    delete from debt_roll_up announced using chargeback debt join app_user member on member.code = debt.associate_code
    where announced.chargeback_id = debt.id and announced.transferred_at is null and (${all}::boolean
      or member.status not in ('Terminated', 'Resigned')
      or debt.recovered_cents + debt.written_off_cents >= debt.amount_cents or ${givenBack})
    returning announced.receiver_code, member.code`.execute(db);
  return rows;
}

/** Gives a locked debt back to its first debtor, as if it had never been announced. */
export async function unmarkTransferred(db: Db, { id }: Pick<ChargebackRow, 'id'>, now: Date): Promise<void> {
  await db
    .updateTable('chargeback')
    .set({ transferred_to_id: null, updated_at: now, updated_by: null, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute();
  await db.deleteFrom('debt_roll_up').where('chargeback_id', '=', id).execute();
}

export interface RollUpRow {
  readonly id: string;
  /** The debt of the person who left. */
  readonly debt_id: string;
  readonly code: string;
  readonly name: string;
  readonly receiver_code: string;
  readonly receiver: string;
  readonly amount_cents: number;
  readonly currency: Currency;
  readonly event_date: string;
  readonly announced_on: string;
  readonly transfer_on: string;
  readonly transferred_at: Date | null;
  /** The receiver's debt once it is moved. */
  readonly chargeback_id: string | null;
}

/** Announced and moved debts: those that go to the receiver, or of everybody. */
export function rollUps(db: Db, receiver: string | null) {
  const all = db
    .selectFrom('debt_roll_up as roll_up')
    .innerJoin('chargeback as debt', 'debt.id', 'roll_up.chargeback_id')
    .innerJoin('app_user as member', 'member.code', 'debt.associate_code')
    .innerJoin('app_user as heir', 'heir.code', 'roll_up.receiver_code');
  const scoped = receiver === null ? all : all.where('roll_up.receiver_code', '=', receiver);
  const select = (query: typeof all) =>
    query.select([
      'roll_up.id',
      'debt.id as debt_id',
      'member.code',
      fullName('member').as('name'),
      'roll_up.receiver_code',
      fullName('heir').as('receiver'),
      sql<number>`debt.amount_cents - debt.recovered_cents - debt.written_off_cents`.as('amount_cents'),
      'debt.currency',
      'debt.event_date',
      'roll_up.announced_on',
      'roll_up.transfer_on',
      'roll_up.transferred_at',
      'debt.transferred_to_id as chargeback_id',
    ]);
  return {
    scoped,
    select,
    rows: (ids: readonly string[]) => select(scoped).where(isOneOf('roll_up.id', ids)).execute(),
  };
}
