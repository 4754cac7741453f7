import { useSuspenseQuery } from '@tanstack/react-query';
import { queryFor, useMay } from '@upline/shell';
import { EmptyState } from '@upline/ui-kit/feedback/states.tsx';
import { PageHeader } from '@upline/ui-kit/page/page-header.tsx';
import { CardsClosed } from '../cards-closed.tsx';
import { DownloadsForm } from './downloads-form.tsx';
import { GoodsForm } from './goods-form.tsx';

/** The cart is ordered. */
export function CheckoutPart() {
  const cart = useSuspenseQuery(queryFor('readStoreCart')).data;
  const { takes_cards } = useSuspenseQuery(queryFor('getCardStanding')).data;
  const { address } = useSuspenseQuery(queryFor('getProfile')).data;
  const mayOrder = useMay('placeStoreOrder');
  return (
    <>
      <PageHeader title="Checkout" back={{ to: '/store/cart' }} />
      {!takes_cards && <CardsClosed />}
      {!cart.can_order || !mayOrder ? (
        <EmptyState action={{ label: 'Go to the cart', to: { to: '/store/cart' } }}>
          {cart.lines.length === 0 ? 'Your cart is empty.' : 'Your cart cannot be ordered as it is.'}
        </EmptyState>
      ) : !takes_cards ? null : !cart.is_download ? (
        <GoodsForm cart={cart} />
      ) : address ? (
        <DownloadsForm cart={cart} />
      ) : (
        <EmptyState action={{ label: 'Enter your address', to: { to: '/account/address' } }}>
          Where you live decides the tax. Enter your address first.
        </EmptyState>
      )}
    </>
  );
}
