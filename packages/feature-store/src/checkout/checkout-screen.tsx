import { getRouteApi } from '@tanstack/react-router';
import { CheckoutPart } from './checkout-part.tsx';
import { OrderPart } from './order-part.tsx';

const route = getRouteApi('/signed-in/store/cart/checkout');

/** `store/cart/checkout`: Address, Review, Payment; and with an order in the address, Done. */
export function CheckoutScreen() {
  const { order, paid } = route.useSearch();
  return order ? <OrderPart key={order} id={order} hasReturned={paid !== undefined} /> : <CheckoutPart />;
}
