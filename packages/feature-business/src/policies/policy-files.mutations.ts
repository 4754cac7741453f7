import { useSave } from '@upline/shell';
import { POLICY_SHOWN_BY } from './policy-shown-by.ts';

export const useRemoveFile = () =>
  useSave({ operation: 'removePolicyFile', refresh: POLICY_SHOWN_BY, message: 'File deleted' });
