import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { ActivityTab, queryFor, RecordScreen, useAccess, useGo, useRecordActions } from '@upline/shell';
import { Loading } from '@upline/ui-kit/feedback/loading.tsx';
import { preloadable } from '@upline/ui-kit/loading/preloadable.ts';
import { memo, Suspense } from 'react';
import { PolicyRequirements } from './parts/policy-requirements.tsx';
import { SubmissionCheck, useSavedCheck } from './parts/submission-check.tsx';
import { earnedFigure, ownLinesOf, ownLinesQuery, paidOn } from './pay/own-lines.tsx';
import { PolicyShares } from './pay/policy-shares.tsx';
import { policyActions } from './policies.actions.ts';
import { policyHead } from './policy-head.tsx';
import { PolicyOverview } from './policy-overview.tsx';

const route = getRouteApi('/signed-in/business/$policy_number');
// The overview is what most visits read; the other parts bring their own code, and so does a number that several share.
const PolicyCompensation = preloadable(() =>
  import('./pay/policy-compensation.tsx').then((chunk) => chunk.PolicyCompensation),
);
const PolicyFiles = preloadable(() => import('./parts/policy-files.tsx').then((chunk) => chunk.PolicyFiles));
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
  const go = useGo();
  const { menu, dialog } = useRecordActions(
    policyActions(policy, { isShared, onDeleted: () => void go({ to: '/business' }) }),
  );
  const { user } = useAccess();
  const lines = ownLinesOf(policy, useQuery(ownLinesQuery(policy)).data);
  const expected = useSavedCheck(policy).data?.expected;
  return (
    <RecordScreen
      {...policyHead({
        policy,
        isShared,
        earned: earnedFigure(policy, user.code, lines, expected),
        paidOn: paidOn(lines),
        clientPage: (client) => ({ to: '/business/clients/$id', params: { id: client } }),
      })}
      actions={menu}
      tab={tab}
      tabs={{
        overview: {
          label: 'Overview',
          content: (
            <PolicyOverview
              policy={policy}
              reader={user.code}
              requirements={
                <>
                  <SubmissionCheck policy={policy} />
                  <PolicyRequirements policy={policy} />
                </>
              }
              shares={<PolicyShares policy={policy} />}
            />
          ),
        },
        compensation: {
          label: 'Compensation',
          part: PolicyCompensation,
          content: <PolicyCompensation policy={policy} />,
        },
        attachments: {
          label: 'Attachments',
          count: policy.attachments.length,
          part: PolicyFiles,
          content: <PolicyFiles policy={policy} />,
        },
        activity: {
          label: 'Activity',
          content: <ActivityTab operation="listPolicyAudit" params={{ id }} noun="Policy" />,
        },
      }}
    >
      {dialog}
    </RecordScreen>
  );
});
