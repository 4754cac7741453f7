import type { Currency, PaymentProcessing } from '../enumerations/payments.ts';
import type { AssociateStatus } from '../enumerations/people.ts';
import { shareFloor, shareHalfUp } from './arithmetic.ts';
import { convertCents, unconvertedCents } from './conversion.ts';

/** Settings of a pay run (R-CFG-01). */
export interface PayRunTerms {
  /** Below it the amount is carried to the next run (R-PAY-01). */
  readonly min_payout_cents: Readonly<Record<Currency, number>>;
}

/** The terms the portal starts with. */
export const PAY_RUN_TERMS: PayRunTerms = { min_payout_cents: { USD: 2_500, CAD: 2_500 } };

/** The debtor is warned of a balance above so much, or of a debt older than so many days (domain.md 8.1). */
export const DEBT_WARNING = { cents: 100_000, days: 60 } as const;

/** An open chargeback. */
export interface Debt {
  readonly id: string;
  readonly event_date: string;
  /** Not yet recovered, written off or transferred; > 0. */
  readonly remaining_cents: number;
  /** Of a debt in another currency the run's rate, from it to the run's currency, in ten-thousandths (R-MNY-30). */
  readonly rate?: number | null;
}

/** All a run needs to know of one person in one currency. */
export interface PayRunAccount {
  readonly associate_code: string;
  readonly currency: Currency;
  /** Pending lines posted before the run's cut-off, none negative; foreign ones already converted (R-MNY-30). */
  readonly lines: readonly { readonly id: string; readonly amount_cents: number }[];
  readonly debts: readonly Debt[];
  /** `carry_out_cents` of the person's last settlement in the currency. */
  readonly carry_in_cents: number;
  /** Of `withholdBps`. */
  readonly withhold_bps: number;
  /** No Approved payout information, or a payout hold: left out of the run (R-PAY-02). */
  readonly is_held: boolean;
  /** Code shared with a partner and the holder's share of it; null when it is not shared. */
  readonly shared: { readonly partner_code: string; readonly share_bps: number } | null;
}

/** What a run takes from one chargeback. */
export interface Recovery {
  readonly debt_id: string;
  readonly amount_cents: number;
  /** The same in the debt's currency, and what is left of the debt in it (R-MNY-30). */
  readonly debt_cents: number;
  readonly remaining_cents: number;
}

/** One person's part of a run: gross − withheld + carry in = net + carry out (I8). */
export interface Settlement {
  readonly associate_code: string;
  readonly currency: Currency;
  /** Action Required when held: nothing is paid or withheld and the carry stays. */
  readonly processing: Extract<PaymentProcessing, 'Processed' | 'Action Required'>;
  /** Lines that become Paid. */
  readonly line_ids: readonly string[];
  readonly gross_cents: number;
  readonly withheld_cents: number;
  readonly carry_in_cents: number;
  /** Paid out, the partner's part included. */
  readonly net_cents: number;
  readonly carry_out_cents: number;
  readonly partner_code: string | null;
  readonly partner_cents: number;
  /** In the order taken: oldest event first. */
  readonly recoveries: readonly Recovery[];
}

/** Share of a positive payment that may be withheld: everything once the person has left (domain.md 2.1, R-MNY-34). */
export function withholdBps(status: AssociateStatus, maxChargebackWithholdBps: number): number {
  return status === 'Terminated' || status === 'Resigned' ? 10_000 : maxChargebackWithholdBps;
}

const byText = (a: string, b: string) => (a < b ? -1 : Number(a > b));

/** What is left of a debt in the run's currency. */
const inRunCurrency = ({ remaining_cents, rate = null }: Debt) =>
  rate === null ? remaining_cents : convertCents(remaining_cents, rate);

/** What taking so much of a debt recovers in its own currency; a rest below one cent of it counts as recovered (R-MNY-30). */
function debtCents(debt: Debt, taken: number): number {
  const { remaining_cents, rate = null } = debt;
  if (rate === null) return taken;
  if (taken === inRunCurrency(debt)) return remaining_cents;
  return unconvertedCents(taken, rate, remaining_cents);
}

