import { useBlocker } from '@tanstack/react-router';
import { lazyLayer } from '@upline/ui-kit/loading/lazy-layer.tsx';
import { type ReactNode, useEffect } from 'react';

const LeaveDialog = lazyLayer(() => import('./leave-dialog.tsx').then((chunk) => chunk.LeaveDialog));

/**
 * Asks before a changed form is left, by a link or by back in a dialog, by closing the tab in the browser's own. The
 * form shows what it returns.
 */
export function useLeaveGuard(when: boolean): ReactNode {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => when && current.pathname !== next.pathname,
    enableBeforeUnload: () => when,
    disabled: !when,
    withResolver: true,
  });
  // Here before it is asked for: the connection may be gone by then.
  useEffect(() => {
    if (when) void LeaveDialog.preload();
  }, [when]);
  const isAsked = blocker.status === 'blocked';
  return (
    <LeaveDialog opened={isAsked} onClose={() => blocker.reset?.()} onLeave={() => blocker.proceed?.()} />
  );
}
