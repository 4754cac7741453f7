import type { Area } from '../../platform/host.ts';
import { operation } from '../../platform/operation/operation.ts';
import { buying, own } from '../policies.ts';
import { cart, cartExamples as examples, lineBody, lineParams, totals, totalsQuery } from './cart.schemas.ts';
import { putLine, readCart, readTotals, removeLines } from './cart.service.ts';

const tag = 'Store';
const params = { variant: '4b7c9d1e-2f3a-4b5c-8d6e-7f8091a2b3c4' };
const EMPTY = { ...examples.cart, lines: [], subtotal_cents: 0, discount_cents: 0, can_order: false };

/** The one cart of each associate (domain.md 2.25, R-STO-05, R-STO-06). */
export const cartRoutes: Area = () => [
  operation({
    id: 'readStoreCart',
    method: 'GET',
    path: '/store/cart',
    tag,
    summary: 'The own cart with the prices of now',
    policy: own,
    answer: { status: 200, schema: cart },
    examples: { answer: examples.cart },
    handler: readCart,
  }),
  operation({
    id: 'readStoreTotals',
    method: 'GET',
    path: '/store/cart/totals',
    tag,
    summary: 'What the own cart costs when it is sent to a state or province',
    description:
      'Where everything is a download, the tax is that of the own address; 409 without one (R-STO-03).',
    policy: own,
    query: totalsQuery,
    refusals: [409],
    answer: { status: 200, schema: totals },
    examples: { query: { state: 'TX' }, answer: examples.totals },
    handler: (input) => readTotals(input, input.query.state),
  }),
  operation({
    id: 'putStoreCartLine',
    method: 'PUT',
    path: '/store/cart/lines/{variant}',
    tag,
    summary: 'So many of a variant in the own cart',
    description: '409 while the cart holds what was put there for another country (R-STO-06).',
    policy: buying,
    params: lineParams,
    body: lineBody,
    refusals: [409],
    answer: { status: 200, schema: cart },
    examples: { params, body: { quantity: 2 }, answer: examples.cart },
    handler: (input) => putLine(input, input.params.variant, input.body.quantity),
  }),
  operation({
    id: 'removeStoreCartLine',
    method: 'DELETE',
    path: '/store/cart/lines/{variant}',
    tag,
    summary: 'Take a variant out of the own cart',
    policy: buying,
    params: lineParams,
    answer: { status: 200, schema: cart },
    examples: { params, answer: EMPTY },
    handler: (input) => removeLines(input, input.params.variant),
  }),
  operation({
    id: 'emptyStoreCart',
    method: 'DELETE',
    path: '/store/cart',
    tag,
    summary: 'Empty the own cart',
    policy: buying,
    answer: { status: 200, schema: cart },
    examples: { answer: EMPTY },
    handler: (input) => removeLines(input),
  }),
];
