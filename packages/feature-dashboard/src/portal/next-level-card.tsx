import {
  type Country,
  currencyOf,
  formatBps,
  formatBv,
  formatNumber,
  formatVolume,
  levelOf,
  TEAM_TYPE_NAMES,
} from '@upline/domain';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { Money } from '@upline/ui-kit/format/formats.tsx';
import { Private } from '@upline/ui-kit/private/private.tsx';
import { ProgressBar } from '@upline/ui-kit/progress/progress-bar.tsx';
import { useUiKit } from '@upline/ui-kit/provider/context.ts';
import { CheckLine } from '../check-line.tsx';
import classes from '../dashboard.module.css';
import type { NextLevel } from './main.ts';

type Measured = NextLevel['requirements'][number]['alternatives'][number];

/** How much there is of what is wanted; nothing for what is simply so or not. */
function Amount({ unit, value, required }: Measured) {
  const currency = currencyOf(useUiKit().viewerCountry as Country);
  if (unit === 'fact') return null;
  if (unit === 'cents')
    return (
      <>
        <Money cents={value} currency={currency} /> of <Money cents={required} currency={currency} />
      </>
    );
  const shown = { count: formatNumber, bps: formatBps }[unit];
  return `${value === null ? '—' : shown(value)} of ${shown(required)}`;
}

/** How far the next level is: production under the half rule, then each requirement (domain.md 1.2, R-LVL-01 to 03). */
export function NextLevelCard({ level, window_months, production, requirements, is_met }: NextLevel) {
  return (
    <Card title={`Next level: ${levelOf(level).name}`}>
      {production && (
        <div className={classes.goal}>
          <p className={classes.goalHead}>
            <span>
              {TEAM_TYPE_NAMES[production.team_type]} production
              {window_months !== null && `, ${window_months} months`}
            </span>
            <Private kind="amount">
              <span className={classes.amount}>
                {formatVolume(production.counted_cents)} of {formatBv(production.required_cents)}
              </span>
            </Private>
          </p>
          <ProgressBar
            label={`${TEAM_TYPE_NAMES[production.team_type]} production`}
            value={production.counted_cents}
            goal={production.required_cents}
            text={production.shortfall_cents === 0 ? 'Reached' : 'Not reached'}
          />
          <p className={classes.muted}>
            {production.shortfall_cents === 0 ? (
              'Reached'
            ) : (
              <>
                <Private kind="amount">{formatBv(production.shortfall_cents)}</Private> to go
              </>
            )}
            . At most half counts from yourself, and half from any one leg.
          </p>
        </div>
      )}
      <ul className={classes.checks}>
        {requirements.map(({ is_met: isMet, alternatives }) => (
          <CheckLine
            key={alternatives.map(({ measure }) => measure).join()}
            isMet={isMet}
            text={alternatives.map(({ label }) => label).join(' or ')}
            amount={alternatives.length === 1 && alternatives[0] && <Amount {...alternatives[0]} />}
          />
        ))}
      </ul>
      {is_met && (
        <p className={classes.met}>
          Everything is met.{' '}
          {levelOf(level).is_senior
            ? 'The home office decides on it.'
            : 'You move up on the first of next month.'}
        </p>
      )}
    </Card>
  );
}
