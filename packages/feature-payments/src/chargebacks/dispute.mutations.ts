import { inputFor, useApi, useFileSaving, useSave } from '@upline/shell';
import { fileNameOf } from '@upline/ui-kit/file/file-name.ts';
import type { Upload } from '@upline/ui-kit/file-upload/use-uploads.ts';

/** Disputes an own chargeback (R-CB-03). */
export const useDispute = () =>
  useSave({
    operation: 'disputeChargeback',
    refresh: ['getChargeback', 'listChargebacks', 'countChargebacks'],
    message: 'Chargeback disputed',
  });

/** Saves a document: of the own dispute by the chargeback, for the home office by its own id. */
export function useDisputeFile(
  operation: 'getChargebackDocument' | 'getAnyChargebackDocument',
): (id: string) => Promise<void> {
  const api = useApi();
  const { save } = useFileSaving();
  return (id) =>
    save(
      id,
      () => api.call(operation, { params: { id } }),
      (file) => fileNameOf('dispute', file),
    );
}

/** Sends a file that belongs to a chargeback; its id is named in what is sent next. */
function useUpload(operation: 'uploadChargebackDocument' | 'uploadChargebackEvidence'): Upload {
  const api = useApi();
  return async (file, { signal }) => {
    const body = new FormData();
    body.append('document', file);
    return await api.call(operation, ...inputFor<typeof operation>({ body, signal }));
  };
}

/** Sends the document of a dispute. */
export const useDisputeUpload = () => useUpload('uploadChargebackDocument');

/** Sends what shows that a chargeback by hand is right. */
export const useEvidenceUpload = () => useUpload('uploadChargebackEvidence');
