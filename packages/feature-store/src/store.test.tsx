import { screen, waitFor, within } from '@testing-library/react';
import { renderFeature, startTestHost, type TestHost } from '@upline/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { storeFeature } from './index.ts';

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost();
});
afterAll(() => host.close());

const open = (at: string, as = 'ana', via?: string) =>
  renderFeature({ host, features: [storeFeature], at, as, ...(via ? { via } : {}) });

it('leads from a category to its products, which a size and the stock narrow down (domain.md 2.25)', async () => {
  const view = await open('/store');
  await view.user.click(await screen.findByRole('link', { name: /^Office\s?\d/ }));
  expect(await screen.findByRole('link', { name: /Enamel mug.*Sold out/ })).toBeInTheDocument();
  await view.user.click(screen.getByRole('checkbox', { name: 'In stock' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: /Enamel mug/ })).not.toBeInTheDocument());
  expect(screen.getByRole('link', { name: /Meeting notebook/ })).toBeInTheDocument();
  view.unmount();
});

it('greys what is sold out, and says in the cart what cannot be ordered (R-STO-05)', async () => {
  const view = await open('/store/products/polo-shirt');
  await view.user.click(await screen.findByRole('button', { name: 'Black' }));
  const soldOut = screen.getAllByRole('button', { name: /, sold out$/ });
  expect(soldOut.length).toBeGreaterThan(0);
  for (const one of soldOut) expect(one).toBeDisabled();
  await view.user.click(screen.getByRole('button', { name: 'Navy' }));
  await view.user.click(screen.getByRole('button', { name: 'M' }));
  const quantity = screen.getByRole('textbox', { name: 'Quantity' });
  await view.user.clear(quantity);
  await view.user.type(quantity, '11');
  await view.user.click(screen.getByRole('button', { name: 'Add to cart' }));
  expect(await screen.findByText(/Quantity must be at most 10|at most 10/i)).toBeInTheDocument();
  await view.user.clear(quantity);
  await view.user.type(quantity, '2');
  await view.user.click(screen.getByRole('button', { name: 'Add to cart' }));
  expect(await screen.findByText('2 in your cart.')).toBeInTheDocument();
  await host.db
    .updateTable('store_product')
    .set({ price_usd_cents: 3_600 })
    .where('slug', '=', 'polo-shirt')
    .execute();
  await view.user.click(within(screen.getByRole('main')).getByRole('link', { name: /^Cart/ }));
  const lines = await screen.findByRole('list', { name: 'In your cart' });
  expect(within(lines).getByText('Price of Polo shirt has changed')).toBeInTheDocument();
  await view.user.click(screen.getByRole('button', { name: /^One more: Polo shirt/ }));
  await waitFor(() => expect(screen.getByLabelText(/^Quantity: Polo shirt/)).toHaveTextContent('3'));
  expect(within(lines).queryByText('Price of Polo shirt has changed')).not.toBeInTheDocument();
  await view.user.click(screen.getByRole('button', { name: /^Remove Polo shirt/ }));
  expect(await screen.findByText('Your cart is empty.')).toBeInTheDocument();
  view.unmount();
});

it('shows the store to an admin who views as the associate, and sells nothing (7.3)', async () => {
  const view = await open('/store/products/notebook', 'ana', 'super');
  expect(await screen.findByRole('heading', { level: 1, name: 'Meeting notebook' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Add to cart' })).not.toBeInTheDocument();
  view.unmount();
});

it('orders a download without an address, and shows the order under its number with what is to be saved (domain.md 2.25)', async () => {
  const { id, number } = await host.db
    .selectFrom('store_order')
    .select(['id', 'number'])
    .where('is_download', '=', true)
    .executeTakeFirstOrThrow();
  const at = `/store/cart/checkout?id=${id}`;
  const view = await open('/store/products/meeting-planner');
  expect(await screen.findByText(/A download: it is yours/)).toBeInTheDocument();
  await view.user.click(screen.getByRole('button', { name: 'Add to cart' }));
  await view.user.click(await screen.findByRole('link', { name: 'Cart (1)' }));
  await view.user.click(await screen.findByRole('link', { name: 'Checkout' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Review' })).toBeInTheDocument();
  expect(screen.queryByText('Shipping')).not.toBeInTheDocument();
  await waitFor(() => expect(document.title).toMatch(/^Checkout/));
  view.unmount();

  const order = await open(at);
  const lines = await screen.findByRole('list', { name: 'What you ordered' });
  expect(
    within(lines).getByRole('button', { name: 'Download client-meeting-planner.pdf' }),
  ).toBeInTheDocument();
  const name = `Order S-${String(number).padStart(6, '0')}`;
  await waitFor(() => expect(document.title.startsWith(name)).toBe(true));
  // The cart is behind it: the way back leads to what was bought.
  expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/account/purchase-history');
  order.unmount();

  const seen = await open(at, 'ana', 'super');
  await screen.findByRole('list', { name: 'What you ordered' });
  expect(screen.queryByRole('button', { name: /^Download/ })).not.toBeInTheDocument();
  seen.unmount();
});
