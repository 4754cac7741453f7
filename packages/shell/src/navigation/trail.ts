import type { AnyRouter } from '@tanstack/react-router';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { type Address, addressOf, asAddress, type LinkTarget } from '@upline/ui-kit/link/link-target.ts';
import { usePrivacy } from '@upline/ui-kit/provider/context.ts';
import { goTo } from './destination.ts';
import { listOf } from './list-walk.ts';
import { useRecordTitles } from './record-title.ts';

/** One step of the way from the area down to this page. */
export interface Crumb {
  readonly path: string;
  readonly title: string;
}

/** The page a path pattern of this app matches, without the catch-all. */
function pageAt(router: AnyRouter, path: string) {
  const [, , route] = router.getMatchedRoutes(path);
  if (!route || route.options.staticData === undefined) return undefined;
  return route.path === '/' && path !== '/' ? undefined : route;
}

/** The pages above and including `pathname`, outermost first; `address` is that of the record which the last one shows. */
export function trailOf(
  router: AnyRouter,
  pathname: string,
  records: ReadonlyMap<string, string>,
  address = pathname,
): Crumb[] {
  const parts = pathname.split('/').filter(Boolean);
  return parts.flatMap((_, index) => {
    const path = `/${parts.slice(0, index + 1).join('/')}`;
    const route = pageAt(router, path);
    const title =
      (path === pathname && records.get(address)) || records.get(path) || route?.options.staticData?.title;
    return route && title ? [{ path, title }] : [];
  });
}

/** Where a page is, or what the browser's address says of it. */
interface Place {
  readonly pathname: string;
  readonly search: Readonly<Record<string, unknown>>;
}

/**
 * The page above this one, or undefined at the top of an area (SPEC §2: back button). A form that begins a record is not above
 * the records it has made, though their address is longer than its own.
 */
export function parentPath(router: AnyRouter, { pathname, search }: Place): Address | undefined {
  const page = pageAt(router, pathname);
  const named = page?.options.staticData?.parent?.(search);
  if (named !== undefined) return asAddress(named);
  const isRecord = /\$\w+$/.test(page?.fullPath ?? '');
  const begins = (path: string) =>
    /^create[A-Z]/.test(String(pageAt(router, path)?.options.staticData?.needs ?? ''));
  const above = trailOf(router, pathname, new Map()).findLast(
    ({ path }) => path !== pathname && !(isRecord && begins(path)),
  );
  return above && asAddress(above.path);
}

function useTrail(privacy: boolean): Crumb[] {
  const router = useRouter();
  const records = useRecordTitles();
  const pathname = useRouterState({ select: (state) => (state.resolvedLocation ?? state.location).pathname });
  return trailOf(router, pathname, privacy ? new Map() : records);
}

/** Where the way back leads: to the list that a record was opened from, as it was, or else to the page above (SPEC §2, R-RTE-03). */
function backFrom(router: AnyRouter, place: Place): LinkTarget | undefined {
  const parent = parentPath(router, place);
  return listOf(place.pathname) ?? (parent && { to: parent });
}

/** The same from a record, whichever of its parts is shown. */
export function useBackTarget(record: LinkTarget): LinkTarget | undefined {
  const router = useRouter();
  const pathname = addressOf(record).replace(/\?.*$/, '');
  return backFrom(router, {
    pathname,
    search: typeof record.search === 'object' ? { ...record.search } : {},
  });
}

/** Path of the page above this one. */
export function useParentPath(): Address | undefined {
  const router = useRouter();
  return useRouterState({ select: (state) => parentPath(router, state.location) });
}

/** The way down to this page for `PageHeader`, from depth three on (features.md D.3). */
export function useCrumbs(): readonly { readonly label: string; readonly to: LinkTarget }[] {
  const privacy = usePrivacy();
  const trail = useTrail(privacy);
  return trail.length < 3
    ? []
    : trail.slice(0, -1).map(({ path, title }) => ({ label: title, to: { to: asAddress(path) } }));
}

/** Goes to the parent route or, failing that, back in history (SPEC §2, R-RTE-03). */
export function useBack(): () => void {
  const router = useRouter();
  return () => {
    const target = backFrom(router, router.state.location);
    if (target) void goTo(router, target);
    else if (router.history.canGoBack()) router.history.back();
    else void goTo(router, { to: '/' });
  };
}
