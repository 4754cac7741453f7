import { ApiError } from '@upline/api-client';
import { useSave } from '@upline/shell';

const SHOWN_BY = [
  'listOwnLegalDocuments',
  'getOwnLegalDocument',
  'getAgreement',
  'getProfile',
  'getMainDashboard',
] as const;

export const useSignDocument = () =>
  useSave({ operation: 'signLegalDocument', refresh: SHOWN_BY, message: 'Document signed' });

export const useSignAgreement = () =>
  useSave({ operation: 'signAgreement', refresh: SHOWN_BY, message: 'Agreement signed' });

/**
 * A conflict may be the signature that was given in another tab, or another text. The document is read again: one that is
 * signed by now is accepted, and of any other the page shows what it has become. No other refusal is about the document.
 */
export const unlessSigned =
  (isSigned: () => Promise<boolean>) =>
  async (error: unknown): Promise<undefined> => {
    const isConflict = error instanceof ApiError && error.statusCode === 409;
    if (!isConflict || !(await isSigned().catch(() => false))) throw error;
    return undefined;
  };
