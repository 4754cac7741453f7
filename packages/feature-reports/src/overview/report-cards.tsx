import { Title } from '@mantine/core';
import type { OperationId } from '@upline/api-client';
import { type IconType, mayCall, useAccess } from '@upline/shell';
import { LinkCard } from '@upline/ui-kit/card/link-card.tsx';
import type { LinkTarget } from '@upline/ui-kit/link/link-target.ts';
import layout from '@upline/ui-kit/styles/layout.module.css';
import classes from './overview.module.css';

export interface ReportCard {
  readonly title: string;
  /** What it answers, in a sentence. */
  readonly about: string;
  readonly icon: IconType;
  readonly to: LinkTarget;
  readonly needs: OperationId;
}

export interface ReportCardsProps {
  /** The heading above them, where there are several groups. */
  readonly heading?: string;
  readonly label: string;
  readonly cards: readonly ReportCard[];
}

/** Ways to the reports of a group; those that the reader may open, and no heading without any. */
export function ReportCards({ heading, label, cards }: ReportCardsProps) {
  const access = useAccess();
  const open = cards.filter(({ needs }) => mayCall(access, needs));
  if (open.length === 0) return null;
  return (
    <section className={layout.close}>
      {heading && (
        <Title order={2} size="h3">
          {heading}
        </Title>
      )}
      <ul className={classes.cards} aria-label={label}>
        {open.map(({ title, about, icon: Icon, to }) => (
          <li key={title}>
            <LinkCard to={to} className={classes.card}>
              <Icon size={20} stroke={1.75} aria-hidden />
              <span className={classes.words}>
                <span className={layout.strong}>{title}</span>
                <span className={layout.muted}>{about}</span>
              </span>
            </LinkCard>
          </li>
        ))}
      </ul>
    </section>
  );
}
