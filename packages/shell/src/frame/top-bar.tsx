import { Kbd } from '@mantine/core';
import { IconButton } from '@upline/ui-kit/button/icon-button.tsx';
import { useAppConfig } from '../app/client.tsx';
import { Mark } from '../brand/mark.tsx';
import { IconSearch } from '../icons.ts';
import type { NavArea } from '../nav/nav-model.ts';
import { AppLink, usePreloadWhenSeen } from '../navigation/app-link.tsx';
import { Bell } from '../notifications/bell.tsx';
import { openPalette } from '../palette/palette-state.ts';
import { PrivacyButton } from '../preferences/privacy-button.tsx';
import { commandKey } from '../shortcuts/keys.ts';
import { ProfileButton } from './profile-button.tsx';
import classes from './top-bar.module.css';

export interface TopBarProps {
  readonly areas: readonly NavArea[];
  readonly current: NavArea | undefined;
}

/** The bar of the wide frame: areas, search, privacy, messages, the person. */
export function TopBar({ areas, current }: TopBarProps) {
  const { product } = useAppConfig();
  return (
    <div className={classes.bar}>
      <AppLink to={{ to: '/' }} className={classes.brand} aria-label={`${product} home`}>
        <Mark />
        <span className={classes.product}>{product}</span>
      </AppLink>
      <nav className={classes.areas} aria-label="Main">
        {areas.map((area) => (
          <AreaLink key={area.id} area={area} active={area.id === current?.id} />
        ))}
      </nav>
      <button
        type="button"
        className={classes.search}
        onClick={openPalette}
        aria-keyshortcuts="Control+K Meta+K"
      >
        <IconSearch size={16} stroke={1.75} />
        <span className={classes.searchText}>Search</span>
        <span className={classes.keys} aria-hidden>
          <Kbd>{commandKey}</Kbd> <Kbd>K</Kbd>
        </span>
      </button>
      <span className={classes.searchIcon}>
        <IconButton label="Search" onClick={openPalette}>
          <IconSearch size={20} stroke={1.75} />
        </IconButton>
      </span>
      <PrivacyButton />
      <Bell />
      <ProfileButton />
    </div>
  );
}

function AreaLink({ area, active }: { readonly area: NavArea; readonly active: boolean }) {
  return (
    <AppLink
      to={area.home}
      ref={usePreloadWhenSeen(area.home.to)}
      className={classes.area}
      aria-current={active ? 'page' : undefined}
    >
      {area.label}
    </AppLink>
  );
}
