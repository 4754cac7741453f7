import { useSave } from '@upline/shell';

export const useResetSecondStep = () =>
  useSave({
    operation: 'resetSecondStep',
    refresh: ['getAssociate', 'listAssociateAudit', 'listAuditEntries'],
    message: 'Second step reset. The associate was told by email.',
  });
