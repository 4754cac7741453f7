import { preloadable } from '@upline/ui-kit/loading/preloadable.ts';
import { lazy, Suspense, useEffect, useMemo } from 'react';
import { paletteState } from '../palette/palette-state.ts';
import { usePreferences } from '../preferences/preferences.ts';
import { SessionWarning } from '../session/session-warning.tsx';
import { commandKey } from '../shortcuts/keys.ts';
import { command, key, type Shortcut, useShortcutRunner, useShortcuts } from '../shortcuts/shortcuts.ts';
import { shortcutsState } from '../shortcuts/shortcuts-state.ts';

const Palette = preloadable(() => import('../palette/palette.tsx').then((chunk) => chunk.default));
const ShortcutsDialog = lazy(() => import('../shortcuts/shortcuts-dialog.tsx'));

/** Layers of the frame, each loaded when first opened, and the keys that open them. */
export function FrameDialogs() {
  const { togglePrivacy } = usePreferences();
  const paletteOpen = paletteState.useOpen();
  const shortcutsOpen = shortcutsState.useOpen();
  const shortcuts = useMemo<readonly Shortcut[]>(
    () => [
      {
        keys: [commandKey, 'K'],
        does: 'Search people, clients, policies and pages',
        group: 'Everywhere',
        matches: command('k'),
        run: paletteState.open,
        whileTyping: true,
      },
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
  useShortcutRunner();
  // Here before it is asked for, but never at the cost of the page itself.
  useEffect(() => onceIdle(Palette.preload), []);
  // Nobody who signs in later finds a layer that somebody else had opened.
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

function onceIdle(task: () => unknown): () => void {
  // Not in every browser.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(task, 1000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(task);
  return () => cancelIdleCallback(handle);
}
