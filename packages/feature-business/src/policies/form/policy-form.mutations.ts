import { createdMessage, updatedMessage, useSave } from '@upline/shell';
import { POLICY_SHOWN_BY } from '../policy-shown-by.ts';

const CASES = ['getCarrierCase', 'listCarrierCases', 'countCarrierCases', 'getCarrierTiles'] as const;

export const useCreatePolicy = () =>
  useSave({
    operation: 'createPolicy',
    // It may be the one a carrier has reported before (R-CAR-01).
    refresh: ['listPolicies', 'countPolicies', 'findPoliciesByNumber', ...CASES],
    message: createdMessage('Policy'),
  });

export const useUpdatePolicy = () =>
  useSave({ operation: 'updatePolicy', refresh: POLICY_SHOWN_BY, message: updatedMessage('Policy') });
