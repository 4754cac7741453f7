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
  /** Pages of it that stand beside it under the thumb, as long as there is room. */
  readonly most?: readonly string[];
}

/** A line of an area's sidebar. */
export type NavEntry = NavLabel & (NavToRoute | NavToPage);

/** It points at a route, shows where the app mounts it, and the route says what it needs. */
interface NavToRoute {
  readonly route: AnyRoute;
}

/** It points at a page that is content, e.g. a help article: no route of its own, open to everybody who is signed in. */
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
  /** Only for senior-level or beta users (SPEC §2, domain.md 7.4). */
  readonly only?: 'senior' | 'beta';
  /** Path parameters where the page is about the person, e.g. their own team tree. */
  readonly params?: (access: Access) => Record<string, string>;
}

/** A need written on a route; the type of `staticData` asks for it on every route. */
export interface RouteFacts {
  readonly title: string;
  readonly needs: Needs;
}
