import type { AnchorHTMLAttributes, ComponentType, ReactNode, Ref } from 'react';

/** Where a link leads, in the router's terms: `to` is a route path, `params` fills its `$names`. */
export interface LinkTarget {
  readonly to: string;
  readonly params?: Record<string, string>;
  /** A function makes it from the address in force when the link is drawn or pressed. */
  readonly search?: Record<string, unknown> | ((now: Record<string, unknown>) => Record<string, unknown>);
}

/** What ui-kit passes to the link it was given: the target and what any anchor takes. */
export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly to: LinkTarget;
  readonly children?: ReactNode;
  readonly ref?: Ref<HTMLAnchorElement>;
}

export type LinkComponent = ComponentType<LinkProps>;

/** The address of a target, for plain anchors (stories, tests, pages without a router). */
export function addressOf({ to, params = {}, search = {} }: LinkTarget): string {
  const path = to.replace(/\$(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const query = new URLSearchParams(
    Object.entries(typeof search === 'function' ? search({}) : search).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, typeof value === 'string' ? value : JSON.stringify(value)]],
    ),
  ).toString();
  return query ? `${path}?${query}` : path;
}
