import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { OperationAnswer } from '@upline/api-client';
import { queryFor } from '@upline/shell';
import { Button } from '@upline/ui-kit';
import { Banner } from '@upline/ui-kit/banner/banner.tsx';
import { useEffect } from 'react';
import { PURCHASES_SHOWN_BY } from './purchase-list.ts';
import { useReceipt } from './use-receipt.ts';

const EVERY = 2_000;

/** Stripe has sent the person back: says what became of the payment, as soon as Stripe has reported it. */
export function ReturnedBanner({ id }: { readonly id: string }) {
  const queryClient = useQueryClient();
  const { data } = useQuery({
    ...queryFor('getPurchase', { params: { id } }),
    refetchInterval: ({ state }) =>
      state.data === undefined || state.data.status === 'Pending' ? EVERY : false,
    retry: false,
  });
  const status = data?.status;
  useEffect(() => {
    if (status === undefined || status === 'Pending') return;
    for (const operation of PURCHASES_SHOWN_BY)
      if (operation !== 'getPurchase') void queryClient.invalidateQueries({ queryKey: [operation] });
  }, [status, queryClient]);
  return data ? <Outcome purchase={data} /> : null;
}

function Outcome({ purchase }: { readonly purchase: OperationAnswer<'getPurchase'> }) {
  const { saving, save } = useReceipt();
  const { number, description, status, failure, actions } = purchase;
  if (status === 'Pending')
    return (
      <Banner live title="Waiting for the confirmation of your payment">
        {description}. This takes a few seconds; you can leave this page.
      </Banner>
    );
  if (status === 'Failed')
    return (
      <Banner live tone="danger" title="Payment failed">
        {description}. {failure}. Nothing was charged.
      </Banner>
    );
  return (
    <Banner
      live
      tone="success"
      title="Payment received"
      actions={
        actions.includes('receipt') && (
          <Button loading={saving !== undefined} onClick={() => void save(purchase)}>
            Save receipt
          </Button>
        )
      }
    >
      {number}, {description}.
    </Banner>
  );
}
