import { useRouter } from '@tanstack/react-router';
import { SegmentedControl } from '@upline/ui-kit/segmented/segmented-control.tsx';
import { useAppContext } from '../app/context.ts';
import { IconKeyboard, IconLogout, IconUser } from '../icons.ts';
import { hasRoute } from '../nav/nav-model.ts';
import { AppLink } from '../navigation/app-link.tsx';
import { THEMES, usePreferences } from '../preferences/preferences.ts';
import { signOut } from '../session/session-end.ts';
import { showShortcuts } from '../shortcuts/shortcuts-state.ts';
import classes from './person.module.css';

/** Account, theme, keys, sign-out: the same under the avatar and in More. */
export function PersonActions({ onDone }: { readonly onDone: () => void }) {
  const context = useAppContext();
  const { theme, setTheme } = usePreferences();
  const hasAccount = hasRoute(useRouter(), '/account');
  return (
    <div className={classes.actions}>
      {hasAccount && (
        <AppLink to={'/account' as string} className={classes.action} onClick={onDone}>
          <IconUser size={20} stroke={1.75} />
          Account
        </AppLink>
      )}
      <div className={classes.theme}>
        <span>Theme</span>
        <SegmentedControl
          label="Theme"
          value={theme}
          options={THEMES.map((value) => ({ value, label: value }))}
          onChange={setTheme}
        />
      </div>
      <button
        type="button"
        className={classes.action}
        onClick={() => {
          onDone();
          showShortcuts();
        }}
      >
        <IconKeyboard size={20} stroke={1.75} />
        Keyboard shortcuts
      </button>
      <button type="button" className={classes.action} onClick={() => void signOut(context)}>
        <IconLogout size={20} stroke={1.75} />
        Sign out
      </button>
    </div>
  );
}
