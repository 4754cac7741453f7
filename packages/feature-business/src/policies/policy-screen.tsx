import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { queryFor, useMay, useRecordTitle } from '@upline/shell';
import { Banner, RequestId } from '@upline/ui-kit';
import { lazy, memo, Suspense } from 'react';
import { PolicyChoice, type PolicyOfNumber } from './policy-choice.tsx';
import { PolicyHead, type PolicyTab } from './policy-head.tsx';
import { usePolicyMenu } from './policy-menu.tsx';
import { PolicyOverview } from './policy-overview.tsx';
import { PolicyRequirements } from './policy-requirements.tsx';
import { PolicyShares } from './policy-shares.tsx';

const route = getRouteApi('/signed-in/business/$policy_number');
// The overview is what most visits read; the other parts bring their own code.
const PolicyCompensation = lazy(() =>
  import('./policy-compensation.tsx').then((module) => ({ default: module.PolicyCompensation })),
);
const PolicyFiles = lazy(() =>
  import('./policy-files.tsx').then((module) => ({ default: module.PolicyFiles })),
);
const PolicyActivity = lazy(() =>
  import('./policy-activity.tsx').then((module) => ({ default: module.PolicyActivity })),
);

/** `business/{policy_number}`: the policy, or the choice among those that share the number (domain.md 2.12). */
export function PolicyScreen() {
  const { rows, id } = route.useLoaderData() as { rows: readonly PolicyOfNumber[]; id?: string };
  return id ? <Policy key={id} id={id} isShared={rows.length > 1} /> : <PolicyChoice rows={rows} />;
}

interface PolicyProps {
  readonly id: string;
  readonly isShared: boolean;
}

/** Kept as drawn when the loader has run behind the page it gave ahead. */
const Policy = memo(function Policy({ id, isShared }: PolicyProps) {
  const { tab = 'overview' } = route.useSearch() as { tab?: PolicyTab };
  const { data: policy } = useSuspenseQuery(queryFor('getPolicy', { params: { id } }));
  const mayEdit = useMay('updatePolicy') && policy.actions.includes('update');
  const menu = usePolicyMenu(policy);
  const { policy_number } = policy;
  useRecordTitle(policy_number);
  return (
    <>
      <PolicyHead
        policy={policy}
        tab={tab}
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
          requirements={<PolicyRequirements policy={policy} />}
          shares={<PolicyShares policy={policy} />}
        />
      )}
      <Suspense>
        {tab === 'compensation' && <PolicyCompensation policy={policy} />}
        {tab === 'attachments' && <PolicyFiles policy={policy} />}
        {tab === 'activity' && <PolicyActivity id={id} />}
      </Suspense>
      {menu.dialogs}
    </>
  );
});
