import { randomUUID } from 'node:crypto';
import type { Context } from '../../../platform/operation/operation.ts';
import { closeLedger } from '../../ledger/ledger.store.ts';
import { type Journal, type Posting, postJournals } from '../../ledger/ledger.ts';
import { markPaid } from '../accounts.store.ts';
import { type RunSummary, type Settled, settleAccounts } from '../accounts.ts';
import type { PayRun } from '../pay-runs.store.ts';
import { checkJournals, insertPayouts, type NewPayout, recoverDebts } from './closing.store.ts';

/** Lines marked by one statement: keeps it well below the time a statement may take. */
const LINES = 5_000;

interface Paid extends Settled {
  readonly payout: NewPayout;
}

const otherCurrency = (currency: 'USD' | 'CAD') => (currency === 'USD' ? 'CAD' : 'USD');

function payoutOf(run: PayRun, { settlement, facts }: Settled): NewPayout {
  const { line_ids: _, recoveries: __, processing: ___, ...amounts } = settlement;
  return {
    ...amounts,
    id: randomUUID(),
    pay_run_id: run.id,
    pay_run_number: run.number,
    lines: facts.lines,
    payout_information_id: facts.information_id,
    partner_information_id: amounts.partner_cents > 0 ? facts.partner_information_id : null,
  };
}

/** What is recovered of debts in another currency (R-MNY-30). */
function foreignOf({ currency, debts }: Paid['facts'], { recoveries }: Paid['settlement']) {
  const foreign = new Set(debts.filter((debt) => debt.currency !== currency).map(({ id }) => id));
  return recoveries.filter(({ debt_id }) => foreign.has(debt_id));
}

/** G leaves what is pending for the debt and for what is payable; a foreign part comes over the exchange account. */
function journalsOf(run: PayRun, { payout, facts, settlement }: Paid): Journal[] {
  const { id, associate_code: of, currency, gross_cents, withheld_cents, net_cents } = payout;
  const source = { sourceId: id, description: `Pay run ${run.number}, ${of}` } as const;
  const { foreign_cents, converted_cents, own_cents } = facts;
  const recovered = { converted_cents: 0, debt_cents: 0 };
  for (const { amount_cents, debt_cents } of foreignOf(facts, settlement)) {
    recovered.converted_cents += amount_cents;
    recovered.debt_cents += debt_cents;
  }
  const postings: Posting[] = [
    { account: 'Pending Commission', of, cents: own_cents },
    { account: 'Currency Exchange', cents: converted_cents - recovered.converted_cents },
    { account: 'Debit Balance', of, cents: recovered.converted_cents - withheld_cents },
    { account: 'Payable', of, cents: withheld_cents - gross_cents },
  ];
  const foreign: Posting[] = [
    { account: 'Pending Commission', of, cents: foreign_cents },
    { account: 'Currency Exchange', cents: recovered.debt_cents - foreign_cents },
    { account: 'Debit Balance', of, cents: -recovered.debt_cents },
  ];
  return [
    { kind: 'Pay Run', ...source, currency, postings },
    { kind: 'Pay Run', ...source, sequence: 1, currency: otherCurrency(currency), postings: foreign },
    {
      kind: 'Payout',
      ...source,
      currency,
      postings: [
        { account: 'Payable', of, cents: net_cents },
        { account: 'Payouts In Transit', cents: -net_cents },
      ],
    },
  ];
}

/** Lines become Paid; what was marked is what was settled, cent for cent, or nothing is. */
async function payLines(context: Context, run: PayRun, batch: readonly Paid[]): Promise<void> {
  const marked = new Map<string, number>();
  const people = batch.map(({ payout: { associate_code, currency } }) => ({ associate_code, currency }));
  for (let lines = LINES; lines >= LINES; ) {
    lines = 0;
    for (const each of await markPaid(context.db, run, people, LINES)) {
      lines += each.lines;
      marked.set(each.associate_code, (marked.get(each.associate_code) ?? 0) + each.cents);
    }
  }
  for (const { payout } of batch) {
    const cents = marked.get(payout.associate_code) ?? 0;
    if (cents !== payout.gross_cents)
      throw new Error(
        `Lines of ${payout.associate_code} changed during the close: ${cents}, not ${payout.gross_cents}`,
      );
  }
}

/**
 * Pays everybody in the run, in the caller's transaction: lines, payouts, recovered debts and journals (4.10,
 * R-MNY-32). Returns the totals. All other postings of money are refused until the transaction ends.
 */
export async function settleRun(context: Context, run: PayRun): Promise<RunSummary> {
  const { db, now } = context;
  await closeLedger(db);
  return settleAccounts(db, run, async (settledBatch) => {
    const batch = settledBatch
      .filter(({ held_reason }) => held_reason === null)
      .map((each): Paid => ({ ...each, payout: payoutOf(run, each) }));
    if (batch.length === 0) return;
    await payLines(context, run, batch);
    await insertPayouts(
      db,
      batch.map(({ payout }) => payout),
    );
    await recoverDebts(
      db,
      batch.flatMap(({ payout, settlement, facts }) => {
        const foreign = new Set(foreignOf(facts, settlement));
        return settlement.recoveries.map((each) => ({
          payout_id: payout.id,
          chargeback_id: each.debt_id,
          amount_cents: each.amount_cents,
          debt_cents: foreign.has(each) ? each.debt_cents : null,
        }));
      }),
      now,
    );
    await postJournals(
      context,
      batch.flatMap((each) => journalsOf(run, each)),
    );
    await checkJournals(db);
  });
}
