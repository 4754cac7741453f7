import type { TokenStore } from '@upline/api-client';
import { useCallback, useSyncExternalStore } from 'react';
import { useApi } from '../app/client.tsx';

/** Light, Dark, or Auto, which follows the system (SPEC §4). */
export type Theme = 'Light' | 'Dark' | 'Auto';
export const THEMES = ['Light', 'Dark', 'Auto'] as const satisfies readonly Theme[];

export interface Preferences {
  readonly theme: Theme;
  /** Names, amounts and contact data are kept out of the document while it is on (R-DSH-02, S-70). */
  readonly privacy: boolean;
  setTheme(theme: Theme): void;
  togglePrivacy(): void;
}

const themeOf = (text: string | null): Theme => THEMES.find((theme) => theme === text) ?? 'Auto';

/** The stored preferences; a change in another tab shows here at once. */
export function usePreferencesIn(tokens: TokenStore): Preferences {
  const subscribe = useCallback((changed: () => void) => tokens.onChange(changed), [tokens]);
  const theme = useSyncExternalStore(subscribe, () => themeOf(tokens.read('Theme')));
  const privacy = useSyncExternalStore(subscribe, () => tokens.read('Privacy') === 'true');
  return {
    theme,
    privacy,
    setTheme: (next) => tokens.write('Theme', next),
    togglePrivacy: () => tokens.write('Privacy', privacy ? null : 'true'),
  };
}

export function usePreferences(): Preferences {
  return usePreferencesIn(useApi().tokens);
}
