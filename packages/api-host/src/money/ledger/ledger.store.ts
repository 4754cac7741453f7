import type { Currency } from '@upline/domain';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { fullName } from '../../platform/database/full-name.ts';
import { isOneOf } from '../../platform/database/is-one-of.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { AccountKind } from './ledger.ts';

interface AccountKey {
  readonly kind: AccountKind;
  readonly associate_code: string | null;
  readonly currency: Currency;
}

/** Ids of accounts, opened where they do not exist yet. */
export async function ensureAccounts(db: Db, keys: readonly AccountKey[]) {
  const asked = JSON.stringify(keys);
  const find = () =>
    // The two conditions are written apart because PostgreSQL cannot use the index for "equal or both null".
    sql<AccountKey & { id: number }>`
      with asked as materialized (
        select * from json_to_recordset(${asked}::json) as asked (kind text, associate_code text, currency text)
      )
      select account.id, account.kind, account.associate_code, account.currency
      from asked join ledger_account as account on account.associate_code = asked.associate_code
        and account.kind = asked.kind and account.currency = asked.currency
      union all
      select account.id, account.kind, account.associate_code, account.currency
      from asked join ledger_account as account on account.associate_code is null
        and account.kind = asked.kind and account.currency = asked.currency
      where asked.associate_code is null`.execute(db);
  const found = (await find()).rows;
  if (found.length === keys.length) return found;
  await sql`
    insert into ledger_account (kind, side, is_personal, associate_code, currency)
    select kind.kind, kind.side, kind.is_personal, asked.associate_code, asked.currency
    from json_to_recordset(${asked}::json) as asked (kind text, associate_code text, currency text)
    join ledger_account_kind as kind on kind.kind = asked.kind
    order by asked.kind, asked.associate_code, asked.currency
    on conflict (kind, associate_code, currency) do nothing`.execute(db);
  return (await find()).rows;
}

const GATE = sql`hashtext('upline ledger')`;

/**
 * Prevents all other postings until the transaction ends, after those in progress have ended; for closing a pay run. We
 * refuse the others at once instead of letting them wait, so that no two transactions can wait for each other.
 */
