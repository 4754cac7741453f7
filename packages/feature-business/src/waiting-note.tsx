import { Banner, LinkButton, type LinkTarget } from '@upline/ui-kit';
import type { ReactNode } from 'react';
import classes from './waiting-note.module.css';

interface WaitingNoteProps {
  /** The list of what waits, by a filter that names exactly the rows that were counted. */
  readonly to: LinkTarget;
  readonly action: string;
  readonly children: ReactNode;
}

/** Says above a list that something elsewhere waits for the reader's word, and leads there. */
export function WaitingNote({ to, action, children }: WaitingNoteProps) {
  return (
    <div className={classes.note}>
      <Banner
        tone="warning"
        actions={
          <LinkButton size="xs" to={to}>
            {action}
          </LinkButton>
        }
      >
        {children}
      </Banner>
    </div>
  );
}
