import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { queryFor, useGo, useRecordTitle } from '@upline/shell';
import { usePrivateText } from '@upline/ui-kit';
import type { LinkTarget } from '@upline/ui-kit/link/link-target.ts';
import { PageHeader } from '@upline/ui-kit/page/page-header.tsx';
import { useState } from 'react';
import { useUpdateClient } from './client.mutations.ts';
import { ClientForm } from './client-form.tsx';
import { valuesOf } from './client-values.ts';

const route = getRouteApi('/signed-in/business/clients/$id/edit');

/** The whole record in one form; a change by somebody else keeps what was typed (R-GEN-04). */
export function ClientEditScreen() {
  const { id } = route.useParams();
  const { data } = useSuspenseQuery(queryFor('getClient', { params: { id } }));
  // The form starts from the record as it was opened; a refresh in the background must not move it.
  const [client] = useState(data);
  const [initialValues] = useState(() => valuesOf(client));
  const go = useGo();
  const { send } = useUpdateClient();
  const privately = usePrivateText();
  useRecordTitle(privately(client.name));
  const detail: LinkTarget = { to: '/business/clients/$id', params: { id } };
  return (
    <>
      <PageHeader title={`Edit ${privately(client.name)}`} />
      <ClientForm
        initialValues={initialValues}
        client={client}
        save={(body, version) => send({ params: { id }, body, ifMatch: version ?? client.version })}
        onDone={() => go(detail)}
        cancel={detail}
      />
    </>
  );
}
