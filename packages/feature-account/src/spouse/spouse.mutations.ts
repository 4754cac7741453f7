import { updatedMessage, useSave } from '@upline/shell';

const SHOWN_BY = ['getSpouse', 'getProfile', 'listSecurityEvents'] as const;

export const useSaveSpouse = () =>
  useSave({ operation: 'saveSpouse', refresh: SHOWN_BY, message: updatedMessage('Spouse') });

export const useRemoveSpouse = () =>
  useSave({ operation: 'removeSpouse', refresh: SHOWN_BY, message: 'Spouse removed' });

export const useAnswerSpouse = () => useSave({ operation: 'answerSpouseRequest', refresh: SHOWN_BY });

export const useWithdrawSpouse = () =>
  useSave({ operation: 'withdrawSpouseRequest', refresh: SHOWN_BY, message: 'Request withdrawn' });
