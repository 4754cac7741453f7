import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { EditScreen, queryFor, recordField } from '@upline/shell';
import { EmptyState, FieldRow } from '@upline/ui-kit';
import { PageHeader } from '@upline/ui-kit/page/page-header.tsx';
import { FormSection } from '@upline/ui-kit/record-form/form-section.tsx';
import { useState } from 'react';
import { PolicyChoice } from '../policy-choice.tsx';
import type { Policy } from '../policy-head.tsx';
import { policyEditValues } from './policy-edit-values.ts';
import { useUpdatePolicy } from './policy-form.mutations.ts';

const route = getRouteApi('/signed-in/business/$policy_number/edit');
const Field = recordField(policyEditValues);

/** `business/{policy_number}/edit`: what an associate may change on an own policy (R-POL-01). */
export function PolicyEditScreen() {
  const { rows, id } = route.useLoaderData();
  return id ? <PolicyEdit key={id} id={id} isShared={rows.length > 1} /> : <PolicyChoice rows={rows} />;
}

/** Number, dates and note; everything else is changed by the home office. */
function PolicyEdit({ id, isShared }: { readonly id: string; readonly isShared: boolean }) {
  const { data } = useSuspenseQuery(queryFor('getPolicy', { params: { id } }));
  // A refresh in the background must not take the form away from what is typed.
  const [policy] = useState(data);
  const { send } = useUpdatePolicy();
  const detail = ({ policy_number }: Pick<Policy, 'policy_number'>) =>
    ({
      to: '/business/$policy_number',
      params: { policy_number },
      search: isShared ? { id } : {},
    }) as const;
  if (!policy.actions.includes('update'))
    return (
      <>
        <PageHeader title={`Edit ${policy.policy_number}`} />
        <EmptyState action={{ label: 'Back to the policy', to: detail(policy) }}>
          This policy can be changed only before Ready To Pay, by who wrote or entered it.
        </EmptyState>
      </>
    );
  return (
    <EditScreen
      values={policyEditValues}
      noun="policy"
      record={policy}
      name={policy.policy_number}
      isPrivate={false}
      save={(body, ifMatch) => send({ params: { id }, body, ifMatch })}
      page={detail(policy)}
      done={detail}
    >
      <FormSection
        title="Policy"
        sentence="The home office changes product, premium and shares; ask it in the note or by a requirement."
      >
        <Field name="policy_number" />
      </FormSection>
      <FormSection title="Dates">
        <FieldRow>
          <Field name="submit_date" />
          <Field name="issue_date" />
        </FieldRow>
        <FieldRow>
          <Field name="placed_date" />
          <Field name="paid_to_date" />
        </FieldRow>
      </FormSection>
      <FormSection
        title="Note"
        sentence="Read by everybody who has a part in the policy, and by the home office."
      >
        <Field name="shared_note" />
      </FormSection>
    </EditScreen>
  );
}
