import type { AnyRouter } from '@tanstack/react-router';
import type { Needs } from '../session/access.ts';

export interface SitePage {
  readonly path: string;
  readonly title: string;
  readonly needs: Needs;
}

/** Every page of an app, by address: what a review of the navigation looks at. */
export function sitemapOf(router: AnyRouter): SitePage[] {
  return Object.values(router.routesById)
    .filter((route) => route.path !== undefined && !route.isRoot && route.children === undefined)
    .map((route) => ({ path: route.fullPath as string, ...route.options.staticData }) as SitePage)
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}
