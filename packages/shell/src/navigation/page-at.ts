import type { QueryClient } from '@tanstack/react-query';
import { type AnyRoute, type AnyRouter, useRouter } from '@tanstack/react-router';
import { asAddress, type LinkTarget } from '@upline/ui-kit/link/link-target.ts';
import { type Access, accessQuery, mayOpen } from '../session/access.ts';

/** The route of the page at an address; undefined where this app has none: pages come to one app before the other, and some later. */
export function routeAt(router: AnyRouter | undefined, address: string): AnyRoute | undefined {
  const [, rest, page] = router?.getMatchedRoutes(address) ?? [];
  return rest === undefined || '**' in rest ? undefined : page;
}

/** Access as the guard has loaded it; undefined before sign-in and in a component that stands alone. */
function accessIn(router: AnyRouter | undefined): Access | undefined {
  const { queryClient } = (router?.options.context ?? {}) as { readonly queryClient?: QueryClient };
  return queryClient?.getQueryData(accessQuery.queryKey);
}

/**
 * Leads to an address that the server names, where the app has a page there that the person may open: no link is a dead end
 * (R-PRM-01).
 */
export function usePageAt(): (address: string) => LinkTarget | undefined {
  const router = useRouter({ warn: false });
  return (address) => {
    const page = routeAt(router, address);
    const access = accessIn(router);
    const isOpen = page && (!access || mayOpen(access, page.options.staticData?.needs ?? 'signed-in'));
    return isOpen ? { to: asAddress(address) } : undefined;
  };
}
