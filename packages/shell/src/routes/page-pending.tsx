import { type AnyRouter, useMatches, useRouterState } from '@tanstack/react-router';
import { Loading } from '@upline/ui-kit/feedback/loading.tsx';
import { NetworkBanner } from '../network/network-banner.tsx';
import { signedInRoute } from './root.route.ts';

/** The mark the page's own HTML starts with. */
const Mark = () => (
  <div className="boot" role="status" aria-label="Loading">
    <span className="boot-mark" />
  </div>
);

/** Keeps the mark until there is anything to show: the session must be known first, and the page would be blank. */
export function StartMark({ router }: { readonly router: AnyRouter }) {
  const isEmpty = useRouterState({ router, select: ({ matches }) => matches.length === 0 });
  if (!isEmpty) return null;
  return (
    <>
      <NetworkBanner />
      <Mark />
    </>
  );
}

/** What stands in the frame until the first page has its data. Later pages stay until the next one has its own. */
export function PagePending() {
  const isFramed = useMatches({
    select: (matches) => matches.some(({ routeId }) => routeId === signedInRoute.id),
  });
  return isFramed ? <Loading label="page" shape="rows" count={8} /> : <Mark />;
}
