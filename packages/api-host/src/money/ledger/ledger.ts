import { randomUUID } from 'node:crypto';
import type { Currency } from '@upline/domain';
import { CARD_JOURNALS } from '../../cards/card-ledger.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Context } from '../../platform/operation/operation.ts';
import { Problem } from '../../platform/operation/problem.ts';
import { ensureAccounts, enterLedger, insertJournals, linesOfAll } from './ledger.store.ts';

/** Accounts of the company; their balance is summed when asked for. */
export const COMPANY_ACCOUNTS = [
  'Cash',
  'Commission Revenue',
  'Commission Expense',
  'Payouts In Transit',
  'Write-Offs',
  'Currency Exchange',
  'Card Receipts',
  'Disputed Card Receipts',
  'Fee Revenue',
  'Sales Revenue',
] as const;

/**
 * Accounts of one associate and currency. The first three are owed to the associate (credit), the debit balance is owed by
 * them; none ever changes sides, and the database refuses the statement that would (R-11, I9).
 */
export const PERSONAL_ACCOUNTS = ['Pending Commission', 'Escrow', 'Payable', 'Debit Balance'] as const;

export const ACCOUNT_KINDS = [...COMPANY_ACCOUNTS, ...PERSONAL_ACCOUNTS] as const;
export type AccountKind = (typeof ACCOUNT_KINDS)[number];

/** Business events; an event has one journal of a kind and sequence. */
export const JOURNAL_KINDS = [
  'Compensation',
  'Escrow Release',
  'Escrow Hold',
  'Void',
  'Chargeback',
  'Reinstatement',
  'Adjustment',
  'Write-Off',
  'Debt Transfer',
  'Pay Run',
  'Payout',
  'Payout Release',
  'Payout Return',
  'Provider Payment',
  ...CARD_JOURNALS,
  'Reversal',
] as const;
export type JournalKind = (typeof JOURNAL_KINDS)[number];

/** An account by what it is: a company's, or one of an associate's. */
export type AccountName =
  | { readonly account: (typeof COMPANY_ACCOUNTS)[number]; readonly of?: undefined }
  | { readonly account: (typeof PERSONAL_ACCOUNTS)[number]; readonly of: string };

/** Cents: positive is a debit, negative a credit. Lines of 0 are left out. */
export type Posting = AccountName & { readonly cents: number };

export interface Journal {
  readonly kind: JournalKind;
  /** Id of the record or event that caused it. */
  readonly sourceId: string;
  /** Where one source has several journals of a kind: 0, 1, 2 … */
  readonly sequence?: number;
  readonly currency: Currency;
  /** Company day; today when absent. */
  readonly onDate?: string;
  /** For the journal list: `Lines of policy ABC-123`. No client data. */
  readonly description: string;
  readonly postings: readonly Posting[];
}

/** A journal with its id and without empty lines, as it is stored. */
export interface NumberedJournal extends Omit<Journal, 'sequence' | 'onDate'> {
  readonly id: string;
  readonly sequence: number;
  readonly onDate: string;
  readonly reversesId: string | null;
}

const PORTION = 1_000;

const accountOf = (currency: Currency, { account, of }: AccountName) =>
  [account, of ?? '', currency].join('\n');

/**
 * Answers 503 while a pay run is being closed; otherwise none is closed until the transaction ends. Who computes postings from
 * what lines are asks before reading them: they would be paid meanwhile.
 */
export async function expectOpenLedger(db: Db): Promise<void> {
  if (await enterLedger(db)) return;
  throw new Problem(503, 'pay-run-closing', 'A pay run is being closed. Try again in a few minutes', {
    headers: { 'retry-after': '30' },
  });
}

