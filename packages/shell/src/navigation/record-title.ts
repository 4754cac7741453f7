import { useMatches } from '@tanstack/react-router';
import { useEffect, useSyncExternalStore } from 'react';

/** Names of opened records by path, for titles and breadcrumbs. Kept small: it is a memory aid, not a cache. */
const LIMIT = 200;
let titles: ReadonlyMap<string, string> = new Map();
const listeners = new Set<() => void>();

function remember(path: string, title: string): void {
  if (titles.get(path) === title) return;
  titles = new Map([...titles, [path, title] as const].slice(-LIMIT));
  for (const listener of listeners) listener();
}

/** Forgets every name, e.g. at sign-out. */
export function forgetRecordTitles(): void {
  titles = new Map();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export function useRecordTitles(): ReadonlyMap<string, string> {
  return useSyncExternalStore(
    subscribe,
    () => titles,
    () => titles,
  );
}

interface Located {
  readonly pathname: string;
  readonly search: object;
}

/** Where a record is: its path, or the page that shows it by the id of the search, such as an order at the checkout. */
export const addressOf = ({ pathname, search }: Located): string =>
  'id' in search && typeof search.id === 'string' ? `${pathname}?id=${search.id}` : pathname;

/**
 * Gives the record of this address its name in the page title and the breadcrumbs: `useRecordTitle(client.name)`.
 * Works on the record's page, its tabs and its edit form alike. Leave it undefined where the name is to be kept private.
 * A part with an address of its own takes the name with its own: `Ana Alvarez, Licenses`.
 */
export function useRecordTitle(name: string | undefined, part?: string): void {
  // The path, not the match: that is another object whenever its loader has run.
  const path = useMatches({
    select: (matches) => {
      const last = matches.at(-1);
      return last && recordPath(last.fullPath, last);
    },
  });
  const page = useMatches({ select: (matches) => matches.at(-1)?.pathname });
  useEffect(() => {
    if (!path || !name) return;
    remember(path, name);
    if (part && page && page !== path) remember(page, `${name}, ${part}`);
  }, [path, page, name, part]);
}

/** `/clients/$id/edit` at `/clients/7/edit` is about the record `/clients/7`. */
function recordPath(pattern: string, located: Located): string | undefined {
  const { pathname } = located;
  const parts = pattern.split('/').filter(Boolean);
  const depth = parts.findLastIndex((part) => part.startsWith('$'));
  if (depth < 0) {
    const address = addressOf(located);
    return address === pathname ? undefined : address;
  }
  return `/${pathname
    .split('/')
    .filter(Boolean)
    .slice(0, depth + 1)
    .join('/')}`;
}
