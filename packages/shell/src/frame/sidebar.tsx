import { useState } from 'react';
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '../icons.ts';
import type { NavArea, NavLine } from '../nav/nav-model.ts';
import { AppLink } from '../navigation/app-link.tsx';
import classes from './sidebar.module.css';

// Of the tab, not of the browser: local storage holds the six keys of the specification and no others.
const FOLDED = 'sidebar-folded';

export interface SidebarProps {
  readonly area: NavArea;
  readonly current: NavLine | undefined;
}

/** The lines of an area; folds to icons and stays folded in this tab. */
export function Sidebar({ area, current }: SidebarProps) {
  const [folded, setFolded] = useState(() => sessionStorage.getItem(FOLDED) !== null);
  const fold = () => {
    if (folded) sessionStorage.removeItem(FOLDED);
    else sessionStorage.setItem(FOLDED, '');
    setFolded(!folded);
  };
  const FoldIcon = folded ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;
  return (
    <nav className={classes.sidebar} data-folded={folded || undefined} aria-label={area.label}>
      <ul className={classes.lines}>
        {area.lines.map((line) => (
          <li key={line.key}>
            <AppLink
              to={line.to}
              params={line.params}
              className={classes.line}
              aria-current={line.key === current?.key ? 'page' : undefined}
              title={folded ? line.label : undefined}
              aria-label={folded ? line.label : undefined}
            >
              <line.icon size={20} stroke={1.75} className={classes.icon} />
              {!folded && <span>{line.label}</span>}
            </AppLink>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className={classes.fold}
        onClick={fold}
        aria-expanded={!folded}
        aria-label={folded ? 'Show sidebar' : 'Fold sidebar'}
        title={folded ? 'Show sidebar' : 'Fold sidebar'}
      >
        <FoldIcon size={20} stroke={1.75} />
      </button>
    </nav>
  );
}
