import { ApiError } from '@upline/api-client';
import { inputFor, useApi } from '@upline/shell';
import { fileNameOf } from '@upline/ui-kit/file/file-name.ts';
import { saveFile } from '@upline/ui-kit/file/save-file.ts';
import type { Upload } from '@upline/ui-kit/file-upload/use-uploads.ts';
import { toast } from '@upline/ui-kit/toasts/toast.tsx';

/** Sends a document; the record that is saved next names its id. */
export function useDocumentUpload(
  operation:
    | 'uploadOwnLicensingDocument'
    | 'uploadPayoutDocument'
    | 'uploadLegalNameDocument'
    | 'uploadTrainingDocument'
    | 'uploadInternationalTaxForm',
): Upload {
  const api = useApi();
  return async (file, { signal }) => {
    const body = new FormData();
    body.append('document', file);
    return await api.call(operation, ...inputFor<typeof operation>({ body, signal }));
  };
}

/** Saves a document under its name; a message reports a failure. */
export function useDocument(
  operation: 'getOwnLicensingDocument' | 'getOwnPayoutDocument' | 'getTrainingDocument',
) {
  const api = useApi();
  return async (id: string, name: string): Promise<void> => {
    try {
      const answer: unknown = await api.call(operation, { params: { id } });
      saveFile(fileNameOf(name, answer as Blob), answer as Blob);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast.error(error.message, { requestId: error.requestId });
    }
  };
}
