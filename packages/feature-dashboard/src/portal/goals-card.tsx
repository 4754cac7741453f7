import { type Country, currencyOf, formatBv, formatNumber } from '@upline/domain';
import { usePageAt } from '@upline/shell';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { BusinessVolume, Money } from '@upline/ui-kit/format/formats.tsx';
import { Link } from '@upline/ui-kit/link/link.tsx';
import { Private } from '@upline/ui-kit/private/private.tsx';
import { useUiKit } from '@upline/ui-kit/provider/context.ts';
import type { ReactNode } from 'react';
import classes from '../dashboard.module.css';
import type { MainDashboard } from './main.ts';

type Scholarship = MainDashboard['scholarship'];
type Program = Scholarship['programs'][number];

/** What the contest of the year says of the associate; undefined while it is not known. */
export interface Trip {
  readonly points: number;
  readonly seats: number;
  /** Null where there is no further seat. */
  readonly toNextSeat: number | null;
}

const recruits = (count: number) => `${formatNumber(count)} ${count === 1 ? 'recruit' : 'recruits'}`;

/** The program not met that is nearest, by what is short in all. */
function nearestOf({ programs, recruits: own, bv_cents }: Scholarship): Program | undefined {
  const short = ({ min_recruits, min_bv_cents }: Program) =>
    Math.max(0, min_recruits - own) / Math.max(1, min_recruits) +
    Math.max(0, min_bv_cents - bv_cents) / Math.max(1, min_bv_cents);
  return programs.filter(({ is_met }) => !is_met).sort((a, b) => short(a) - short(b))[0];
}

const missingFor = ({ min_recruits, min_bv_cents }: Program, own: Scholarship) =>
  [
    ...(own.recruits < min_recruits ? [`${recruits(min_recruits - own.recruits)} more`] : []),
    ...(own.bv_cents < min_bv_cents ? [`${formatBv(min_bv_cents - own.bv_cents)} more`] : []),
  ].join(' and ');

function Line({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) {
  return (
    <li className={classes.goalLine}>
      <p className={classes.name}>{title}</p>
      {children}
    </li>
  );
}

export interface GoalsCardProps {
  readonly scholarship: Scholarship;
  readonly trip?: Trip | undefined;
}

/** Scholarship of the quarter and the contest of the year in a line each (domain.md 5.4, 5.6). */
export function GoalsCard({ scholarship, trip }: GoalsCardProps) {
  const currency = currencyOf(useUiKit().viewerCountry as Country);
  const page = usePageAt()('/dashboard/leaderboard/hawaii');
  const nearest = nearestOf(scholarship);
  const { award_cents, bv_cents, recruits: own } = scholarship;
  return (
    <Card title="Scholarship and contests">
      <ul className={classes.goals}>
        <Line title="Scholarship of the quarter">
          <p>
            {award_cents === null ? 'No program met yet' : <Money cents={award_cents} currency={currency} />}:{' '}
            {recruits(own)}, <BusinessVolume cents={bv_cents} />
          </p>
          {nearest && (
            <p className={classes.hint}>
              <Private kind="amount">{missingFor(nearest, scholarship)}</Private> for{' '}
              <Money cents={nearest.award_cents} currency={currency} />
            </p>
          )}
        </Line>
        {trip && (
          <Line title={page ? <Link to={page}>Hawaii trip</Link> : 'Hawaii trip'}>
            <p>
              {formatNumber(trip.points)} points
              {trip.seats > 0 && `, ${trip.seats === 1 ? '1 seat' : `${trip.seats} seats`}`}
            </p>
            {trip.toNextSeat !== null && trip.toNextSeat > 0 && (
              <p className={classes.hint}>
                {formatNumber(trip.toNextSeat)} points to the {trip.seats === 0 ? 'first' : 'next'} seat
              </p>
            )}
          </Line>
        )}
      </ul>
    </Card>
  );
}
