import { screen, waitFor, within } from '@testing-library/react';
import { renderFeature, startTestHost, type TestHost } from '@upline/testing';
import { chooseOption } from '@upline/ui-kit/testing/choose-option.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { officeStoreFeature } from '../office.ts';

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost();
});
afterAll(() => host.close());

const open = (at: string) =>
  renderFeature({ host, features: [officeStoreFeature], at, as: 'admin', variant: 'admin' });

it('writes a product with two variants as a draft, and publishes it (domain.md 2.25, 2.36)', async () => {
  const view = await open('/store/products/create');
  await view.user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Umbrella');
  await chooseOption(view.user, screen.getByRole('combobox', { name: /^Category/ }), 'Office');
  await view.user.type(screen.getByRole('textbox', { name: /^Price in USD/ }), '19.50');
  await view.user.click(screen.getByRole('button', { name: 'Add variant' }));
  const first = screen.getByRole('group', { name: 'Variant 1' });
  const second = screen.getByRole('group', { name: 'Variant 2' });
  await chooseOption(view.user, within(first).getByRole('combobox', { name: /^Color/ }), 'Navy');
  await view.user.type(within(first).getByRole('textbox', { name: /^SKU/ }), 'UMB-NVY');
  await view.user.type(within(first).getByRole('textbox', { name: /^Stock/ }), '12');
  await chooseOption(view.user, within(second).getByRole('combobox', { name: /^Color/ }), 'Red');
  await view.user.type(within(second).getByRole('textbox', { name: /^SKU/ }), 'UMB-RED');
  await view.user.click(screen.getByRole('button', { name: 'Create product' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Umbrella' })).toBeInTheDocument();
  const variants = screen.getByRole('list', { name: 'Variants' });
  expect(within(variants).getByText('12')).toBeInTheDocument();
  expect(within(variants).getByText('No limit')).toBeInTheDocument();
  await view.user.click(screen.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText(/It is for sale at \/store\/products\/umbrella/)).toBeInTheDocument();
  view.unmount();
});

it('ships an order that is paid, with its tracking number', async () => {
  const { id } = await host.db
    .selectFrom('store_order')
    .select('id')
    .where('status', '=', 'Processing')
    .orderBy('created_at')
    .executeTakeFirstOrThrow();
  const view = await open(`/store/orders/${id}`);
  await view.user.click(await screen.findByRole('button', { name: 'Ship order' }));
  const dialog = await screen.findByRole('dialog');
  await view.user.type(within(dialog).getByRole('textbox', { name: /^Carrier/ }), 'UPS');
  await view.user.type(
    within(dialog).getByRole('textbox', { name: /^Tracking Number/ }),
    '1Z999AA10123456784',
  );
  await view.user.click(within(dialog).getByRole('button', { name: 'Ship order' }));
  await waitFor(() => expect(screen.getByText('1Z999AA10123456784')).toBeInTheDocument());
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Ship order' })).not.toBeInTheDocument());
  view.unmount();
});

it('asks for the file of a download, which has no stock (domain.md 2.25)', async () => {
  const view = await open('/store/products/create');
  await view.user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Call script');
  expect(screen.queryByLabelText('File')).not.toBeInTheDocument();
  await chooseOption(view.user, screen.getByRole('combobox', { name: /^Category/ }), 'Digital');
  expect(screen.queryByRole('textbox', { name: /^Stock/ })).not.toBeInTheDocument();
  await view.user.type(screen.getByRole('textbox', { name: /^Price in USD/ }), '9.00');
  await view.user.type(screen.getByRole('textbox', { name: /^SKU/ }), 'SCRIPT-PDF');
  await view.user.click(screen.getByRole('button', { name: 'Create product' }));
  expect((await screen.findAllByText('File is required')).length).toBeGreaterThan(0);
  view.unmount();
});

it('leads from a refund to its order (domain.md 2.36)', async () => {
  const view = await open('/store/refunds');
  expect(await screen.findByText('Two packs arrived wet')).toBeInTheDocument();
  await view.user.click(screen.getByRole('link', { name: 'S-000002' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'S-000002' })).toBeInTheDocument();
  view.unmount();
});
