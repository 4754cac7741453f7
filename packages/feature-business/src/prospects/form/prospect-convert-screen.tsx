import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { CreateScreen, queryFor, useAccess, useRecordTitle } from '@upline/shell';
import { Banner, Link, usePrivateText } from '@upline/ui-kit';
import type { LinkTarget } from '@upline/ui-kit/link/link-target.ts';
import { PageHeader } from '@upline/ui-kit/page/page-header.tsx';
import { useState } from 'react';
import { CLIENT_LISTS } from '../../clients/clients.mutations.ts';
import { ClientFields } from '../../clients/form/client-form.tsx';
import { clientValues } from '../../clients/form/client-values.ts';
import { SimilarClients } from '../../clients/form/similar-clients.tsx';
import { PROSPECT_VIEWS } from '../prospect-shown-by.ts';
import { clientOf } from './prospect-values.ts';

const route = getRouteApi('/signed-in/business/prospects/$id/convert');

/** The form of a client, filled with what is known of the prospect; saving links both (R-PRO-07). */
export function ProspectConvertScreen() {
  const { id } = route.useParams();
  const { user } = useAccess();
  const { data } = useSuspenseQuery(queryFor('getProspect', { params: { id } }));
  const [prospect] = useState(data);
  const privately = usePrivateText();
  const name = privately(prospect.name);
  useRecordTitle(name);
  if (prospect.client) {
    const to: LinkTarget = { to: '/business/clients/$id', params: { id: prospect.client.id } };
    return (
      <>
        <PageHeader title={`Convert ${name} to a client`} />
        <Banner tone="info">
          This prospect is a client already: <Link to={to}>{privately(prospect.client.name)}</Link>
        </Banner>
      </>
    );
  }
  return (
    <CreateScreen
      values={clientValues}
      noun="client"
      title={`Convert ${name} to a client`}
      facts={['The prospect stays in your list and is linked to the client.']}
      start={clientOf(prospect, user.country)}
      operation="convertProspect"
      input={{ params: { id }, ifMatch: prospect.version }}
      refresh={[...PROSPECT_VIEWS, ...CLIENT_LISTS]}
      done={(client) => ({ to: '/business/clients/$id', params: { id: client.id } })}
      cancel={{ to: '/business/prospects/$id', params: { id } }}
    >
      {(form) => <ClientFields form={form} similar={<SimilarClients values={form.values} />} />}
    </CreateScreen>
  );
}
