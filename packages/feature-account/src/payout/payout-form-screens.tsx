import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { FieldsForm, queryFor, useAccess, useGo } from '@upline/shell';
import { Banner, LinkButton } from '@upline/ui-kit';
import { Card } from '@upline/ui-kit/card/card.tsx';
import { useState } from 'react';
import { AccountPage } from '../layout/account-page.tsx';
import { useStepUp } from '../second-step/use-step-up.tsx';
import { useCreatePayout, useUpdatePayout } from './payout.mutations.ts';
import { payoutValues } from './payout.ts';
import { PayoutFields } from './payout-fields.tsx';

const edited = getRouteApi('/signed-in/account/payout-information/$id/edit');

/** `account/payout-information/create`: password and second step are asked for where they are not of the last five minutes. */
export function PayoutCreateScreen() {
  const { country } = useAccess().user;
  const values = payoutValues(country);
  const [start] = useState(() => values.empty(country, { tax_entity: 'Individual' }));
  const create = useCreatePayout();
  const { run, dialog } = useStepUp();
  const go = useGo();
  return (
    <AccountPage current="payout">
      <Card title="Create payout information">
        <FieldsForm
          values={values}
          noun="payout information"
          start={start}
          save={(body) => run(() => create.send({ body }))}
          onDone={({ id }) => void go({ to: '/account/payout-information/$id', params: { id } })}
          cancel={{ to: '/account/payout-information' }}
        >
          {(form) => <PayoutFields form={form} country={country} />}
        </FieldsForm>
      </Card>
      {dialog}
    </AccountPage>
  );
}

/** `account/payout-information/{id}/edit`: what waits is corrected, with the numbers typed again. */
export function PayoutEditScreen() {
  const params = edited.useParams();
  const { data } = useSuspenseQuery(queryFor('getPayoutInformation', { params }));
  // The form starts from the record as it was opened; a refresh in the background must not move it.
  const [record] = useState(data);
  const values = payoutValues(record.country);
  const [start] = useState(() => values.valuesOf(record, record.country));
  const update = useUpdatePayout();
  const { run, dialog } = useStepUp();
  const go = useGo();
  const page = { to: '/account/payout-information/$id', params } as const;
  if (!record.actions.includes('update'))
    return (
      <AccountPage current="payout">
        <Card title="Edit payout information">
          <Banner actions={<LinkButton to={page}>Back</LinkButton>}>
            Only a request that waits can be edited. Create payout information to be paid to another account.
          </Banner>
        </Card>
      </AccountPage>
    );
  return (
    <AccountPage current="payout">
      <Card title="Edit payout information">
        <FieldsForm
          values={values}
          noun="payout information"
          record={record}
          start={start}
          save={(body, version) =>
            run(() => update.send({ params, body, ifMatch: version ?? record.version }))
          }
          onDone={() => void go(page)}
          cancel={page}
        >
          {(form) => <PayoutFields form={form} country={record.country} record={record} />}
        </FieldsForm>
      </Card>
      {dialog}
    </AccountPage>
  );
}
