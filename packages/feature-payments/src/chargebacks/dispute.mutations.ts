import { ApiError } from '@upline/api-client';
import { inputFor, useApi, useSave } from '@upline/shell';
import { saveFile } from '@upline/ui-kit/file/save-file.ts';
import type { Upload } from '@upline/ui-kit/file-upload/use-uploads.ts';
import { toast } from '@upline/ui-kit/toasts/toast.tsx';

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
  return async (id) => {
    try {
      const answer: unknown = await api.call(operation, { params: { id } });
      const file = answer as Blob;
      saveFile(`dispute.${ENDINGS[file.type] ?? 'pdf'}`, file);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast.error(error.message, { requestId: error.requestId });
    }
  };
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

const ENDINGS: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/png': 'png' };
