import type { AnyRouter } from '@tanstack/react-router';
import { type Address, asAddress } from '@upline/ui-kit/link/link-target.ts';
import { hasPageAt } from '../navigation/page-at.ts';
import { type Access, mayOpen } from '../session/access.ts';
import type { NavEntry, Section } from './section.ts';

/** The navigation an app is made of: its areas in order, and the lines its features bring. */
export interface NavModel {
  readonly sections: readonly Section[];
  readonly entries: readonly NavEntry[];
}

export interface NavLine {
  readonly key: string;
  readonly label: string;
  readonly icon: NavEntry['icon'];
  readonly to: Address;
  readonly params: Record<string, string>;
  readonly group?: string | undefined;
}

export interface NavArea extends Section {
  readonly lines: readonly NavLine[];
  /** Where the area opens: its own page, or its first line where the app has no such page. */
  readonly home: Pick<NavLine, 'to' | 'params'>;
}

/** Whether the app mounts a page at this path pattern. */
export function hasRoute(router: AnyRouter, path: string): boolean {
  return path in router.routesByPath;
}

const placeOf = (entry: NavEntry): string => (entry.route ? entry.route.fullPath : entry.page);

/** Whether the app has the page an entry leads to: where it comes later, so does the entry. */
function hasPage(router: AnyRouter, entry: NavEntry): boolean {
  return entry.route ? hasRoute(router, entry.route.fullPath) : hasPageAt(router, entry.page);
}

/** The areas this person sees, each with its sidebar. */
export function visibleAreas(router: AnyRouter, nav: NavModel, access: Access): NavArea[] {
  return nav.sections
    .map((section) => {
      const lines = linesOf(router, nav, section.id, access);
      const own = { to: asAddress(section.to), params: {} };
      return { ...section, lines, home: hasRoute(router, section.to) ? own : (lines[0] ?? own) };
    })
    .filter((area) => area.lines.length > 0 || (area.always && hasRoute(router, area.to)));
}

function linesOf(router: AnyRouter, nav: NavModel, section: string, access: Access): NavLine[] {
  return nav.entries
    .filter((entry) => entry.section === section)
    .filter((entry) => hasPage(router, entry))
    .filter((entry) => entry.only !== 'senior' || access.user.is_senior_level)
    .filter((entry) => entry.only !== 'beta' || access.user.is_beta)
    .filter(({ route }) => mayOpen(access, route?.options.staticData?.needs ?? 'signed-in'))
    .sort((a, b) => a.order - b.order)
    .map((entry) => {
      const to = asAddress(placeOf(entry));
      return {
        key: to,
        label: entry.label,
        icon: entry.icon,
        group: entry.group,
        to,
        params: entry.params?.(access) ?? {},
      };
    });
}

/** The area an address belongs to: the one whose page is its longest beginning. */
export function areaOf(areas: readonly NavArea[], pathname: string): NavArea | undefined {
  return areas
    .filter((area) => pathname === area.to || pathname.startsWith(`${area.to}/`))
    .sort((a, b) => b.to.length - a.to.length)[0];
}

/** The line to mark: the longest one that the address begins with. */
export function activeLine(area: NavArea | undefined, pathname: string): NavLine | undefined {
  return area?.lines
    .filter((line) => {
      const path = pathOf(line);
      return pathname === path || pathname.startsWith(`${path}/`);
    })
    .sort((a, b) => b.to.length - a.to.length)[0];
}

/** The address of a line. */
export const pathOf = ({ to, params }: NavLine): string =>
  to.replace(/\$(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
