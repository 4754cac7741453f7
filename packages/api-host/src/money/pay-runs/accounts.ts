import { createHash } from 'node:crypto';
import { COMPANY_TIME_ZONE, type Currency, DAY_MS, formatDateTime } from '@upline/domain';
import {
  type PayRunTerms,
  type RunTotals,
  runTotals,
  type Settlement,
  settle,
  withholdBps,
} from '@upline/domain/pay-run';
import { setting } from '../../catalogue/plan-data.store.ts';
import type { Db } from '../../platform/database/database.ts';
import { type AccountFacts, nextAccounts, type PayoutStanding } from './accounts.store.ts';
import type { PayRun } from './pay-runs.store.ts';
import { showProgress } from './pay-runs.store.ts';

/** R-BNK-03. */
const REST_MS = DAY_MS;
const BATCH = 1_000;

/** A settlement with what it was made of. */
export interface Settled {
  readonly facts: AccountFacts;
  readonly settlement: Settlement;
  /** Why the person is left out of the run (R-PAY-02), or null. */
  readonly held_reason: string | null;
}

const rested = (approvedAt: Date | null, openedAt: Date) =>
  approvedAt !== null && openedAt.getTime() - approvedAt.getTime() >= REST_MS;

/** Why somebody cannot be paid by a run that opens then: no approved account, one that is too new, or a hold (R-PAY-02, R-BNK-03). */
export function heldReason(facts: PayoutStanding, openedAt: Date): string | null {
  const { payout_hold_until: hold, partner_code } = facts;
  if (hold !== null && hold > openedAt)
    return `Payouts are on hold until ${formatDateTime(hold, COMPANY_TIME_ZONE)}`;
  if (facts.information_id === null) return 'No approved payout information';
  if (!rested(facts.information_approved_at, openedAt))
    return 'Payout information was approved less than 24 hours before the run opened';
  if (facts.information_currency !== facts.currency) return 'Payout information is for another currency';
  if (partner_code === null) return null;
  if (facts.partner_information_id === null || !rested(facts.partner_information_approved_at, openedAt))
    return 'The partner of the shared code has no approved payout information';
  return facts.partner_information_currency === facts.currency
    ? null
    : 'The partner of the shared code has payout information for another currency';
}

/** Ten-thousandths of the other currency for one unit of this. */
const rateFrom = (run: PayRun, currency: Currency) =>
  currency === 'USD' ? run.usd_cad_rate : run.cad_usd_rate;

function settled(facts: AccountFacts, run: PayRun, terms: PayRunTerms): Settled {
  const held_reason = heldReason(facts, run.opened_at as Date);
  const { partner_code, share_bps } = facts;
  return {
    facts,
    held_reason,
    settlement: settle(
      {
        associate_code: facts.associate_code,
        currency: facts.currency,
        // One sum stands for the lines: a run of a million of them is never held in memory.
        lines: [{ id: '', amount_cents: facts.own_cents + facts.converted_cents }],
        debts: facts.debts.map(({ currency, ...debt }) => ({
          ...debt,
          rate: currency === facts.currency ? null : (rateFrom(run, currency) ?? 0),
        })),
        carry_in_cents: facts.carry_in_cents,
        withhold_bps: withholdBps(facts.status, facts.max_chargeback_withhold_bps),
        is_held: held_reason !== null,
        shared: partner_code === null ? null : { partner_code, share_bps },
      },
      terms,
    ),
  };
}

/** Totals and a fingerprint of every settlement, taken while they stream by. */
class Summary {
  readonly #hash = createHash('sha256');
  #totals: readonly RunTotals[] = [];

  add(batch: readonly Settled[]): void {
    const settlements = batch.map(({ settlement }) => settlement);
    for (const { line_ids: _, ...settlement } of settlements) this.#hash.update(JSON.stringify(settlement));
    this.#totals = addTotals(this.#totals, runTotals(settlements));
  }

  result(): RunSummary {
    return { totals: this.#totals, fingerprint: this.#hash.digest('base64url') };
  }
}

export interface RunSummary {
  readonly totals: readonly RunTotals[];
  /** Differs as soon as one amount of one person does. */
  readonly fingerprint: string;
}

function addTotals(before: readonly RunTotals[], more: readonly RunTotals[]): RunTotals[] {
  const byCurrency = Map.groupBy([...before, ...more], ({ currency }) => currency);
  return [...byCurrency.values()]
    .map((same) =>
      same.reduce((sum, each) => ({
        currency: sum.currency,
        associates: sum.associates + each.associates,
        held: sum.held + each.held,
        gross_cents: sum.gross_cents + each.gross_cents,
        withheld_cents: sum.withheld_cents + each.withheld_cents,
        carry_in_cents: sum.carry_in_cents + each.carry_in_cents,
        net_cents: sum.net_cents + each.net_cents,
        carry_out_cents: sum.carry_out_cents + each.carry_out_cents,
      })),
    )
    .sort((a, b) => (a.currency > b.currency ? -1 : 1));
}

/**
 * Settles everybody with pending lines before the cut-off, in the order of codes and in batches, so that a run of any
 * size takes the same memory (4.10). The same tables give the same settlements (R-MNY-32). A person without a line in
 * the run stays unchanged, because a carry alone is below the threshold.
 */
export async function settleAccounts(
  db: Db,
  run: PayRun,
  work: (batch: readonly Settled[]) => Promise<void>,
): Promise<RunSummary> {
  const terms = await setting(db, 'pay_run_terms', run.pay_date);
  const summary = new Summary();
  let done = 0;
  for (let after = ''; ; ) {
    const facts = await nextAccounts(db, run, after, BATCH);
    const batch = facts.map((each) => settled(each, run, terms));
    summary.add(batch);
    await work(batch);
    done += batch.length;
    await showProgress(db, done);
    if (facts.length < BATCH) return summary.result();
    after = facts.at(-1)?.associate_code as string;
  }
}
