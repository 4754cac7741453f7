import { useNarrow } from '@upline/ui-kit/provider/use-media.ts';
import { useAppContext } from '../app/context.ts';
import { IconEye, IconEyeOff, IconKeyboard, IconLogout, IconMoon, IconSun, IconSunMoon } from '../icons.ts';
import { usePreferences } from '../preferences/preferences.ts';
import { signOut } from '../session/session-end.ts';
import { showShortcuts } from '../shortcuts/shortcuts-state.ts';
import { useSingleKeys } from '../shortcuts/single-keys.ts';
import type { PageVerb } from '../verbs/page-verbs.ts';

const THEME_VERBS = [
  { theme: 'Light', label: 'Light theme', icon: IconSun },
  { theme: 'Dark', label: 'Dark theme', icon: IconMoon },
  { theme: 'Auto', label: 'Auto theme', icon: IconSunMoon },
] as const;

/** What the frame itself does, in every app and on every page. */
export function useFrameVerbs(): readonly PageVerb[] {
  const context = useAppContext();
  const { theme, setTheme, privacy, togglePrivacy } = usePreferences();
  const { singleKeys, setSingleKeys } = useSingleKeys();
  const narrow = useNarrow();
  return [
    {
      label: privacy ? 'Show private values' : 'Hide private values',
      also: 'privacy',
      icon: privacy ? IconEyeOff : IconEye,
      ...(singleKeys && { keys: ['P'] }),
      run: togglePrivacy,
    },
    ...THEME_VERBS.filter((each) => each.theme !== theme).map(({ theme: next, label, icon }) => ({
      label,
      also: 'mode appearance system',
      icon,
      run: () => setTheme(next),
    })),
    ...(narrow
      ? []
      : [
          {
            label: 'Keyboard shortcuts',
            also: 'keys help',
            icon: IconKeyboard,
            ...(singleKeys && { keys: ['?'] }),
            run: showShortcuts,
          },
          {
            label: singleKeys ? 'Turn single-key shortcuts off' : 'Turn single-key shortcuts on',
            also: 'keyboard accessibility',
            icon: IconKeyboard,
            run: () => setSingleKeys(!singleKeys),
          },
        ]),
    { label: 'Sign out', also: 'log logout leave', icon: IconLogout, run: () => void signOut(context) },
  ];
}
