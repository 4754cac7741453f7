import type { Country } from '@upline/domain';
import { formatMoney } from '@upline/domain';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { Private } from '@upline/ui-kit/private/private.tsx';
import { ProgressRing } from '@upline/ui-kit/progress/progress-ring.tsx';
import { useUiKit } from '@upline/ui-kit/provider/context.ts';
import { Fragment, type ReactNode } from 'react';
import classes from './efast.module.css';
import type { Program, Start } from './efast.ts';

interface StandingProps {
  readonly start: Start;
  readonly program: Program | undefined;
}

const CASES_NEEDED = 3;

/** How far the associate is; of a trainee also what the training still needs: "2 of 3 cases, …, 31 days left". */
export function Standing({ start: { percent, required, required_done: done }, program }: StandingProps) {
  return (
    <Card title="How far you are">
      <div className={classes.standing}>
        <ProgressRing label="Required tasks done" value={done} goal={Math.max(1, required)} />
        <div>
          <p className={classes.percent}>{percent}% of what is required</p>
          {program && <TrainingLine program={program} />}
        </div>
      </div>
    </Card>
  );
}

function TrainingLine({ program }: { readonly program: Program }) {
  const country = useUiKit().viewerCountry as Country;
  const { status, checklist, cases_acknowledged: cases, waiting, days_left: left } = program;
  if (status !== 'Pending' && status !== 'Open' && status !== 'Reopen') return null;
  const next = checklist.find(({ is_done, step }) => !is_done && step !== 'cases');
  const parts: [key: string, part: ReactNode][] = [
    ['cases', `${Math.min(cases, CASES_NEEDED)} of ${CASES_NEEDED} cases`],
    ...(next
      ? [['next', `${next.label.toLowerCase().replace(/^aml/, 'AML')} next`] as [string, ReactNode]]
      : []),
    ...(waiting ?? []).map(({ currency, cents }): [string, ReactNode] => [
      currency,
      <>
        <Private kind="amount">{formatMoney(cents, currency, country)}</Private> waiting in escrow
      </>,
    ]),
    ...(left === null
      ? []
      : [['left', left === 1 ? '1 day left' : `${left} days left`] as [string, ReactNode]]),
  ];
  return (
    <p>
      Training program:{' '}
      {parts.map(([key, part], index) => (
        <Fragment key={key}>
          {index > 0 && ', '}
          {part}
        </Fragment>
      ))}
      .
    </p>
  );
}
