import { type AnyRouter, useRouter, useSearch } from '@tanstack/react-router';
import type { LinkProps, SearchFrom } from '@upline/ui-kit/link/link-target.ts';
import { type MouseEvent, useCallback } from 'react';
import { afterFirstPage } from '../app/after-first-page.ts';
import { type Destination, goTo, routed } from './destination.ts';

/** SPEC §9: a link loads its page after this much intent. One pointer rests on one link. */
const INTENT_MS = 100;
let intent: ReturnType<typeof setTimeout> | undefined;

const forget = () => clearTimeout(intent);
const preload = (router: AnyRouter, target: Destination) => {
  forget();
  router.preloadRoute(routed(target)).catch(() => undefined);
};
const preloadSoon = (router: AnyRouter, target: Destination) => {
  forget();
  intent = setTimeout(preload, INTENT_MS, router, target);
};

/** A press that the browser would answer in this tab; the rest is the browser's: new tabs, windows, downloads. */
const isPlain = (event: MouseEvent<HTMLAnchorElement>) =>
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.defaultPrevented) &&
  (event.currentTarget.target || '_self') === '_self';

interface PageLinkProps extends Omit<LinkProps, 'to'> {
  readonly page: Destination;
}

/**
 * A link to a page of the app that is light enough for every row of a list. It listens to nothing, whereas the router's
 * own link watches the address and rebuilds its target with each change of it. Its place decides whether it is current.
 */
function PageLink({ page, ...props }: PageLinkProps) {
  const router: AnyRouter = useRouter();
  return (
    <a
      {...props}
      href={router.history.createHref(router.buildLocation(routed(page)).publicHref)}
      onClick={(event) => {
        props.onClick?.(event);
        if (!isPlain(event)) return;
        event.preventDefault();
        forget();
        void goTo(router, page);
      }}
      onFocus={(event) => {
        props.onFocus?.(event);
        preloadSoon(router, page);
      }}
      onBlur={(event) => {
        props.onBlur?.(event);
        forget();
      }}
      onMouseEnter={(event) => {
        props.onMouseEnter?.(event);
        preloadSoon(router, page);
      }}
      onMouseLeave={(event) => {
        props.onMouseLeave?.(event);
        forget();
      }}
      onTouchStart={(event) => {
        props.onTouchStart?.(event);
        preload(router, page);
      }}
    />
  );
}

/** A link whose search is made from the page's own: the only one that is drawn again when that changes. */
function SearchLink({ to, search, ...props }: LinkProps & { readonly search: SearchFrom }) {
  return <PageLink {...props} page={{ ...to, search: search(useSearch({ strict: false })) }} />;
}

/**
 * The kit's link inside an app: `<AppLink to={{ to: '/business/clients/$id', params: { id } }}>`. Its page is loaded on
 * intent (SPEC §9), and its target judged by the pages of the app whose types are checked (`LinkRegister`).
 */
export function AppLink({ to, ...props }: LinkProps) {
  return typeof to.search === 'function' ? (
    <SearchLink {...props} to={to} search={to.search as SearchFrom} />
  ) : (
    <PageLink {...props} page={to} />
  );
}

/** Half of the link must be seen before its page is loaded ahead (SPEC §9). */
const VISIBLE = 0.5;

/** A ref for links worth loading as soon as they are seen, e.g. the main navigation, once the first page is shown. */
export function usePreloadWhenSeen(to: string): (element: HTMLElement | null) => (() => void) | undefined {
  const router: AnyRouter = useRouter();
  return useCallback(
    (element: HTMLElement | null) => {
      if (!element || typeof IntersectionObserver === 'undefined') return undefined;
      const seen = new IntersectionObserver(
        (entries) => {
          if (!entries.some((entry) => entry.isIntersecting)) return;
          seen.disconnect();
          void router.loadRouteChunk(router.routesByPath[to]);
        },
        { threshold: VISIBLE },
      );
      const stop = afterFirstPage(router, () => seen.observe(element));
      return () => {
        stop();
        seen.disconnect();
      };
    },
    [router, to],
  );
}
