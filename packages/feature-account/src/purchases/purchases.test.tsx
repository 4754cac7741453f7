import { screen, waitFor } from '@testing-library/react';
import { renderFeature, startTestHost, type TestHost } from '@upline/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { associateAccountFeature } from '../associate.ts';
import { accountFeature } from '../index.ts';

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost();
});
afterAll(() => host.close());

const open = (as: string, via?: string, search = '') =>
  renderFeature({
    host,
    features: [accountFeature, associateAccountFeature],
    at: `/account/purchase-history${search}`,
    as,
    ...(via ? { via } : {}),
  });

it('names what is left to pay, and leads to the payment page', async () => {
  const view = await open('ana');
  const pay = await screen.findByRole('button', { name: /^Pay: Yearly renewal fee/ });
  expect(screen.getByRole('list', { name: 'To pay' })).toHaveTextContent('$60.00');
  expect(screen.getByText('Membership fee')).toBeInTheDocument();
  expect(pay).toBeEnabled();
  view.unmount();
});

it('says why a payment failed, and offers it again', async () => {
  const view = await open('ben');
  expect(await screen.findByRole('button', { name: /^Pay again: Yearly renewal fee/ })).toBeEnabled();
  expect(screen.getByRole('list', { name: 'To pay' })).toHaveTextContent('The card was declined');
  view.unmount();
});

it('saves the receipt once, however often it is asked for meanwhile', async () => {
  URL.createObjectURL ??= () => 'blob:receipt';
  URL.revokeObjectURL ??= () => undefined;
  const { id } = await host.db
    .selectFrom('card_payment')
    .innerJoin('app_user', 'app_user.code', 'card_payment.payer_code')
    .select('card_payment.id')
    .where('app_user.username', '=', 'ana')
    .where('card_payment.status', '=', 'Paid')
    .executeTakeFirstOrThrow();
  const view = await open('ana', undefined, `?paid=${id}`);
  const save = await screen.findByRole('button', { name: 'Save receipt' });
  await view.user.dblClick(save);
  await waitFor(() => expect(save).toBeEnabled());
  expect(view.sent.filter(({ path }) => path.endsWith('/receipt'))).toHaveLength(1);
  view.unmount();
});

it('pays nothing for an admin who views as the associate (7.3)', async () => {
  const view = await open('ana', 'super');
  expect(await screen.findByText('Membership fee')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('list', { name: 'To pay' })).toBeInTheDocument());
  expect(screen.queryByRole('button', { name: /^Pay( again)?: / })).not.toBeInTheDocument();
  view.unmount();
});
