import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { EditScreen, queryFor } from '@upline/shell';
import { CLIENT_SHOWN_BY } from '../clients.mutations.ts';
import { ClientFields } from './client-form.tsx';
import { clientValues } from './client-values.ts';
import { SimilarClients } from './similar-clients.tsx';

const route = getRouteApi('/signed-in/business/clients/$id/edit');

/** The whole record in one form. */
export function ClientEditScreen() {
  const params = route.useParams();
  const { data: client } = useSuspenseQuery(queryFor('getClient', { params }));
  return (
    <EditScreen
      values={clientValues}
      noun="client"
      record={client}
      name={client.name}
      operation="updateClient"
      input={{ params }}
      refresh={CLIENT_SHOWN_BY}
      page={{ to: '/business/clients/$id', params }}
    >
      {(form) => (
        <ClientFields
          form={form}
          client={client}
          similar={<SimilarClients values={form.values} client={client} />}
        />
      )}
    </EditScreen>
  );
}
