import { useQueryClient } from '@tanstack/react-query';
import type { OperationInput } from '@upline/api-client';
import { refreshWhenLate, useSave } from '@upline/shell';
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
export function useMapStatement() {
  const queryClient = useQueryClient();
  const { send } = useSave({ operation: 'mapProviderStatement', refresh: STATEMENT_SHOWN_BY });
  return (input: OperationInput<'mapProviderStatement'>) =>
    send(input).catch((error: unknown) => {
      refreshWhenLate(queryClient, STATEMENT_SHOWN_BY, error);
      throw error;
    });
}
