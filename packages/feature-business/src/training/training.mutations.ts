import { updatedMessage, useSave } from '@upline/shell';
import { PROGRAM_SHOWN_BY } from './training-shown-by.ts';

export const useAcknowledgeTraineeCase = () =>
  useSave({ operation: 'acknowledgeTrainingCase', refresh: PROGRAM_SHOWN_BY, message: 'Case acknowledged' });

export const useOpenProgram = () =>
  useSave({
    operation: 'openTrainingProgram',
    refresh: PROGRAM_SHOWN_BY,
    message: updatedMessage('Training program'),
  });
