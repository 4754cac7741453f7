import { useSave } from '@upline/shell';
import { useFresh } from './use-fresh.ts';

const SHOWS_CASES = ['getCarrierCase', 'listCarrierCases', 'countCarrierCases', 'getCarrierTiles'] as const;
const SHOWS_POLICIES = ['getPolicy', 'listPolicyAudit', 'listPolicies', 'countPolicies'] as const;

export const useAcceptSuggestion = () =>
  useFresh(
    useSave({
      operation: 'acceptCarrierSuggestion',
      refresh: [...SHOWS_CASES, ...SHOWS_POLICIES],
      message: 'Policy updated successfully',
    }),
    SHOWS_CASES,
  );

export const useIgnoreSuggestion = () =>
  useFresh(
    useSave({
      operation: 'ignoreCarrierSuggestion',
      refresh: SHOWS_CASES,
      message: 'The policy stays as it is',
    }),
    SHOWS_CASES,
  );
