import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { queryFor, useMay, useRecordTitle } from '@upline/shell';
import { Banner, LinkButton, usePrivateText } from '@upline/ui-kit';
import { DetailHeader } from '@upline/ui-kit/detail/detail-header.tsx';
import { Loading } from '@upline/ui-kit/feedback/loading.tsx';
import { Phone } from '@upline/ui-kit/format/formats.tsx';
import { preloadable } from '@upline/ui-kit/loading/preloadable.ts';
import { TabsInAddress } from '@upline/ui-kit/tabs/tabs-in-address.tsx';
import { Suspense } from 'react';
import { ClientActions, useClientMenu } from './client-actions.tsx';
import { ClientOverview } from './client-overview.tsx';
import { IdentificationFact } from './identification-fact.tsx';

const route = getRouteApi('/signed-in/business/clients/$id');
// The overview is what most visits read; the other parts bring their own code.
const TABS = {
  overview: { label: 'Overview', part: undefined },
  policies: {
    label: 'Policies',
    part: preloadable(() => import('./client-policies.tsx').then((chunk) => chunk.ClientPolicies)),
  },
  analyses: {
    label: 'Analyses',
    part: preloadable(() => import('./client-analyses.tsx').then((chunk) => chunk.ClientAnalyses)),
  },
  notes: {
    label: 'Notes',
    part: preloadable(() => import('./client-notes.tsx').then((chunk) => chunk.ClientNotes)),
  },
  activity: {
    label: 'Activity',
    part: preloadable(() => import('./client-activity.tsx').then((chunk) => chunk.ClientActivity)),
  },
};

/** A client with its parts (domain.md 2.10); the part is in the address. */
export function ClientScreen() {
  const { id } = route.useParams();
  const { tab = 'overview' }: { tab?: keyof typeof TABS } = route.useSearch();
  const { data: client } = useSuspenseQuery(queryFor('getClient', { params: { id } }));
  const mayEdit = useMay('updateClient') && client.actions.includes('update');
  const menu = useClientMenu(client);
  const privately = usePrivateText();
  const { label, part: Part } = TABS[tab];
  useRecordTitle(privately(client.name));
  return (
    <>
      <DetailHeader
        name={client.name}
        person={{}}
        facts={[
          client.type,
          client.phone && <Phone key="phone" value={client.phone} callable />,
          `${client.address.city}, ${client.address.state}`,
        ]}
        primary={
          mayEdit && (
            <LinkButton to={{ to: '/business/clients/$id/edit', params: { id } }} variant="filled">
              Edit client
            </LinkButton>
          )
        }
        actions={menu.actions}
      />
      {client.archived_at && (
        <Banner tone="info">This client is archived. It is left out of the list and can be restored.</Banner>
      )}
      <TabsInAddress
        label="Client"
        current={tab}
        items={Object.entries(TABS).map(([key, each]) => ({
          key,
          ...each,
          to: { to: '/business/clients/$id', params: { id }, search: key === 'overview' ? {} : { tab: key } },
        }))}
      />
      {Part ? (
        <Suspense key={tab} fallback={<Loading label={label} />}>
          <Part client={client} />
        </Suspense>
      ) : (
        <ClientOverview client={client} identification={<IdentificationFact client={client} />} />
      )}
      <ClientActions menu={menu} client={client} />
    </>
  );
}
