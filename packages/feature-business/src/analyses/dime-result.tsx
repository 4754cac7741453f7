import { formatMoney } from '@upline/domain';
import { type DimeInput, type DimeResult, dimeSteps } from '@upline/domain/calculators';
import { Card, Money } from '@upline/ui-kit';
import type { ReactNode } from 'react';
import classes from './analyses.module.css';
import { CalculationSteps } from './calculation-steps.tsx';
import { Disclaimer } from './disclaimer.tsx';
import { NeedChart } from './need-chart.tsx';

interface Person {
  readonly name: string;
  readonly inputs: DimeInput;
  readonly result: DimeResult;
}

export interface DimeResultPanelProps {
  readonly currency: 'USD' | 'CAD';
  /** The client, and the spouse if there is one. */
  readonly people: readonly Person[];
  /** Where the result leads. */
  readonly action?: ReactNode;
}

/** The result of DIME: the gap first, then how it came about. With a spouse both stand side by side. */
export function DimeResultPanel({ currency, people, action }: DimeResultPanelProps) {
  const money = (cents: number) => formatMoney(cents, currency, currency === 'CAD' ? 'Canada' : 'USA');
  const [first] = people;
  const isCouple = people.length > 1;
  if (!first) return null;
  return (
    <>
      <Card title="Result">
        <div className={classes.people} data-many={isCouple || undefined}>
          {people.map(({ name, result }) => (
            <section key={name} className={classes.figures} aria-label={`Result, ${name}`}>
              {isCouple && <h3 className={classes.person}>{name}</h3>}
              <Figure label={result.surplus_cents > 0 ? 'Surplus' : 'Gap'} isMain>
                <Money cents={result.surplus_cents || result.gap_cents} currency={currency} />
              </Figure>
              <Figure label="Recommended face amount">
                <Money cents={result.recommended_face_cents} currency={currency} />
              </Figure>
              <Figure label="Need">
                <Money cents={result.need_cents} currency={currency} />
              </Figure>
              <Figure label="Existing">
                <Money cents={result.existing_cents} currency={currency} />
              </Figure>
            </section>
          ))}
        </div>
        {action}
      </Card>
      <NeedChart
        currency={currency}
        period="Today"
        people={people.map(({ name, result }) => ({
          name,
          need: result.need_cents,
          have: result.existing_cents,
        }))}
      />
      {people.map(({ name, inputs, result }) => (
        <Card key={name} title={isCouple ? `How it is calculated, ${name}` : 'How it is calculated'}>
          <CalculationSteps steps={dimeSteps(inputs, result, money)} currency={currency} />
        </Card>
      ))}
      <Disclaimer />
    </>
  );
}

interface FigureProps {
  readonly label: string;
  /** The one loud figure. */
  readonly isMain?: boolean;
  readonly children: ReactNode;
}

/** A figure of a result with its name. */
export function Figure({ label, isMain = false, children }: FigureProps) {
  return (
    <p className={isMain ? classes.mainFigure : classes.figure}>
      <span className={classes.label}>{label}</span> {children}
    </p>
  );
}
