import type { OperationAnswer } from '@upline/api-client';
import { useMay, useRecordActions } from '@upline/shell';
import { Banner, Button } from '@upline/ui-kit';
import { emptyCart } from './cart-actions.ts';

/** A cart holds what is sold in one country; another one begins empty (R-STO-06). */
export function OtherCountry({ cart }: { readonly cart: OperationAnswer<'readStoreCart'> }) {
  const mayEmpty = useMay('emptyStoreCart');
  const { start, running, dialog } = useRecordActions([emptyCart]);
  if (cart.filled_in === null) return null;
  return (
    <Banner
      tone="warning"
      title={`Your cart was filled for ${cart.filled_in}`}
      actions={
        mayEmpty && (
          <Button loading={running === emptyCart.key} onClick={() => start(emptyCart)}>
            Empty cart
          </Button>
        )
      }
    >
      You now buy in {cart.country}. Empty it to begin with the prices there.
      {dialog}
    </Banner>
  );
}
