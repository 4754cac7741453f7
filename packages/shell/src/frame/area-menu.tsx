import { NavLink } from '@mantine/core';
import type { NavArea, NavLine } from '../nav/nav-model.ts';
import { AppLink } from '../navigation/app-link.tsx';
import PinnedViews from '../pins/pinned-views.tsx';
import { Panel } from './panel.tsx';
import classes from './person.module.css';

interface AreaMenuProps {
  readonly area: NavArea;
  readonly current: NavLine | undefined;
  readonly onClose: () => void;
}

/** The pages of an area under the title of the narrow frame. */
export function AreaMenu({ area, current, onClose }: AreaMenuProps) {
  return (
    <Panel label={area.label} width={288} start onClose={onClose}>
      <nav className={classes.actions} aria-label={area.label}>
        {area.lines.map((line) => (
          <NavLink
            key={line.key}
            renderRoot={(props) => <AppLink {...props} to={line} />}
            className={classes.action ?? ''}
            active={line.key === current?.key}
            aria-current={line.key === current?.key ? 'page' : undefined}
            leftSection={<line.icon size={20} stroke={1.75} />}
            label={line.label}
            onClick={onClose}
          />
        ))}
        <PinnedViews line={classes.action ?? ''} onOpen={onClose} />
      </nav>
    </Panel>
  );
}
