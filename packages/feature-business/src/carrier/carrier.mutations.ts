import { useSave } from '@upline/shell';

const SHOWS_CASES = ['getCarrierCase', 'listCarrierCases', 'countCarrierCases', 'getCarrierTiles'] as const;
const SHOWS_POLICIES = ['getPolicy', 'listPolicyAudit', 'listPolicies', 'countPolicies'] as const;

export const useAcceptSuggestion = () =>
  useSave({
    operation: 'acceptCarrierSuggestion',
    refresh: [...SHOWS_CASES, ...SHOWS_POLICIES],
    message: 'Policy updated successfully',
  });

export const useIgnoreSuggestion = () =>
  useSave({
    operation: 'ignoreCarrierSuggestion',
    refresh: SHOWS_CASES,
    message: 'The policy stays as it is',
  });
