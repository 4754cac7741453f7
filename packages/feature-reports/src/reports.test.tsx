import { screen, waitFor, within } from '@testing-library/react';
import { renderFeature, startTestHost, type TestHost } from '@upline/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { reportsFeature } from './feature.ts';
import { officeReportsFeature } from './office.ts';

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost();
});
afterAll(() => host.close());

it('leads to every report of an associate, and to no other', async () => {
  const view = await renderFeature({ host, features: [reportsFeature], at: '/reports', as: 'dev' });
  const list = await screen.findByRole('list', { name: 'Reports' });
  expect(
    within(list)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual([
    '/reports/activity',
    '/reports/cashflow',
    '/reports/chargeback-balance',
    '/reports/event-tickets',
    '/reports/exports',
  ]);
  view.unmount();
});

it('keeps period and days in the address', async () => {
  const view = await renderFeature({ host, features: [reportsFeature], at: '/reports/activity', as: 'dev' });
  await view.user.click(await screen.findByRole('radio', { name: 'Quarter' }));
  await waitFor(() => expect(view.search()).toEqual({ period: 'Quarter' }));
  await view.user.click(screen.getByRole('button', { name: 'The quarter before' }));
  await waitFor(() => expect(view.search()).toMatchObject({ period: 'Quarter', on: expect.any(String) }));
  await view.user.click(screen.getByRole('button', { name: 'The quarter after' }));
  await waitFor(() => expect(view.search()).toEqual({ period: 'Quarter' }));
  view.unmount();
});

it('shows totals that are those of the server, with the parts of split policies (R-REP-02)', async () => {
  const { headers } = await host.signInAs('super');
  const reply = await host.app.inject({
    method: 'GET',
    url: '/admin/reports/activity/totals?period=Year',
    headers,
  });
  const totals = JSON.parse(new TextDecoder().decode(reply.rawPayload));
  const view = await renderFeature({
    host,
    features: [officeReportsFeature],
    variant: 'admin',
    at: '/reports/activity?period=Year',
    as: 'super',
  });
  const row = await screen.findByRole('row', { name: /^Total/ });
  const volume = (cents: number) =>
    (cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  expect(row).toHaveTextContent(volume(totals.issued_bv_cents));
  expect(row).toHaveTextContent(volume(totals.submitted_policies_hundredths));
  view.unmount();
});

it('offers admins the reports that their roles open (8.2)', async () => {
  const view = await renderFeature({
    host,
    features: [officeReportsFeature],
    variant: 'admin',
    at: '/reports',
    as: 'super',
  });
  await screen.findByRole('list', { name: 'Money' });
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  for (const page of ['placement', 'persistency', 'license-gaps', 'debit-aging', 'recruiting-funnel'])
    expect(links).toContain(`/reports/${page}`);
  view.unmount();
});
