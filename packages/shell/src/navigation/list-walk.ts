import { useRouterState } from '@tanstack/react-router';
import { addressOf, type LinkTarget } from '@upline/ui-kit/link/link-target.ts';

/** The ways to the records of the list that was looked at last, in their order. */
let walk: (() => readonly (LinkTarget | null)[]) | undefined;
/** Where that list is, filtered and sorted as it was. */
let list: LinkTarget | undefined;

/** Remembers the rows of a list, so that its records lead on to their neighbours and back to the list as it was. */
export function rememberWalk<Row extends object>(
  rows: readonly Row[],
  targetOf: ((row: Row) => LinkTarget | null) | undefined,
  at?: LinkTarget,
): void {
  walk = targetOf && (() => rows.map(targetOf));
  list = at;
}

/** Forgets them, e.g. at sign-out. */
export function forgetWalk(): void {
  walk = undefined;
  list = undefined;
}

const pathOf = (target: LinkTarget) => addressOf(target).split('?')[0];

export interface Neighbours {
  readonly previous: LinkTarget | null | undefined;
  readonly next: LinkTarget | null | undefined;
  /** Counted from one. */
  readonly place: number;
  readonly of: number;
}

/** The records before and after the one at this path; nothing where the list does not show it. */
export function neighboursOf(pathname: string): Neighbours | undefined {
  const targets = walk?.() ?? [];
  const at = targets.findIndex((target) => target && pathOf(target) === pathname);
  if (at < 0) return undefined;
  return { previous: targets[at - 1], next: targets[at + 1], place: at + 1, of: targets.length };
}

/** The list that the record at this path was opened from. */
export const listOf = (pathname: string): LinkTarget | undefined =>
  list && pathOf(list) !== pathname && neighboursOf(pathname) ? list : undefined;

/** The neighbours of the record that is shown. */
export const useNeighbours = (): Neighbours | undefined =>
  neighboursOf(useRouterState({ select: ({ location }) => location.pathname }));
