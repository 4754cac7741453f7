import type { OperationAnswer } from '@upline/api-client';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import type { LinkTarget } from '@upline/ui-kit/link/link-target.ts';
import { Private } from '@upline/ui-kit/private/private.tsx';
import { PERIOD_WORDS, POINTS } from '../board/board-words.ts';
import classes from './bridge.module.css';
import { Entries } from './entries.tsx';
import { Legs } from './legs.tsx';
import { Line } from './line.tsx';

export type BoardBridge = OperationAnswer<'getLeaderboardBridge'>;
type Part = BoardBridge['parts'][number];

const WORDS: Readonly<Record<Exclude<Part['kind'], 'leg_limit'>, string>> = {
  own: 'Own credits',
  team: 'Credits of the team',
  reversals: 'Reversals',
  rounding: 'Rounding',
};

const nameOf = ({ kind, leg }: Part) => {
  if (kind !== 'leg_limit') return WORDS[kind];
  return (
    <>
      Leg limit{' '}
      {leg && (
        <span className={classes.muted}>
          beyond half of the whole, <Private>{leg.name}</Private>
        </span>
      )}
    </>
  );
};

const isCredit = ({ kind }: Part) => kind === 'own' || kind === 'team';

interface BridgeProps extends BoardBridge {
  readonly opensPolicies: boolean;
  readonly explainedAt: (code: string) => LinkTarget;
}

/** From credits over the total to the adjusted figure, this period beside the one before (domain.md 5.3). */
export function Bridge(props: BridgeProps) {
  const { points_type, period, current, previous, total, adjusted, parts, as_of } = props;
  const { unit, name } = POINTS[points_type];
  const words = PERIOD_WORDS[period];
  return (
    <div className={classes.bridge}>
      <table className={classes.table} aria-label={`How ${name} comes about`}>
        <thead>
          <tr>
            <td />
            <Heading word={words.current} days={current} />
            <Heading word={words.previous} days={previous} />
            <th scope="col">Difference</th>
          </tr>
        </thead>
        <tbody>
          {parts.filter(isCredit).map((part) => (
            <Line key={part.kind} name={nameOf(part)} unit={unit} {...part} />
          ))}
          <Line name="Total" unit={unit} {...total} isSum />
          {parts
            .filter((part) => !isCredit(part))
            .map((part) => (
              <Line key={`${part.kind} ${part.leg?.code}`} name={nameOf(part)} unit={unit} {...part} />
            ))}
          <Line name="Adjusted" unit={unit} {...adjusted} isSum />
        </tbody>
      </table>
      <p className={classes.muted}>
        As of <DateText value={as_of} relative />. A board may be five minutes older.
      </p>
      <Legs {...props} unit={unit} />
      <Entries {...props} unit={unit} />
    </div>
  );
}

interface HeadingProps {
  readonly word: string;
  readonly days: BoardBridge['current'];
}

const Heading = ({ word, days }: HeadingProps) => (
  <th scope="col">
    {word}
    <span className={classes.days}>
      <DateText value={days.from} /> – <DateText value={days.to} />
    </span>
  </th>
);
