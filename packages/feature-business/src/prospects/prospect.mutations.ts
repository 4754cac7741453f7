import { createdMessage, updatedMessage, useSave } from '@upline/shell';

const LISTS = ['listProspects', 'countProspects', 'countProspectsByStage'] as const;
/** What a change of one prospect is seen in. */
export const PROSPECT_VIEWS = ['getProspect', ...LISTS] as const;

export const useCreateProspect = () =>
  useSave({ operation: 'createProspect', refresh: LISTS, message: createdMessage('Prospect') });

export const useUpdateProspect = () =>
  useSave({ operation: 'updateProspect', refresh: PROSPECT_VIEWS, message: updatedMessage('Prospect') });

export const useDeleteProspect = () =>
  useSave({ operation: 'deleteProspect', refresh: LISTS, message: 'Prospect deleted' });

export const useLoseProspect = () =>
  useSave({ operation: 'loseProspect', refresh: PROSPECT_VIEWS, message: 'Prospect marked as lost' });

export const useReopenProspect = () =>
  useSave({ operation: 'reopenProspect', refresh: PROSPECT_VIEWS, message: 'Prospect reopened' });

export const useConvertProspect = () =>
  useSave({
    operation: 'convertProspect',
    refresh: [...PROSPECT_VIEWS, 'listClients', 'countClients', 'searchClients'],
    message: createdMessage('Client'),
  });
