import { useBlocker } from '@tanstack/react-router';

/** Asks once before a changed form is left, by a link, by back, or by closing the tab. */
export function useLeaveGuard(when: boolean): void {
  useBlocker({
    shouldBlockFn: ({ current, next }) =>
      when &&
      current.pathname !== next.pathname &&
      !window.confirm('Leave this page? What you have entered is not saved.'),
    enableBeforeUnload: () => when,
    disabled: !when,
  });
}
