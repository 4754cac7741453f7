import { ApiError, type OperationId } from '@upline/api-client';
import { inputFor, useApi } from '@upline/shell';
import { saveFile } from '@upline/ui-kit/file/save-file.ts';
import { toast } from '@upline/ui-kit/toasts/toast.tsx';
import { fileName, type ListedDocument } from './legal.ts';

/** Saves the signed file; the server compares it with its SHA-256 first (R-LEG-02). */
export function useSignedFile(operation: 'downloadOwnLegalDocument' | 'downloadLegalDocument') {
  const api = useApi();
  return async (
    document: Pick<ListedDocument, 'id' | 'type' | 'text_version' | 'associate'>,
  ): Promise<void> => {
    const id: OperationId = operation;
    try {
      const answer: unknown = await api.call(id, ...inputFor<typeof id>({ params: { id: document.id } }));
      saveFile(fileName(document), answer as Blob);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast.error(error.message, { requestId: error.requestId });
    }
  };
}
