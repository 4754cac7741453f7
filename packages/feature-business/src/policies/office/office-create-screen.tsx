import type { OperationAnswer } from '@upline/api-client';
import { companyToday } from '@upline/domain';
import { useApi, useFormDraft, useGo } from '@upline/shell';
import { PageHeader } from '@upline/ui-kit/page/page-header.tsx';
import { useRecordForm } from '@upline/ui-kit/record-form/use-record-form.ts';
import { useEffect, useRef, useState } from 'react';
import { PolicyForm } from '../form/policy-form.tsx';
import { checkPolicyValues } from '../form/policy-rules.ts';
import { emptyPolicy, type Offer, type PolicyValues } from '../form/policy-values.ts';
import { useOfficeCreate } from './office.mutations.ts';
import { NOTHING_MISSING, useOfficeOffers } from './use-office-offers.ts';

type Client = OperationAnswer<'searchPolicyClients'>['rows'][number];

/** `business/create` of the admin app: a policy for any associate, whose clients are offered (domain.md 2.36). */
export function OfficeCreateScreen() {
  const api = useApi();
  const go = useGo();
  const [today] = useState(companyToday);
  const [initialValues] = useState(() => emptyPolicy(null, today, undefined));
  const known = useRef<readonly Offer[]>([]);
  const form = useRecordForm<PolicyValues>({
    initialValues,
    validate: (values) =>
      checkPolicyValues(values, { offer: known.current.find(({ id }) => id === values.product_id), today }),
  });
  const draft = useFormDraft(form);
  const { writing_associate_code: writer } = form.values;
  // What is picked is the whole row of the search, also when it comes back after a reload.
  const client = form.values.client_id as Client | null;
  const latest = useRef(form);
  latest.current = form;
  useEffect(() => {
    // Most sign at home.
    if (client && latest.current.values.state === '') latest.current.setFieldValue('state', client.state);
  }, [client]);
  const country = client?.country ?? 'USA';
  const offers = useOfficeOffers(country);
  known.current = offers;
  const { send } = useOfficeCreate();

  const searchClients = async (text: string, signal: AbortSignal) => {
    if (!writer) return [];
    const query = { associate_code: writer.code, search_keyword: text };
    return (await api.call('searchPolicyClients', { query, signal })).rows;
  };
  return (
    <>
      <PageHeader title="Create policy" />
      <PolicyForm
        form={form}
        country={country}
        today={today}
        offers={offers}
        missing={NOTHING_MISSING}
        self={undefined}
        asksWriterFirst
        searchClients={searchClients}
        searchAssociates={async (text, signal) =>
          (await api.call('searchAssociates', { query: { search_keyword: text }, signal })).rows
        }
        draft={draft}
        save={(body) => send({ body: { ...body, internal_note: null } })}
        onDone={({ id, policy_number }) =>
          go({ to: '/business/$policy_number', params: { policy_number }, search: { id } })
        }
        cancel={{ to: '/business' }}
      />
    </>
  );
}
