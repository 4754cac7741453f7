import { type AnyRoute, createMemoryHistory, createRouter } from '@tanstack/react-router';
import type { Api } from '@upline/api-client';
import {
  type AppConfig,
  type AppContext,
  createQueryClient,
  type Feature,
  OFFICE_NAV,
  PORTAL_SECTIONS,
  publicRoute,
  rootRoute,
  routerOptions,
  shellFeature,
  signedInRoute,
} from '@upline/shell';

export type AnyFeature = Feature<Record<string, AnyRoute>, Record<string, AnyRoute>>;

export interface FeatureRouterOptions {
  readonly features: readonly AnyFeature[];
  readonly variant: AppConfig['variant'];
  readonly api: Api;
  /** Where `api` sends its requests; files are there too. */
  readonly apiUrl: string;
  /** Where photos are; without it avatars show initials. */
  readonly photoUrl?: string;
  /** Address to open. */
  readonly at: string;
}

/** The router of an app that mounts these features: the same options, query cache, frame and guard. */
export function featureRouter({ features, variant, api, apiUrl, photoUrl = '', at }: FeatureRouterOptions) {
  const context: AppContext = {
    api,
    queryClient: createQueryClient(api),
    config: {
      variant,
      product: 'Upline',
      apiUrl,
      photoUrl,
      fileUrl: `${apiUrl}/files`,
      eventUrl: apiUrl,
      demo: true,
      cardKeys: { USA: null, Canada: null },
    },
    nav: {
      ...(variant === 'admin'
        ? OFFICE_NAV
        : { sections: PORTAL_SECTIONS, entries: features.flatMap((feature) => feature.nav) }),
      verbs: features.flatMap((feature) => feature.verbs),
    },
    tiles: features.flatMap((feature) => feature.tiles),
    router: () => router,
  };
  const routeTree = rootRoute.addChildren({
    publicRoute: publicRoute.addChildren(Object.assign({}, ...features.map((each) => each.publicRoutes))),
    signedInRoute: signedInRoute.addChildren(
      Object.assign({}, shellFeature.routes, ...features.map((each) => each.routes)),
    ),
  });
  const router = createRouter({
    routeTree,
    ...routerOptions(context),
    history: createMemoryHistory({ initialEntries: [at] }),
  });
  return router;
}
