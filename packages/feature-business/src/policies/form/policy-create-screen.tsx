import { useQuery } from '@tanstack/react-query';
import { useLoaderData, useSearch } from '@tanstack/react-router';
import type { OperationAnswer } from '@upline/api-client';
import { companyToday } from '@upline/domain';
import { keepDraft, queryFor, useAccess, useApi, useFormDraft, useGo, useMay } from '@upline/shell';
import { Banner } from '@upline/ui-kit';
import { DateText } from '@upline/ui-kit/format/date-text.tsx';
import { PageHeader } from '@upline/ui-kit/page/page-header.tsx';
import { useRecordForm } from '@upline/ui-kit/record-form/use-record-form.ts';
import { useEffect, useRef, useState } from 'react';
import { type CarrierCase, policyOfCase } from './case-values.ts';
import { POLICY_DRAFT } from './policy-draft.ts';
import classes from './policy-form.module.css';
import { useCreatePolicy } from './policy-form.mutations.ts';
import { PolicyForm } from './policy-form.tsx';
import { checkPolicyValues } from './policy-rules.ts';
import { emptyPolicy, type Offer, type PolicyValues } from './policy-values.ts';
import { useGate } from './use-gate.ts';
import { useOffers } from './use-offers.ts';

/** `business/create` and `business/create/{client_id}`: a policy in five steps with the submission check beside them. */
export function PolicyCreateScreen() {
  const { report }: { report?: CarrierCase } = useLoaderData({ strict: false });
  // Another case, or none, is another policy.
  return <CreatePolicy key={report?.id ?? ''} />;
}

function CreatePolicy() {
  const api = useApi();
  const go = useGo();
  const { user } = useAccess();
  const {
    client: named,
    report,
  }: {
    client?: OperationAnswer<'getClient'>;
    report?: CarrierCase;
  } = useLoaderData({ strict: false });
  const self = { code: user.code, name: `${user.first_name} ${user.last_name}` };
  const { face }: { face?: number } = useSearch({ strict: false });
  const [today] = useState(companyToday);
  const [initialValues] = useState(() =>
    report ? policyOfCase(report, self, today) : emptyPolicy(self, today, named, face),
  );
  const known = useRef<readonly Offer[]>([]);
  const form = useRecordForm<PolicyValues>({
    initialValues,
    validate: (values) =>
      checkPolicyValues(values, { offer: known.current.find(({ id }) => id === values.product_id), today }),
  });
  const draft = useFormDraft(form, { of: report?.id });
  const { values } = form;

  const { data: client } = useQuery({
    ...queryFor('getClient', { params: { id: values.client_id?.id ?? '' } }),
    enabled: values.client_id !== null,
  });
  const latest = useRef(form);
  latest.current = form;
  useEffect(() => {
    // Most sign at home.
    if (client && latest.current.values.state === '')
      latest.current.setFieldValue('state', client.address.state);
  }, [client]);
  const country = client?.address.country ?? user.country;
  const { offers, missing } = useOffers(country, values.state);
  known.current = offers;

  const { send } = useCreatePolicy();
  const gate = useGate({
    values,
    offer: offers.find(({ id }) => id === values.product_id),
    draft: { values, of: report?.id },
  });
  const newClient = () => {
    keepDraft(POLICY_DRAFT, user.code, { values });
    void go({ to: '/business/create/client', ignoreBlocker: true });
  };
  return (
    <>
      <PageHeader title="Create policy" />
      {report && (
        <div className={classes.note}>
          <Banner tone="info">
            Filled in from what {report.provider} reported on <DateText value={report.last_update} />. The
            premium is taken as annual; compare it with the application.
          </Banner>
        </div>
      )}
      <PolicyForm
        form={form}
        country={country}
        today={today}
        offers={offers}
        missing={missing}
        self={self}
        searchClients={async (text, signal) =>
          (await api.call('searchClients', { query: { search_keyword: text }, signal })).rows
        }
        searchAssociates={async (text, signal) =>
          (await api.call('searchAssociates', { query: { search_keyword: text }, signal })).rows
        }
        onNewClient={useMay('createClient') ? newClient : undefined}
        gate={gate}
        draft={draft}
        save={(body) => send({ body })}
        onDone={({ id, policy_number }) =>
          go({ to: '/business/$policy_number', params: { policy_number }, search: { id } })
        }
        cancel={
          report ? { to: '/business/carrier-dashboard/$id', params: { id: report.id } } : { to: '/business' }
        }
      />
    </>
  );
}
