import type { ReactNode } from 'react';
import { Button, LinkButton } from '../button/button.tsx';
import type { LinkTarget } from '../link/link-target.ts';
import classes from './record-form.module.css';
import type { Submission } from './use-submission.ts';

export interface FormFooterProps {
  readonly phase: Submission['phase'];
  readonly cancel: LinkTarget | (() => void);
  /** The filled button. */
  readonly children: ReactNode;
}

/** The sticky foot of a form: the way on, the way out, and what is happening. */
export function FormFooter({ phase, cancel, children }: FormFooterProps) {
  return (
    <div className={classes.footer} data-sticks-below>
      {children}
      {typeof cancel === 'function' ? (
        <Button variant="subtle" onClick={cancel}>
          Cancel
        </Button>
      ) : (
        <LinkButton variant="subtle" to={cancel}>
          Cancel
        </LinkButton>
      )}
      <span role="status" className={classes.status}>
        {phase === 'submitting' && <span className="up-sr-only">Saving</span>}
        {phase === 'success' && 'Saved'}
      </span>
    </div>
  );
}
