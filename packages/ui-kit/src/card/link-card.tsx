import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link } from '../link/link.tsx';
import type { LinkTarget } from '../link/link-target.ts';
import classes from './link-card.module.css';

export interface LinkCardProps {
  readonly to: LinkTarget;
  /** No inner space: for what begins with a picture. */
  readonly flush?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A card that leads somewhere as a whole; its parts stand below each other, and it is as high as its row. */
export const LinkCard = ({ to, flush = false, className, children }: LinkCardProps) => (
  <Link to={to} className={clsx(classes.card, !flush && classes.inset, className)}>
    {children}
  </Link>
);
