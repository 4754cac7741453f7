import { screen, waitFor, within } from '@testing-library/react';
import { renderFeature, startTestHost, type TestHost } from '@upline/testing';
import { chooseOption } from '@upline/ui-kit/testing/choose-option.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { officeBusinessFeature } from '../../office.ts';

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost();
});
afterAll(() => host.close());

const open = (at: string) =>
  renderFeature({ host, features: [officeBusinessFeature], at, as: 'admin', variant: 'admin' });
const providerId = async (name: string) =>
  (await host.db.selectFrom('provider').select('id').where('short_name', '=', name).executeTakeFirstOrThrow())
    .id;

it('asks a new provider for what it offers, and keeps the defaults of domain.md 2.14', async () => {
  const view = await open('/catalogue/providers/create');
  await view.user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Bluebonnet Life');
  await view.user.type(screen.getByRole('textbox', { name: 'Short Name' }), 'Bluebonnet');
  await view.user.click(screen.getByRole('button', { name: 'Create provider' }));
  expect((await screen.findAllByText('Select at least one country')).length).toBeGreaterThan(0);
  expect(screen.getAllByText('Select at least one product type').length).toBeGreaterThan(0);
  await view.user.click(screen.getByRole('checkbox', { name: 'USA' }));
  await view.user.click(screen.getByRole('checkbox', { name: 'Term Life' }));
  await view.user.click(screen.getByRole('button', { name: 'Create provider' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Bluebonnet Life' })).toBeInTheDocument();
  const row = await host.db
    .selectFrom('provider')
    .selectAll()
    .where('name', '=', 'Bluebonnet Life')
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({
    status: 'Active',
    jit: true,
    writing_number_required: true,
    pre_appointment_states: ['PA'],
    aml_validity_months: 24,
    advance_months: 12,
    chargeback_method: 'Pro Rata',
    chargeback_months: 12,
  });
  view.unmount();
});

it('offers no deletion of a provider that something refers to (R-PRV-02)', async () => {
  const view = await open(`/catalogue/providers/${await providerId('Granite')}`);
  expect(await screen.findByRole('link', { name: 'Edit provider' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'More actions' })).toBeNull();
  view.unmount();
});

it('adds a contact, moves it before another one and removes it', async () => {
  const id = await providerId('Granite');
  const names = async () =>
    (
      await host.db
        .selectFrom('provider_contact')
        .select('name')
        .where('provider_id', '=', id)
        .orderBy('position')
        .execute()
    ).map(({ name }) => name);
  const before = await names();
  const view = await open(`/catalogue/providers/${id}?tab=contacts`);
  await view.user.click(await screen.findByRole('button', { name: 'Add contact' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add contact' });
  await view.user.type(within(dialog).getByRole('textbox', { name: /^Name/ }), 'Rosa Lind');
  await chooseOption(view.user, within(dialog).getByRole('combobox', { name: /^Department/ }), 'Licensing');
  await view.user.type(within(dialog).getByRole('textbox', { name: /^Email/ }), 'rosa@granite.example');
  await view.user.click(within(dialog).getByRole('button', { name: 'Add contact' }));
  expect(await screen.findByText('Contact added')).toBeInTheDocument();
  await view.user.click(await screen.findByRole('button', { name: 'Move Rosa Lind up' }));
  await waitFor(async () => expect((await names()).at(-2)).toBe('Rosa Lind'));
  await view.user.click(await screen.findByRole('button', { name: 'Actions of Rosa Lind' }));
  await view.user.click(await screen.findByRole('menuitem', { name: 'Remove contact' }));
  await view.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /^Remove/ }));
  await waitFor(async () => expect(await names()).toEqual(before));
  view.unmount();
});

it('creates a product of the provider it was begun at, in every state, with its renewals and steps', async () => {
  const view = await open(`/catalogue/products/create?provider=${await providerId('Granite')}`);
  await view.user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Granite Term 35');
  await chooseOption(view.user, screen.getByRole('combobox', { name: 'Product Type' }), 'Term Life');
  await view.user.type(screen.getByRole('textbox', { name: 'BV Rate' }), '90');
  await view.user.click(screen.getByRole('button', { name: 'Add renewal rate' }));
  await view.user.click(screen.getByRole('button', { name: 'Create product' }));
  expect((await screen.findAllByText('Year is required')).length).toBeGreaterThan(0);
  await view.user.type(screen.getByRole('textbox', { name: 'Year' }), '2');
  await view.user.type(screen.getByRole('textbox', { name: 'Rate' }), '1.5');
  await chooseOption(view.user, screen.getByRole('combobox', { name: 'Chargeback Method' }), 'Step');
  await view.user.click(screen.getByRole('button', { name: 'Create product' }));
  expect((await screen.findAllByText('Steps is required')).length).toBeGreaterThan(0);
  await view.user.click(screen.getByRole('button', { name: 'Add step' }));
  await view.user.type(screen.getByRole('textbox', { name: 'Through Month' }), '6');
  await view.user.type(screen.getByRole('textbox', { name: 'Unearned' }), '50');
  await view.user.click(screen.getByRole('button', { name: 'Create product' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Granite Term 35' })).toBeInTheDocument();
  const row = await host.db
    .selectFrom('product')
    .selectAll()
    .where('name', '=', 'Granite Term 35')
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({
    country: 'USA',
    bv_rate_bps: 9_000,
    renewal_bv_rate_bps: { 2: 150 },
    chargeback_steps: [{ through_month: 6, unearned_bps: 5_000 }],
    status: 'Draft',
  });
  expect(row.states).toHaveLength(56);
  view.unmount();
});

it('keeps provider, type and country of a product that policies refer to', async () => {
  const { id } = await host.db
    .selectFrom('product')
    .innerJoin('policy', 'policy.product_id', 'product.id')
    .select('product.id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const view = await open(`/catalogue/products/${id}/edit`);
  expect(await screen.findByText(/these stay, because policies refer to the product/)).toBeInTheDocument();
  expect(screen.queryByRole('combobox', { name: 'Provider' })).toBeNull();
  view.unmount();
});
