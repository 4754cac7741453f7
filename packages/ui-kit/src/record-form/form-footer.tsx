import { useMergedRef, useResizeObserver } from '@mantine/hooks';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button, LinkButton } from '../button/button.tsx';
import type { LinkTarget } from '../link/link-target.ts';
import classes from './record-form.module.css';
import type { Submission } from './use-submission.ts';

export interface FormFooterProps {
  readonly phase: Submission['phase'];
  /** Absent where there is no way out but the one back. */
  readonly cancel?: LinkTarget | (() => void) | undefined;
  /**
   * The way back of a form in steps. It comes first and the way forward last, so that a click meant for one never hits
   * the other.
   */
  readonly back?: ReactNode;
  /** The filled button. */
  readonly children: ReactNode;
}

/** The sticky foot of a form: the way on, the way out, and what is happening. */
export function FormFooter({ phase, cancel, back, children }: FormFooterProps) {
  const foot = useRef<HTMLDivElement>(null);
  const [observe, { height }] = useResizeObserver<HTMLDivElement>();
  const ref = useMergedRef(foot, observe);
  // What takes the focus is scrolled clear of the foot, however high its words make it (WCAG 2.4.11).
  useEffect(() => {
    const { current: element } = foot;
    element?.closest('form')?.style.setProperty('--form-foot', `${element.offsetHeight}px`);
  }, [height]);
  return (
    <div ref={ref} className={classes.footer} data-sticks-below data-steps={back ? true : undefined}>
      {back ?? children}
      {cancel === undefined ? null : typeof cancel === 'function' ? (
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
      {back && children}
    </div>
  );
}
