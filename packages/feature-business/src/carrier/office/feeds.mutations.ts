import { updatedMessage, useSave } from '@upline/shell';
import { OFFICE_CASES_SHOWN_BY } from '../cases-shown.ts';
import { useFresh } from '../use-fresh.ts';

const WORDS = ['listCarrierStatuses'] as const;
/** What shows the outcome of an import. */
export const IMPORTS_SHOWN_BY = [
  'getCarrierImport',
  'listCarrierImports',
  'countCarrierImports',
  ...WORDS,
  ...OFFICE_CASES_SHOWN_BY,
] as const;

export const useMapStatus = () =>
  useFresh(
    useSave({ operation: 'mapCarrierStatus', refresh: WORDS, message: updatedMessage('Status') }),
    WORDS,
  );
