import { screen, waitFor, within } from '@testing-library/react';
import { renderFeature, startTestHost, type TestHost } from '@upline/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountFeature } from '../index.ts';

const PASSWORD = 'lantern-harbor-42';
let host: TestHost;
beforeAll(async () => {
  host = await startTestHost();
});
afterAll(() => host.close());

const open = (as: string, via?: string) =>
  renderFeature({
    host,
    features: [accountFeature],
    at: '/account/password',
    as,
    ...(via ? { via } : {}),
  });
type View = Awaited<ReturnType<typeof open>>;

async function change(view: View, current: string, next: string, repeat = next) {
  for (const [label, text] of [
    [/^Current password/, current],
    [/^New password/, next],
    [/^Repeat password/, repeat],
  ] as const) {
    const field = await screen.findByLabelText(label);
    await view.user.clear(field);
    if (text) await view.user.type(field, text);
  }
  await view.user.click(screen.getByRole('button', { name: 'Change password' }));
}

const sessions = async () =>
  within(await screen.findByRole('list', { name: 'Sessions' })).getAllByRole('listitem');

describe('changing the password (S-08)', () => {
  it('tells what is missing or wrong on the fields', async () => {
    const view = await open('ana');
    await change(view, '', 'short', 'other');
    expect((await screen.findAllByText('Current password is required')).length).toBeGreaterThan(0);
    expect(screen.getAllByText('Password must be at least 12 characters').length).toBeGreaterThan(0);
    expect(screen.getAllByText('Passwords do not match').length).toBeGreaterThan(0);

    await change(view, 'not-my-password', 'seven-quiet-otters');
    expect((await screen.findAllByText('Password is not right')).length).toBeGreaterThan(0);
    expect(screen.getByLabelText(/^Current password/)).toHaveAttribute('aria-invalid', 'true');
    view.unmount();
  });

  it('ends every other session and keeps this one, and the new password is the one that counts', async () => {
    await host.signInAs('ben');
    const view = await open('ben');
    expect(await sessions()).toHaveLength(2);
    await change(view, PASSWORD, 'seven-quiet-otters ');
    expect(await screen.findByText(/Every other session has ended/)).toBeInTheDocument();
    await waitFor(async () => expect(await sessions()).toHaveLength(1));
    expect(screen.getByLabelText(/^Current password/)).toHaveValue('');
    expect(await screen.findByText('Password changed')).toBeInTheDocument();
    // The space at the end was part of it.
    await expect(
      view.api.call('confirmIdentity', { body: { password: 'seven-quiet-otters ' } }),
    ).resolves.toBeUndefined();
    view.unmount();
  });
});

describe('sessions and devices (S-33)', () => {
  it('are ended one by one, never this one', async () => {
    await host.signInAs('cara');
    const view = await open('cara');
    const [current, other] = await sessions();
    expect(within(current as HTMLElement).getByText('This session')).toBeInTheDocument();
    expect(within(current as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
    await view.user.click(within(other as HTMLElement).getByRole('button', { name: /^End session/ }));
    await waitFor(async () => expect(await sessions()).toHaveLength(1));
    view.unmount();
  });

  it('are ended all at once after a question, and sign-in follows', async () => {
    const view = await open('dev');
    await view.user.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
    const dialog = await screen.findByRole('dialog');
    await view.user.click(within(dialog).getByRole('button', { name: 'Stay signed in' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(view.path()).toBe('/account/password');

    // What was typed meanwhile does not hold the page.
    await view.user.type(screen.getByLabelText(/^Current password/), 'begun');
    await view.user.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
    await view.user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Sign out everywhere' }),
    );
    await waitFor(() => expect(view.path()).toBe('/login'));
    expect(localStorage.getItem('Token')).toBeNull();
    view.unmount();
  });

  it('stay when the server cannot end them, and the dialog says so', async () => {
    const view = await open('eve');
    await view.user.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
    view.failures.fail('/sessions', 'forbidden');
    const dialog = await screen.findByRole('dialog');
    await view.user.click(within(dialog).getByRole('button', { name: 'Sign out everywhere' }));
    expect(await within(dialog).findByText('Your sessions go on.')).toBeInTheDocument();
    expect(view.path()).toBe('/account/password');
    view.unmount();
  });
});

it('support viewing the account can look but change nothing, and is seen by its owner (7.3, 8.2)', async () => {
  const viewed = await open('hal', 'super');
  await screen.findByText('No session of this account is open.');
  expect(screen.queryByRole('link', { name: 'Photo' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Change password' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Sign out everywhere' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^End session on/ })).not.toBeInTheDocument();
  const { user } = await viewed.api.call('getAccess');
  viewed.unmount();

  const support = await renderFeature({
    host,
    features: [accountFeature],
    at: '/account',
    as: 'super',
    variant: 'admin',
  });
  const { url } = await support.api.call('startProxySession', {
    body: { associate_code: user.code, reason: 'Call of today about a client' },
  });
  await support.api.call('signInWithSso', { body: { token: url.split('/').at(-1) ?? '' } });
  support.unmount();

  const own = await open('hal');
  expect(await screen.findByText(/^Support viewed your account on \d\d\/\d\d\/\d{4}$/)).toBeInTheDocument();
  own.unmount();
});
