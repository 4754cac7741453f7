import { updatedMessage, useSave } from '@upline/shell';
import { useFresh } from '../use-fresh.ts';
import { OFFICE_CASES_SHOWN_BY } from './cases-shown.ts';

const CASE = OFFICE_CASES_SHOWN_BY;
const WORDS = ['listCarrierStatuses'] as const;
const POLICIES = [
  'getAdminPolicy',
  'listAdminPolicyAudit',
  'checkAdminPolicy',
  'listAdminPolicies',
  'countAdminPolicies',
] as const;
const ACCEPTED = [...CASE, ...POLICIES] as const;

/** What shows the outcome of an import. */
export const IMPORTS_SHOWN_BY = [
  'getCarrierImport',
  'listCarrierImports',
  'countCarrierImports',
  ...WORDS,
  ...CASE,
] as const;

export const useOfficeAccept = () =>
  useFresh(
    useSave({
      operation: 'acceptAdminCarrierSuggestion',
      refresh: ACCEPTED,
      message: updatedMessage('Policy'),
    }),
    ACCEPTED,
  );

export const useOfficeIgnore = () =>
  useFresh(
    useSave({
      operation: 'ignoreAdminCarrierSuggestion',
      refresh: CASE,
      message: 'The policy stays as it is',
    }),
    CASE,
  );

const matching = (message: string) => ({ operation: 'matchCarrierCase', refresh: CASE, message }) as const;
const assigning = (message: string) => ({ operation: 'assignCarrierCase', refresh: CASE, message }) as const;

export const useMatchCase = () => useFresh(useSave(matching('Case matched')), CASE);
export const useUndoMatch = () => useFresh(useSave(matching('Match undone')), CASE);
export const useAssignCase = () => useFresh(useSave(assigning('Case assigned')), CASE);
export const useUndoAssignment = () => useFresh(useSave(assigning('Assignment undone')), CASE);

export const useMapStatus = () =>
  useFresh(
    useSave({ operation: 'mapCarrierStatus', refresh: WORDS, message: updatedMessage('Status') }),
    WORDS,
  );
