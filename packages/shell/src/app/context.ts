import type { QueryClient } from '@tanstack/react-query';
import { type AnyRouter, useRouter } from '@tanstack/react-router';
import type { DashboardTile } from '../features/define-feature.ts';
import type { NavModel } from '../nav/nav-model.ts';
import type { Client } from './client.tsx';

/** What every route, guard and loader is given. Made once per page by `startApp`, or per test by `renderFeature`. */
export interface AppContext extends Client {
  readonly queryClient: QueryClient;
  readonly nav: NavModel;
  /** What features put on the dashboard. */
  readonly tiles: readonly DashboardTile[];
  /** The router this context belongs to, for guards that ask whether an address is one of this app. */
  readonly router: () => AnyRouter;
}

/** The context of the running app, for code outside of loaders. */
export function useAppContext(): AppContext {
  return useRouter().options.context as AppContext;
}
