import { formatBps } from '../money.ts';
import type { CalculationStep, ShowMoney } from './dime-steps.ts';
import type { FinancialLifestyleResult } from './financial-lifestyle.ts';
import type { FinancialLifestyleInput } from './financial-lifestyle-form.ts';
import { numberOf } from './numbers.ts';

const years = (count: number) => `${count} ${count === 1 ? 'year' : 'years'}`;

/** Retirement in plain words, in the order it is calculated (domain.md 6.2). `result` is that of the same form. */
export function financialLifestyleSteps(
  input: FinancialLifestyleInput,
  result: FinancialLifestyleResult,
  money: ShowMoney,
): CalculationStep[] {
  const of = (entry: number | null | undefined) => money(numberOf(entry));
  const rate = (entry: number | null | undefined) => formatBps(numberOf(entry));
  const until = years(result.years_to_retirement);
  const retired = years(result.years_in_retirement);
  return [
    {
      label: 'Income wanted in the first year',
      words: `${rate(input.replace_bps)} of ${of(input.income_cents)}, with prices rising ${rate(input.inflation_bps)} a year for ${until}`,
      cents: result.need_cents,
    },
    {
      label: 'Other income in that year',
      words: `${of(input.other_income_cents)} in today's dollars, with prices rising the same way`,
      cents: result.other_future_cents,
    },
    {
      label: 'Short in that year',
      words: 'Income wanted − other income',
      cents: result.short_year_cents,
    },
    {
      label: 'Capital needed',
      words: `What pays that at the start of each of ${retired}, rising with prices, while the rest earns ${rate(input.return_after_bps)}`,
      cents: result.capital_cents,
    },
    {
      label: 'Capital projected',
      words: `${of(input.savings_cents)} saved and ${of(input.monthly_contribution_cents)} a month, earning ${rate(input.return_before_bps)} for ${until}`,
      cents: result.projected_cents,
    },
    { label: 'Gap', words: 'Capital needed − capital projected', cents: result.gap_cents },
    {
      label: 'Extra each month',
      words: `What fills the gap when it is saved every month for ${until}`,
      cents: result.extra_monthly_cents,
    },
  ];
}
