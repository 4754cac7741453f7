import type { AnyRoute, AnyRouter } from '@tanstack/react-router';
import { type Address, asAddress } from '@upline/ui-kit/link/link-target.ts';
import { routeAt } from '../navigation/page-at.ts';
import { type Access, mayOpen } from '../session/access.ts';
import type { Verbs } from '../verbs/verb.ts';
import type { NavEntry, Section } from './section.ts';

/** The navigation an app is made of: its areas in order, and the lines its features bring. */
export interface NavModel {
  readonly sections: readonly Section[];
  readonly entries: readonly NavEntry[];
  /** What the features let a person do from the palette. */
  readonly verbs?: Verbs;
}

export interface NavLine {
  readonly key: string;
  readonly label: string;
  readonly icon: NavEntry['icon'];
  readonly to: Address;
  readonly params: Record<string, string>;
  readonly group?: string | undefined;
  /** Letter that leads here after G. */
  readonly jump?: string | undefined;
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

/** The page an entry leads to; undefined where this app does not have it: the entry comes when its page does. */
function pageOf(router: AnyRouter, entry: NavEntry): AnyRoute | undefined {
  if (!entry.route) return routeAt(router, entry.page);
  return hasRoute(router, entry.route.fullPath) ? entry.route : undefined;
}

function isOpen(router: AnyRouter, entry: NavEntry, access: Access): boolean {
  const page = pageOf(router, entry);
  return page !== undefined && mayOpen(access, page.options.staticData?.needs ?? 'signed-in');
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
    .filter((entry) => entry.only !== 'senior' || access.user.is_senior_level)
    .filter((entry) => entry.only !== 'beta' || access.user.is_beta)
    .filter((entry) => isOpen(router, entry, access))
    .sort((a, b) => a.order - b.order)
    .map((entry) => {
      const to = asAddress(placeOf(entry));
      return {
        key: to,
        label: entry.label,
        icon: entry.icon,
        group: entry.group,
        jump: entry.jump,
        to,
        params: entry.params?.(access) ?? {},
      };
    });
}

/** The area an address belongs to: the one whose page, or a line of whose sidebar, is its longest beginning. */
export function areaOf(areas: readonly NavArea[], pathname: string): NavArea | undefined {
  const lengthOf = (area: NavArea) =>
    Math.max(
      ...[area.to, ...area.lines.map(pathOf)]
        .filter((path) => pathname === path || pathname.startsWith(`${path}/`))
        .map((path) => path.length),
    );
  return areas
    .map((area) => ({ area, length: lengthOf(area) }))
    .filter(({ length }) => length > 0)
    .sort((one, other) => other.length - one.length)[0]?.area;
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
