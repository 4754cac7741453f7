import { useSave } from '@upline/shell';
import { POLICY_SHOWN_BY } from './policy-shown-by.ts';

const TEAM = [...POLICY_SHOWN_BY, 'listTeamPolicies', 'countTeamPolicies', 'getTeamPolicy'] as const;

export const useAskForPart = () =>
  useSave({ operation: 'addPolicyShare', refresh: TEAM, message: 'The writing associate is asked' });

export const useWithdrawAsk = () =>
  useSave({ operation: 'removePolicyShare', refresh: TEAM, message: 'Split withdrawn' });
