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
  return {
    id: feature.id,
    routes: feature.routes ?? ({} as TRoutes),
    publicRoutes: feature.publicRoutes ?? ({} as TPublic),
    nav: feature.nav ?? [],
  };
}
