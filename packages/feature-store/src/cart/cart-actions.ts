import { type NamedAction, recordAction } from '@upline/shell';

/** Also what a cart for another country begins with (R-STO-06). */
export const emptyCart: NamedAction = {
  ...recordAction({
    operation: 'emptyStoreCart',
    label: 'Empty cart',
    about: 'Everything in your cart is taken out.',
    danger: true,
    fields: [],
    input: {},
    refresh: ['readStoreCart'],
    message: 'Your cart is empty',
  }),
  key: 'empty',
};
