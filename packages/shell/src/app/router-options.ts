import type { AnyRouter } from '@tanstack/react-router';
import { RouteError } from '../errors/error-screen.tsx';
import { PagePending } from '../routes/page-pending.tsx';
import type { AppContext } from './context.ts';

/** How both apps' routers behave. An app adds its route tree; a test also its history. */
export function routerOptions(context: AppContext) {
  return {
    context,
    // The query cache decides whether what a link has loaded ahead is still fresh.
    defaultPreloadStaleTime: 0,
    // The first page alone: `keepPages` then lets a page stay until the next one has its data.
    defaultPendingComponent: PagePending,
    defaultPendingMs: 50,
    defaultPendingMinMs: 0,
    defaultErrorComponent: RouteError,
    scrollRestoration: true,
    notFoundMode: 'root' as const,
  };
}

/** A page that is shown stays until the next one has its data, under a thin bar (features.md D.5). */
export function keepPages(router: AnyRouter): () => void {
  const stop = router.subscribe('onResolved', () => {
    stop();
    router.update({ ...router.options, defaultPendingMs: Number.POSITIVE_INFINITY });
  });
  return stop;
}
