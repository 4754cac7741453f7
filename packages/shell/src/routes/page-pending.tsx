import { type AnyRouter, useMatches, useRouterState } from '@tanstack/react-router';
import { Loading } from '@upline/ui-kit/feedback/loading.tsx';
import { NetworkBanner } from '../network/network-banner.tsx';
import { signedInRoute } from './root.route.ts';

/** Lets the empty frame stand that the page came with (`empty-frame.html`): the page would be blank. */
const Waiting = () => <span hidden data-waiting />;

/** Until there is anything to show: the session must be known first. */
export function StartMark({ router }: { readonly router: AnyRouter }) {
  const isEmpty = useRouterState({ router, select: ({ matches }) => matches.length === 0 });
  if (!isEmpty) return null;
  return (
    <>
      <NetworkBanner />
      <Waiting />
    </>
  );
}

/** What is in the frame until the first page has its data. Later pages stay until the next one has its own. */
export function PagePending() {
  const isFramed = useMatches({
    select: (matches) => matches.some(({ routeId }) => routeId === signedInRoute.id),
  });
  return isFramed ? <Loading label="page" shape="rows" count={8} /> : <Waiting />;
}
