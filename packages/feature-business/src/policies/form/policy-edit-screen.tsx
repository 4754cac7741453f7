import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { EditScreen, queryFor, recordField, type ValuesIn } from '@upline/shell';
import { EmptyState } from '@upline/ui-kit';
import type { LinkTarget } from '@upline/ui-kit/link/link-target.ts';
import { PageHeader } from '@upline/ui-kit/page/page-header.tsx';
import { FormSection } from '@upline/ui-kit/record-form/form-section.tsx';
import { useEffect, useState } from 'react';
import { PolicyChoice } from '../policy-choice.tsx';
import type { Policy } from '../policy-head.tsx';
import { POLICY_SHOWN_BY } from '../policy-shown-by.ts';
import { ComplianceGate } from './compliance-gate.tsx';
import { policyEditValues } from './policy-edit-values.ts';
import classes from './policy-form.module.css';
import { policyValues } from './policy-values.ts';
import { useGate } from './use-gate.ts';

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
          This policy can be changed only before Ready To Pay, by the person who wrote or entered it.
        </EmptyState>
      </>
    );
  return <OpenPolicy policy={policy} detail={detail} />;
}

/** What of the check's parts this form has. */
const FIELDS: ReadonlySet<string> = new Set(Object.keys(policyEditValues.fields));

type EditValues = ValuesIn<typeof policyEditValues>;

interface OpenPolicyProps {
  readonly policy: Policy;
  readonly detail: (policy: Pick<Policy, 'policy_number'>) => LinkTarget;
}

/** The form with the submission check beside it, asked with the whole policy as it would be saved. */
function OpenPolicy({ policy, detail }: OpenPolicyProps) {
  const [whole] = useState(() => policyValues.valuesOf(policy, policy.country));
  const [typed, setTyped] = useState<EditValues>();
  const gate = useGate({
    values: { ...whole, ...typed },
    offer: { name: policy.product.name, country: policy.country },
    policyId: policy.id,
    draft: { values: typed ?? {}, version: policy.version },
  });
  const focus = (path: string) =>
    document.querySelector<HTMLElement>(`[data-path="${CSS.escape(path)}"]`)?.focus();
  return (
    <div className={classes.editing}>
      <div>
        <EditScreen
          values={policyEditValues}
          noun="policy"
          record={policy}
          name={policy.policy_number}
          isPrivate={false}
          operation="updatePolicy"
          input={{ params: { id: policy.id } }}
          refresh={POLICY_SHOWN_BY}
          page={detail(policy)}
          done={detail}
        >
          {(form) => (
            <>
              <Follow values={form.values} onChange={setTyped} />
              <FormSection
                title="Policy"
                sentence="The home office changes product, premium and shares; ask it in the note."
              >
                <Field name="policy_number" />
              </FormSection>
              <FormSection title="Dates">
                <Field.Row names={['submit_date', 'issue_date']} />
                <Field.Row names={['placed_date', 'paid_to_date']} />
              </FormSection>
              <FormSection
                title="Note"
                sentence="Read by everybody who has a part in the policy, and by the home office."
              >
                <Field name="shared_note" />
              </FormSection>
            </>
          )}
        </EditScreen>
      </div>
      <ComplianceGate {...gate} fields={FIELDS} onPick={focus} />
    </div>
  );
}

/** Passes on what the form holds. */
function Follow({
  values,
  onChange,
}: {
  readonly values: EditValues;
  readonly onChange: (values: EditValues) => void;
}) {
  useEffect(() => onChange(values), [values, onChange]);
  return null;
}
