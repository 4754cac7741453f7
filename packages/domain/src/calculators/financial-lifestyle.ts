import type { FinancialLifestyleInput, LifestyleDebt } from './financial-lifestyle-form.ts';
import { type Entry, numberOf, toCents, wholePercent } from './numbers.ts';

/** Whole percent and its color: red below 50, amber below 80, otherwise green. */
export interface LifestyleScore {
  readonly percent: number;
  readonly color: 'red' | 'amber' | 'green';
}

export interface FinancialLifestyleResult {
  readonly years_to_retirement: number;
  readonly years_in_retirement: number;
  /** Yearly income wanted in the first year of retirement, in the money of that year. */
  readonly need_cents: number;
  readonly other_future_cents: number;
  readonly short_year_cents: number;
  /** What must be there on the day of retirement, and what will be. */
  readonly capital_cents: number;
  readonly projected_savings_cents: number;
  readonly projected_contributions_cents: number;
  readonly projected_cents: number;
  readonly gap_cents: number;
  readonly extra_monthly_cents: number;
  readonly readiness_percent: number;
  readonly emergency_target_cents: number;
  readonly emergency_gap_cents: number;
  /** Months until each debt is paid; null = never at this payment. */
  readonly debts: readonly { readonly months: number | null }[];
  readonly goals: readonly {
    readonly future_amount_cents: number;
    readonly future_saved_cents: number;
    readonly monthly_cents: number;
  }[];
  readonly scores: {
    /** Absent without a linked DIME result. */
    readonly protection: LifestyleScore | null;
    readonly emergency: LifestyleScore;
    readonly debt: LifestyleScore;
    readonly retirement: LifestyleScore;
    readonly goals: LifestyleScore;
  };
}

/** Payments below this share of income give no red mark (36 % rule of lenders). */
const DEBT_SHARE = 0.36;

const share = (bps: Entry) => numberOf(bps) / 10_000;

/** Value at the end of `years` of 1 paid at the end of each month at the yearly return. */
function monthlyFactor(yearly: number, years: number): number {
  const monthly = (1 + yearly) ** (1 / 12) - 1;
  return monthly === 0 ? 12 * years : ((1 + monthly) ** (12 * years) - 1) / monthly;
}

/** Months to pay off a debt; null when the payment does not exceed the interest. */
function payoffMonths(debt: LifestyleDebt): number | null {
  const balance = numberOf(debt.balance_cents);
  const payment = numberOf(debt.payment_cents);
  const interest = share(debt.rate_bps) / 12;
  if (balance === 0) return 0;
  if (payment <= balance * interest) return null;
  if (interest === 0) return Math.ceil(balance / payment);
  const months = -Math.log(1 - (balance * interest) / payment) / Math.log(1 + interest);
  return Math.ceil(months - 1e-9);
}

function scoreOf(value: number): LifestyleScore {
  const percent = wholePercent(value);
  if (percent < 50) return { percent, color: 'red' };
  return { percent, color: percent < 80 ? 'amber' : 'green' };
}

/** Part of a target that is met; nothing wanted is wholly met. */
const reached = (have: number, want: number) => (want === 0 ? 1 : have / want);

/**
 * Retirement, emergency fund, debts and goals of a client (domain.md 6.2). `linkedDime` is the result of the DIME
 * analysis the protection score comes from. Call it with a form that `checkFinancialLifestyle` finds complete; with
 * empty numbers the result is finite but means nothing.
 */
export function financialLifestyle(
  input: FinancialLifestyleInput,
  linkedDime: { readonly need_cents: number; readonly existing_cents: number } | null = null,
): FinancialLifestyleResult {
  const years = Math.max(0, numberOf(input.retirement_age) - numberOf(input.current_age));
  const retired = Math.max(0, numberOf(input.life_expectancy) - numberOf(input.retirement_age));
  const inflation = share(input.inflation_bps);
  const before = share(input.return_before_bps);
  const income = numberOf(input.income_cents);

  const prices = (1 + inflation) ** years;
  // Today's amounts are subtracted while they are exact, so that equal ones leave nothing.
  const needToday = (income * numberOf(input.replace_bps)) / 10_000;
  const otherToday = numberOf(input.other_income_cents);
  const short = Math.max(0, needToday - otherToday) * prices;
  const real = (1 + share(input.return_after_bps)) / (1 + inflation) - 1;
  const capital =
    Math.abs(real) < 1e-9 ? short * retired : ((short * (1 - (1 + real) ** -retired)) / real) * (1 + real);

  const factor = monthlyFactor(before, years);
  const savings = numberOf(input.savings_cents) * (1 + before) ** years;
  const contributions = numberOf(input.monthly_contribution_cents) * factor;
  const gap = Math.max(0, capital - savings - contributions);
  const readiness = reached(savings + contributions, capital);

  const emergencyTarget = numberOf(input.monthly_expenses_cents) * numberOf(input.emergency_months);
  const emergencySavings = numberOf(input.emergency_savings_cents);

  const goals = input.goals.map((goal) => {
    const wait = numberOf(goal.years);
    const future = numberOf(goal.amount_cents) * (1 + inflation) ** wait;
    const saved = numberOf(goal.saved_cents) * (1 + before) ** wait;
    const monthly = Math.max(0, future - saved) / Math.max(1, monthlyFactor(before, wait));
    return { future, saved, monthly };
  });
  const total = (key: 'future' | 'saved') => goals.reduce((sum, goal) => sum + goal[key], 0);
  const payments = input.debts.reduce((sum, { payment_cents }) => sum + 12 * numberOf(payment_cents), 0);

  return {
    years_to_retirement: years,
    years_in_retirement: retired,
    need_cents: toCents(needToday * prices),
    other_future_cents: toCents(otherToday * prices),
    short_year_cents: toCents(short),
    capital_cents: toCents(capital),
    projected_savings_cents: toCents(savings),
    projected_contributions_cents: toCents(contributions),
    projected_cents: toCents(savings + contributions),
    gap_cents: toCents(gap),
    extra_monthly_cents: toCents(gap / Math.max(1, factor)),
    readiness_percent: wholePercent(readiness),
    emergency_target_cents: toCents(emergencyTarget),
    emergency_gap_cents: toCents(Math.max(0, emergencyTarget - emergencySavings)),
    debts: input.debts.map((debt) => ({ months: payoffMonths(debt) })),
    goals: goals.map(({ future, saved, monthly }) => ({
      future_amount_cents: toCents(future),
      future_saved_cents: toCents(saved),
      monthly_cents: toCents(monthly),
    })),
    scores: {
      protection: linkedDime && scoreOf(reached(linkedDime.existing_cents, linkedDime.need_cents)),
      emergency: scoreOf(reached(emergencySavings, emergencyTarget)),
      debt: scoreOf(payments === 0 ? 1 : 1 - Math.min(1, payments / (DEBT_SHARE * income))),
      retirement: scoreOf(readiness),
      goals: scoreOf(reached(total('saved'), total('future'))),
    },
  };
}
