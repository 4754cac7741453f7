import type { AnyRouter } from '@tanstack/react-router';
import { accessQuery } from '../session/access.ts';
import type { AppContext } from './context.ts';

/**
 * Asks for who the person is and for what the first page shows in one go, before anything is drawn: the guard and the loader
 * then find their answers in the query cache, or on their way. Whether the page is shown is still the guard's to decide, and
 * every answer the server's.
 */
export function askAhead(router: AnyRouter): void {
  const context = router.options.context as AppContext;
  const page = router.matchRoutes(router.latestLocation).at(-1);
  if (!page || page.staticData.needs === 'public' || !context.api.tokens.claims()) return;
  void context.queryClient.prefetchQuery(accessQuery);
  const route = router.routesById[page.routeId];
  void router.loadRouteChunk(route)?.catch(() => undefined);
  if (page.searchError || page.paramsError) return;
  const answer: unknown = route.options.loader?.({
    context,
    params: page.params,
    deps: page.loaderDeps,
  });
  // The loader asks again for what did not come, and says so.
  Promise.resolve(answer).catch(() => undefined);
}
