import { messages, type OrderStatus, type PaymentStatus } from '@upline/domain';
import { conflict } from '../../platform/operation/problem.ts';
import { rowActions, rowRule } from '../../platform/operation/row-actions.ts';

interface Standing {
  readonly status: OrderStatus;
}

const becomes = (to: OrderStatus, from: readonly OrderStatus[]) =>
  rowRule<Standing>(
    ({ status }) => from.includes(status),
    ({ status }) => conflict('transition', messages.transition(status, to)),
  );

/** Who ordered may withdraw what is not paid; the home office also what is not sent (domain.md 2.25). */
export const canWithdraw = becomes('Cancelled', ['Pending']);
export const canCancel = becomes('Cancelled', ['Pending', 'Processing']);
export const canShip = becomes('Shipped', ['Processing']);

/** Downloads are the buyer's while the order is paid: not before, and not after the money went back. */
export const areFilesOpen = ({
  status,
  payment_status,
}: Standing & { readonly payment_status: PaymentStatus }): boolean =>
  (status === 'Processing' || status === 'Shipped') && payment_status === 'Paid';

export const ownOrderActions = rowActions<Standing, 'cancel'>({
  cancel: { operation: 'cancelStoreOrder', when: canWithdraw },
});

export const orderActions = rowActions<Standing, 'ship' | 'cancel'>({
  ship: { operation: 'shipStoreOrder', when: canShip },
  cancel: { operation: 'cancelAnyStoreOrder', when: canCancel },
});
