import { formatMoney } from '@upline/domain';
import {
  type FinancialLifestyleInput,
  type FinancialLifestyleResult,
  financialLifestyleSteps,
} from '@upline/domain/calculators';
import { Card, FactList, Money, Private } from '@upline/ui-kit';
import layout from '@upline/ui-kit/styles/layout.module.css';
import type { ReactNode } from 'react';
import classes from '../analyses.module.css';
import { CalculationSteps } from '../calculation-steps.tsx';
import { Figure } from '../dime/dime-result.tsx';
import { Disclaimer } from '../disclaimer.tsx';
import { NeedChart } from '../need-chart.tsx';
import { ScoreList } from '../score-list.tsx';

export interface LifestyleResultPanelProps {
  readonly currency: 'USD' | 'CAD';
  readonly inputs: FinancialLifestyleInput;
  /** Null while a required answer is missing. */
  readonly result: FinancialLifestyleResult | null;
  /** Under the scores: the linked DIME analysis. */
  readonly action?: ReactNode;
}

const MONTHS_A_YEAR = 12;
const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;

/** Months as years and months; `never` in the words of domain.md 6.2. */
function payoff(months: number | null | undefined): string {
  if (months === null || months === undefined) return 'Never at this payment';
  if (months < MONTHS_A_YEAR) return plural(months, 'month');
  const rest = months % MONTHS_A_YEAR;
  const years = plural(Math.floor(months / MONTHS_A_YEAR), 'year');
  return rest === 0 ? years : `${years}, ${plural(rest, 'month')}`;
}

/** The result of the strategy: five scores, then retirement, emergency fund, debts and goals. */
export function LifestyleResultPanel({ currency, inputs, result, action }: LifestyleResultPanelProps) {
  const money = (cents: number) => formatMoney(cents, currency, currency === 'CAD' ? 'Canada' : 'USA');
  if (!result)
    return (
      <Card title="Result">
        <p className={layout.muted}>
          The result is shown as soon as the ages, the income and the rates are filled in.
        </p>
      </Card>
    );
  return (
    <>
      <Card title="Five scores">
        <ScoreList scores={result.scores} />
        {action}
      </Card>
      <Card title="Retirement">
        <section className={classes.figures} aria-label="Result">
          <Figure label="Gap" isMain>
            <Money cents={result.gap_cents} currency={currency} />
          </Figure>
          <Figure label="Extra each month">
            <Money cents={result.extra_monthly_cents} currency={currency} />
          </Figure>
          <Figure label="Ready">
            <Private kind="amount">{result.readiness_percent}%</Private>
          </Figure>
        </section>
      </Card>
      <NeedChart
        currency={currency}
        period={`In ${plural(result.years_to_retirement, 'year')}, at retirement`}
        people={[{ name: 'Capital', need: result.capital_cents, have: result.projected_cents }]}
      />
      <Card title="How it is calculated">
        <CalculationSteps steps={financialLifestyleSteps(inputs, result, money)} currency={currency} />
      </Card>
      <Card title="Emergency fund, debts and goals">
        <FactList
          facts={[
            {
              label: 'Emergency target',
              value: <Money cents={result.emergency_target_cents} currency={currency} />,
            },
            {
              label: 'Emergency gap',
              value: <Money cents={result.emergency_gap_cents} currency={currency} />,
            },
            ...result.debts.map(({ months }, index) => ({
              label: `Debt ${index + 1} is paid in`,
              value: payoff(months),
              private: 'amount' as const,
            })),
            ...result.goals.map(({ monthly_cents }, index) => ({
              label: `Goal ${index + 1}`,
              value: (
                <>
                  {inputs.goals[index]?.name && (
                    <>
                      <Private>{inputs.goals[index].name}</Private>:{' '}
                    </>
                  )}
                  <Money cents={monthly_cents} currency={currency} /> a month
                </>
              ),
            })),
          ]}
        />
      </Card>
      <Disclaimer />
    </>
  );
}
