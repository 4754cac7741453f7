import { Card } from '@upline/ui-kit/card/card.tsx';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import { IconCircle, IconCircleCheck } from '@upline/ui-kit/icons/icons.ts';
import layout from '@upline/ui-kit/styles/layout.module.css';
import classes from './efast.module.css';
import type { Start } from './efast.ts';

const EARNED_BY: Readonly<Record<Start['badges'][number]['badge'], string>> = {
  'First Step': 'The first task done',
  Halfway: 'Half of the required tasks done',
  'All Done': 'Every required task done',
  'On Time': 'Every required task done by its day',
};

/** What the associate has earned so far, and what there is to earn. */
export function Badges({ badges }: Pick<Start, 'badges'>) {
  return (
    <Card title="Badges">
      <ul className={layout.list} aria-label="Badges">
        {badges.map(({ badge, earned_on }) => (
          <li key={badge} className={classes.line} data-done={earned_on !== null || undefined}>
            {earned_on ? (
              <IconCircleCheck className={classes.done} size={20} stroke={1.75} aria-hidden />
            ) : (
              <IconCircle size={20} stroke={1.75} aria-hidden />
            )}
            <span className={classes.words}>
              <span className={layout.strong}>{badge}</span>
              <span className={layout.muted}>{EARNED_BY[badge]}</span>
            </span>
            <span className={layout.muted}>
              {earned_on ? (
                <DateText value={earned_on} />
              ) : (
                <span className="up-sr-only">not earned yet</span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
