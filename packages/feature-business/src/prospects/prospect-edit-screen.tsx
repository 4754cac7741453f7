import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { queryFor, useAccess, useGo, useRecordTitle } from '@upline/shell';
import { usePrivateText } from '@upline/ui-kit';
import type { LinkTarget } from '@upline/ui-kit/link/link-target.ts';
import { PageHeader } from '@upline/ui-kit/page/page-header.tsx';
import { useState } from 'react';
import { useUpdateProspect } from './prospect-form.mutations.ts';
import { ProspectForm } from './prospect-form.tsx';
import { valuesOf } from './prospect-values.ts';

const route = getRouteApi('/signed-in/business/prospects/$id/edit');

/** `business/prospects/{id}/edit`; a change by somebody else keeps what was typed (R-GEN-04). */
export function ProspectEditScreen() {
  const { id } = route.useParams();
  const { user } = useAccess();
  const { data } = useSuspenseQuery(queryFor('getProspect', { params: { id } }));
  // The form starts from the record as it was opened; a refresh in the background must not move it.
  const [prospect] = useState(data);
  const [initialValues] = useState(() => valuesOf(prospect, user.country));
  const go = useGo();
  const { send } = useUpdateProspect();
  const privately = usePrivateText();
  useRecordTitle(privately(prospect.name));
  const detail: LinkTarget = { to: '/business/prospects/$id', params: { id } };
  return (
    <>
      <PageHeader title={`Edit ${privately(prospect.name)}`} />
      <ProspectForm
        initialValues={initialValues}
        prospect={prospect}
        save={(body, version) => send({ params: { id }, body, ifMatch: version ?? prospect.version })}
        onDone={() => go(detail)}
        cancel={detail}
      />
    </>
  );
}
