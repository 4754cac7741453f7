import type { AnyRouter } from '@tanstack/react-router';
import type { OperationId } from '@upline/api-client';
import { hasRoute } from '../nav/nav-model.ts';
import { type Access, mayCall, mayOpen } from '../session/access.ts';

/** Whether the app has the page and the person may open it, and may call what is done there. */
export function mayGo(router: AnyRouter, access: Access, page: string, needs?: OperationId): boolean {
  return (
    hasRoute(router, page) &&
    mayOpen(access, router.routesByPath[page]?.options.staticData?.needs ?? 'signed-in') &&
    (needs === undefined || mayCall(access, needs))
  );
}
