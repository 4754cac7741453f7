import { Gaps } from '@upline/levels';
import { LinkButton } from '@upline/ui-kit';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { type Progress, windowOf } from '../levels/next-level.tsx';
import classes from './profile.module.css';

/** How far the next level is (R-LVL-07); the tab of the levels says the rest. */
export function NextLevelCard({ progress: { level, next } }: { readonly progress: Progress }) {
  return (
    <Card title={next ? `Next level: ${next.level.name}` : `Level: ${level.name}`}>
      {next ? (
        <Gaps production={next.production} requirements={next.requirements} window={windowOf(next)} />
      ) : (
        <p>You hold the highest level.</p>
      )}
      <div className={classes.links}>
        <LinkButton to={{ to: '/account/level-qualification-history' }}>
          Level history and simulator
        </LinkButton>
      </div>
    </Card>
  );
}
