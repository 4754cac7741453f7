import { createdMessage, updatedMessage, useSave } from '@upline/shell';

const LISTS = ['listClients', 'countClients', 'searchClients'] as const;
const RECORD = ['getClient', 'listClientAudit', ...LISTS] as const;

export const useCreateClient = () =>
  useSave({ operation: 'createClient', refresh: LISTS, message: createdMessage('Client') });

export const useUpdateClient = () =>
  useSave({ operation: 'updateClient', refresh: RECORD, message: updatedMessage('Client') });

export const useDeleteClient = () =>
  useSave({ operation: 'deleteClient', refresh: LISTS, message: 'Client deleted' });

export const useArchiveClient = () =>
  useSave({ operation: 'archiveClient', refresh: RECORD, message: 'Client archived' });

export const useRestoreClient = () =>
  useSave({ operation: 'restoreClient', refresh: RECORD, message: 'Client restored' });

export const useArchiveClients = () => useSave({ operation: 'archiveClients', refresh: LISTS });

export const useRestoreClients = () => useSave({ operation: 'restoreClients', refresh: LISTS });

const NOTES = ['listClientNotes', ...RECORD] as const;

export const useCreateNote = () =>
  useSave({ operation: 'createClientNote', refresh: NOTES, message: createdMessage('Note') });

export const useUpdateNote = () =>
  useSave({ operation: 'updateClientNote', refresh: NOTES, message: updatedMessage('Note') });

export const useDeleteNote = () =>
  useSave({ operation: 'deleteClientNote', refresh: NOTES, message: 'Note deleted' });

export const useRevealIdentification = () =>
  useSave({ operation: 'revealClientIdentification', refresh: ['listClientAudit'] });
