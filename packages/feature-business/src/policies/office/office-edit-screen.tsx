import { getRouteApi } from '@tanstack/react-router';
import { ApiError, type OperationAnswer } from '@upline/api-client';
import { companyToday } from '@upline/domain';
import { useApi, useFormDraft, useGo, useRecordTitle } from '@upline/shell';
import type { LinkTarget } from '@upline/ui-kit/link/link-target.ts';
import { PageHeader } from '@upline/ui-kit/page/page-header.tsx';
import { useRecordForm } from '@upline/ui-kit/record-form/use-record-form.ts';
import { useRef, useState } from 'react';
import { PolicyForm } from '../form/policy-form.tsx';
import { checkPolicyValues } from '../form/policy-rules.ts';
import { type Offer, type PolicyValues, policyValues } from '../form/policy-values.ts';
import { useOfficeUpdate } from './office.mutations.ts';
import { NOTHING_MISSING, useOfficeOffers } from './use-office-offers.ts';

type OfficePolicy = OperationAnswer<'getAdminPolicy'>;

const route = getRouteApi('/signed-in/business/$policy_number/edit');
const nobody = () => Promise.resolve([]);

/** Everything of a policy before Ready To Pay, by the home office (R-POL-01). */
export function OfficeEditScreen() {
  const loaded = route.useLoaderData();
  // The form starts from the policy as it was opened; a refresh in the background must not move it.
  const [policy] = useState(loaded.policy);
  const api = useApi();
  const go = useGo();
  const [today] = useState(companyToday);
  const known = useRef<readonly Offer[]>([]);
  const form = useRecordForm<PolicyValues>({
    initialValues: useState(() => policyValues.valuesOf(policy, policy.country))[0],
    validate: (values) =>
      checkPolicyValues(values, { offer: known.current.find(({ id }) => id === values.product_id), today }),
  });
  const draft = useFormDraft(form, { version: policy.version });
  const offers = useOfficeOffers(policy.country, policy.product.id);
  known.current = offers;
  const { send } = useOfficeUpdate();
  // The form does not ask for the note: it stays as the record holds it, also where somebody else changed it meanwhile.
  const note = useRef(policy.internal_note);
  useRecordTitle(policy.policy_number);
  const detail = (policy_number: string): LinkTarget => ({
    to: '/business/$policy_number',
    params: { policy_number },
    search: { id: policy.id },
  });
  return (
    <>
      <PageHeader title={`Edit ${policy.policy_number}`} />
      <PolicyForm
        form={form}
        country={policy.country}
        today={today}
        offers={offers}
        missing={NOTHING_MISSING}
        self={undefined}
        searchClients={nobody}
        hasFixedClient
        searchAssociates={async (text, signal) =>
          (await api.call('searchAssociates', { query: { search_keyword: text }, signal })).rows
        }
        draft={draft}
        save={async (body, version) => {
          try {
            return await send({
              params: { id: policy.id },
              ifMatch: version ?? policy.version,
              body: { ...body, internal_note: note.current },
            });
          } catch (error) {
            const current = error instanceof ApiError && (error.details.current as OfficePolicy | undefined);
            if (current) note.current = current.internal_note;
            throw error;
          }
        }}
        onDone={(saved) => go(detail(saved.policy_number))}
        cancel={detail(policy.policy_number)}
      />
    </>
  );
}
