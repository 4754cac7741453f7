import { useGo, useMay } from '@upline/shell';
import { DeleteModal } from '@upline/ui-kit/dialog/delete-modal.tsx';
import type { MenuAction } from '@upline/ui-kit/menu/action-menu.tsx';
import { useState } from 'react';
import { useArchiveClient, useDeleteClient, useRestoreClient } from './client.mutations.ts';
import type { Client } from './client-values.ts';

/** What may be done to a client besides editing: rights of the session and of the row together. */
export function useClientMenu(client: Client) {
  const [deleting, setDeleting] = useState(false);
  const archive = useArchiveClient();
  const restore = useRestoreClient();
  const may = {
    archive: useMay('archiveClient'),
    restore: useMay('restoreClient'),
    delete: useMay('deleteClient'),
  };
  const params = { id: client.id };
  const actions: MenuAction[] = [];
  if (may.archive && client.actions.includes('archive')) {
    actions.push({ key: 'archive', label: 'Archive client', onClick: () => void archive.save({ params }) });
  }
  if (may.restore && client.actions.includes('restore')) {
    actions.push({ key: 'restore', label: 'Restore client', onClick: () => void restore.save({ params }) });
  }
  if (may.delete && client.actions.includes('delete')) {
    actions.push({ key: 'delete', label: 'Delete client', danger: true, onClick: () => setDeleting(true) });
  }
  return { actions, deleting, setDeleting };
}

interface ClientActionsProps {
  readonly menu: ReturnType<typeof useClientMenu>;
  readonly client: Client;
}

/** The dialogs of the menu. */
export function ClientActions({ menu, client }: ClientActionsProps) {
  const go = useGo();
  const remove = useDeleteClient();
  return (
    <DeleteModal
      name="client"
      opened={menu.deleting}
      onClose={() => menu.setDeleting(false)}
      onDelete={() => remove.send({ params: { id: client.id }, ifMatch: client.version })}
      onDeleted={() => void go({ to: '/business/clients' })}
    />
  );
}
