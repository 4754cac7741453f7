import type { AnyRouter } from '@tanstack/react-router';
import { createQueryClient } from '../data/query-client.ts';
import type { NavModel } from '../nav/nav-model.ts';
import { accessQuery } from '../session/access.ts';
import { followSessionEnd } from '../session/session-end.ts';
import { AppRoot } from './app-root.tsx';
import type { Page } from './boot.tsx';
import type { AppContext } from './context.ts';

export interface AppDefinition {
  readonly nav: NavModel;
  createRouter(context: AppContext): AnyRouter;
}

/** Draws the whole app into the page. */
export function startApp(page: Page, app: AppDefinition): void {
  const queryClient = createQueryClient(page.client.api);
  const router: AnyRouter = app.createRouter({
    ...page.client,
    queryClient,
    nav: app.nav,
    router: () => router,
  });
  followSessionEnd(router);
  const render = () => page.root.render(<AppRoot router={router} nonce={page.nonce} />);
  // The mark of the start stays until the session is known: the page would be blank in between.
  if (page.client.api.tokens.token()) void queryClient.prefetchQuery(accessQuery).then(render);
  else render();
}
