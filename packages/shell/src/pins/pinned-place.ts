import { type AnyRouter, useRouter } from '@tanstack/react-router';
import type { OperationAnswer } from '@upline/api-client';
import { asAddress } from '@upline/ui-kit/link/link-target.ts';
import type { Destination } from '../navigation/destination.ts';
import { mayOpen, useAccess } from '../session/access.ts';

export type PinnedView = OperationAnswer<'listPinnedViews'>['rows'][number];

/** The page that shows a list, by what its route says, and what its address holds besides. */
function pageOf(router: AnyRouter, list: string) {
  for (const { fullPath, options } of Object.values(router.routesById) as AnyRouter['routesById'][string][]) {
    const search = options.staticData?.lists?.[list];
    if (search) return { to: asAddress(fullPath), search, needs: options.staticData?.needs ?? 'signed-in' };
  }
  return undefined;
}

/** Where pinned views open; those whose list this app does not have, or the person may not open, lead nowhere. */
export function usePinnedPlace(): (view: PinnedView) => Destination | undefined {
  const router = useRouter();
  const access = useAccess();
  return (view) => {
    const page = pageOf(router, view.list);
    return page && mayOpen(access, page.needs) ? placeOf(page, view) : undefined;
  };
}

const placeOf = (
  { to, search }: { readonly to: ReturnType<typeof asAddress>; readonly search: object },
  { id, filter, order }: PinnedView,
) => ({ to, search: { ...search, view: id, filter, order } });
