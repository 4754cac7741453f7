import { OFFICE_CASES_SHOWN_BY } from '../cases-shown.ts';

/** What shows the outcome of an import. */
export const IMPORTS_SHOWN_BY = [
  'getCarrierImport',
  'listCarrierImports',
  'countCarrierImports',
  'listCarrierStatuses',
  ...OFFICE_CASES_SHOWN_BY,
] as const;
