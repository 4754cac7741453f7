import { AppShell, NavLink, UnstyledButton } from '@mantine/core';
import { Hint } from '@upline/ui-kit/button/hint.tsx';
import { lazy, Suspense } from 'react';
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '../icons.ts';
import type { NavArea, NavLine } from '../nav/nav-model.ts';
import { AppLink } from '../navigation/app-link.tsx';
import classes from './sidebar.module.css';

// They come after the page: nothing that is above them moves.
const PinnedViews = lazy(() => import('../pins/pinned-views.tsx'));

export interface SidebarProps {
  readonly area: NavArea;
  readonly current: NavLine | undefined;
  readonly folded: boolean;
  readonly onFold: () => void;
}

/** The lines of an area in quiet groups; folded to icons whose names are tooltips. */
export function Sidebar({ area, current, folded, onFold }: SidebarProps) {
  const FoldIcon = folded ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;
  const fold = folded ? 'Show sidebar' : 'Fold sidebar';
  return (
    <AppShell.Navbar
      className={classes.sidebar ?? ''}
      aria-label={area.label}
      data-folded={folded || undefined}
    >
      <div>
        <ul className={classes.lines}>
          {area.lines.map((line, index) => (
            <li key={line.key}>
              {line.group !== undefined && line.group !== area.lines[index - 1]?.group && (
                <p className={classes.group}>{!folded && line.group}</p>
              )}
              <Line line={line} active={line.key === current?.key} folded={folded} />
            </li>
          ))}
        </ul>
        <Suspense>
          <PinnedViews folded={folded} line={classes.line ?? ''} />
        </Suspense>
      </div>
      <Hint label={fold} position="right">
        <UnstyledButton
          className={classes.fold ?? ''}
          onClick={onFold}
          aria-expanded={!folded}
          aria-label={fold}
        >
          <FoldIcon size={20} stroke={1.75} />
        </UnstyledButton>
      </Hint>
    </AppShell.Navbar>
  );
}

interface LineProps {
  readonly line: NavLine;
  readonly active: boolean;
  readonly folded: boolean;
}

function Line({ line, active, folded }: LineProps) {
  const link = (
    <NavLink
      renderRoot={(props) => <AppLink {...props} to={line} />}
      classNames={{ root: classes.line ?? '', section: classes.icon ?? '', body: classes.words ?? '' }}
      active={active}
      aria-current={active ? 'page' : undefined}
      aria-label={folded ? line.label : undefined}
      label={line.label}
      leftSection={<line.icon size={20} stroke={1.75} />}
    />
  );
  return folded ? (
    <Hint label={line.label} position="right">
      {link}
    </Hint>
  ) : (
    link
  );
}
