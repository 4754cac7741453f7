import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { queryFor, useAccess, useMay, useRecordTitle } from '@upline/shell';
import { Banner, RequestId } from '@upline/ui-kit';
import { Loading } from '@upline/ui-kit/feedback/loading.tsx';
import { preloadable } from '@upline/ui-kit/loading/preloadable.ts';
import { memo, Suspense } from 'react';
import { PolicyHead } from './policy-head.tsx';
import { usePolicyMenu } from './policy-menu.tsx';
import { PolicyOverview } from './policy-overview.tsx';
import { PolicyRequirements } from './policy-requirements.tsx';
import { PolicyShares } from './policy-shares.tsx';

const route = getRouteApi('/signed-in/business/$policy_number');
// The overview is what most visits read; the other parts bring their own code, and so does a number that several share.
const PARTS = {
  compensation: preloadable(() =>
    import('./policy-compensation.tsx').then((chunk) => chunk.PolicyCompensation),
  ),
  attachments: preloadable(() => import('./policy-files.tsx').then((chunk) => chunk.PolicyFiles)),
  activity: preloadable(() => import('./policy-activity.tsx').then((chunk) => chunk.PolicyActivity)),
};
const PolicyChoice = preloadable(() => import('./policy-choice.tsx').then((chunk) => chunk.PolicyChoice));

/** `business/{policy_number}`: the policy, or the choice among those that share the number (domain.md 2.12). */
export function PolicyScreen() {
  const { rows, id } = route.useLoaderData();
  return id ? (
    <Policy key={id} id={id} isShared={rows.length > 1} />
  ) : (
    <Suspense fallback={<Loading label="policies" />}>
      <PolicyChoice rows={rows} />
    </Suspense>
  );
}

interface PolicyProps {
  readonly id: string;
  readonly isShared: boolean;
}

/** Kept as drawn when the loader has run behind the page it gave ahead. */
const Policy = memo(function Policy({ id, isShared }: PolicyProps) {
  const { tab = 'overview' } = route.useSearch();
  const { data: policy } = useSuspenseQuery(queryFor('getPolicy', { params: { id } }));
  const mayEdit = useMay('updatePolicy') && policy.actions.includes('update');
  const menu = usePolicyMenu(policy);
  const { policy_number } = policy;
  const { user } = useAccess();
  useRecordTitle(policy_number);
  return (
    <>
      <PolicyHead
        clientPage={(client) => ({ to: '/business/clients/$id', params: { id: client } })}
        policy={policy}
        tab={tab}
        parts={PARTS}
        isShared={isShared}
        edit={
          mayEdit
            ? {
                to: '/business/$policy_number/edit',
                params: { policy_number },
                search: isShared ? { id } : {},
              }
            : undefined
        }
        actions={menu.actions}
      />
      {menu.error && (
        <Banner tone="danger" live>
          {menu.error.message} <RequestId id={menu.error.requestId ?? undefined} />
        </Banner>
      )}
      {tab === 'overview' && (
        <PolicyOverview
          policy={policy}
          reader={user.code}
          requirements={<PolicyRequirements policy={policy} />}
          shares={<PolicyShares policy={policy} />}
        />
      )}
      <Suspense key={tab} fallback={<Loading label={tab} />}>
        {tab === 'compensation' && <PARTS.compensation policy={policy} />}
        {tab === 'attachments' && <PARTS.attachments policy={policy} />}
        {tab === 'activity' && <PARTS.activity id={id} />}
      </Suspense>
      {menu.dialogs}
    </>
  );
});
