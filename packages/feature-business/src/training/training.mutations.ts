import { updatedMessage, useSave } from '@upline/shell';

const SHOWN_BY = ['getTrainee', 'listTrainees', 'countTrainees', 'getPolicy'] as const;

export const useAcknowledgeTraineeCase = () =>
  useSave({ operation: 'acknowledgeTrainingCase', refresh: SHOWN_BY, message: 'Case acknowledged' });

export const useOpenProgram = () =>
  useSave({
    operation: 'openTrainingProgram',
    refresh: SHOWN_BY,
    message: updatedMessage('Training program'),
  });
