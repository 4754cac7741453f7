import type { AnyRoute } from '@tanstack/react-router';
import type { OperationId } from '@upline/api-client';
import type { ComponentType, LazyExoticComponent } from 'react';
import type { NavEntry } from '../nav/section.ts';
import type { Verbs } from '../verbs/verb.ts';

type Routes = Readonly<Record<string, AnyRoute>>;

/** A part of the dashboard that another feature brings: it draws its own card, and loads and fails alone. */
export interface DashboardTile {
  readonly id: string;
  /** Place among the tiles, the smallest first. */
  readonly order: number;
  /** `leader`: only for those who lead a team (Marketing Director and higher). Default: everyone. */
  readonly for?: 'leader' | 'everyone';
  /** The operation it lives on; left out for who may not call it. */
  readonly needs?: OperationId;
  readonly component: LazyExoticComponent<ComponentType>;
}

/** What a package of screens gives to the apps that mount it: data only. */
export interface Feature<TRoutes extends Routes, TPublic extends Routes> {
  readonly id: string;
  /** Screens behind the sign-in, made under `signedInRoute`. */
  readonly routes: TRoutes;
  /** Screens without it, made under `publicRoute`. */
  readonly publicRoutes: TPublic;
  readonly nav: readonly NavEntry[];
  /** Parts of the dashboard, which an app hands to it: `features.flatMap(({ tiles }) => tiles)`. */
  readonly tiles: readonly DashboardTile[];
  readonly verbs: Verbs;
}

/**
 * Limits the address of a route to what its `validateSearch` returns. The router would also pass on the values that the
 * route has just refused, such as a page called `abc` or a tab that does not exist.
 */
function takesWhatItKnows({ options }: AnyRoute): void {
  const answer: unknown = options.validateSearch;
  if (typeof answer !== 'function') return;
  options.validateSearch = (search: Record<string, unknown>) => {
    const nothing = Object.fromEntries(Object.keys(search).map((key) => [key, undefined]));
    return { ...nothing, ...answer(search) };
  };
}

/** Declares a feature. It names no permission: each route has its own `needs`. */
export function defineFeature<
  TRoutes extends Routes = Record<never, never>,
  TPublic extends Routes = Record<never, never>,
>(feature: {
  readonly id: string;
  readonly routes?: TRoutes;
  readonly publicRoutes?: TPublic;
  readonly nav?: readonly NavEntry[];
  readonly tiles?: readonly DashboardTile[];
  readonly verbs?: Verbs;
}): Feature<TRoutes, TPublic> {
  for (const route of Object.values({ ...feature.routes, ...feature.publicRoutes })) takesWhatItKnows(route);
  return {
    id: feature.id,
    routes: feature.routes ?? ({} as TRoutes),
    publicRoutes: feature.publicRoutes ?? ({} as TPublic),
    nav: feature.nav ?? [],
    tiles: feature.tiles ?? [],
    verbs: feature.verbs ?? [],
  };
}
