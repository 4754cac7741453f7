import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@upline/api-client';
import { useSave } from '@upline/shell';
import { toast } from '@upline/ui-kit/toasts/toast.tsx';
import { usePay } from '../purchases/use-pay.ts';

/** Asks for the first charge at the price that is shown, and leads to its page. */
export function useEnroll() {
  const queryClient = useQueryClient();
  const ask = useSave({ operation: 'enrollInBuilderPlan', refresh: ['listPurchases', 'countPurchases'] });
  const { paying, start } = usePay();
  return {
    busy: ask.saving || paying !== undefined,
    async enroll(price_cents: number): Promise<void> {
      try {
        const { purchase_id } = await ask.send({ body: { price_cents } });
        await start(purchase_id);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        // Another price than the one that is shown: the page has to say it before anybody pays.
        void queryClient.invalidateQueries({ queryKey: ['getBuilderPlan'] });
        toast.error(error.message, { requestId: error.requestId });
      }
    },
  };
}
