import { useApi, useFileSaving } from '@upline/shell';

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
