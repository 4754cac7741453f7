import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import {
  ActivityTab,
  Checklist,
  listed,
  queryFor,
  RecordScreen,
  useGo,
  useMay,
  usePageAt,
  useRecordActions,
} from '@upline/shell';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { FactList } from '@upline/ui-kit/detail/fact-list.tsx';
import { preloadable } from '@upline/ui-kit/loading/preloadable.ts';
import { FindingList } from '../parts/finding-list.tsx';
import { PolicyChoice } from '../policy-choice.tsx';
import { type Policy, policyHead } from '../policy-head.tsx';
import { PolicyOverview } from '../policy-overview.tsx';
import { OFFICE_FILES } from './office.mutations.ts';
import { OfficeRequirements } from './office-requirements.tsx';
import { OfficeShares } from './office-shares.tsx';
import { nextStep, officeSteps } from './office-steps.ts';

// The overview is what most visits read; the other parts and the steps bring their own code.
const OfficeCompensation = preloadable(() =>
  import('./office-compensation.tsx').then((chunk) => chunk.OfficeCompensation),
);
const PolicyFiles = preloadable(() => import('../parts/policy-files.tsx').then((chunk) => chunk.PolicyFiles));

/** The line of the checklist that a provider payment meets. */
const PAYMENT_MATCHED = 'Provider payment matched';

const route = getRouteApi('/signed-in/business/$policy_number');

/** A policy as the home office works on it (domain.md 2.36). */
export function OfficePolicyScreen() {
  const { rows, id } = route.useLoaderData();
  return id ? <OfficePolicy key={id} id={id} /> : <PolicyChoice rows={rows} />;
}

function OfficePolicy({ id }: { readonly id: string }) {
  const { tab = 'overview' } = route.useSearch();
  const mayRead = useMay('listAllCompensations');
  const { data: policy } = useSuspenseQuery(queryFor('getAdminPolicy', { params: { id } }));
  const go = useGo();
  const steps = officeSteps(policy, () => void go({ to: '/business' }));
  const next = nextStep(policy, steps);
  const { menu, run, dialog } = useRecordActions(steps);
  return (
    <RecordScreen
      {...policyHead({ policy, isShared: true })}
      next={next && { label: next.label, onClick: () => run(next.key) }}
      actions={menu}
      tab={tab}
      tabs={{
        overview: {
          label: 'Overview',
          content: (
            <PolicyOverview
              policy={policy}
              requirements={
                <>
                  <SubmissionCheck policy={policy} />
                  <OfficeRequirements policy={policy} />
                </>
              }
              shares={<OfficeShares policy={policy} />}
            >
              {policy.internal_note && (
                <Card title="Home office">
                  <FactList
                    facts={[{ label: 'Internal Note', value: policy.internal_note, private: 'name' }]}
                  />
                </Card>
              )}
            </PolicyOverview>
          ),
        },
        compensation: mayRead && {
          label: 'Compensation',
          part: OfficeCompensation,
          content: <OfficeCompensation policy={policy} />,
        },
        attachments: {
          label: 'Attachments',
          count: policy.attachments.length,
          part: PolicyFiles,
          content: <PolicyFiles policy={policy} side={OFFICE_FILES} />,
        },
        activity: {
          label: 'Activity',
          content: <ActivityTab operation="listAdminPolicyAudit" params={{ id }} noun="Policy" />,
        },
      }}
    >
      {dialog}
    </RecordScreen>
  );
}

/** What the submission check finds now, and what is still missing before the policy is paid. */
function SubmissionCheck({ policy }: { readonly policy: Policy }) {
  const { data } = useQuery({
    ...queryFor('checkAdminPolicy', { params: { id: policy.id } }),
    staleTime: 0,
  });
  const payments = usePaymentsOf(policy);
  if (!data) return null;
  return (
    <>
      {data.findings.length > 0 && (
        <Card title="Submission check">
          <FindingList findings={data.findings} />
        </Card>
      )}
      <Checklist
        title="Ready to pay needs"
        needs={data.ready_to_pay.map((need) =>
          need.label === PAYMENT_MATCHED ? { ...need, at: payments } : need,
        )}
      />
    </>
  );
}

/** Where payments that would match the policy are decided, for those who may. */
function usePaymentsOf({ provider, policy_number }: Policy) {
  const page = usePageAt()('/provider-payments');
  // Carriers write the number with other zeros and hyphens; its end is what they agree on.
  const filter = {
    provider: { eq: provider.name },
    processing: { in: ['Action Required'] },
    policy_number: { contains: policy_number.slice(-5) },
  } as const;
  return (
    page && {
      label: 'Payments that could match',
      to: { ...page, search: listed('listProviderPayments', { filter }) },
    }
  );
}