export async function closeLedger(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${GATE})`.execute(db);
}

/** Whether the ledger is open to this transaction; it then stays so until the transaction ends. */
export async function enterLedger(db: Db): Promise<boolean> {
  const { rows } = await sql<{
    is_open: boolean;
  }>`select pg_try_advisory_xact_lock_shared(${GATE}) as is_open`.execute(db);
  return rows[0]?.is_open === true;
}

interface Written {
  readonly journals: readonly (Omit<Tables['journal'], 'created_at' | 'sequence'> & {
    created_at: string;
    sequence: number;
  })[];
  readonly lines: readonly Tables['journal_line'][];
}

/** Journals, then all their lines in one statement, as the database demands. */
export async function insertJournals(db: Db, { journals, lines }: Written): Promise<void> {
  await sql`
    insert into journal
    select * from json_populate_recordset(null::journal, ${JSON.stringify(journals)}::json)`.execute(db);
  await sql`
    insert into journal_line
    select * from json_populate_recordset(null::journal_line, ${JSON.stringify(lines)}::json)`.execute(db);
}

const accountLines = (db: Db) =>
  db
    .selectFrom('journal_line')
    .innerJoin('ledger_account as account', 'account.id', 'journal_line.account_id')
    .leftJoin('app_user', 'app_user.code', 'account.associate_code')
    .select([
      'journal_line.journal_id',
      'journal_line.line_no',
      'journal_line.amount_cents',
      'journal_line.currency',
      'account.kind',
      'account.associate_code',
      'app_user.first_name',
      'app_user.last_name',
    ])
    .orderBy('journal_line.line_no');

/** Lines of a journal, in order. */
export function linesOf(db: Db, journalId: string) {
  return accountLines(db).where('journal_line.journal_id', '=', journalId).execute();
}

/** Lines of several journals, in order within each. */
export function linesOfAll(db: Db, journalIds: readonly string[]) {
  return accountLines(db).where(isOneOf('journal_line.journal_id', journalIds)).execute();
}

const journals = (db: Db) => db.selectFrom('journal');

const journalRows = (db: Db) =>
  journals(db)
    .leftJoin('app_user as maker', 'maker.code', 'journal.created_by')
    .selectAll('journal')
    .select(fullName<string | null>('maker').as('maker_name'));

/** Where the journal list comes from; the caller has judged who may read it. */
export function journalSource(db: Db) {
  return {
    scoped: journals(db),
    rows: (ids: readonly string[]) => journalRows(db).where(isOneOf('journal.id', ids)).execute(),
  };
}

export type JournalRow = Awaited<ReturnType<ReturnType<typeof journalSource>['rows']>>[number];

export function findJournal(db: Db, id: string) {
  return journalRows(db).where('journal.id', '=', id).executeTakeFirst();
}

/** What a journal is about: a record of the office, or an event without a page. */
export interface JournalSource {
  readonly type:
    | 'policy'
    | 'payout'
    | 'compensation'
    | 'chargeback'
    | 'provider-payment'
    | 'card-payment'
    | 'journal';
  readonly id: string;
  /** The name that the office uses: `ABC-123`, `Pay run 12, U000008`. */
  readonly label: string;
}

/** The dispute is named by Stripe; its page is that of the payment. */
async function findDisputed(db: Db, disputeId: string): Promise<JournalSource | undefined> {
  const { rows } = await sql<JournalSource>`
    select 'card-payment' as type, payment.id::text, 'P-' || lpad(payment.number::text, 6, '0') as label
    from card_dispute as dispute join card_payment as payment on payment.id = dispute.payment_id
    where dispute.id = ${disputeId}`.execute(db);
  return rows[0];
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The record whose event was posted; its kind follows from the id alone, because events of one kind come from several records. */
export async function findSource(db: Db, sourceId: string): Promise<JournalSource | undefined> {
  if (!UUID.test(sourceId)) return findDisputed(db, sourceId);
  const { rows } = await sql<JournalSource>`
    select 'policy' as type, id::text, policy_number as label from policy where id = ${sourceId}
    union all
    select 'payout', id::text, 'Pay run ' || pay_run_number || ', ' || associate_code from payout where id = ${sourceId}
    union all
    select 'compensation', id::text, compensation_type || ', ' || associate_code from compensation_line where id = ${sourceId}
    union all
    select 'chargeback', id::text, reason || ', ' || associate_code from chargeback where id = ${sourceId}
    union all
    select 'provider-payment', id::text, statement_ref || ', line ' || line_no from provider_payment where id = ${sourceId}
    union all
    select 'card-payment', id::text, 'P-' || lpad(number::text, 6, '0') from card_payment where id = ${sourceId}
    union all
    select 'card-payment', payment.id::text, 'P-' || lpad(payment.number::text, 6, '0')
    from card_refund as refund join card_payment as payment on payment.id = refund.payment_id where refund.id = ${sourceId}
    union all
    select 'journal', id::text, description from journal where id = ${sourceId}`.execute(db);
  return rows[0];
}

/** The journal that reverses this one. */
export function findReversal(db: Db, id: string) {
  return journals(db).select('id').where('reverses_id', '=', id).executeTakeFirst();
}

/** Debits, credits and balance of every kind of account and currency, up to and including a company day. */
export async function trialBalance(db: Db, until: string | null) {
  const { rows } = await sql<{
    kind: AccountKind;
    currency: Currency;
    accounts: number;
    debit_cents: number;
    credit_cents: number;
  }>`
    select account.kind, account.currency, count(*)::int as accounts,
      coalesce(sum(written.debit_cents), 0)::bigint as debit_cents,
      coalesce(sum(written.credit_cents), 0)::bigint as credit_cents
    from (
      select line.account_id, sum(line.amount_cents) filter (where line.amount_cents > 0) as debit_cents,
        -sum(line.amount_cents) filter (where line.amount_cents < 0) as credit_cents
      from journal_line as line
      ${until === null ? sql`` : sql`join journal on journal.id = line.journal_id and journal.on_date <= ${until}::date`}
      group by line.account_id
    ) as written
    join ledger_account as account on account.id = written.account_id
    group by account.kind, account.currency
    order by account.currency desc, account.kind`.execute(db);
  return rows;
}

/** Balances of one associate's accounts, in cents on the account's own side: never negative. */
export function balancesOf(db: Db, code: string) {
  return db
    .selectFrom('ledger_account as account')
    .innerJoin('ledger_balance as balance', 'balance.account_id', 'account.id')
    .select(['account.kind', 'account.currency'])
    .select(sql<number>`balance.balance_cents * balance.side`.as('cents'))
    .where('account.associate_code', '=', code)
    .execute();
}

/** How many of everything the database promises does not hold: all 0, or something is badly wrong. */
export async function countFaults(db: Db) {
  const { rows } = await sql<{ unbalanced: number; wrong_balances: number; wrong_sides: number }>`
    select
      (select count(*)::int from (
        select journal.id from journal left join journal_line as line on line.journal_id = journal.id
        group by journal.id, journal.line_count
        having count(line.line_no) <> journal.line_count or coalesce(sum(line.amount_cents), 0) <> 0
      ) as each) as unbalanced,
      (select count(*)::int from (
        select account.id from ledger_account as account
        left join ledger_balance as balance on balance.account_id = account.id
        left join journal_line as line on line.account_id = account.id
        where account.is_personal
        group by account.id, balance.balance_cents
        having coalesce(balance.balance_cents, 0) <> coalesce(sum(line.amount_cents), 0)
      ) as each) as wrong_balances,
      (select count(*)::int from ledger_balance where balance_cents * side < 0) as wrong_sides`.execute(db);
  return rows[0] as { unbalanced: number; wrong_balances: number; wrong_sides: number };
}