/** Takes an amount from debts, oldest event first, the last one possibly in part (4.10 step 3). */
function recover(debts: readonly Debt[], amount: number): Recovery[] {
  let left = amount;
  return debts
    .toSorted((a, b) => byText(a.event_date, b.event_date) || byText(a.id, b.id))
    .flatMap((debt) => {
      const taken = Math.min(left, inRunCurrency(debt));
      left -= taken;
      if (taken <= 0) return [];
      const debt_cents = debtCents(debt, taken);
      const remaining_cents = debt.remaining_cents - debt_cents;
      return [{ debt_id: debt.id, amount_cents: taken, debt_cents, remaining_cents }];
    });
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/**
 * The arithmetic of one person and currency (domain.md 4.10): withhold, pay or carry, share with the partner. The same
 * account always gives the same settlement (R-MNY-32), and nothing becomes negative (R-MNY-29).
 * @throws RangeError for a negative line, debt or carry.
 */
export function settle(account: PayRunAccount, terms: PayRunTerms = PAY_RUN_TERMS): Settlement {
  const { associate_code, currency, lines, debts, carry_in_cents, withhold_bps, shared } = account;
  const gross = sum(lines.map(({ amount_cents }) => amount_cents));
  const debt = sum(debts.map(inRunCurrency));
  if (
    carry_in_cents < 0 ||
    lines.some(({ amount_cents }) => amount_cents < 0) ||
    debts.some(({ remaining_cents }) => remaining_cents < 0)
  ) {
    throw new RangeError(`A negative amount in the account of ${associate_code}`);
  }
  const base = { associate_code, currency, carry_in_cents };
  if (account.is_held) {
    return {
      ...base,
      processing: 'Action Required',
      line_ids: [],
      gross_cents: 0,
      withheld_cents: 0,
      net_cents: 0,
      carry_out_cents: carry_in_cents,
      partner_code: null,
      partner_cents: 0,
      recoveries: [],
    };
  }
  const withheld = Math.min(debt, shareFloor(gross, withhold_bps));
  const due = gross - withheld + carry_in_cents;
  const net = due >= terms.min_payout_cents[currency] ? due : 0;
  return {
    ...base,
    processing: 'Processed',
    line_ids: lines.map(({ id }) => id),
    gross_cents: gross,
    withheld_cents: withheld,
    net_cents: net,
    carry_out_cents: due - net,
    partner_code: shared && shared.share_bps < 10_000 ? shared.partner_code : null,
    partner_cents: shared ? net - shareHalfUp(net, shared.share_bps) : 0,
    recoveries: recover(debts, withheld),
  };
}

/** Sums of a run in one currency; people who are held are counted apart and add nothing. */
export interface RunTotals {
  readonly currency: Currency;
  readonly associates: number;
  readonly held: number;
  readonly gross_cents: number;
  readonly withheld_cents: number;
  readonly carry_in_cents: number;
  readonly net_cents: number;
  readonly carry_out_cents: number;
}

/** The totals of a run's settlements by currency, for review before it is closed (domain.md 2.23). */
export function runTotals(settlements: readonly Settlement[]): RunTotals[] {
  const totals = new Map<Currency, RunTotals>();
  for (const each of settlements) {
    const { currency } = each;
    const so = totals.get(currency) ?? {
      currency,
      associates: 0,
      held: 0,
      gross_cents: 0,
      withheld_cents: 0,
      carry_in_cents: 0,
      net_cents: 0,
      carry_out_cents: 0,
    };
    const isHeld = each.processing === 'Action Required';
    totals.set(
      currency,
      isHeld
        ? { ...so, held: so.held + 1 }
        : {
            ...so,
            associates: so.associates + 1,
            gross_cents: so.gross_cents + each.gross_cents,
            withheld_cents: so.withheld_cents + each.withheld_cents,
            carry_in_cents: so.carry_in_cents + each.carry_in_cents,
            net_cents: so.net_cents + each.net_cents,
            carry_out_cents: so.carry_out_cents + each.carry_out_cents,
          },
    );
  }
  return [...totals.values()].sort((a, b) => byText(b.currency, a.currency));
}
