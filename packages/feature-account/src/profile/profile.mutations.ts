import { updatedMessage, useSave } from '@upline/shell';

/** What shows the own record; names are in the frame as well. */
const SHOWN_BY = ['getProfile', 'getAccess', 'listSecurityEvents'] as const;

export const useUpdateBasicInformation = () =>
  useSave({
    operation: 'updateBasicInformation',
    refresh: SHOWN_BY,
    message: updatedMessage('Basic information'),
  });

export const useUpdatePreferredName = () =>
  useSave({ operation: 'updatePreferredName', refresh: SHOWN_BY, message: updatedMessage('Preferred name') });

export const useUpdateAddress = () =>
  useSave({ operation: 'updateAddress', refresh: SHOWN_BY, message: updatedMessage('Address') });

export const useUpdateAltPhone = () =>
  useSave({ operation: 'updateAltPhone', refresh: SHOWN_BY, message: updatedMessage('Alt phone') });

export const useUpdateUsername = () =>
  useSave({ operation: 'updateUsername', refresh: SHOWN_BY, message: updatedMessage('Username') });

/** What it answers is shown once and kept nowhere. */
export const useRevealTaxIdentifier = () =>
  useSave({ operation: 'revealOwnTaxIdentifier', refresh: ['listSecurityEvents'] });
