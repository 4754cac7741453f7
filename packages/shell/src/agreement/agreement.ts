import type { AnyRouter } from '@tanstack/react-router';
import { ApiError } from '@upline/api-client';
import { asAddress } from '@upline/ui-kit/link/link-target.ts';
import type { AppContext } from '../app/context.ts';
import { type Destination, redirectTo } from '../navigation/destination.ts';
import { type Access, accessQuery } from '../session/access.ts';

export type OpenAgreement = NonNullable<Access['agreement']>;

/** The only page of a person who has an agreement to sign; from there the way goes on to the page that was wanted (R-ASC-04). */
const signingPage = ({ country, plan }: OpenAgreement, wanted: string): Destination => ({
  to: asAddress(`/ama/${country}/${plan}`),
  search: wanted === '/' ? {} : { redirect: wanted },
  replace: true,
});

export const toSigningPage = (agreement: OpenAgreement, wanted: string) =>
  redirectTo(signingPage(agreement, wanted));

const isUnsigned = (error: unknown) => error instanceof ApiError && error.code === 'agreement-unsigned';

/** A new version may come while somebody works: the first refusal because of it leads to the signing page. */
export function followAgreement(router: AnyRouter): () => void {
  const { queryClient } = router.options.context as AppContext;
  let asking = false;
  const ask = async () => {
    if (asking || queryClient.getQueryData(accessQuery.queryKey)?.agreement) return;
    asking = true;
    try {
      await queryClient.fetchQuery({ ...accessQuery, staleTime: 0 });
      await router.invalidate();
    } finally {
      asking = false;
    }
  };
  const look = (event: {
    readonly type: string;
    readonly action?: { readonly type: string; error?: unknown };
  }) => {
    if (event.type === 'updated' && event.action?.type === 'error' && isUnsigned(event.action.error))
      ask().catch(() => undefined);
  };
  const unfollow = [
    queryClient.getQueryCache().subscribe(look),
    queryClient.getMutationCache().subscribe(look),
  ];
  return () => {
    for (const stop of unfollow) stop();
  };
}
