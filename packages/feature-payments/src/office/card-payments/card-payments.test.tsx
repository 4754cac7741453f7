import { screen } from '@testing-library/react';
import { renderFeature, startTestHost, type TestHost } from '@upline/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { officePaymentsFeature } from '../../office.ts';

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost();
});
afterAll(() => host.close());

it('leads from a refunded payment to its journals, and from there back to it (R-10)', async () => {
  const { id, description } = await host.db
    .selectFrom('card_payment')
    .select(['id', 'description'])
    .where('refunded_cents', '>', 0)
    .where('kind', '=', 'Yearly Renewal')
    .executeTakeFirstOrThrow();
  const view = await renderFeature({
    host,
    features: [officePaymentsFeature],
    at: `/card-payments/${id}`,
    as: 'admin',
    variant: 'admin',
  });
  await screen.findByRole('heading', { level: 1, name: description });
  expect(await screen.findByRole('link', { name: 'Card Payment' })).toBeInTheDocument();
  await view.user.click(screen.getByRole('link', { name: 'Card Refund' }));
  await screen.findByRole('heading', { level: 1, name: /^Refund of P-/ });
  expect(screen.getByRole('row', { name: /^Fee Revenue \$20\.00/ })).toBeInTheDocument();
  expect(screen.getByRole('row', { name: /^Card Receipts/ })).toBeInTheDocument();
  await view.user.click(screen.getByRole('link', { name: /^P-\d{6}$/ }));
  await screen.findByRole('heading', { level: 1, name: description });
});
