import { useSave } from '@upline/shell';

export const useStartProxySession = () =>
  useSave({
    operation: 'startProxySession',
    refresh: ['listAssociateAudit', 'listAuditEntries', 'listProxySessions'],
  });
