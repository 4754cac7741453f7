import { conflict, forbidden, notFound } from '../../platform/operation/problem.ts';
import { rowActions, rowRule } from '../../platform/operation/row-actions.ts';
import type { ClientAction } from './clients.schemas.ts';
import type { ClientRow } from './clients.store.ts';

/** A client with what its actions depend on; a list neither counts nor looks for a number, and offers less. */
export interface ClientSubject extends Pick<ClientRow, 'owner_code' | 'archived_at'> {
  readonly dependants: number | null;
  readonly id_document_last4: string | null;
}

/** A client that is shared is read only (7.1). */
export const isOwn = rowRule<Pick<ClientRow, 'owner_code'>>(
  ({ owner_code }, { code }) => owner_code === code,
  () => forbidden(),
);
// Archiving twice changes nothing and is not refused (R-CLI-02): these two are for what is offered alone.
const isActive = ({ archived_at }: Pick<ClientRow, 'archived_at'>) => archived_at === null;
const isArchived = ({ archived_at }: Pick<ClientRow, 'archived_at'>) => archived_at !== null;

/** Only a client without policies or needs analyses is deleted; otherwise it is archived (R-CLI-02). */
export const isWithoutDependants = rowRule<Pick<ClientSubject, 'dependants'>>(
  ({ dependants }) => dependants === 0,
  () => conflict('client-in-use', 'Client has policies and cannot be deleted'),
);
const hasNumber = rowRule<Pick<ClientSubject, 'id_document_last4'>>(
  ({ id_document_last4 }) => id_document_last4 !== null,
  notFound,
);

export const clientActions = rowActions<ClientSubject, ClientAction>({
  update: { operation: 'updateClient', when: isOwn },
  archive: { operation: 'archiveClient', when: [isOwn, isActive] },
  restore: { operation: 'restoreClient', when: [isOwn, isArchived] },
  add_note: { operation: 'createClientNote', when: isOwn },
  delete_note: { operation: 'deleteClientNote', when: isOwn },
  delete: { operation: 'deleteClient', when: [isOwn, isWithoutDependants] },
  reveal: { operation: 'revealClientIdentification', when: [isOwn, hasNumber] },
});
