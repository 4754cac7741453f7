import { useLocation } from '@tanstack/react-router';
import { CreateScreen, useAccess } from '@upline/shell';
import { POLICY_DRAFT, policyOfNewClient } from '../../policies/form/policy-draft.ts';
import { CLIENT_LISTS } from '../clients.mutations.ts';
import { ClientFields } from './client-form.tsx';
import { clientValues } from './client-values.ts';
import { SimilarClients } from './similar-clients.tsx';

/** `business/clients/create`, and `business/create/client` on the way to a policy. */
export function ClientCreateScreen() {
  const { user } = useAccess();
  const isForPolicy = useLocation().pathname === '/business/create/client';
  return (
    <CreateScreen
      values={clientValues}
      noun="client"
      operation="createClient"
      refresh={CLIENT_LISTS}
      done={(client) =>
        (isForPolicy && policyOfNewClient(user.code, client)) || {
          to: '/business/clients/$id',
          params: { id: client.id },
        }
      }
      cancel={{ to: isForPolicy ? POLICY_DRAFT : '/business/clients' }}
    >
      {(form) => <ClientFields form={form} similar={<SimilarClients values={form.values} />} />}
    </CreateScreen>
  );
}
