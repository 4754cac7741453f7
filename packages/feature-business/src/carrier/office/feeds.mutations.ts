import { updatedMessage, useSave } from '@upline/shell';
import { OFFICE_CASES_SHOWN_BY } from '../cases-shown.ts';
import { useFresh } from '../use-fresh.ts';

const CASE = OFFICE_CASES_SHOWN_BY;
const WORDS = ['listCarrierStatuses'] as const;
/** What shows the outcome of an import. */
export const IMPORTS_SHOWN_BY = [
  'getCarrierImport',
  'listCarrierImports',
  'countCarrierImports',
  ...WORDS,
  ...CASE,
] as const;

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
