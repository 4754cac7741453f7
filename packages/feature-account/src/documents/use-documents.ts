import { inputFor, useApi, useFileSaving } from '@upline/shell';
import { fileNameOf } from '@upline/ui-kit/file/file-name.ts';
import type { Upload } from '@upline/ui-kit/file-upload/use-uploads.ts';

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
  const { save } = useFileSaving();
  return (id: string, name: string): Promise<void> =>
    save(
      id,
      () => api.call(operation, { params: { id } }),
      (file) => fileNameOf(name, file),
    );
}
