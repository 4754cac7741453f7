import { Kbd, NavLink, SegmentedControl } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { useNarrow } from '@upline/ui-kit/provider/use-media.ts';
import { useId } from 'react';
import { useAppContext } from '../app/context.ts';
import { IconKeyboard, IconLogout, IconUser } from '../icons.ts';
import { hasRoute } from '../nav/nav-model.ts';
import { AppLink } from '../navigation/app-link.tsx';
import { THEMES, usePreferences } from '../preferences/preferences.ts';
import { signOut } from '../session/session-end.ts';
import { showShortcuts } from '../shortcuts/shortcuts-state.ts';
import { useSingleKeys } from '../shortcuts/single-keys.ts';
import classes from './person.module.css';

/** Account, theme, keys, sign-out: the same under the avatar and in More, but that a phone has no keys. */
export function PersonActions({ onDone }: { readonly onDone: () => void }) {
  const context = useAppContext();
  const { theme, setTheme } = usePreferences();
  const hasAccount = hasRoute(useRouter(), '/account');
  const narrow = useNarrow();
  const { singleKeys } = useSingleKeys();
  const themeId = useId();
  return (
    <div className={classes.actions}>
      {hasAccount && (
        <NavLink
          renderRoot={(props) => <AppLink {...props} to={{ to: '/account' }} />}
          className={classes.action ?? ''}
          leftSection={<IconUser size={20} stroke={1.75} />}
          label="Account"
          onClick={onDone}
        />
      )}
      <div className={classes.theme}>
        <span id={themeId}>Theme</span>
        <SegmentedControl
          aria-labelledby={themeId}
          value={theme}
          data={THEMES.map((value) => ({ value, label: value }))}
          onChange={(value) => setTheme(value as (typeof THEMES)[number])}
        />
      </div>
      {!narrow && (
        <NavLink
          component="button"
          type="button"
          className={classes.action ?? ''}
          leftSection={<IconKeyboard size={20} stroke={1.75} />}
          label="Keyboard shortcuts"
          rightSection={singleKeys && <Kbd aria-hidden>?</Kbd>}
          onClick={() => {
            onDone();
            showShortcuts();
          }}
        />
      )}
      <NavLink
        component="button"
        type="button"
        className={classes.action ?? ''}
        leftSection={<IconLogout size={20} stroke={1.75} />}
        label="Sign out"
        onClick={() => void signOut(context)}
      />
    </div>
  );
}
