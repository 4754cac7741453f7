import { DataListFor, useMay } from '@upline/shell';
import { LinkButton } from '@upline/ui-kit';
import { CreateButton } from '@upline/ui-kit/button/create-button.tsx';
import type { BulkAction, ListSelection } from '@upline/ui-kit/data-list/types.ts';
import { PageHeader } from '@upline/ui-kit/page/page-header.tsx';
import { toast } from '@upline/ui-kit/toasts/toast.tsx';
import { useArchiveClients, useRestoreClients } from './client.mutations.ts';
import { CLIENT_LIST } from './client-list.ts';
import { CLIENT_COLUMNS } from './clients-table.tsx';

type BulkSave = ReturnType<typeof useArchiveClients>;

const count = (rows: number) => `${rows} ${rows === 1 ? 'client' : 'clients'}`;

/** Says what happened row by row; false keeps the selection because something was refused (R-ADM-03). */
async function onSelected(save: BulkSave, { ids }: ListSelection, done: string): Promise<boolean> {
  const answer = await save.save({ body: { ids: [...ids] } });
  if (!answer) {
    toast.error('Nothing was changed. Try again.');
    return false;
  }
  const refused = answer.results.filter(({ ok }) => !ok);
  const changed = answer.results.length - refused.length;
  if (changed > 0) toast.success(`${count(changed)} ${done}`);
  if (refused[0]) toast.error(`${count(refused.length)} left as before: ${refused[0].message ?? 'refused'}`);
  return refused.length === 0;
}

/** `business/clients`: the book of the signed-in associate. */
export function ClientsScreen() {
  const mayCreate = useMay('createClient');
  const mayArchive = useMay('archiveClients');
  const archive = useArchiveClients();
  const restore = useRestoreClients();
  const create = (
    <LinkButton to={{ to: '/business/clients/create' }} variant="filled">
      Create client
    </LinkButton>
  );
  const bulkActions: BulkAction[] = mayArchive
    ? [
        {
          id: 'archive',
          label: 'Archive',
          matching: false,
          onRun: (rows) => onSelected(archive, rows, 'archived'),
        },
        {
          id: 'restore',
          label: 'Restore',
          matching: false,
          onRun: (rows) => onSelected(restore, rows, 'restored'),
        },
      ]
    : [];
  return (
    <>
      <PageHeader
        title="Clients"
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
        rowActions={(row) =>
          row.actions.includes('update')
            ? [
                {
                  id: 'edit',
                  label: 'Edit client',
                  target: { to: '/business/clients/$id/edit', params: { id: row.id } },
                },
              ]
            : []
        }
        bulkActions={bulkActions}
        search={{ field: 'name', placeholder: 'Search clients' }}
        empty={{
          title: 'Nothing here yet. Add your first client.',
          description: 'Everyone you advise belongs here: contacts, needs and, later, their policies.',
          ...(mayCreate ? { action: create } : {}),
        }}
      />
    </>
  );
}
