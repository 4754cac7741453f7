import { ApiError } from '@upline/api-client';
import { useApi } from '@upline/shell';
import { saveFile } from '@upline/ui-kit/file/save-file.ts';
import { toast } from '@upline/ui-kit/toasts/toast.tsx';

/** Saves the receipt of a charge. */
export function useReceipt() {
  const api = useApi();
  return async ({ id, number }: { readonly id: string; readonly number: string }): Promise<void> => {
    try {
      const file: unknown = await api.call('downloadReceipt', { params: { id } });
      if (file instanceof Blob) saveFile(`receipt-${number}.pdf`, file);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast.error(error.message, { requestId: error.requestId });
    }
  };
}
