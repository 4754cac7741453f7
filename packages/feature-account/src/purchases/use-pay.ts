import { ApiError } from '@upline/api-client';
import { usePageRestored, useSave } from '@upline/shell';
import { toast } from '@upline/ui-kit/toasts/toast.tsx';
import { useState } from 'react';

/** Leads to the page of Stripe; the card is typed there and nowhere else. */
export function usePay() {
  const pay = useSave({ operation: 'payPurchase', refresh: [] });
  const [paying, setPaying] = useState<string>();
  usePageRestored(() => setPaying(undefined));
  return {
    /** The charge whose page is on its way. */
    paying,
    async start(id: string): Promise<void> {
      setPaying(id);
      try {
        const { url } = await pay.send({ params: { id } });
        window.location.assign(url);
      } catch (error) {
        setPaying(undefined);
        if (!(error instanceof ApiError)) throw error;
        toast.error(error.message, { requestId: error.requestId });
      }
    },
  };
}
