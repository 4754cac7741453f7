import type { ChargebackReason, Currency } from '@upline/domain';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { isOneOf } from '../../platform/database/is-one-of.ts';
import { ownNumber } from '../chargebacks/chargeback-reads.store.ts';
import type { JournalKind } from '../ledger/ledger.ts';

export interface DebtEntryRow {
  key: string;
  entry_no: number;
  on_date: string;
  kind: JournalKind;
  amount_cents: number;
  balance_cents: number;
  currency: Currency;
  chargeback_id: string | null;
  reason: ChargebackReason | null;
  policy_number: string | null;
  payout_id: string | null;
  pay_run_number: number | null;
}

/** What was ever put on the Debit Balance of a person, in the order of the books, with what was owed after it. */
const entriesOf = (code: string) => sql<
  Pick<
    DebtEntryRow,
    'key' | 'entry_no' | 'on_date' | 'kind' | 'amount_cents' | 'balance_cents' | 'currency'
  > & {
    source_id: string;
    sequence: number;
  }
>`(
  select line.journal_id || ':' || line.line_no as key, line.currency, line.amount_cents, journal.on_date, journal.kind,
    journal.source_id, journal.sequence,
    (row_number() over running)::integer as entry_no, (sum(line.amount_cents) over running)::bigint as balance_cents
  from ledger_account account
  join journal_line line on line.account_id = account.id
  join journal on journal.id = line.journal_id
  where account.associate_code = ${code} and account.kind = 'Debit Balance'
  window running as (partition by line.account_id order by journal.on_date, journal.created_at, line.journal_id, line.line_no))`;

type DebtOfEntry = Pick<DebtEntryRow, 'chargeback_id' | 'reason' | 'policy_number'>;

/**
 * The caller's debts by the key that journals use. They are collected once, because a search for each entry would read
 * all of them.
 */
const ownDebts = (code: string) => sql`
  select debt.id as chargeback_id, debt.reason, ${ownNumber} as policy_number, event.policy_id, event.event_no
  from chargeback debt
  left join policy_event event on event.id = debt.policy_event_id
  left join policy on policy.id = debt.policy_id
  left join policy_share mine on mine.policy_id = debt.policy_id and mine.associate_code = debt.associate_code
  where debt.associate_code = ${code}`;

/** Debts that an entry names by their id. */
const debtsById = (code: string) => sql<DebtOfEntry & { source_id: string }>`(
  select chargeback_id, reason, policy_number, chargeback_id::text as source_id from (${ownDebts(code)}) own)`;

/** Debts that an entry names by the event of their policy. */
const debtsByEvent = (code: string) => sql<DebtOfEntry & { source_id: string; sequence: number }>`(
  select distinct on (policy_id, event_no) chargeback_id, reason, policy_number, policy_id::text as source_id, event_no as sequence
  from (${ownDebts(code)}) own where policy_id is not null order by policy_id, event_no, chargeback_id)`;

/** The running balance of the caller's debts. */
export function debtEntries(db: Db, { code }: { readonly code: string }) {
  const scoped = db.selectFrom(entriesOf(code).as('entry'));
  const select = (query: typeof scoped) =>
    query
      .leftJoin(debtsById(code).as('named'), (join) => join.onRef('named.source_id', '=', 'entry.source_id'))
      .leftJoin(debtsByEvent(code).as('charged'), (join) =>
        join
          .onRef('charged.source_id', '=', 'entry.source_id')
          .onRef('charged.sequence', '=', 'entry.sequence'),
      )
      .leftJoin('payout', (join) =>
        join.on(sql`payout.id::text`, '=', sql.ref('entry.source_id')).on('payout.associate_code', '=', code),
      )
      .select([
        'entry.key',
        'entry.entry_no',
        'entry.on_date',
        'entry.kind',
        'entry.amount_cents',
        'entry.balance_cents',
        'entry.currency',
        'payout.id as payout_id',
        'payout.pay_run_number',
      ])
      .select(({ fn }) => [
        fn.coalesce('named.chargeback_id', 'charged.chargeback_id').as('chargeback_id'),
        fn.coalesce('named.reason', 'charged.reason').as('reason'),
        fn.coalesce('named.policy_number', 'charged.policy_number').as('policy_number'),
      ]);
  return {
    scoped,
    isComputed: true,
    isJoined: true,
    select,
    rows: (keys: readonly string[]) => select(scoped).where(isOneOf('entry.key', keys)).execute(),
  };
}

export interface DebtMonth {
  readonly currency: Currency;
  /** The first day of the month. The row of everything before the requested days has the first requested day. */
  readonly month: string;
  readonly charged_cents: number;
  readonly taken_cents: number;
  readonly is_before: boolean;
}

/** The amounts added and paid off by month. Everything before `from` is one row. */
export async function debtMonths(db: Db, code: string, from: string): Promise<DebtMonth[]> {
  const { rows } = await sql<DebtMonth>`
    select line.currency, greatest(date_trunc('month', journal.on_date)::date, ${from}::date) as month,
      journal.on_date < ${from}::date as is_before,
      coalesce(sum(line.amount_cents) filter (where line.amount_cents > 0), 0)::bigint as charged_cents,
      coalesce(-sum(line.amount_cents) filter (where line.amount_cents < 0), 0)::bigint as taken_cents
    from ledger_account account
    join journal_line line on line.account_id = account.id
    join journal on journal.id = line.journal_id
    where account.associate_code = ${code} and account.kind = 'Debit Balance'
    group by 1, 2, 3 order by 1 desc, 3 desc, 2`.execute(db);
  return rows;
}
