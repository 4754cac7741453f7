import { type AnyRouter, type LinkComponent, useRouter, useSearch } from '@tanstack/react-router';
import type { LinkProps, LinkTarget } from '@upline/ui-kit/link/link-target.ts';
import { type AnchorHTMLAttributes, type MouseEvent, type Ref, useCallback } from 'react';

interface Target {
  readonly to: string;
  readonly params?: LinkTarget['params'];
  readonly search?: Record<string, unknown>;
}

interface AnchorProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>, Target {
  readonly ref?: Ref<HTMLAnchorElement>;
}

/** SPEC §9: a link loads its page after this much intent. One pointer rests on one link. */
const INTENT_MS = 100;
let intent: ReturnType<typeof setTimeout> | undefined;

const forget = () => clearTimeout(intent);
const preload = (router: AnyRouter, target: Target) => {
  forget();
  router.preloadRoute(target as never).catch(() => undefined);
};
const preloadSoon = (router: AnyRouter, target: Target) => {
  forget();
  intent = setTimeout(preload, INTENT_MS, router, target);
};

/** A press that the browser would answer in this tab; the rest is the browser's: new tabs, windows, downloads. */
const isPlain = (event: MouseEvent<HTMLAnchorElement>) =>
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.defaultPrevented) &&
  (event.currentTarget.target || '_self') === '_self';

/**
 * A link to a page of the app, light enough for every row of a list: it listens to nothing, where the router's own watches
 * the address and builds its target anew with each change of it. It is current when its place says so.
 */
function PageLink({ to, params, search, ...props }: AnchorProps) {
  const router: AnyRouter = useRouter();
  const target: Target = { to, ...(params && { params }), ...(search && { search }) };
  return (
    <a
      {...props}
      href={router.history.createHref(router.buildLocation(target as never).publicHref)}
      onClick={(event) => {
        props.onClick?.(event);
        if (!isPlain(event)) return;
        event.preventDefault();
        forget();
        void router.navigate(target as never);
      }}
      onFocus={(event) => {
        props.onFocus?.(event);
        preloadSoon(router, target);
      }}
      onBlur={(event) => {
        props.onBlur?.(event);
        forget();
      }}
      onMouseEnter={(event) => {
        props.onMouseEnter?.(event);
        preloadSoon(router, target);
      }}
      onMouseLeave={(event) => {
        props.onMouseLeave?.(event);
        forget();
      }}
      onTouchStart={(event) => {
        props.onTouchStart?.(event);
        preload(router, target);
      }}
    />
  );
}

/** The typed link: `<AppLink to="/business/clients/$id" params={{ id }}>`. Loads its page on intent (SPEC §9). */
export const AppLink = PageLink as unknown as LinkComponent<'a'>;

/** A link whose search is made from the page's own: the only one that is drawn again when that changes. */
function SearchLink({
  search,
  ...props
}: Omit<AnchorProps, 'search'> & {
  readonly search: Extract<LinkTarget['search'], (...args: never) => unknown>;
}) {
  const now = useSearch({ strict: false });
  return <PageLink {...props} search={search(now)} />;
}

/** ui-kit's link, told by a target; each app's type check judges the targets where they are written. */
export function KitLink({ to: { search, ...target }, ...rest }: LinkProps) {
  return typeof search === 'function' ? (
    <SearchLink {...target} {...rest} search={search} />
  ) : (
    <PageLink {...target} {...rest} {...(search && { search })} />
  );
}

/** Half of the link must be seen before its page is loaded ahead (SPEC §9). */
const VISIBLE = 0.5;

/** A ref for links worth loading as soon as they are seen, e.g. the main navigation. */
export function usePreloadWhenSeen(to: string): (element: HTMLElement | null) => (() => void) | undefined {
  const router = useRouter();
  return useCallback(
    (element: HTMLElement | null) => {
      if (!element || typeof IntersectionObserver === 'undefined') return undefined;
      const observer = new IntersectionObserver(
        (entries) => {
          if (!entries.some((entry) => entry.isIntersecting)) return;
          observer.disconnect();
          void router.loadRouteChunk(router.routesByPath[to as never]);
        },
        { threshold: VISIBLE },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    [router, to],
  );
}
