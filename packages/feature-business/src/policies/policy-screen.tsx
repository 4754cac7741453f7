import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { queryFor, useRecordTitle } from '@upline/shell';
import { lazy, Suspense } from 'react';
import { PolicyChoice, type PolicyOfNumber } from './policy-choice.tsx';
import { PolicyHead, type PolicyTab } from './policy-head.tsx';
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

function Policy({ id, isShared }: { readonly id: string; readonly isShared: boolean }) {
  const { tab = 'overview' } = route.useSearch() as { tab?: PolicyTab };
  const { data: policy } = useSuspenseQuery(queryFor('getPolicy', { params: { id } }));
  useRecordTitle(policy.policy_number);
  return (
    <>
      <PolicyHead policy={policy} tab={tab} isShared={isShared} />
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
    </>
  );
}
