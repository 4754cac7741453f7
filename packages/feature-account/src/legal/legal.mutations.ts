import { useSave } from '@upline/shell';

const SHOWN_BY = ['listOwnLegalDocuments', 'getOwnLegalDocument', 'getAgreement', 'getProfile'] as const;

export const useSignDocument = () =>
  useSave({ operation: 'signLegalDocument', refresh: SHOWN_BY, message: 'Document signed' });

export const useSignAgreement = () =>
  useSave({ operation: 'signAgreement', refresh: SHOWN_BY, message: 'Agreement signed' });
