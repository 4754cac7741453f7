import { Link } from '@upline/ui-kit';
import { IconChevronLeft, IconChevronRight } from '@upline/ui-kit/data-list/icons.ts';
import type { LinkTarget } from '@upline/ui-kit/link/link-target.ts';
import { type ReactNode, useMemo } from 'react';
import { useGo } from '../navigation/destination.ts';
import { useNeighbours } from '../navigation/list-walk.ts';
import { key, type Shortcut, useShortcuts } from '../shortcuts/shortcuts.ts';
import classes from './record.module.css';

function Step({
  to,
  label,
  keyName,
  children,
}: {
  to: LinkTarget | null | undefined;
  label: string;
  keyName: string;
  children: ReactNode;
}) {
  return to ? (
    <Link to={to} className={classes.step} aria-label={label} title={`${label} (${keyName})`}>
      {children}
    </Link>
  ) : (
    <span className={classes.step} data-disabled aria-hidden>
      {children}
    </span>
  );
}

function useNeighbourKeys(
  previous: LinkTarget | null | undefined,
  next: LinkTarget | null | undefined,
  what: string,
): readonly Shortcut[] {
  const go = useGo();
  return useMemo(() => {
    const step = (name: string, does: string, to: LinkTarget | null | undefined): Shortcut[] =>
      to ? [{ keys: [name], does, group: 'On this page', matches: key(name), run: () => void go(to) }] : [];
    return [...step('[', `Previous ${what}`, previous), ...step(']', `Next ${what}`, next)];
  }, [go, previous, next, what]);
}

/** The ways to the records before and after this one in the list it was opened from. */
export function NextInList({ noun }: { readonly noun: string }) {
  const found = useNeighbours();
  const what = noun.toLowerCase();
  useShortcuts(useNeighbourKeys(found?.previous, found?.next, what));
  if (!found || found.of < 2) return null;
  return (
    <nav className={classes.walk} aria-label={`${noun} ${found.place} of ${found.of} in the list`}>
      <Step to={found.previous} label={`Previous ${what}`} keyName="[">
        <IconChevronLeft size={20} stroke={1.75} />
      </Step>
      <Step to={found.next} label={`Next ${what}`} keyName="]">
        <IconChevronRight size={20} stroke={1.75} />
      </Step>
    </nav>
  );
}
