import { type AnyRouter, useRouter } from '@tanstack/react-router';
import { asAddress, type LinkTarget } from '@upline/ui-kit/link/link-target.ts';

/** Whether a page of the app stands at an address: pages come to one app before the other, and some come later. */
export function hasPageAt(router: AnyRouter | undefined, address: string): boolean {
  const [, rest, page] = router?.getMatchedRoutes(address) ?? [];
  return page !== undefined && rest !== undefined && !('**' in rest);
}

/** Leads to an address that the server names, where the app has a page there: no link is a dead end. */
export function usePageAt(): (address: string) => LinkTarget | undefined {
  const router = useRouter({ warn: false });
  return (address) => (hasPageAt(router, address) ? { to: asAddress(address) } : undefined);
}
