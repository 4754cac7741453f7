import { useQueries } from '@tanstack/react-query';
import type { ListFilter } from '@upline/domain';
import { listed, mayCall, queryFor, useAccess } from '@upline/shell';
import { counted, WaitingCard } from '../waiting-card.tsx';

type CountOperation = 'countAdminCarrierCases' | 'countAdminSupervisionReviews';

interface Asked {
  readonly operation: CountOperation;
  readonly search: { readonly filter?: ListFilter };
  readonly to: '/business/carrier-feeds/cases' | '/business/supervision-reviews';
  readonly say: (count: number) => string;
}

const CASES = '/business/carrier-feeds/cases';

/** What the home office is to decide, counted by the list that it is decided in. */
const ASKED: readonly Asked[] = [
  {
    operation: 'countAdminCarrierCases',
    search: listed('countAdminCarrierCases', { filter: { matched: { eq: false } } }),
    to: CASES,
    say: counted('case of a carrier belongs to no policy yet', 'cases of carriers belong to no policy yet'),
  },
  {
    operation: 'countAdminCarrierCases',
    search: listed('countAdminCarrierCases', { filter: { suggested: { eq: true } } }),
    to: CASES,
    say: counted('carrier’s report waits to be accepted', 'carriers’ reports wait to be accepted'),
  },
  {
    operation: 'countAdminSupervisionReviews',
    search: listed('countAdminSupervisionReviews', { filter: { waiting: { eq: true } } }),
    to: '/business/supervision-reviews',
    say: counted(
      'supervised case was missed and waits for a review',
      'supervised cases were missed and wait for a review',
    ),
  },
];

/** What waits for the home office; nothing where nothing does, or cannot be read. */
export function OfficeWaiting() {
  const access = useAccess();
  const asked = ASKED.filter(({ operation }) => mayCall(access, operation));
  const counts = useQueries({
    queries: asked.map(({ operation, search }) => queryFor(operation, { query: search })),
  });
  const actions = asked.flatMap(({ to, search, say }, at) => {
    const count = counts[at]?.data?.count ?? 0;
    return count === 0 ? [] : [{ text: say(count), to: { to, search } }];
  });
  return actions.length === 0 ? null : <WaitingCard actions={actions} />;
}
