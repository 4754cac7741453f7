import { useSave } from '@upline/shell';

const SETTINGS = ['getSignInSettings', 'listSecurityEvents', 'getAccess'] as const;

export const useRequestEmailChange = () => useSave({ operation: 'requestEmailChange', refresh: SETTINGS });

export const useCancelEmailChange = () =>
  useSave({ operation: 'cancelEmailChange', refresh: SETTINGS, message: 'Your email stays as it is' });

export const useRequestPhoneChange = () => useSave({ operation: 'requestPhoneChange', refresh: SETTINGS });

export const useConfirmPhoneChange = () =>
  useSave({
    operation: 'confirmPhoneChange',
    refresh: SETTINGS,
    message: 'Phone updated successfully',
  });
