import { type AnyRoute, type AnyRouter, useRouter } from '@tanstack/react-router';
import { asAddress, type LinkTarget } from '@upline/ui-kit/link/link-target.ts';

/** The route of the page at an address; undefined where this app has none: pages come to one app before the other, and some later. */
export function routeAt(router: AnyRouter | undefined, address: string): AnyRoute | undefined {
  const [, rest, page] = router?.getMatchedRoutes(address) ?? [];
  return rest === undefined || '**' in rest ? undefined : page;
}

/** Whether a page of the app is at an address. */
export const hasPageAt = (router: AnyRouter | undefined, address: string): boolean =>
  routeAt(router, address) !== undefined;

/** Leads to an address that the server names, where the app has a page there: no link is a dead end. */
export function usePageAt(): (address: string) => LinkTarget | undefined {
  const router = useRouter({ warn: false });
  return (address) => (hasPageAt(router, address) ? { to: asAddress(address) } : undefined);
}
