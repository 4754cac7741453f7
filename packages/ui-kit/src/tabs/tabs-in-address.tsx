import { formatCompact } from '@upline/domain';
import { Link } from '../link/link.tsx';
import type { LinkTarget } from '../link/link-target.ts';
import { onIntent } from '../loading/preloadable.ts';
import classes from './tabs.module.css';

export interface TabItem {
  readonly key: string;
  readonly label: string;
  readonly to: LinkTarget;
  /** How many there are; shown behind the label. */
  readonly count?: number;
  /** What is below the tab, where it comes in a file of its own: asked for when the pointer or the focus is here. */
  readonly part?: Parameters<typeof onIntent>[0] | undefined;
}

export interface TabsInAddressProps {
  /** What the tabs belong to, for screen readers: `Client`. */
  readonly label: string;
  readonly items: readonly TabItem[];
  /** Key of the tab that the address names. */
  readonly current: string;
}

/** The parts of a record as links: the tab is in the address, so back, forward and a copied link work (D.3.23). */
export function TabsInAddress({ label, items, current }: TabsInAddressProps) {
  return (
    <nav className={classes.scroll} aria-label={label}>
      <ul className={classes.tabs}>
        {items.map((item) => (
          <li key={item.key}>
            <Link
              to={item.to}
              className={classes.tab}
              aria-current={item.key === current ? 'page' : undefined}
              {...(item.part && onIntent(item.part))}
            >
              {item.label}
              {item.count !== undefined && <span className={classes.count}>{formatCompact(item.count)}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
