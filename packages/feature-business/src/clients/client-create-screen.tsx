import { useLocation } from '@tanstack/react-router';
import { useAccess, useGo } from '@upline/shell';
import { PageHeader } from '@upline/ui-kit/page/page-header.tsx';
import { useState } from 'react';
import { POLICY_DRAFT, policyOfNewClient } from '../policies/policy-draft.ts';
import { useCreateClient } from './client.mutations.ts';
import { ClientForm } from './client-form.tsx';
import { emptyClient } from './client-values.ts';

/** `business/clients/create`, and `business/create/client` on the way to a policy. */
export function ClientCreateScreen() {
  const { user } = useAccess();
  const go = useGo();
  const { send } = useCreateClient();
  const isForPolicy = useLocation().pathname === '/business/create/client';
  const [initialValues] = useState(() => emptyClient(user.country));
  return (
    <>
      <PageHeader title="Create client" />
      <ClientForm
        initialValues={initialValues}
        save={(body) => send({ body })}
        onDone={(client) =>
          go(
            (isForPolicy && policyOfNewClient(user.code, client)) || {
              to: '/business/clients/$id',
              params: { id: client.id },
            },
          )
        }
        cancel={{ to: isForPolicy ? POLICY_DRAFT : '/business/clients' }}
      />
    </>
  );
}
