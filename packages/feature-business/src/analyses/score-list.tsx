import type { FinancialLifestyleResult, LifestyleScore } from '@upline/domain/calculators';
import { Private, Status, usePrivacy } from '@upline/ui-kit';
import classes from './analyses.module.css';

const WORDS = {
  red: { word: 'Needs attention', tone: 'danger' },
  amber: { word: 'On the way', tone: 'warning' },
  green: { word: 'Good', tone: 'success' },
} as const;

const LABELS = {
  protection: 'Protection',
  emergency: 'Emergency fund',
  debt: 'Debt',
  retirement: 'Retirement',
  goals: 'Goals',
} as const satisfies Record<keyof FinancialLifestyleResult['scores'], string>;

/** The five scores: a bar, the percent, and in a word what the color says. */
export function ScoreList({ scores }: Pick<FinancialLifestyleResult, 'scores'>) {
  return (
    <ul className={classes.scores} aria-label="Five scores">
      {(Object.keys(LABELS) as (keyof typeof LABELS)[]).map((key) => (
        <li key={key} className={classes.score}>
          <span>{LABELS[key]}</span>
          {scores[key] ? <Score score={scores[key]} /> : <NoScore />}
        </li>
      ))}
    </ul>
  );
}

function Score({ score: { percent, color } }: { readonly score: LifestyleScore }) {
  const isHidden = usePrivacy();
  const { word, tone } = WORDS[color];
  return (
    <>
      <span className={classes.percent}>
        <Private kind="amount">{percent}%</Private>
      </span>
      <span className={classes.track} aria-hidden>
        <span className={classes.fill} data-color={color} style={{ width: `${isHidden ? 0 : percent}%` }} />
      </span>
      <span className={classes.word}>
        <Private>
          <Status value={word} tone={tone} />
        </Private>
      </span>
    </>
  );
}

const NoScore = () => <span className={classes.noScore}>Link a DIME analysis to see it.</span>;
