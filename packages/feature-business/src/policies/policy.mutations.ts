import { updatedMessage, useSave } from '@upline/shell';
import { PROGRAM_SHOWN_BY } from '../training/training-shown-by.ts';
import { POLICY_SHOWN_BY } from './policy-shown-by.ts';

export const useMovePolicy = () =>
  useSave({ operation: 'movePolicy', refresh: POLICY_SHOWN_BY, message: updatedMessage('Policy') });

export const useDeletePolicy = () =>
  useSave({
    operation: 'deletePolicy',
    refresh: ['listPolicies', 'countPolicies', 'findPoliciesByNumber'],
    message: 'Policy deleted',
  });

export const useAcceptShare = () =>
  useSave({ operation: 'acceptPolicyShare', refresh: POLICY_SHOWN_BY, message: 'Split accepted' });

export const useRefuseShare = () =>
  useSave({ operation: 'refusePolicyShare', refresh: POLICY_SHOWN_BY, message: 'Split refused' });

export const useAddShare = () =>
  useSave({ operation: 'addPolicyShare', refresh: POLICY_SHOWN_BY, message: 'Split added' });

export const useRemoveShare = () =>
  useSave({ operation: 'removePolicyShare', refresh: POLICY_SHOWN_BY, message: 'Split removed' });

export const useAcknowledgeCase = () =>
  useSave({
    operation: 'acknowledgeTrainingCase',
    refresh: [...POLICY_SHOWN_BY, ...PROGRAM_SHOWN_BY],
    message: 'Case acknowledged',
  });

export const useAnswerRequirement = () =>
  useSave({
    operation: 'answerPolicyRequirement',
    refresh: POLICY_SHOWN_BY,
    message: updatedMessage('Requirement'),
  });
