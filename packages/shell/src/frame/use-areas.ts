import { useRouter, useRouterState } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useAppContext } from '../app/context.ts';
import { activeLine, areaOf, type NavArea, type NavLine, visibleAreas } from '../nav/nav-model.ts';
import { useAccess } from '../session/access.ts';

/** The navigation of this person and the place of the page in it. */
export function useAreas(): {
  readonly areas: readonly NavArea[];
  readonly area: NavArea | undefined;
  readonly line: NavLine | undefined;
} {
  const router = useRouter();
  const { nav } = useAppContext();
  const access = useAccess();
  const all = useMemo(() => visibleAreas(router, nav, access), [router, nav, access]);
  const areas = useMemo(() => all.filter((each) => !each.aside), [all]);
  // Area and line, not the address: the frame is drawn again only when another of them is to be marked.
  const area = useRouterState({ select: ({ location }) => areaOf(all, location.pathname) });
  const line = useRouterState({ select: ({ location }) => activeLine(area, location.pathname) });
  return { areas, area, line };
}
