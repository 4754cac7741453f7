import type { ListFilter } from '@upline/domain';
import { Banner, LinkButton } from '@upline/ui-kit';
import type { ReactNode } from 'react';
import classes from './waiting-note.module.css';

interface WaitingNoteProps {
  /** The list of what waits; the filter names exactly the rows that were counted. */
  readonly to: string;
  readonly filter: ListFilter;
  readonly action: string;
  readonly children: ReactNode;
}

/** Says above a list that something elsewhere waits for the reader's word, and leads there. */
export function WaitingNote({ to, filter, action, children }: WaitingNoteProps) {
  return (
    <div className={classes.note}>
      <Banner
        tone="warning"
        actions={
          <LinkButton size="xs" to={{ to, search: { filter } }}>
            {action}
          </LinkButton>
        }
      >
        {children}
      </Banner>
    </div>
  );
}
