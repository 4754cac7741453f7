import type { AnyRoute } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type { Access, Needs } from '../session/access.ts';

export type IconType = ComponentType<{
  size?: number | string;
  stroke?: number | string;
  className?: string;
}>;

/** An area of the main navigation with its own sidebar. */
export interface Section {
  readonly id: string;
  readonly label: string;
  readonly icon: IconType;
  /** Index page of the area. */
  readonly to: string;
  /** Shown even when its sidebar is empty (SPEC §2: Dashboard, Events, Reports, Help), as soon as its page is there. */
  readonly always?: boolean;
  /** Has a sidebar but no place in the main navigation, e.g. Virtual Video Drop. */
  readonly aside?: boolean;
  /** Letter that leads here after G. */
  readonly jump?: string;
  /** Its pages that the bottom bar shows as well, as long as there is room. */
  readonly most?: readonly string[];
}

/** A line of an area's sidebar. */
export type NavEntry = NavLabel & (NavToRoute | NavToPage);

/** It points at a route, shows where the app mounts it, and the route says what it needs. */
interface NavToRoute {
  readonly route: AnyRoute;
}

/** It names an address: it shows where the app has a page there, and that page says what it needs. */
interface NavToPage {
  readonly route?: never;
  readonly page: string;
}

interface NavLabel {
  readonly section: string;
  readonly label: string;
  readonly icon: IconType;
  /** Place in the sidebar; the specification's order leaves gaps of ten. */
  readonly order: number;
  /** Quiet heading over this line and the next ones of the same group. */
  readonly group?: string;
  /** Letter that leads here after G; areas and pages share the letters. */
  readonly jump?: string;
  /** Only for senior-level or beta users (SPEC §2, domain.md 7.4). */
  readonly only?: 'senior' | 'beta';
  /** Path parameters where the page is about the person, e.g. their own team tree. */
  readonly params?: (access: Access) => Record<string, string>;
}

/** A need written on a route; the type of `staticData` asks for it on every route. */
export interface RouteFacts {
  readonly title: string;
  readonly needs: Needs;
  /** The page above, by what the address names, where the path does not say it; undefined: the path does. */
  readonly parent?: (search: Readonly<Record<string, unknown>>) => string | undefined;
  /** Fills the screen: the frame around it has neither bar nor sidebar. */
  readonly bare?: boolean;
  /** Lists the page shows, by name, with what of its address shows them: where a pinned view of the list opens. */
  readonly lists?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}
