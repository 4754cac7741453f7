import type { OperationId } from '@upline/api-client';
import { inputFor, useApi, useFileSaving } from '@upline/shell';
import { fileName, type ListedDocument } from './legal.ts';

type Signed = Pick<ListedDocument, 'id' | 'type' | 'text_version' | 'associate'>;

/** Saves the signed file; the server compares it with its SHA-256 first (R-LEG-02). */
export function useSignedFile(operation: 'downloadOwnLegalDocument' | 'downloadLegalDocument') {
  const api = useApi();
  const { saving, save } = useFileSaving();
  const id: OperationId = operation;
  return {
    /** Id of the document whose file is on its way. */
    saving,
    download: (document: Signed) =>
      save(
        document.id,
        () => api.call(id, ...inputFor<typeof id>({ params: { id: document.id } })),
        () => fileName(document),
      ),
  };
}
