import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { Payout } from '../pay-runs.store.ts';

export type NewPayout = Omit<
  Payout,
  | 'status'
  | 'returned_reason'
  | 'exported_at'
  | 'released_at'
  | 'bank_file_id'
  | 'returns'
  | 'returned_at'
  | 'version'
>;

/** Payouts of a batch, in one statement. */
export async function insertPayouts(db: Db, payouts: readonly NewPayout[]): Promise<void> {
  if (payouts.length === 0) return;
  const columns = sql.join(Object.keys(payouts[0] as object).map((column) => sql.ref(column)));
  await sql`
    insert into payout (${columns})
    select ${columns} from json_populate_recordset(null::payout, ${JSON.stringify(payouts)}::json)`.execute(
    db,
  );
}

/** What payouts take from debts: the debts grow less and the statement can name them. */
export async function recoverDebts(
  db: Db,
  recoveries: readonly {
    readonly payout_id: string;
    readonly chargeback_id: string;
    readonly amount_cents: number;
    /** Null where the debt is in the currency of the payout. */
    readonly debt_cents: number | null;
  }[],
  now: Date,
): Promise<void> {
  if (recoveries.length === 0) return;
  const given = sql`json_to_recordset(${JSON.stringify(recoveries)}::json)
    as given (payout_id uuid, chargeback_id uuid, amount_cents bigint, debt_cents bigint)`;
  await sql`insert into payout_recovery (payout_id, chargeback_id, amount_cents, debt_cents)
    select payout_id, chargeback_id, amount_cents, debt_cents from ${given}`.execute(db);
  await sql`
    update chargeback set recovered_cents = recovered_cents + coalesce(given.debt_cents, given.amount_cents), updated_at = ${now}, version = version + 1
    from ${given} where chargeback.id = given.chargeback_id`.execute(db);
}

/** Has the database check the journals written so far, so that a large run does not end in one long check. */
export async function checkJournals(db: Db): Promise<void> {
  await sql`set constraints journal_balanced immediate`.execute(db);
  await sql`set constraints journal_balanced deferred`.execute(db);
}

/** From here the transaction can take back what follows and still commit what it writes instead. */
export async function beginUndoable(db: Db): Promise<void> {
  await sql`savepoint closing`.execute(db);
}

/** Takes back everything since `beginUndoable`. */
export async function undo(db: Db): Promise<void> {
  await sql`rollback to savepoint closing`.execute(db);
}
