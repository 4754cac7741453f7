import type { AnyRoute } from '@tanstack/react-router';
import type { NavEntry } from '../nav/section.ts';

type Routes = Readonly<Record<string, AnyRoute>>;

/** What a package of screens gives to the apps that mount it: data only. */
export interface Feature<TRoutes extends Routes, TPublic extends Routes> {
  readonly id: string;
  /** Screens behind the sign-in, made under `signedInRoute`. */
  readonly routes: TRoutes;
  /** Screens without it, made under `publicRoute`. */
  readonly publicRoutes: TPublic;
  readonly nav: readonly NavEntry[];
}

/**
 * A route takes of an address what its `validateSearch` answers and nothing else: the router by itself would hand on
 * beside it what the route has just refused, a page called `abc` or a tab that does not exist.
 */
function takesWhatItKnows({ options }: AnyRoute): void {
  const answer: unknown = options.validateSearch;
  if (typeof answer !== 'function') return;
  options.validateSearch = (search: Record<string, unknown>) => {
    const nothing = Object.fromEntries(Object.keys(search).map((key) => [key, undefined]));
    return { ...nothing, ...answer(search) };
  };
}

/** Declares a feature. Permission is not said here: each route carries its own `needs`. */
export function defineFeature<
  TRoutes extends Routes = Record<never, never>,
  TPublic extends Routes = Record<never, never>,
>(feature: {
  readonly id: string;
  readonly routes?: TRoutes;
  readonly publicRoutes?: TPublic;
  readonly nav?: readonly NavEntry[];
}): Feature<TRoutes, TPublic> {
  for (const route of Object.values({ ...feature.routes, ...feature.publicRoutes })) takesWhatItKnows(route);
  return {
    id: feature.id,
    routes: feature.routes ?? ({} as TRoutes),
    publicRoutes: feature.publicRoutes ?? ({} as TPublic),
    nav: feature.nav ?? [],
  };
}
