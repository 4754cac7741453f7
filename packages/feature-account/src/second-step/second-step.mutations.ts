import { useSave } from '@upline/shell';

const SETTINGS = ['getSignInSettings', 'listSecurityEvents'] as const;

export const useSendConfirmationCode = () => useSave({ operation: 'sendConfirmationCode', refresh: [] });

export const useConfirmSecondStep = () => useSave({ operation: 'confirmSecondStep', refresh: [] });

export const useChooseSecondStep = () =>
  useSave({
    operation: 'chooseSecondStep',
    refresh: [...SETTINGS, 'getAccess'],
    message: 'Second step updated successfully',
  });

export const useStartAuthenticator = () => useSave({ operation: 'startAuthenticator', refresh: [] });

export const useConfirmAuthenticator = () =>
  useSave({ operation: 'confirmAuthenticator', refresh: SETTINGS });

export const useRemoveAuthenticator = () =>
  useSave({ operation: 'removeAuthenticator', refresh: SETTINGS, message: 'Authenticator app removed' });

export const useRenewRecoveryCodes = () => useSave({ operation: 'renewRecoveryCodes', refresh: SETTINGS });
