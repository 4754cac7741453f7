import { updatedMessage, useSave } from '@upline/shell';

/** What shows training programs and their cases. */
export const PROGRAM_SHOWN_BY = ['getTrainee', 'listTrainees', 'countTrainees', 'getPolicy'] as const;

export const useAcknowledgeTraineeCase = () =>
  useSave({ operation: 'acknowledgeTrainingCase', refresh: PROGRAM_SHOWN_BY, message: 'Case acknowledged' });

export const useOpenProgram = () =>
  useSave({
    operation: 'openTrainingProgram',
    refresh: PROGRAM_SHOWN_BY,
    message: updatedMessage('Training program'),
  });
