import { RouteError } from '../errors/error-screen.tsx';
import type { AppContext } from './context.ts';

/** How both apps' routers behave. An app adds its route tree; a test also its history. */
export function routerOptions(context: AppContext) {
  return {
    context,
    // SPEC §9: a link loads its page after 100 ms of intent. The query cache decides whether its data is still fresh.
    defaultPreload: 'intent' as const,
    defaultPreloadDelay: 100,
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 150,
    defaultPendingMinMs: 300,
    defaultErrorComponent: RouteError,
    scrollRestoration: true,
    notFoundMode: 'root' as const,
  };
}
