import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { companyToday } from '@upline/domain';
import { queryFor, useFormDraft, useGo, useRecordTitle } from '@upline/shell';
import { EmptyState } from '@upline/ui-kit';
import type { LinkTarget } from '@upline/ui-kit/link/link-target.ts';
import { PageHeader } from '@upline/ui-kit/page/page-header.tsx';
import { useRecordForm } from '@upline/ui-kit/record-form/use-record-form.ts';
import { useState } from 'react';
import { checkPolicyEdit, editValuesOf, type PolicyEditValues } from './form/policy-edit-values.ts';
import { PolicyChoice } from './policy-choice.tsx';
import { PolicyEditForm } from './policy-edit-form.tsx';
import { useUpdatePolicy } from './policy-form.mutations.ts';
import type { Policy } from './policy-head.tsx';

const route = getRouteApi('/signed-in/business/$policy_number/edit');

/** `business/{policy_number}/edit`: what an associate may change on an own policy (R-POL-01). */
export function PolicyEditScreen() {
  const { rows, id } = route.useLoaderData();
  return id ? <PolicyEdit key={id} id={id} isShared={rows.length > 1} /> : <PolicyChoice rows={rows} />;
}

function PolicyEdit({ id, isShared }: { readonly id: string; readonly isShared: boolean }) {
  const { data } = useSuspenseQuery(queryFor('getPolicy', { params: { id } }));
  // The form starts from the policy as it was opened; a refresh in the background must not move it.
  const [policy] = useState(data);
  const [today] = useState(companyToday);
  const form = useRecordForm<PolicyEditValues>({
    initialValues: useState(() => editValuesOf(policy))[0],
    validate: (values) => checkPolicyEdit(values, today),
  });
  const draft = useFormDraft(form, { version: policy.version });
  const go = useGo();
  const { send } = useUpdatePolicy();
  useRecordTitle(policy.policy_number);
  const detail = ({ policy_number }: Pick<Policy, 'policy_number'>): LinkTarget => ({
    to: '/business/$policy_number',
    params: { policy_number },
    search: isShared ? { id } : {},
  });
  return (
    <>
      <PageHeader title={`Edit ${policy.policy_number}`} />
      {policy.actions.includes('update') ? (
        <PolicyEditForm
          form={form}
          draft={draft}
          save={(body, version) => send({ params: { id }, body, ifMatch: version ?? policy.version })}
          onDone={(saved) => go(detail(saved))}
          cancel={detail(policy)}
        />
      ) : (
        <EmptyState action={{ label: 'Back to the policy', to: detail(policy) }}>
          This policy can be changed only before Ready To Pay, by who wrote or entered it.
        </EmptyState>
      )}
    </>
  );
}
