import { screen, waitFor } from '@testing-library/react';
import { renderFeature, startTestHost, type TestHost } from '@upline/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { paymentsFeature } from './feature.ts';

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost();
});
afterAll(() => host.close());

const open = (at: string, as: string) => renderFeature({ host, features: [paymentsFeature], at, as });

it('keeps period and currency in the address', async () => {
  const view = await open('/payments?currency=CAD', 'ana');
  expect(await screen.findByText('Paid this month')).toBeInTheDocument();
  await view.user.click(screen.getByRole('radio', { name: 'Year' }));
  await waitFor(() => expect(view.search()).toEqual({ period: 'Year', currency: 'CAD' }));
  expect(await screen.findByText('Paid this year')).toBeInTheDocument();
  view.unmount();
});

it('says why the next pay would be held, and where to solve it (R-PAY-02)', async () => {
  const view = await open('/payments', 'ana');
  expect(await screen.findByText('Your pay is held')).toBeInTheDocument();
  expect(screen.getByText(/^No approved payout information\. Until that is solved/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Payout information' })).toHaveAttribute(
    'href',
    '/account/payout-information',
  );
  view.unmount();
});

it.each([
  ['/payments/compensations', 'Nothing here yet.'],
  ['/payments/chargebacks', 'Nothing is charged back.'],
  ['/payments/chargebacks?tab=exposure', /^Nothing is at risk/],
  ['/payments/chargebacks?tab=roll-ups', 'No debt comes to you.'],
  ['/payments/training-escrows', 'No training money.'],
])('says at %s what will be there', async (at, words) => {
  const view = await open(at, 'ana');
  expect(await screen.findByText(words)).toBeInTheDocument();
  view.unmount();
});

it('finds no line, statement or chargeback that is not one’s own', async () => {
  for (const page of ['compensations', 'statements', 'chargebacks']) {
    const view = await open(`/payments/${page}/3f6f2c1e-5a0b-4c83-9a0e-6b1d2f1c7a11`, 'ana');
    expect(await screen.findByRole('heading', { name: 'Resource not found' })).toBeInTheDocument();
    view.unmount();
  }
});
