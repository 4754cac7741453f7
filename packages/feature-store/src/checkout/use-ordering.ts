import { useQueryClient } from '@tanstack/react-query';
import { ApiError, type OperationAnswer } from '@upline/api-client';
import { useGo, useSave } from '@upline/shell';

/** What a placed order changes, but for the cart: the form is still in sight while the browser leaves. */
export const CHANGED_BY_ORDER = [
  'listPurchases',
  'countPurchases',
  'listStoreShelf',
  'readStoreProduct',
] as const;

interface Placed {
  readonly id: string;
  readonly url: string | undefined;
}

/** Places an order and leads on to its payment. */
export function useOrdering() {
  const queryClient = useQueryClient();
  const go = useGo();
  const pay = useSave({ operation: 'payPurchase', refresh: [] });
  return {
    async orderAndPay(place: () => Promise<OperationAnswer<'placeStoreOrder'>>): Promise<Placed> {
      try {
        const order = await place();
        // An order whose payment page does not open is there all the same, and its own page offers the payment again.
        const page = await pay.save({ params: { id: order.purchase_id } });
        return { id: order.id, url: page?.url };
      } catch (error) {
        if (error instanceof ApiError)
          for (const shown of ['readStoreCart', 'readStoreTotals'])
            void queryClient.invalidateQueries({ queryKey: [shown] });
        throw error;
      }
    },
    onDone({ id, url }: Placed) {
      if (url) location.assign(url);
      else void go({ to: '/store/cart/checkout', search: { id }, replace: true });
    },
  };
}
