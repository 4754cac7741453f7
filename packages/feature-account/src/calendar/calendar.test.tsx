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

const open = (via?: string) =>
  renderFeature({
    host,
    features: [accountFeature, associateAccountFeature],
    at: '/account/calendar',
    as: 'ana',
    ...(via ? { via } : {}),
  });
const dialog = async () => within(await screen.findByRole('dialog'));
const address = async () => {
  const words = (await screen.findByText(/\/calendars\/.+\.ics$/)).textContent ?? '';
  return new URL(words).pathname;
};

it('makes a private address, shows it once, renews it and turns it off', async () => {
  const view = await open();
  await view.user.click(await screen.findByRole('button', { name: 'Make an address' }));
  const first = await address();
  await view.user.click(await screen.findByRole('button', { name: 'Renew address' }));
  await view.user.click((await dialog()).getByRole('button', { name: 'Renew address' }));
  await waitFor(async () => expect(await address()).not.toBe(first));
  await view.user.click(screen.getByRole('button', { name: 'Turn off' }));
  await view.user.click((await dialog()).getByRole('button', { name: 'Turn off' }));
  expect(await screen.findByRole('button', { name: 'Make an address' })).toBeInTheDocument();
  expect(screen.queryByText(/\/calendars\//)).not.toBeInTheDocument();
  view.unmount();
});

it('is only seen to be on or off by support that views as the associate (7.3)', async () => {
  const view = await open('super');
  expect(await screen.findByText('Off')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Make an address' })).not.toBeInTheDocument();
  view.unmount();
});
