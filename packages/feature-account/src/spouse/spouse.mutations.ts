import { updatedMessage, useSave } from '@upline/shell';
import { SPOUSE_SHOWN_BY } from './spouse.actions.ts';

export const useSaveSpouse = () =>
  useSave({ operation: 'saveSpouse', refresh: SPOUSE_SHOWN_BY, message: updatedMessage('Spouse') });
