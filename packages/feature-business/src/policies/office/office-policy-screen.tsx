import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { queryFor, useGo, useMay, useRecordTitle } from '@upline/shell';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { FactList } from '@upline/ui-kit/detail/fact-list.tsx';
import { DeleteModal } from '@upline/ui-kit/dialog/delete-modal.tsx';
import { Loading } from '@upline/ui-kit/feedback/loading.tsx';
import { lateLayer } from '@upline/ui-kit/loading/late-layer.tsx';
import { preloadable } from '@upline/ui-kit/loading/preloadable.ts';
import { Suspense, useState } from 'react';
import { PolicyChoice } from '../policy-choice.tsx';
import { PolicyHead } from '../policy-head.tsx';
import { PolicyOverview } from '../policy-overview.tsx';
import { FindingList } from './finding-list.tsx';
import { useOfficeDelete } from './office.mutations.ts';
import { OfficeRequirements } from './office-requirements.tsx';
import { OfficeShares } from './office-shares.tsx';
import { nextStep, type OfficeStep, officeSteps } from './office-steps.ts';
import { ReadyChecklist } from './ready-checklist.tsx';

// The overview is what most visits read; the other parts and the steps bring their own code.
const PARTS = {
  compensation: preloadable(() =>
    import('./office-compensation.tsx').then((chunk) => chunk.OfficeCompensation),
  ),
  attachments: preloadable(() => import('../policy-files.tsx').then((chunk) => chunk.PolicyFiles)),
  activity: preloadable(() => import('../policy-activity.tsx').then((chunk) => chunk.PolicyActivity)),
};
const StepDialog = lateLayer(() =>
  import('./office-step-dialog.tsx').then((chunk) => chunk.OfficeStepDialog),
);

const route = getRouteApi('/signed-in/business/$policy_number');

/** A policy as the home office works on it (domain.md 2.36). */
export function OfficePolicyScreen() {
  const { rows, id } = route.useLoaderData();
  return id ? <OfficePolicy key={id} id={id} /> : <PolicyChoice rows={rows} />;
}

function OfficePolicy({ id }: { readonly id: string }) {
  const { tab: asked = 'overview' } = route.useSearch();
  const mayRead = useMay('listAllCompensations');
  const tab = asked === 'compensation' && !mayRead ? 'overview' : asked;
  const { data: policy } = useSuspenseQuery(queryFor('getAdminPolicy', { params: { id } }));
  const [step, setStep] = useState<OfficeStep>();
  const [deleting, setDeleting] = useState(false);
  const go = useGo();
  const remove = useOfficeDelete();
  const mayEdit = useMay('updateAdminPolicy') && policy.actions.includes('update');
  useRecordTitle(policy.policy_number);
  const { policy_number } = policy;
  const steps = officeSteps(policy);
  const next = nextStep(policy, steps);
  return (
    <>
      <PolicyHead
        policy={policy}
        tab={tab}
        tabs={['overview', ...(mayRead ? (['compensation'] as const) : []), 'attachments', 'activity']}
        parts={PARTS}
        isShared
        edit={
          mayEdit
            ? { to: '/business/$policy_number/edit', params: { policy_number }, search: { id } }
            : undefined
        }
        next={next && { label: next.label, onClick: () => setStep(next) }}
        actions={[
          ...steps.map((each) => ({
            key: each.key,
            label: each.label,
            danger: each.key === 'terminate',
            opens: StepDialog,
            onClick: () => setStep(each),
          })),
          ...(policy.actions.includes('delete')
            ? [{ key: 'delete', label: 'Delete policy', danger: true, onClick: () => setDeleting(true) }]
            : []),
        ]}
      />
      {tab === 'overview' && (
        <PolicyOverview
          policy={policy}
          requirements={
            <>
              <SubmissionCheck id={id} />
              <OfficeRequirements policy={policy} />
            </>
          }
          shares={<OfficeShares policy={policy} />}
        >
          {policy.internal_note && (
            <Card title="Home office">
              <FactList facts={[{ label: 'Internal Note', value: policy.internal_note, private: 'name' }]} />
            </Card>
          )}
        </PolicyOverview>
      )}
      <Suspense key={tab} fallback={<Loading label={tab} />}>
        {tab === 'compensation' && <PARTS.compensation policy={policy} />}
        {tab === 'attachments' && <PARTS.attachments policy={policy} side="admin" />}
        {tab === 'activity' && <PARTS.activity id={id} operation="listAdminPolicyAudit" />}
      </Suspense>
      {step && <StepDialog policy={policy} step={step} onClose={() => setStep(undefined)} />}
      <DeleteModal
        name="policy"
        opened={deleting}
        onClose={() => setDeleting(false)}
        onDelete={() => remove.send({ params: { id }, ifMatch: policy.version })}
        onDeleted={() => void go({ to: '/business' })}
      />
    </>
  );
}

/** What the submission check finds now, and what is still missing before the policy is paid. */
function SubmissionCheck({ id }: { readonly id: string }) {
  const { data } = useQuery({
    ...queryFor('checkAdminPolicy', { params: { id } }),
    staleTime: 0,
  });
  if (!data) return null;
  return (
    <>
      {data.findings.length > 0 && (
        <Card title="Submission check">
          <FindingList findings={data.findings} />
        </Card>
      )}
      <ReadyChecklist needs={data.ready_to_pay} />
    </>
  );
}
