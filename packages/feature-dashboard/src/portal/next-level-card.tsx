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
import { usePageAt } from '@upline/shell';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { Money } from '@upline/ui-kit/format/formats.tsx';
import { Link } from '@upline/ui-kit/link/link.tsx';
import { Private } from '@upline/ui-kit/private/private.tsx';
import { ProgressRing } from '@upline/ui-kit/progress/progress-ring.tsx';
import { useUiKit } from '@upline/ui-kit/provider/context.ts';
import { CheckLine } from '../check-line.tsx';
import classes from '../dashboard.module.css';
import type { NextLevel } from './main.ts';

type Requirement = NextLevel['requirements'][number];
type Measured = Requirement['alternatives'][number];

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

function RequirementLine({ is_met: isMet, alternatives }: Requirement) {
  const [only] = alternatives;
  return (
    <CheckLine
      isMet={isMet}
      text={alternatives.map(({ label }) => label).join(' or ')}
      amount={alternatives.length === 1 && only && <Amount {...only} />}
    />
  );
}

const keyOf = ({ alternatives }: Requirement) => alternatives.map(({ measure }) => measure).join();

function Production({ production, window_months }: Pick<NextLevel, 'production' | 'window_months'>) {
  if (!production) return null;
  const { team_type, counted_cents, required_cents, shortfall_cents } = production;
  return (
    <CheckLine
      isMet={shortfall_cents === 0}
      text={`${TEAM_TYPE_NAMES[team_type]} production${window_months === null ? '' : `, ${window_months} months`}`}
      amount={
        <Private kind="amount">
          {formatVolume(counted_cents)} of {formatBv(required_cents)}
        </Private>
      }
    />
  );
}

/** The next level as a ring of what is met, and what is missing; the rest is folded (domain.md 1.2, R-LVL-01 to 03). */
export function NextLevelCard({ level, window_months, production, requirements, is_met }: NextLevel) {
  const page = usePageAt()('/account/level-qualification-history');
  const isShort = production !== null && production.shortfall_cents > 0;
  const missing = requirements.filter((each) => !each.is_met);
  const met = requirements.filter((each) => each.is_met);
  const all = requirements.length + (production ? 1 : 0);
  const left = missing.length + (isShort ? 1 : 0);
  const { name, is_senior } = levelOf(level);
  return (
    <Card title={`Next level: ${name}`} actions={page && <Link to={page}>History</Link>}>
      <div className={classes.level}>
        <ProgressRing label={`Requirements met for ${name}`} value={all - left} goal={Math.max(1, all)} />
        <p>
          {is_met
            ? `Everything is met. ${is_senior ? 'The home office decides on it.' : 'You move up on the first of next month.'}`
            : left === 1
              ? 'One thing is missing.'
              : `${left} things are missing.`}
        </p>
      </div>
      {left > 0 && (
        <ul className={classes.checks} aria-label="Missing">
          {isShort && <Production production={production} window_months={window_months} />}
          {missing.map((each) => (
            <RequirementLine key={keyOf(each)} {...each} />
          ))}
        </ul>
      )}
      {isShort && (
        <p className={classes.hint}>At most half counts from yourself, and half from any one leg.</p>
      )}
      {all > left && (
        <details className={classes.more}>
          <summary>{all - left === 1 ? '1 requirement met' : `${all - left} requirements met`}</summary>
          <ul className={classes.checks}>
            {!isShort && <Production production={production} window_months={window_months} />}
            {met.map((each) => (
              <RequirementLine key={keyOf(each)} {...each} />
            ))}
          </ul>
        </details>
      )}
    </Card>
  );
}
