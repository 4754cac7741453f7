import { updatedMessage, useSave } from '@upline/shell';

const LISTS = ['listAdminCarrierCases', 'countAdminCarrierCases'] as const;
const CASE = ['getAdminCarrierCase', ...LISTS] as const;
const POLICIES = [
  'getAdminPolicy',
  'listAdminPolicyAudit',
  'listAdminPolicies',
  'countAdminPolicies',
] as const;

/** What shows the outcome of an import. */
export const IMPORTS_SHOWN_BY = [
  'listCarrierImports',
  'countCarrierImports',
  'listCarrierStatuses',
  ...CASE,
] as const;

export const useOfficeAccept = () =>
  useSave({
    operation: 'acceptAdminCarrierSuggestion',
    refresh: [...CASE, ...POLICIES],
    message: updatedMessage('Policy'),
  });

export const useOfficeIgnore = () =>
  useSave({
    operation: 'ignoreAdminCarrierSuggestion',
    refresh: CASE,
    message: 'The policy stays as it is',
  });

export const useMatchCase = () =>
  useSave({ operation: 'matchCarrierCase', refresh: CASE, message: 'Case matched' });

export const useAssignCase = () =>
  useSave({ operation: 'assignCarrierCase', refresh: CASE, message: 'Case assigned' });

export const useMapStatus = () =>
  useSave({
    operation: 'mapCarrierStatus',
    refresh: ['listCarrierStatuses'],
    message: updatedMessage('Status'),
  });
