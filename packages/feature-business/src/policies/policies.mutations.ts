import { useSave } from '@upline/shell';
import { POLICY_SHOWN_BY } from './policy-shown-by.ts';

export const useAddShare = () =>
  useSave({ operation: 'addPolicyShare', refresh: POLICY_SHOWN_BY, message: 'Split added' });
