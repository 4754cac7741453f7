import { useNavigate } from '@tanstack/react-router';
import { useAccess } from '@upline/shell';
import { PageHeader } from '@upline/ui-kit/page/page-header.tsx';
import { useState } from 'react';
import { useCreateClient } from './client.mutations.ts';
import { ClientForm } from './client-form.tsx';
import { emptyClient } from './client-values.ts';

/** `business/clients/create`, and `business/create/client` on the way to a policy. */
export function ClientCreateScreen() {
  const { user } = useAccess();
  const navigate = useNavigate();
  const { send } = useCreateClient();
  const [initialValues] = useState(() => emptyClient(user.country));
  return (
    <>
      <PageHeader title="Create client" />
      <ClientForm
        initialValues={initialValues}
        save={(body) => send({ body })}
        onDone={({ id }) => navigate({ to: '/business/clients/$id', params: { id } })}
        cancel={{ to: '/business/clients' }}
      />
    </>
  );
}
