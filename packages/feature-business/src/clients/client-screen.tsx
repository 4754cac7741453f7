import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { ActivityTab, queryFor, RecordScreen, useGo, useMay, useRecordActions } from '@upline/shell';
import { Banner } from '@upline/ui-kit';
import { Phone } from '@upline/ui-kit/format/formats.tsx';
import { preloadable } from '@upline/ui-kit/loading/preloadable.ts';
import { ofSubject, startOf } from '../analyses/analysis-lists.ts';
import { TOOLS } from '../analyses/tools.ts';
import { ClientOverview } from './client-overview.tsx';
import { policiesOf } from './client-policies-query.ts';
import { clientActions } from './clients.actions.ts';
import type { Client } from './form/client-values.ts';
import { clientHeadline } from './headline.tsx';
import { clientEvent } from './history/client-event.tsx';
import { IdentificationFact } from './identification-fact.tsx';

const route = getRouteApi('/signed-in/business/clients/$id');
// The overview is what most visits read; the other parts bring their own code.
const ClientPolicies = preloadable(() =>
  import('./client-policies.tsx').then((chunk) => chunk.ClientPolicies),
);
const SubjectAnalyses = preloadable(() =>
  import('../analyses/subject-analyses.tsx').then((chunk) => chunk.SubjectAnalyses),
);
const ClientNotes = preloadable(() =>
  import('./history/client-notes.tsx').then((chunk) => chunk.ClientNotes),
);

/** What is begun with a client: a policy first, an analysis behind ⋯. */
function useStarts({ id, actions }: Client) {
  // A client shared by a split is read only.
  const isOwn = actions.length > 0;
  const mayWrite = useMay('createPolicy') && isOwn;
  const mayAnalyse = useMay('createAnalysis') && isOwn;
  return {
    next: mayWrite && {
      label: 'Create policy',
      to: { to: '/business/create/$client_id', params: { client_id: id } } as const,
    },
    analyses: mayAnalyse
      ? TOOLS.map(({ tool }) => ({
          key: tool,
          label: `Start ${tool}`,
          to: startOf(tool, { client_id: id }),
        }))
      : [],
  };
}

/** A client with its parts (domain.md 2.10); the part is in the address. */
export function ClientScreen() {
  const params = route.useParams();
  const { tab = 'overview' } = route.useSearch();
  const { data: client } = useSuspenseQuery(queryFor('getClient', { params }));
  const policies = useQuery(policiesOf(client.id)).data?.rows;
  const subject = { client_id: client.id, prospect_id: null };
  const analyses = useQuery(queryFor('listAnalyses', ofSubject(subject))).data?.rows;
  const go = useGo();
  const { menu, dialog } = useRecordActions(
    clientActions(client, () => void go({ to: '/business/clients' })),
  );
  const starts = useStarts(client);
  return (
    <RecordScreen
      noun="Client"
      name={client.name}
      person={{}}
      facts={[
        client.type,
        client.phone && <Phone key="phone" value={client.phone} callable />,
        `${client.address.city}, ${client.address.state}`,
      ]}
      headline={clientHeadline(client, policies)}
      next={starts.next}
      actions={[...starts.analyses, ...menu]}
      notices={
        client.archived_at && (
          <Banner tone="info">
            This client is archived. It is left out of the list and can be restored.
          </Banner>
        )
      }
      page={{ to: '/business/clients/$id', params }}
      tab={tab}
      tabs={{
        overview: {
          label: 'Overview',
          content: <ClientOverview client={client} identification={<IdentificationFact client={client} />} />,
        },
        policies: {
          label: 'Policies',
          count: policies?.length,
          part: ClientPolicies,
          content: <ClientPolicies client={client} />,
        },
        analyses: {
          label: 'Analyses',
          count: analyses?.length,
          part: SubjectAnalyses,
          content: <SubjectAnalyses subject={subject} />,
        },
        notes: { label: 'Notes', part: ClientNotes, content: <ClientNotes client={client} /> },
        activity: {
          label: 'Activity',
          content: <ActivityTab operation="listClientAudit" params={params} {...clientEvent} />,
        },
      }}
    >
      {dialog}
    </RecordScreen>
  );
}
