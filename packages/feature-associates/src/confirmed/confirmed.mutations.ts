import { useSave } from '@upline/shell';

export const useConfirmIdentity = () => useSave({ operation: 'confirmIdentity', refresh: [] });
