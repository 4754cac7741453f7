import { useRouter, useRouterState } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useAppContext } from '../app/context.ts';
import { activeLine, areaOf, type NavArea, type NavLine, pathOf, visibleAreas } from '../nav/nav-model.ts';
import { useAccess } from '../session/access.ts';

/** The navigation of this person and where in it the page stands. */
export function useAreas(): {
  readonly areas: readonly NavArea[];
  readonly area: NavArea | undefined;
  readonly line: NavLine | undefined;
  /** The page is the line's own, not one below it. */
  readonly onLine: boolean;
} {
  const router = useRouter();
  const { nav } = useAppContext();
  const access = useAccess();
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  const all = useMemo(() => visibleAreas(router, nav, access), [router, nav, access]);
  const area = areaOf(all, pathname);
  const line = activeLine(area, pathname);
  return {
    areas: all.filter((each) => !each.aside),
    area,
    line,
    onLine: line !== undefined && pathOf(line) === pathname,
  };
}
