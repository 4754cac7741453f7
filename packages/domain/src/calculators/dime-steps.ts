import type { DimeInput, DimeResult } from './dime.ts';
import { numberOf } from './numbers.ts';

/** One line of a calculation as a person can follow it: what it is, how it came about, and its amount. */
export interface CalculationStep {
  readonly label: string;
  /** The formula with the numbers of the form in it. */
  readonly words: string;
  readonly cents: number;
}

/** How an amount is written, e.g. `formatMoney` with the currency of the client. */
export type ShowMoney = (cents: number) => string;

const years = (count: number) => `${count} ${count === 1 ? 'year' : 'years'}`;

/** DIME in plain words, in the order it is calculated (domain.md 6.1). `result` is that of the same form. */
export function dimeSteps(input: DimeInput, result: DimeResult, money: ShowMoney): CalculationStep[] {
  const of = (entry: number | null | undefined) => money(numberOf(entry));
  const owed = result.debts_cents - numberOf(input.final_expenses_cents);
  const children = input.children.length;
  const costs = input.children.reduce((sum, child) => sum + numberOf(child.education_cost_cents), 0);
  const group = input.include_group_life
    ? `group life ${of(input.group_life_cents)}`
    : 'group life is left out';
  return [
    {
      label: 'Debts',
      words: `Debts ${money(owed)} + final expenses ${of(input.final_expenses_cents)}`,
      cents: result.debts_cents,
    },
    {
      label: 'Income',
      words: `${of(input.annual_income_cents)} a year × ${years(numberOf(input.income_years))}`,
      cents: result.income_cents,
    },
    {
      label: 'Mortgage',
      words:
        input.housing === 'Own'
          ? `Mortgage ${of(input.mortgage_balance_cents)} + other property loans ${of(input.property_loans_cents)}`
          : `Rent ${of(input.monthly_rent_cents)} × 12 months × ${years(numberOf(input.rent_years))}`,
      cents: result.mortgage_cents,
    },
    {
      label: 'Education',
      words: `${money(costs)} for ${children} ${children === 1 ? 'child' : 'children'} − ${of(input.education_savings_cents)} saved for it`,
      cents: result.education_cents,
    },
    { label: 'Need', words: 'Debts + income + mortgage + education', cents: result.need_cents },
    {
      label: 'Existing',
      words: `Individual life ${of(input.individual_life_cents)} + ${group} + savings ${of(input.savings_cents)}`,
      cents: result.existing_cents,
    },
    result.surplus_cents > 0
      ? { label: 'Surplus', words: 'Existing − need', cents: result.surplus_cents }
      : { label: 'Gap', words: 'Need − existing', cents: result.gap_cents },
    {
      label: 'Recommended face amount',
      words: `The gap rounded up to the next multiple of ${money(2_500_000)}`,
      cents: result.recommended_face_cents,
    },
  ];
}
