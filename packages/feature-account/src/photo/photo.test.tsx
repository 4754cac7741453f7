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

const open = (at: string, via?: string) =>
  renderFeature({
    host,
    features: [accountFeature, associateAccountFeature],
    at,
    as: 'ana',
    ...(via ? { via } : {}),
  });

const field = () => screen.findByLabelText(/photo$/i, { selector: 'input' });

it('refuses a file that is too large before it is sent, and keeps the photo as it is', async () => {
  const view = await open('/account/photo');
  const large = new File([new Uint8Array(8 * 1024 * 1024 + 1)], 'me.png', { type: 'image/png' });
  await view.user.upload(await field(), large);
  expect(await screen.findByText('File is larger than 8 MB')).toBeInTheDocument();
  expect(view.sent.some(({ method }) => method === 'PUT')).toBe(false);
  expect(screen.queryByRole('button', { name: 'Remove photo' })).not.toBeInTheDocument();
  view.unmount();
});

it('opens from the overview, which shows what is known of the person', async () => {
  const view = await open('/account');
  expect(await screen.findByText('ana@demo.upline.test')).toBeInTheDocument();
  expect(screen.getByText('Code by email')).toBeInTheDocument();
  await view.user.click(screen.getByRole('link', { name: 'Add photo' }));
  await waitFor(() => expect(view.path()).toBe('/account/photo'));
  const tabs = screen.getByRole('navigation', { name: 'Account' });
  expect(within(tabs).getByRole('link', { current: 'page' })).toHaveTextContent('Photo');
  view.unmount();
});

it('is not for who views as the associate (7.3)', async () => {
  const view = await open('/account/photo', 'super');
  expect(await screen.findByText("You don't have access to this page")).toBeInTheDocument();
  view.unmount();
});
