import { useRouter } from '@tanstack/react-router';
import { preloadable } from '@upline/ui-kit/loading/preloadable.ts';
import { lazy, Suspense, useEffect, useMemo } from 'react';
import { afterFirstPage } from '../app/after-first-page.ts';
import { paletteState } from '../palette/palette-state.ts';
import { useRememberOpened } from '../palette/remember-opened.ts';
import { usePreferences } from '../preferences/preferences.ts';
import { SessionWarning } from '../session/session-warning.tsx';
import { CREATE_KEY } from '../shortcuts/create-key.ts';
import { useGoShortcuts } from '../shortcuts/go-shortcuts.ts';
import { commandKey } from '../shortcuts/keys.ts';
import { command, key, type Shortcut, useShortcutRunner, useShortcuts } from '../shortcuts/shortcuts.ts';
import { shortcutsState } from '../shortcuts/shortcuts-state.ts';
import { useSingleKeys } from '../shortcuts/single-keys.ts';
import { useAreas } from './use-areas.ts';

const Palette = preloadable(() => import('../palette/palette.tsx').then((chunk) => chunk.default));
const ShortcutsDialog = lazy(() => import('../shortcuts/shortcuts-dialog.tsx'));

/** Layers of the frame, each loaded when first opened, and the keys that open them. */
export function FrameDialogs() {
  const router = useRouter();
  const { togglePrivacy } = usePreferences();
  const { singleKeys } = useSingleKeys();
  const paletteOpen = paletteState.useOpen();
  const shortcutsOpen = shortcutsState.useOpen();
  const shortcuts = useMemo<readonly Shortcut[]>(
    () => [
      {
        keys: [commandKey, 'K'],
        does: 'Search, or find what to do',
        group: 'Everywhere',
        matches: command('k'),
        run: paletteState.open,
        whileTyping: true,
      },
      CREATE_KEY,
      { keys: ['P'], does: 'Privacy on or off', group: 'Everywhere', matches: key('p'), run: togglePrivacy },
      {
        keys: ['?'],
        does: 'Show shortcuts',
        group: 'Everywhere',
        matches: key('?'),
        run: shortcutsState.open,
      },
    ],
    [togglePrivacy],
  );
  useShortcuts(shortcuts);
  useShortcuts(useGoShortcuts(useAreas().areas));
  useShortcutRunner(singleKeys);
  useRememberOpened();
  // Here before it is asked for, but never at the cost of the page itself.
  useEffect(() => afterFirstPage(router, Palette.preload), [router]);
  // Closes all layers, so that the next person who signs in does not find one that another person opened.
  useEffect(
    () => () => {
      paletteState.close();
      shortcutsState.close();
    },
    [],
  );
  return (
    <Suspense>
      {paletteOpen && <Palette onClose={paletteState.close} />}
      {shortcutsOpen && <ShortcutsDialog onClose={shortcutsState.close} />}
      <SessionWarning />
    </Suspense>
  );
}
