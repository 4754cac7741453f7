import { screen, waitFor, within } from '@testing-library/react';
import { renderFeature, startTestHost, type TestHost } from '@upline/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { associateAccountFeature } from '../associate.ts';
import { accountFeature } from '../index.ts';

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost();
});
afterAll(() => host.close());

const open = (as: string, via?: string) =>
  renderFeature({
    host,
    features: [accountFeature, associateAccountFeature],
    at: '/account/builder-plan-enrollment',
    as,
    ...(via ? { via } : {}),
  });

it('offers the plan with its price', async () => {
  const view = await open('ana');
  expect(await screen.findByRole('button', { name: 'Enroll and pay' })).toBeEnabled();
  expect(screen.getByText('$49.00')).toBeInTheDocument();
  view.unmount();
});

it('lists what the plan was charged, and each charge has its receipt among the purchases', async () => {
  const view = await open('dev');
  const table = within(await screen.findByRole('table', { name: 'Charges' }));
  const charges = table.getAllByRole('row', { name: /^Builder plan, month from .* \$49\.00 Paid$/ });
  expect(charges.length).toBeGreaterThan(0);
  view.unmount();
  const history = await renderFeature({
    host,
    features: [accountFeature, associateAccountFeature],
    at: '/account/purchase-history',
    as: 'dev',
  });
  expect((await screen.findAllByText(/^Builder plan, month from /)).length).toBeGreaterThan(0);
  history.unmount();
});

it('ends a plan with the paid month, and takes that back', async () => {
  const view = await open('dev');
  await view.user.click(await screen.findByRole('button', { name: 'End plan' }));
  const dialog = within(await screen.findByRole('dialog'));
  await view.user.click(await dialog.findByRole('button', { name: 'End plan' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Keep plan' })).toBeInTheDocument());
  expect(screen.getByText('Ends')).toBeInTheDocument();
  view.unmount();
});

it('changes nothing for an admin who views as the associate (7.3)', async () => {
  for (const as of ['ana', 'dev']) {
    const view = await open(as, 'super');
    expect(await screen.findByText('What the plan brings')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Enroll|End plan/ })).not.toBeInTheDocument();
    view.unmount();
  }
});
