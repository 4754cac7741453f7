import { createdMessage, updatedMessage, useSave } from '@upline/shell';
import { PROGRAM_SHOWN_BY } from '../training/training.mutations.ts';

const RECORD = [
  'getPolicy',
  'listPolicyAudit',
  'listPolicies',
  'countPolicies',
  'findPoliciesByNumber',
] as const;

const CASES = ['getCarrierCase', 'listCarrierCases', 'countCarrierCases', 'getCarrierTiles'] as const;

export const useCreatePolicy = () =>
  useSave({
    operation: 'createPolicy',
    // It may be the one a carrier has reported before (R-CAR-01).
    refresh: ['listPolicies', 'countPolicies', 'findPoliciesByNumber', ...CASES],
    message: createdMessage('Policy'),
  });

export const useUpdatePolicy = () =>
  useSave({ operation: 'updatePolicy', refresh: RECORD, message: updatedMessage('Policy') });

export const useMovePolicy = () =>
  useSave({ operation: 'movePolicy', refresh: RECORD, message: updatedMessage('Policy') });

export const useDeletePolicy = () =>
  useSave({
    operation: 'deletePolicy',
    refresh: ['listPolicies', 'countPolicies', 'findPoliciesByNumber'],
    message: 'Policy deleted',
  });

export const useAcceptShare = () =>
  useSave({ operation: 'acceptPolicyShare', refresh: RECORD, message: 'Split accepted' });

export const useRefuseShare = () =>
  useSave({ operation: 'refusePolicyShare', refresh: RECORD, message: 'Split refused' });

export const useAddShare = () =>
  useSave({ operation: 'addPolicyShare', refresh: RECORD, message: 'Split added' });

const TEAM = [...RECORD, 'listTeamPolicies', 'countTeamPolicies', 'getTeamPolicy'] as const;

export const useAskForPart = () =>
  useSave({ operation: 'addPolicyShare', refresh: TEAM, message: 'The writing associate is asked' });

export const useWithdrawAsk = () =>
  useSave({ operation: 'removePolicyShare', refresh: TEAM, message: 'Split withdrawn' });

export const useRemoveShare = () =>
  useSave({ operation: 'removePolicyShare', refresh: RECORD, message: 'Split removed' });

export const useAcknowledgeCase = () =>
  useSave({
    operation: 'acknowledgeTrainingCase',
    refresh: [...RECORD, ...PROGRAM_SHOWN_BY],
    message: 'Case acknowledged',
  });

export const useAnswerRequirement = () =>
  useSave({
    operation: 'answerPolicyRequirement',
    refresh: RECORD,
    message: updatedMessage('Requirement'),
  });

export const useRemoveFile = () =>
  useSave({ operation: 'removePolicyFile', refresh: RECORD, message: 'File deleted' });

/** What shows the files of a policy. */
export const FILES_SHOWN_BY = RECORD;
