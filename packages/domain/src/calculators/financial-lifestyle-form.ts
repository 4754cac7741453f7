import { amount, type Entry, type EntryError, entryErrors } from './numbers.ts';

const rate = (label: string, max: number) => ({ label, unit: 'bps', min: 0, max, required: true }) as const;
const age = (label: string, min: number, max: number) =>
  ({ label, unit: 'years', min, max, required: true }) as const;

/** The numbers of the Financial Lifestyle Strategy, in the order of the form. Yearly growth goes to 20 %. */
export const FINANCIAL_LIFESTYLE_FIELDS = {
  current_age: age('Current Age', 18, 80),
  retirement_age: age('Retirement Age', 19, 110),
  life_expectancy: age('Life Expectancy', 20, 120),
  income_cents: amount('Income', true),
  replace_bps: rate('Income to Replace', 20_000),
  inflation_bps: rate('Inflation', 2_000),
  return_before_bps: rate('Return Before Retirement', 2_000),
  return_after_bps: rate('Return After Retirement', 2_000),
  savings_cents: amount('Savings'),
  monthly_contribution_cents: amount('Monthly Contribution'),
  other_income_cents: amount('Other Income'),
  monthly_expenses_cents: amount('Monthly Expenses'),
  emergency_savings_cents: amount('Emergency Savings'),
  emergency_months: { label: 'Emergency Months', unit: 'months', min: 0, max: 60 },
} as const;

export const FINANCIAL_LIFESTYLE_DEBT_FIELDS = {
  balance_cents: amount('Balance', true),
  rate_bps: rate('Rate', 10_000),
  payment_cents: amount('Payment', true),
} as const;

export const FINANCIAL_LIFESTYLE_GOAL_FIELDS = {
  amount_cents: amount('Amount', true),
  years: { label: 'Years', unit: 'years', min: 1, max: 80, required: true },
  saved_cents: amount('Saved'),
} as const;

export type LifestyleDebt = Readonly<Partial<Record<keyof typeof FINANCIAL_LIFESTYLE_DEBT_FIELDS, Entry>>>;

export interface LifestyleGoal extends Partial<Record<keyof typeof FINANCIAL_LIFESTYLE_GOAL_FIELDS, Entry>> {
  readonly name?: string | null;
}

/** The form of the Financial Lifestyle Strategy; empty numbers count as 0. */
export interface FinancialLifestyleInput
  extends Partial<Record<keyof typeof FINANCIAL_LIFESTYLE_FIELDS, Entry>> {
  readonly debts: readonly LifestyleDebt[];
  readonly goals: readonly LifestyleGoal[];
}

/** A new form. */
export const FINANCIAL_LIFESTYLE_DEFAULTS: FinancialLifestyleInput &
  Readonly<Record<keyof typeof FINANCIAL_LIFESTYLE_FIELDS, number | null>> = {
  current_age: null,
  retirement_age: null,
  life_expectancy: 90,
  income_cents: null,
  replace_bps: 7_000,
  inflation_bps: 250,
  return_before_bps: 600,
  return_after_bps: 400,
  savings_cents: null,
  monthly_contribution_cents: null,
  other_income_cents: null,
  monthly_expenses_cents: null,
  emergency_savings_cents: null,
  emergency_months: 6,
  debts: [],
  goals: [],
};

/** What is wrong with the form; `complete` also asks for the required numbers, which a draft may leave empty. */
export function checkFinancialLifestyle(
  input: FinancialLifestyleInput,
  { complete }: { readonly complete: boolean },
): EntryError[] {
  const fields = FINANCIAL_LIFESTYLE_FIELDS;
  const after = (value: Entry, least: number) => Math.max(least, (value ?? 0) + 1);
  const ordered = {
    ...fields,
    retirement_age: {
      ...fields.retirement_age,
      min: after(input.current_age, fields.retirement_age.min),
    },
    life_expectancy: {
      ...fields.life_expectancy,
      min: after(input.retirement_age, fields.life_expectancy.min),
    },
  };
  return [
    ...entryErrors(ordered, input, complete),
    ...input.debts.flatMap((debt, index) =>
      entryErrors(FINANCIAL_LIFESTYLE_DEBT_FIELDS, debt, complete, `debts.${index}.`),
    ),
    ...input.goals.flatMap((goal, index) =>
      entryErrors(FINANCIAL_LIFESTYLE_GOAL_FIELDS, goal, complete, `goals.${index}.`),
    ),
  ];
}
