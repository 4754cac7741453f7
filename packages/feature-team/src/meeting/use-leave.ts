import { useRouter } from '@tanstack/react-router';
import { type Shortcut, useBack, useShortcuts } from '@upline/shell';
import { useEffectEvent, useMemo } from 'react';

/** Leaves the board: to where the person came from, or to the page above. Escape does the same. */
export function useLeave(): () => void {
  const router = useRouter();
  const back = useBack();
  const leave = () => {
    if (router.history.canGoBack()) router.history.back();
    else back();
  };
  const onEscape = useEffectEvent(leave);
  const shortcuts = useMemo<readonly Shortcut[]>(
    () => [
      {
        keys: ['Esc'],
        does: 'Leave the meeting',
        group: 'On this page',
        matches: ({ key }) => key === 'Escape',
        run: onEscape,
      },
    ],
    [],
  );
  useShortcuts(shortcuts);
  return leave;
}
