import type { Currency } from '@upline/domain';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { isOneOf } from '../../platform/database/is-one-of.ts';
import type { JournalKind } from '../ledger/ledger.ts';

export interface DebtEntryRow {
  key: string;
  entry_no: number;
  on_date: string;
  kind: JournalKind;
  description: string;
  amount_cents: number;
  balance_cents: number;
  currency: Currency;
  chargeback_id: string | null;
  payout_id: string | null;
}

/** What was ever put on the Debit Balance of a person, in the order of the books, with what was owed after it. */
const entriesOf = (code: string) => sql<
  Omit<DebtEntryRow, 'chargeback_id' | 'payout_id'> & { source_id: string }
>`(
  select line.journal_id || ':' || line.line_no as key, line.currency, line.amount_cents, journal.on_date, journal.kind,
    journal.description, journal.source_id,
    (row_number() over running)::integer as entry_no, (sum(line.amount_cents) over running)::bigint as balance_cents
  from ledger_account account
  join journal_line line on line.account_id = account.id
  join journal on journal.id = line.journal_id
  where account.associate_code = ${code} and account.kind = 'Debit Balance'
  window running as (partition by line.account_id order by journal.on_date, journal.created_at, line.journal_id, line.line_no))`;

/** The own debt that an entry speaks of, where it is one alone. */
const chargebackOf = (code: string) => sql<string | null>`(
  select case when count(*) = 1 then min(debt.id::text) end from chargeback debt
  where debt.associate_code = ${code} and entry.kind <> 'Pay Run'
    and (debt.id::text = entry.source_id or debt.policy_event_id::text = entry.source_id))`;
const payoutOf = (code: string) => sql<string | null>`(
  select payout.id::text from payout where payout.associate_code = ${code} and payout.id::text = entry.source_id)`;

/** The running balance of the caller's debts. */
export function debtEntries(db: Db, { code }: { readonly code: string }) {
  const scoped = db.selectFrom(entriesOf(code).as('entry'));
  const select = (query: typeof scoped) =>
    query.select([
      'entry.key',
      'entry.entry_no',
      'entry.on_date',
      'entry.kind',
      'entry.description',
      'entry.amount_cents',
      'entry.balance_cents',
      'entry.currency',
      chargebackOf(code).as('chargeback_id'),
      payoutOf(code).as('payout_id'),
    ]);
  return {
    scoped,
    isComputed: true,
    select,
    rows: (keys: readonly string[]) => select(scoped).where(isOneOf('entry.key', keys)).execute(),
  };
}

export interface DebtMonth {
  readonly currency: Currency;
  /** First day; of everything before the days that are asked for, the first of them. */
  readonly month: string;
  readonly charged_cents: number;
  readonly taken_cents: number;
  readonly is_before: boolean;
}

/** What was put on and taken off by month; what was before `from` is one sum. */
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
