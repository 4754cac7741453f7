import type { ReactNode } from 'react';
import { usePrivacy } from '../provider/context.ts';
import classes from './private.module.css';

export interface PrivateProps {
  /** What is hidden: it decides how wide the block is, never how long the hidden text was. */
  readonly kind?: 'amount' | 'name' | 'contact';
  readonly children: ReactNode;
}

/**
 * Shows its content, or a block of fixed width while privacy is on. The clear text is then not in the document at all:
 * not for the eye, a screen reader, the clipboard or print (S-70).
 */
export function Private({ kind = 'name', children }: PrivateProps) {
  if (!usePrivacy()) return children;
  return (
    <span className={classes.block} data-kind={kind}>
      <span className="up-sr-only">Hidden</span>
    </span>
  );
}

/** A text for places that take no element (titles, labels, tooltips, file names): itself, or `Hidden`. */
export function usePrivateText(): (text: string) => string {
  const privacy = usePrivacy();
  return (text) => (privacy ? 'Hidden' : text);
}
