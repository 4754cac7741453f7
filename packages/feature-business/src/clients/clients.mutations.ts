import { createdMessage, updatedMessage, useSave } from '@upline/shell';

/** Lists that show clients. */
export const CLIENT_LISTS = ['listClients', 'countClients', 'searchClients'] as const;
/** What shows a client. */
export const CLIENT_SHOWN_BY = ['getClient', 'listClientAudit', ...CLIENT_LISTS] as const;

export const NOTES_SHOWN_BY = ['listClientNotes', ...CLIENT_SHOWN_BY] as const;

export const useCreateNote = () =>
  useSave({ operation: 'createClientNote', refresh: NOTES_SHOWN_BY, message: createdMessage('Note') });

export const useUpdateNote = () =>
  useSave({ operation: 'updateClientNote', refresh: NOTES_SHOWN_BY, message: updatedMessage('Note') });
