import { type AnyRouter, type NavigateOptions, redirect, useRouter } from '@tanstack/react-router';
import type { LinkTarget } from '@upline/ui-kit/link/link-target.ts';
import { useCallback } from 'react';

interface HereTarget {
  /** The page shown now, with another search. */
  readonly to: '.';
  readonly params?: undefined;
  readonly search: object;
}

/** Where code leads: what a link may name, and how the history takes it. */
export type Destination = (LinkTarget | HereTarget) & {
  readonly replace?: boolean;
  readonly resetScroll?: boolean;
  /** Leaves a changed form without asking. */
  readonly ignoreBlocker?: boolean;
};

/** A destination as the router takes it. Its own type would ask for one literal path; ours was judged where it was written. */
export const routed = (to: Destination): NavigateOptions<AnyRouter, string, string> => to;

export const goTo = async (router: AnyRouter, to: Destination): Promise<void> => {
  if (to.to === '.' && isLeaving(router)) return;
  await router.navigate(routed(to));
};

/**
 * Another page has been asked for and is still loading. A search of the page shown now, e.g. a filter that rests for a moment
 * after the last key, would end up in the address of that other page.
 */
function isLeaving(router: AnyRouter): boolean {
  const shown = router.state.matches.at(-1)?.pathname;
  const asked = router.latestLocation.pathname;
  return shown !== undefined && withoutEnd(shown) !== withoutEnd(asked);
}

const withoutEnd = (path: string): string => path.replace(/\/$/, '');

/** Leads to a page of the app: `go({ to: '/business/clients/$id', params: { id } })`. */
export function useGo(): (to: Destination) => Promise<void> {
  const router = useRouter();
  return useCallback((to: Destination) => goTo(router, to), [router]);
}

/** For guards and loaders: `throw redirectTo({ to: '/login' })`. */
export const redirectTo = (to: Destination) => redirect(routed(to));
