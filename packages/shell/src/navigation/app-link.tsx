import { createLink, useRouter } from '@tanstack/react-router';
import type { LinkProps } from '@upline/ui-kit/link/link-target.ts';
import { type AnchorHTMLAttributes, type Ref, useCallback } from 'react';

interface AnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly ref?: Ref<HTMLAnchorElement>;
  readonly current?: AnchorHTMLAttributes<HTMLAnchorElement>['aria-current'];
}

function Anchor({ ref, current, ...props }: AnchorProps) {
  return <a ref={ref} {...props} aria-current={current} />;
}

const RouterLink = createLink(Anchor);

/**
 * The router's typed link: `<AppLink to="/business/clients/$id" params={{ id }}>`. Loads its page on intent (SPEC §9). It
 * is current when its place says so; the router would take every tab of a record for the open one.
 */
export const AppLink = (({ 'aria-current': current, ...props }: AnchorProps) => (
  <RouterLink {...(props as { to: string })} current={current} />
)) as typeof RouterLink;

/** ui-kit's link, told by a target; each app's type check judges the targets where they are written. */
export function KitLink({ to: target, ...rest }: LinkProps) {
  return <AppLink {...(target as { to: string })} {...rest} />;
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
