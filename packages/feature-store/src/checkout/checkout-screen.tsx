import { getRouteApi } from '@tanstack/react-router';
import { CheckoutPart } from './checkout-part.tsx';
import { OrderPart } from './order-part.tsx';

const route = getRouteApi('/signed-in/store/cart/checkout');

/** `store/cart/checkout`: Address, Review, Payment; and with an order in the address, Done. */
export function CheckoutScreen() {
  const { id, paid } = route.useSearch();
  return id ? <OrderPart key={id} id={id} hasReturned={paid !== undefined} /> : <CheckoutPart />;
}
