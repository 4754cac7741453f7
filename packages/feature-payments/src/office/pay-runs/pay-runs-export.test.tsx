import { screen, waitFor } from '@testing-library/react';
import { renderFeature, startTestHost, type TestHost } from '@upline/testing';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { officePaymentsFeature } from '../../office.ts';

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost();
});
afterAll(() => host.close());
afterEach(() => vi.restoreAllMocks());

it('saves what the list shows, a figure of both currencies by the columns that the file has for it', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  const { user } = await renderFeature({
    host,
    features: [officePaymentsFeature],
    at: '/pay-runs',
    as: 'super',
    variant: 'admin',
  });
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('menuitem', { name: 'CSV file' }));
  await waitFor(() => expect(opened).toHaveBeenCalled());
  const { pathname } = new URL(String(opened.mock.calls[0]?.[0]));
  const [heads] = (await host.app.inject({ method: 'GET', url: pathname, headers: {} })).body.split('\r\n');
  expect(heads).toContain('Number,Status,Period Start,Period End,Pay Date,Associates USD,Associates CAD');
});