async function write(
  { db, now, caller }: Pick<Context, 'db' | 'now' | 'caller'>,
  journals: readonly NumberedJournal[],
): Promise<void> {
  if (journals.length === 0) return;
  await expectOpenLedger(db);
  for (let start = 0; start < journals.length; start += PORTION) {
    const portion = journals.slice(start, start + PORTION);
    const named = new Map(
      portion.flatMap(({ currency, postings }) =>
        postings.map(({ account, of }) => [
          accountOf(currency, { account, of } as AccountName),
          { kind: account, associate_code: of ?? null, currency },
        ]),
      ),
    );
    const ids = new Map(
      (await ensureAccounts(db, [...named.values()])).map((row) => [
        [row.kind, row.associate_code ?? '', row.currency].join('\n'),
        row.id,
      ]),
    );
    await insertJournals(db, {
      journals: portion.map((journal) => ({
        id: journal.id,
        kind: journal.kind,
        source_id: journal.sourceId,
        sequence: journal.sequence,
        currency: journal.currency,
        on_date: journal.onDate,
        description: journal.description,
        reverses_id: journal.reversesId,
        line_count: journal.postings.length,
        created_at: now.toISOString(),
        created_by: caller?.code ?? null,
      })),
      lines: portion.flatMap(({ id, currency, postings }) =>
        postings.map((posting, index) => ({
          journal_id: id,
          line_no: index + 1,
          account_id: ids.get(accountOf(currency, posting)) as number,
          currency,
          amount_cents: posting.cents,
        })),
      ),
    });
  }
}

/**
 * Posts journals in the caller's transaction and returns their ids in the same order; `undefined` for a journal all of whose
 * amounts are 0, which is not written. Throws when the amounts of one do not add up to 0, and answers 503 while a pay run
 * is being closed; the database refuses, by a unique violation, an event that was posted before and, by a check violation, an account that would change sides (I9).
 */
export async function postJournals(
  context: Pick<Context, 'db' | 'now' | 'today' | 'caller'>,
  journals: readonly Journal[],
): Promise<(string | undefined)[]> {
  const ids: (string | undefined)[] = [];
  const numbered: NumberedJournal[] = [];
  for (const journal of journals) {
    const postings = journal.postings.filter(({ cents }) => cents !== 0);
    const total = postings.reduce((sum, { cents }) => sum + cents, 0);
    if (total !== 0) throw new Error(`${journal.kind} of ${journal.sourceId} is off by ${total} cents`);
    const id = postings.length === 0 ? undefined : randomUUID();
    ids.push(id);
    if (id === undefined) continue;
    numbered.push({
      ...journal,
      id,
      postings,
      sequence: journal.sequence ?? 0,
      onDate: journal.onDate ?? context.today,
      reversesId: null,
    });
  }
  await write(context, numbered);
  return ids;
}

/** Takes a journal back by one with the opposite amounts; the database refuses a second time. Returns its id. */
export async function reverseJournal(
  context: Pick<Context, 'db' | 'now' | 'today' | 'caller'>,
  journalId: string,
  description: string,
): Promise<string> {
  const [id] = await reverseJournals(context, [{ id: journalId, description }]);
  return id as string;
}

/** As `reverseJournal`, of many journals in a few statements; the ids come in the order given. */
export async function reverseJournals(
  context: Pick<Context, 'db' | 'now' | 'today' | 'caller'>,
  journals: readonly { readonly id: string; readonly description: string }[],
): Promise<string[]> {
  const lines = await linesOfAll(
    context.db,
    journals.map(({ id }) => id),
  );
  const byJournal = Map.groupBy(lines, ({ journal_id }) => journal_id);
  const reversals = journals.map(({ id: journalId, description }) => {
    const own = byJournal.get(journalId) ?? [];
    const [first] = own;
    if (!first) throw new Error(`No journal ${journalId}`);
    return {
      id: randomUUID(),
      kind: 'Reversal' as const,
      sourceId: journalId,
      sequence: 0,
      currency: first.currency,
      onDate: context.today,
      description,
      reversesId: journalId,
      postings: own.map(
        (line) =>
          ({
            account: line.kind,
            of: line.associate_code ?? undefined,
            cents: -line.amount_cents,
          }) as Posting,
      ),
    };
  });
  await write(context, reversals);
  return reversals.map(({ id }) => id);
}
