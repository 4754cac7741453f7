import { type AnyRoute, createMemoryHistory, createRouter } from '@tanstack/react-router';
import type { Api } from '@upline/api-client';
import {
  ADMIN_SECTIONS,
  type AppConfig,
  type AppContext,
  AppRoot,
  createQueryClient,
  type Feature,
  PORTAL_SECTIONS,
  rootRoute,
  routerOptions,
  shellFeature,
  signedInRoute,
} from '@upline/shell';
import { useUiKit } from '@upline/ui-kit';
import { useMemo } from 'react';
import { expect, waitFor } from 'storybook/test';
import { type PageState, sampleApi } from './sample-api.ts';

type Mounted = Feature<Record<string, AnyRoute>, Record<string, AnyRoute>>;

export interface PageStoryProps {
  /** Address of the page. */
  readonly at: string;
  readonly state?: PageState;
}

function openPage(feature: Mounted, variant: AppConfig['variant'], at: string, api: Api) {
  const context: AppContext = {
    api,
    queryClient: createQueryClient(api),
    config: {
      variant,
      product: 'Upline',
      apiUrl: 'http://api.sample',
      photoUrl: '',
      fileUrl: '',
      eventUrl: '',
      demo: false,
      cardKeys: { USA: null, Canada: null },
    },
    nav: { sections: variant === 'admin' ? ADMIN_SECTIONS : PORTAL_SECTIONS, entries: feature.nav },
    router: () => router,
  };
  const routes = { ...shellFeature.routes, ...feature.routes };
  const router = createRouter({
    routeTree: rootRoute.addChildren({ signedInRoute: signedInRoute.addChildren(routes) }),
    ...routerOptions(context),
    history: createMemoryHistory({ initialEntries: [at] }),
  });
  return router;
}

/** Pages of a feature as the app shows them, frame, guard and router included, filled with the examples of the contract. */
export function pagesOf(feature: Mounted, variant: AppConfig['variant'] = 'portal') {
  return function Page({ at, state = 'Filled' }: PageStoryProps) {
    const { scheme } = useUiKit();
    const theme = scheme === 'dark' ? 'Dark' : 'Light';
    const router = useMemo(() => openPage(feature, variant, at, sampleApi(state, theme)), [at, state, theme]);
    return <AppRoot router={router} key={`${at} ${state} ${theme}`} />;
  };
}

/** Holds once the page is there, or what stands in its place while it is loading. */
export async function isShown({ canvasElement }: { readonly canvasElement: HTMLElement }) {
  await waitFor(
    () =>
      expect(canvasElement.querySelector('main h1, main [aria-busy="true"] > :nth-child(2)')).toBeVisible(),
    { timeout: 5_000 },
  );
}
