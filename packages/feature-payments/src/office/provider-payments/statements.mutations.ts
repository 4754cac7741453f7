import { useSave } from '@upline/shell';
import { PAYMENT_SHOWN_BY } from './provider-payments.actions.ts';

/** What shows an import. */
export const STATEMENT_SHOWN_BY = [
  'getProviderStatement',
  'listProviderStatements',
  'countProviderStatements',
  'listProviderStatementLines',
  'countProviderStatementLines',
] as const;

/** What changes when a job has booked or undone. */
export const OUTCOME_SHOWN_BY = [...STATEMENT_SHOWN_BY, ...PAYMENT_SHOWN_BY] as const;

/** Takes the columns for fields; when somebody else did so meanwhile, the page shows what they chose. */
export const useMapStatement = () =>
  useSave({ operation: 'mapProviderStatement', refresh: STATEMENT_SHOWN_BY, rereads: true }).send;
