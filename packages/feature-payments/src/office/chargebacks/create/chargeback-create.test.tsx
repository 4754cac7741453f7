import { screen, within } from '@testing-library/react';
import { addDays, addMonths, dayAt } from '@upline/domain';
import { matchPayment, renderFeature, startTestHost, type TestHost } from '@upline/testing';
import { chooseOption } from '@upline/ui-kit/testing/choose-option.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { paymentsFeature } from '../../../feature.ts';
import { officePaymentsFeature } from '../../../office.ts';

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost();
});
afterAll(() => host.close());

const open = (at: string, as: string) =>
  as === 'ana'
    ? renderFeature({ host, features: [paymentsFeature], at, as })
    : renderFeature({ host, features: [officePaymentsFeature], at, as, variant: 'admin' });

/** A policy of Ana's in force for four months, with its lines pending. */
async function postedPolicy(policy_number: string): Promise<void> {
  const ana = await open('/payments', 'ana');
  const { user } = await ana.api.call('getAccess');
  const products = await ana.api.call('listProductsForSale', { query: { limit: '200' } } as never);
  const product = products.rows.find(({ name }) => name === 'Granite Term 20');
  const clients = await ana.api.call('listClients', {
    query: { filter: { type: { eq: 'Business' }, country: { eq: 'USA' } }, limit: '1' },
  } as never);
  ana.unmount();
  const issue_date = addMonths(dayAt(host.clock.now(), 'America/New_York'), -4);
  const office = await open('/chargebacks', 'super');
  const policy = await office.api.call('createAdminPolicy', {
    body: {
      policy_number,
      provider_id: product?.provider.id,
      product_id: product?.id,
      client_id: clients.rows[0]?.id,
      state: 'TX',
      face_amount_cents: 50_000_000,
      premium_mode: 'Annual',
      modal_premium_cents: 360_000,
      target_premium_cents: 360_000,
      submit_date: addDays(issue_date, -5),
      issue_date,
      writing_associate_code: user.code,
    },
  } as never);
  await matchPayment(host, policy.id);
  await office.api.call('moveAdminPolicy', {
    params: { id: policy.id },
    ifMatch: policy.version,
    body: { to: 'Ready To Pay' },
  } as never);
  office.unmount();
}

it('shows what every line would lose, books it, and the associate owes it (R-CB-01)', async () => {
  await postedPolicy('CHARGE-1');
  const view = await open('/chargebacks/create', 'super');
  const { user } = view;
  await user.type(await screen.findByRole('combobox', { name: 'Policy' }), 'CHARGE-1');
  await user.click(await screen.findByRole('option', { name: /CHARGE-1/ }));
  await chooseOption(user, screen.getByRole('combobox', { name: /^Reason/ }), 'Overpayment');
  const lines = await screen.findByRole('table', { name: 'Lines of the policy' });
  expect(within(lines).getByRole('row', { name: /^Ana Alvarez Writing \$1,260\.00/ })).toBeInTheDocument();
  const take = within(lines).getByRole('textbox', { name: /^Take from Writing/ });

  await user.type(screen.getByRole('textbox', { name: /^Note/ }), 'Paid twice by the carrier');
  await user.click(screen.getByRole('button', { name: 'Preview chargeback' }));
  expect((await screen.findAllByText('Amount is required')).length).toBeGreaterThan(0);

  // More than is on the line is refused, at the line.
  await user.type(take, '2000');
  await user.click(screen.getByRole('button', { name: 'Preview chargeback' }));
  expect((await screen.findAllByText('Chargeback cannot exceed the amount paid')).length).toBeGreaterThan(0);

  await user.clear(take);
  await user.type(take, '200');
  await user.click(screen.getByRole('button', { name: 'Preview chargeback' }));
  expect(await screen.findByText('Nothing is booked yet')).toBeInTheDocument();
  const taken = screen.getByRole('table', { name: 'What the chargeback takes' });
  expect(
    within(taken).getByRole('row', { name: 'Ana Alvarez Writing $1,260.00 $200.00 $1,060.00' }),
  ).toBeInTheDocument();

  // Back keeps what was entered.
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByDisplayValue('Paid twice by the carrier')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Preview chargeback' }));
  await user.click(await screen.findByRole('button', { name: 'Book chargeback' }));
  expect(await screen.findByText('Chargeback created successfully')).toBeInTheDocument();
  view.unmount();
});
