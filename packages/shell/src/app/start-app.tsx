/// <reference types="vite/client" />
import type { AnyRouter } from '@tanstack/react-router';
import { type KnownOperations, knowOperations } from '@upline/api-client';
import { lazy, StrictMode, Suspense } from 'react';
import { createQueryClient } from '../data/query-client.ts';
import type { DashboardTile } from '../features/define-feature.ts';
import type { NavModel } from '../nav/nav-model.ts';
import { followSessionEnd } from '../session/session-end.ts';
import { AppRoot } from './app-root.tsx';
import { askAhead } from './ask-ahead.ts';
import type { Page } from './boot.tsx';
import type { AppContext } from './context.ts';

export interface AppDefinition {
  /** What its people may hold a permission for. */
  readonly operations: KnownOperations;
  readonly nav: NavModel;
  readonly tiles: readonly DashboardTile[];
  createRouter(context: AppContext): AnyRouter;
}

/** Queries and writes at a glance while developing; a build leaves it out. */
const QueryDevtools = import.meta.env.DEV
  ? lazy(async () => ({ default: (await import('@tanstack/react-query-devtools')).ReactQueryDevtools }))
  : undefined;

/** Draws the whole app into the page. */
export function startApp(page: Page, app: AppDefinition): void {
  knowOperations(app.operations);
  const queryClient = createQueryClient(page.client.api);
  const router: AnyRouter = app.createRouter({
    ...page.client,
    queryClient,
    nav: app.nav,
    tiles: app.tiles,
    router: () => router,
  });
  followSessionEnd(router);
  askAhead(router);
  page.root.render(
    <StrictMode>
      <AppRoot router={router} nonce={page.nonce} />
      {QueryDevtools && (
        <Suspense>
          <QueryDevtools client={queryClient} />
        </Suspense>
      )}
    </StrictMode>,
  );
}
