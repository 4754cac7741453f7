import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { queryFor, useMay, useRecordTitle } from '@upline/shell';
import { Banner, LinkButton, usePrivateText } from '@upline/ui-kit';
import { DetailHeader } from '@upline/ui-kit/detail/detail-header.tsx';
import { Phone } from '@upline/ui-kit/format/formats.tsx';
import { TabsInAddress } from '@upline/ui-kit/tabs/tabs-in-address.tsx';
import { ClientActions, useClientMenu } from './client-actions.tsx';
import { ClientActivity } from './client-activity.tsx';
import { ClientAnalyses } from './client-analyses.tsx';
import { ClientNotes } from './client-notes.tsx';
import { ClientOverview } from './client-overview.tsx';
import { ClientPolicies } from './client-policies.tsx';
import { IdentificationFact } from './identification-fact.tsx';

const route = getRouteApi('/signed-in/business/clients/$id');
const TABS = {
  overview: 'Overview',
  policies: 'Policies',
  analyses: 'Analyses',
  notes: 'Notes',
  activity: 'Activity',
} as const;

/** A client with its parts (domain.md 2.10); the part is in the address. */
export function ClientScreen() {
  const { id } = route.useParams() as { id: string };
  const { tab = 'overview' } = route.useSearch() as { tab?: keyof typeof TABS };
  const { data: client } = useSuspenseQuery(queryFor('getClient', { params: { id } }));
  const mayEdit = useMay('updateClient') && client.actions.includes('update');
  const menu = useClientMenu(client);
  const privately = usePrivateText();
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
            <LinkButton to={{ to: '/business/clients/$id/edit', params: { id } }} variant="primary">
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
        items={Object.entries(TABS).map(([key, label]) => ({
          key,
          label,
          to: { to: '/business/clients/$id', params: { id }, search: key === 'overview' ? {} : { tab: key } },
        }))}
      />
      {tab === 'overview' && (
        <ClientOverview client={client} identification={<IdentificationFact client={client} />} />
      )}
      {tab === 'policies' && <ClientPolicies id={id} />}
      {tab === 'analyses' && <ClientAnalyses id={id} />}
      {tab === 'notes' && <ClientNotes client={client} />}
      {tab === 'activity' && <ClientActivity id={id} />}
      <ClientActions menu={menu} client={client} />
    </>
  );
}
