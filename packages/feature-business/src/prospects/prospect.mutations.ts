import { useSave } from '@upline/shell';
import { PROSPECT_LISTS, PROSPECT_VIEWS } from './prospect-shown-by.ts';

export const useDeleteProspect = () =>
  useSave({ operation: 'deleteProspect', refresh: PROSPECT_LISTS, message: 'Prospect deleted' });

export const useLoseProspect = () =>
  useSave({ operation: 'loseProspect', refresh: PROSPECT_VIEWS, message: 'Prospect marked as lost' });

export const useReopenProspect = () =>
  useSave({ operation: 'reopenProspect', refresh: PROSPECT_VIEWS, message: 'Prospect reopened' });
