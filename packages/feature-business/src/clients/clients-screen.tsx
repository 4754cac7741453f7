import { DataListFor, useMay } from '@upline/shell';
import { LinkButton } from '@upline/ui-kit';
import { CreateButton } from '@upline/ui-kit/button/create-button.tsx';
import { PageHeader } from '@upline/ui-kit/page/page-header.tsx';
import { useBulk } from '../changes/use-bulk-edit.tsx';
import { CLIENT_LIST } from './client-list.ts';
import { clientActions } from './clients.actions.ts';
import { CLIENT_COLUMNS } from './clients-table.tsx';

/** `business/clients`: the book of the signed-in associate. */
export function ClientsScreen() {
  const mayCreate = useMay('createClient');
  const bulk = useBulk('clients');
  const create = (
    <LinkButton to={{ to: '/business/clients/create' }} variant="filled">
      Create client
    </LinkButton>
  );
  return (
    <>
      <PageHeader
        title="Clients"
        actions={bulk.actions}
        primary={
          mayCreate && <CreateButton to={{ to: '/business/clients/create' }}>Create client</CreateButton>
        }
      />
      <DataListFor
        operations={CLIENT_LIST}
        label="Clients"
        noun={{ one: 'client', many: 'clients' }}
        columns={CLIENT_COLUMNS}
        rowKey={(row) => row.id}
        rowTarget={(row) => ({ to: '/business/clients/$id', params: { id: row.id } })}
        avatar={(row) => ({ name: row.name })}
        actions={clientActions}
        bulkActions={bulk.bulkActions}
        search={{ field: 'name', placeholder: 'Search clients' }}
        empty={{
          title: 'Nothing here yet. Add your first client.',
          description: 'Everyone you advise belongs here: contacts, needs and, later, their policies.',
          ...(mayCreate ? { action: create } : {}),
        }}
      />
      {bulk.dialog}
    </>
  );
}
