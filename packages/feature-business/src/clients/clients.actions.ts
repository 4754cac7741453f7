import { deletion, type NamedAction, offered, recordAction, stepOf } from '@upline/shell';
import { CLIENT_LISTS, CLIENT_SHOWN_BY } from './clients.mutations.ts';
import type { Client } from './form/client-values.ts';

/** What may be done to a client, in the list as on the client's own page. */
export const clientActions = (
  client: Pick<Client, 'id' | 'version' | 'actions'>,
  onDeleted?: () => void,
): NamedAction[] => {
  const params = { id: client.id };
  return offered(client, {
    update: { label: 'Edit client', to: { to: '/business/clients/$id/edit', params } },
    archive: stepOf('client', ['Archive', 'archived', 'archiveClients'], {
      operation: 'archiveClient',
      input: { params },
      refresh: CLIENT_SHOWN_BY,
    }),
    restore: stepOf('client', ['Restore', 'restored', 'restoreClients'], {
      operation: 'restoreClient',
      input: { params },
      refresh: CLIENT_SHOWN_BY,
    }),
    delete: deletion('client', {
      operation: 'deleteClient',
      input: { params, ifMatch: client.version },
      refresh: CLIENT_LISTS,
      onDone: onDeleted,
    }),
  });
};

/** The number of the stored paper, after password and reason (S-69). */
export const revealAction = (client: Client, onRevealed: (value: string) => void): NamedAction[] =>
  offered(client, {
    reveal: recordAction({
      operation: 'revealClientIdentification',
      label: 'Show number',
      title: 'Show the ID document number',
      input: { params: { id: client.id } },
      body: { field: 'id_document_number' },
      fields: [
        {
          name: 'reason',
          label: 'Reason',
          required: true,
          minLength: 5,
          rows: 1,
          help: "It is kept in the record's activity.",
        },
      ],
      refresh: ['listClientAudit'],
      onDone: ({ value }) => onRevealed(value),
    }),
  });
