import { type AnyRouter, useRouter } from '@tanstack/react-router';
import type { LinkTarget } from '@upline/ui-kit/link/link-target.ts';
import { useEffect } from 'react';
import { afterFirstPage } from '../app/after-first-page.ts';

/**
 * Loads the code of the page that rows lead to while the list is read: the first row that is opened then waits for its record
 * alone. The record itself is asked for when the pointer rests on the row.
 */
export function useRowPage(target: LinkTarget | null | undefined): void {
  const router: AnyRouter = useRouter();
  const to = target?.to;
  useEffect(() => {
    const route = to && router.routesByPath[to];
    return route
      ? afterFirstPage(router, () => router.loadRouteChunk(route)?.catch(() => undefined))
      : undefined;
  }, [router, to]);
}
