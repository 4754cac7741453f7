import { useEffect, useLayoutEffect, useRef } from 'react';

/** What has the focus: the button of a menu in the place of its entry, which is gone when the focus is to come back. */
function focused(): HTMLElement | null {
  const { activeElement, body } = document;
  const menu = activeElement?.closest('[role=menu]')?.getAttribute('aria-labelledby');
  const point = menu ? document.getElementById(menu) : activeElement;
  return point instanceof HTMLElement && point !== body ? point : null;
}

/** Gives the focus back when a layer is closed or taken out: Mantine does so only for one that was mounted closed. */
export function useFocusBack(opened: boolean): void {
  const before = useRef<HTMLElement>(null);
  // Noted before the trap takes the focus; given back after React, which keeps it where it was while it changes the page.
  useLayoutEffect(() => {
    if (opened) before.current = focused();
  }, [opened]);
  useEffect(() => {
    if (!opened) return;
    // A layer that was there before has just given it back.
    before.current ??= focused();
    return () => before.current?.focus({ preventScroll: true });
  }, [opened]);
}
