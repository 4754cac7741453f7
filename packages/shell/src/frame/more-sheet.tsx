import '@upline/ui-kit/styles/layers.ts';
import { Drawer, NavLink } from '@mantine/core';
import { IconEye, IconEyeOff } from '../icons.ts';
import type { NavArea } from '../nav/nav-model.ts';
import { AppLink } from '../navigation/app-link.tsx';
import { usePreferences } from '../preferences/preferences.ts';
import classes from './person.module.css';
import { PersonActions } from './person-actions.tsx';
import { PersonCard } from './person-card.tsx';

export interface MoreSheetProps {
  /** Areas that found no place in the bar. */
  readonly areas: readonly NavArea[];
  readonly onClose: () => void;
}

/** Everything of the narrow frame that has no place under the thumb. */
export default function MoreSheet({ areas, onClose }: MoreSheetProps) {
  const { privacy, togglePrivacy } = usePreferences();
  const PrivacyIcon = privacy ? IconEyeOff : IconEye;
  return (
    <Drawer opened title="More" onClose={onClose}>
      <PersonCard />
      {areas.length > 0 && (
        <nav className={classes.actions} aria-label="More areas">
          {areas.map((area) => (
            <NavLink
              key={area.id}
              renderRoot={(props) => <AppLink {...props} to={area.home} />}
              className={classes.action ?? ''}
              leftSection={<area.icon size={20} stroke={1.75} />}
              label={area.label}
              onClick={onClose}
            />
          ))}
        </nav>
      )}
      <div className={classes.actions}>
        <NavLink
          component="button"
          type="button"
          className={classes.action ?? ''}
          leftSection={<PrivacyIcon size={20} stroke={1.75} />}
          label={privacy ? 'Show private values' : 'Hide private values'}
          aria-pressed={privacy}
          onClick={togglePrivacy}
        />
      </div>
      <PersonActions onDone={onClose} />
    </Drawer>
  );
}
