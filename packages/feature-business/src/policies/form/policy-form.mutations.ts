import { createdMessage, useSave } from '@upline/shell';

const CASES = ['getCarrierCase', 'listCarrierCases', 'countCarrierCases', 'getCarrierTiles'] as const;

export const useCreatePolicy = () =>
  useSave({
    operation: 'createPolicy',
    // It may be the one a carrier has reported before (R-CAR-01).
    refresh: ['listPolicies', 'countPolicies', 'findPoliciesByNumber', ...CASES],
    message: createdMessage('Policy'),
  });
