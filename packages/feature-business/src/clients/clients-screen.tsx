import { ListScreen } from '@upline/shell';
import { useBulk } from '../changes/use-bulk-edit.tsx';
import { CLIENT_LIST } from './client-list.ts';
import { clientActions } from './clients.actions.ts';
import { CLIENT_COLUMNS } from './clients-table.tsx';

/** `business/clients`: the book of the signed-in associate. */
export function ClientsScreen() {
  const bulk = useBulk('clients');
  return (
    <ListScreen
      title="Clients"
      create={{
        label: 'Create client',
        to: { to: '/business/clients/create' },
        needs: 'createClient',
        whereEmpty: true,
      }}
      menu={bulk.actions}
      operations={CLIENT_LIST}
      noun={{ one: 'client', many: 'clients' }}
      columns={CLIENT_COLUMNS}
      rowTarget={(row) => ({ to: '/business/clients/$id', params: { id: row.id } })}
      avatar={(row) => ({ name: row.name })}
      actions={clientActions}
      bulkActions={bulk.bulkActions}
      search={{ field: 'name', digits: 'phone', placeholder: 'Search clients' }}
      empty={{
        title: 'Nothing here yet. Add your first client.',
        description: 'Everyone you advise belongs here: contacts, needs and, later, their policies.',
      }}
    >
      {bulk.dialog}
    </ListScreen>
  );
}
