import type { ReactNode } from 'react';
import styles from './toolbar/toolbar.module.css';

interface AnchoredProps {
  children: ReactNode;
  /** The panel, while it is open. It comes in its own chunk and hangs on the box around the button. */
  panel: ReactNode;
}

/** Joins a button, which is there at once, with a panel that is loaded when it is wanted. */
export function Anchored({ children, panel }: AnchoredProps) {
  return (
    <span className={styles.anchored}>
      {children}
      {panel}
    </span>
  );
}
