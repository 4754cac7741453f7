import { formatMoney } from '@upline/domain';
import { type DimeInput, type DimeResult, dimeSteps } from '@upline/domain/calculators';
import { Card, Money } from '@upline/ui-kit';
import layout from '@upline/ui-kit/styles/layout.module.css';
import type { ReactNode } from 'react';
import classes from '../analyses.module.css';
import { CalculationSteps } from '../calculation-steps.tsx';
import { Disclaimer } from '../disclaimer.tsx';
import { NeedChart } from '../need-chart.tsx';

interface Person {
  readonly name: string;
  readonly inputs: DimeInput;
  /** Null while a required answer is missing. */
  readonly result: DimeResult | null;
  /** An answer is missing or wrong now: the result is the one before. */
  readonly isEarlier?: boolean;
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
  const whole = people.flatMap(({ result, ...person }) => (result ? [{ ...person, result }] : []));
  return (
    <>
      <Card title="Result">
        <div className={classes.people} data-many={isCouple || undefined}>
          {people.map(({ name, result, isEarlier }) => (
            <section key={name} className={classes.figures} aria-label={`Result, ${name}`}>
              {isCouple && <h3 className={classes.person}>{name}</h3>}
              {result ? (
                <>
                  <Figures result={result} currency={currency} />
                  {isEarlier && (
                    <p className={layout.muted}>
                      As it was before the last change: an answer is missing or wrong.
                    </p>
                  )}
                </>
              ) : (
                <p className={layout.muted}>
                  The result is shown as soon as the annual income, the years and the amounts of debts and
                  children are filled in.
                </p>
              )}
            </section>
          ))}
        </div>
        {action}
      </Card>
      {whole.length > 0 && (
        <NeedChart
          currency={currency}
          period="Today"
          people={whole.map(({ name, result }) => ({
            name,
            need: result.need_cents,
            have: result.existing_cents,
          }))}
        />
      )}
      {whole.map(({ name, inputs, result }) => (
        <Card key={name} title={isCouple ? `How it is calculated, ${name}` : 'How it is calculated'}>
          <CalculationSteps steps={dimeSteps(inputs, result, money)} currency={currency} />
        </Card>
      ))}
      <Disclaimer />
    </>
  );
}

function Figures({
  result,
  currency,
}: Pick<DimeResultPanelProps, 'currency'> & { readonly result: DimeResult }) {
  return (
    <>
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
