import { useRouter, useRouterState } from '@tanstack/react-router';
import { useMemo } from 'react';
import { addressOf, useRecordTitles } from './record-title.ts';
import { trailOf } from './trail.ts';

const NO_NAMES: ReadonlyMap<string, string> = new Map();

/** "Record · Section" of the page shown now; names are left out while privacy is on (S-70). */
export function usePageTitle(privacy: boolean): { readonly path: string; readonly title: readonly string[] } {
  const router = useRouter();
  const records = useRecordTitles();
  const path = useRouterState({ select: (state) => (state.resolvedLocation ?? state.location).pathname });
  const address = useRouterState({ select: (state) => addressOf(state.resolvedLocation ?? state.location) });
  const own = useRouterState({ select: (state) => state.matches.at(-1)?.staticData.title ?? '' });
  return useMemo(() => {
    const trail = trailOf(router, path, privacy ? NO_NAMES : records, address).map((crumb) => crumb.title);
    const title = trail.length > 0 ? trail.slice(-2).reverse() : [own || 'Not found'];
    return { path, title: [...new Set(title)] };
  }, [router, records, path, address, own, privacy]);
}
