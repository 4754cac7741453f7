import { createdMessage, updatedMessage, useSave } from '@upline/shell';
import { PROSPECT_LISTS, PROSPECT_VIEWS } from '../prospect-shown-by.ts';

export const useCreateProspect = () =>
  useSave({ operation: 'createProspect', refresh: PROSPECT_LISTS, message: createdMessage('Prospect') });

export const useUpdateProspect = () =>
  useSave({ operation: 'updateProspect', refresh: PROSPECT_VIEWS, message: updatedMessage('Prospect') });

export const useConvertProspect = () =>
  useSave({
    operation: 'convertProspect',
    refresh: [...PROSPECT_VIEWS, 'listClients', 'countClients', 'searchClients'],
    message: createdMessage('Client'),
  });
