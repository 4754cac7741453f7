import { useSave } from '@upline/shell';

const SHOWN_BY = ['listOwnLegalDocuments', 'getOwnLegalDocument', 'getAgreement', 'getProfile'] as const;

export const useSignDocument = () =>
  useSave({ operation: 'signLegalDocument', refresh: SHOWN_BY, message: 'Document signed' });

export const useSignAgreement = () =>
  useSave({ operation: 'signAgreement', refresh: SHOWN_BY, message: 'Agreement signed' });

/**
 * What refuses a signature may be the one that was given in another tab. The document is read again: one that is signed by
 * now is accepted, and of any other the page shows what it has become.
 */
export const unlessSigned =
  (isSigned: () => Promise<boolean>) =>
  async (error: unknown): Promise<undefined> => {
    if (!(await isSigned().catch(() => false))) throw error;
    return undefined;
  };
