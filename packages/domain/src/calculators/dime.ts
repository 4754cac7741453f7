import { amount, type Entry, type EntryError, entryErrors, numberOf, toCents } from './numbers.ts';

/** Kinds of debts in DIME (domain.md 6.1). */
export const DEBT_KINDS = ['Credit card', 'Auto', 'Student', 'Personal', 'Medical', 'Tax', 'Other'] as const;
export type DebtKind = (typeof DEBT_KINDS)[number];

export const HOUSING_KINDS = ['Own', 'Rent'] as const;
export type HousingKind = (typeof HOUSING_KINDS)[number];

/** Presets of the cost of a child's education, in cents. */
export const EDUCATION_PRESETS = { Public: 10_000_000, Private: 20_000_000 } as const;

/** The numbers of DIME, in the order of the form. */
export const DIME_FIELDS = {
  final_expenses_cents: amount('Final Expenses'),
  annual_income_cents: amount('Annual Income', true),
  income_years: { label: 'Income Years', unit: 'years', min: 1, max: 40, required: true },
  mortgage_balance_cents: amount('Mortgage Balance'),
  property_loans_cents: amount('Other Property Loans'),
  monthly_rent_cents: amount('Monthly Rent'),
  rent_years: { label: 'Rent Years', unit: 'years', min: 0, max: 40 },
  individual_life_cents: amount('Individual Life Insurance'),
  group_life_cents: amount('Group Life Insurance'),
  savings_cents: amount('Savings for Family'),
  education_savings_cents: amount('Education Savings'),
} as const;

export const DIME_DEBT_FIELDS = { balance_cents: amount('Balance', true) } as const;
export const DIME_CHILD_FIELDS = {
  age: { label: 'Age', unit: 'years', min: 0, max: 25 },
  education_cost_cents: amount('Education Cost', true),
} as const;

export interface DimeDebt {
  readonly kind: DebtKind;
  readonly balance_cents?: Entry;
}

export interface DimeChild {
  readonly name?: string | null;
  readonly age?: Entry;
  readonly education_cost_cents?: Entry;
}

/** The form of DIME; empty numbers count as 0. */
export interface DimeInput extends Partial<Record<keyof typeof DIME_FIELDS, Entry>> {
  readonly debts: readonly DimeDebt[];
  readonly housing: HousingKind;
  readonly children: readonly DimeChild[];
  /** Whether group cover, which ends with the job, counts as existing. */
  readonly include_group_life: boolean;
}

/** A new form. A child added later starts with the Public preset. */
export const DIME_DEFAULTS: DimeInput & Readonly<Record<keyof typeof DIME_FIELDS, number | null>> = {
  debts: [],
  final_expenses_cents: 1_500_000,
  annual_income_cents: null,
  income_years: 10,
  housing: 'Own',
  mortgage_balance_cents: null,
  property_loans_cents: null,
  monthly_rent_cents: null,
  rent_years: 10,
  children: [],
  individual_life_cents: null,
  group_life_cents: null,
  include_group_life: true,
  savings_cents: null,
  education_savings_cents: null,
};

export interface DimeResult {
  readonly debts_cents: number;
  readonly income_cents: number;
  readonly mortgage_cents: number;
  readonly education_cents: number;
  readonly need_cents: number;
  readonly existing_cents: number;
  readonly gap_cents: number;
  readonly surplus_cents: number;
  /** The gap rounded up to a multiple of 25,000. */
  readonly recommended_face_cents: number;
}

const FACE_STEP_CENTS = 2_500_000;

/** The need for life insurance by Debts, Income, Mortgage and Education (domain.md 6.1). */
export function dime(input: DimeInput): DimeResult {
  const sum = (entries: readonly Entry[]) =>
    entries.reduce((total: number, entry) => total + numberOf(entry), 0);
  const debts = sum([...input.debts.map(({ balance_cents }) => balance_cents), input.final_expenses_cents]);
  const income = numberOf(input.annual_income_cents) * numberOf(input.income_years);
  const mortgage =
    input.housing === 'Own'
      ? sum([input.mortgage_balance_cents, input.property_loans_cents])
      : numberOf(input.monthly_rent_cents) * 12 * numberOf(input.rent_years);
  const costs = sum(input.children.map(({ education_cost_cents }) => education_cost_cents));
  const education = Math.max(0, costs - numberOf(input.education_savings_cents));
  const need = debts + income + mortgage + education;
  const existing = sum([
    input.individual_life_cents,
    input.include_group_life ? input.group_life_cents : 0,
    input.savings_cents,
  ]);
  const gap = Math.max(0, need - existing);
  return {
    debts_cents: toCents(debts),
    income_cents: toCents(income),
    mortgage_cents: toCents(mortgage),
    education_cents: toCents(education),
    need_cents: toCents(need),
    existing_cents: toCents(existing),
    gap_cents: toCents(gap),
    surplus_cents: toCents(Math.max(0, existing - need)),
    recommended_face_cents: toCents(Math.ceil(gap / FACE_STEP_CENTS) * FACE_STEP_CENTS),
  };
}

/** What is wrong with the form; `complete` also asks for the required numbers, which a draft may leave empty. */
export function checkDime(input: DimeInput, { complete }: { readonly complete: boolean }): EntryError[] {
  return [
    ...input.debts.flatMap((debt, index) => entryErrors(DIME_DEBT_FIELDS, debt, complete, `debts.${index}.`)),
    ...entryErrors(DIME_FIELDS, input, complete),
    ...input.children.flatMap((child, index) =>
      entryErrors(DIME_CHILD_FIELDS, child, complete, `children.${index}.`),
    ),
  ];
}
