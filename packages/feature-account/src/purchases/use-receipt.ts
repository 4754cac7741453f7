import { useApi } from '@upline/shell';
import { useFileSaving } from '../documents/use-file-saving.ts';

/** Saves the receipt of a charge. */
export function useReceipt() {
  const api = useApi();
  const { saving, save } = useFileSaving();
  return {
    saving,
    save: ({ id, number }: { readonly id: string; readonly number: string }) =>
      save(
        id,
        () => api.call('downloadReceipt', { params: { id } }),
        () => `receipt-${number}.pdf`,
      ),
  };
}
