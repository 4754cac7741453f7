import { createdMessage, updatedMessage, useSave } from '@upline/shell';

const SHOWN_BY = ['listPayoutInformation', 'getPayoutInformation'] as const;

export const useCreatePayout = () =>
  useSave({
    operation: 'createPayoutInformation',
    refresh: SHOWN_BY,
    message: createdMessage('Payout information'),
  });

export const useUpdatePayout = () =>
  useSave({
    operation: 'updatePayoutInformation',
    refresh: SHOWN_BY,
    message: updatedMessage('Payout information'),
  });

export const useCancelPayout = () =>
  useSave({
    operation: 'cancelPayoutInformation',
    refresh: ['listPayoutInformation'],
    message: 'Request canceled',
  });

export const useConfirmPayout = () =>
  useSave({
    operation: 'confirmPayoutInformation',
    refresh: SHOWN_BY,
    message: 'Payout information confirmed',
  });

/** Nothing is refreshed: what it answers is shown once and kept nowhere. */
export const useRevealPayout = () => useSave({ operation: 'revealOwnPayoutInformation', refresh: [] });
