import { screen, waitFor } from '@testing-library/react';
import { renderFeature, startTestHost, type TestHost } from '@upline/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInFeature } from './index.ts';

const PASSWORD = 'lantern-harbor-42';
let host: TestHost;
beforeAll(async () => {
  host = await startTestHost();
});
afterAll(() => host.close());

const open = (at: string, as?: string, isReload = false) =>
  renderFeature({ host, features: [signInFeature], at, isReload, ...(as ? { as } : {}) });

type View = Awaited<ReturnType<typeof open>>;

async function type(view: View, identifier: string, password: string) {
  await view.user.type(await screen.findByLabelText('Email, username or code'), identifier);
  await view.user.type(screen.getByLabelText('Password'), password);
  await view.user.click(screen.getByRole('button', { name: 'Sign in' }));
}

/** The code in the last mail to this address. */
async function codeFor(address: string): Promise<string> {
  return waitFor(async () => {
    const { rows } = (
      await host.get(`/outbox/messages?to=${encodeURIComponent(address)}&limit=1`)
    ).json() as {
      rows: { text: string }[];
    };
    const code = rows[0]?.text.match(/\b\d{6,8}\b/)?.[0];
    if (!code) throw new Error('no code yet');
    return code;
  });
}

describe('sign-in', () => {
  it('asks for both fields and puts the focus on the first empty one', async () => {
    const view = await open('/login');
    await view.user.click(await screen.findByRole('button', { name: 'Sign in' }));
    expect(screen.getByText('Email, username or code is required')).toBeInTheDocument();
    expect(screen.getByText('Password is required')).toBeInTheDocument();
    expect(screen.getByLabelText('Email, username or code')).toHaveFocus();
  });

  it('says the same for a wrong password and an unknown person, and keeps what was typed (R-AUT-01, R-33)', async () => {
    for (const identifier of ['ana', 'nobody-at-all']) {
      const view = await open('/login');
      await type(view, identifier, 'not-the-password');
      expect(await screen.findByRole('alert')).toHaveTextContent('Invalid credentials');
      expect(screen.getByLabelText('Email, username or code')).toHaveValue(identifier);
      expect(screen.getByLabelText('Password')).toHaveValue('not-the-password');
      view.unmount();
    }
  });

  it('asks for the mailed code, refuses a wrong one, and opens what was asked for (R-AUT-02, R-AUT-06)', async () => {
    const view = await open('/notifications/6c0f0a52-1b0e-4c1f-8a57-0d3c5d5f8a11');
    await waitFor(() => expect(view.path()).toBe('/login'));
    expect(view.search()).toEqual({ redirect: '/notifications/6c0f0a52-1b0e-4c1f-8a57-0d3c5d5f8a11' });
    await type(view, 'ana', PASSWORD);
    const field = await screen.findByLabelText('Code');
    expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    const code = await codeFor('ana@demo.upline.test');

    await view.user.type(field, code === '000000' ? '000001' : '000000');
    expect(await screen.findByRole('alert')).toHaveTextContent('Code is not valid or has expired');

    await view.user.clear(field);
    await view.user.click(screen.getByLabelText('Remember this device for 30 days'));
    await view.user.paste('');
    await view.user.type(field, code);
    await waitFor(() => expect(view.path()).toBe('/notifications/6c0f0a52-1b0e-4c1f-8a57-0d3c5d5f8a11'));
    expect(localStorage.getItem('Token')).not.toBeNull();
    // The device is remembered by a cookie no script reads, so nothing of it is kept here.
    expect(localStorage.getItem('DeviceToken')).toBeNull();
  });

  it('still asks for the code after the page was loaded anew, until it runs out (R-AUT-02)', async () => {
    const before = await open('/login');
    await type(before, 'ana', PASSWORD);
    await screen.findByLabelText('Code');
    const code = await codeFor('ana@demo.upline.test');
    const [key = '', kept = ''] = Object.entries(sessionStorage)[0] ?? [];
    expect(kept).not.toContain(PASSWORD);
    before.unmount();
    expect(sessionStorage).toHaveLength(0);

    // What a reload leaves: the storage of the tab, and nothing of the page.
    const leave = (minutes: number) =>
      sessionStorage.setItem(
        key,
        JSON.stringify({
          ...JSON.parse(kept),
          expires_at: new Date(Date.now() + minutes * 60_000).toISOString(),
        }),
      );
    leave(0);
    const late = await open('/login', undefined, true);
    expect(await screen.findByLabelText('Password')).toBeInTheDocument();
    late.unmount();

    leave(10);
    const view = await open('/login', undefined, true);
    await view.user.type(await screen.findByLabelText('Code'), code);
    await waitFor(() => expect(view.path()).toBe('/dashboard'));
    expect(sessionStorage).toHaveLength(0);
  });

  it('fills the form by one click on a demo login', async () => {
    const view = await open('/login');
    await view.user.click(await screen.findByRole('button', { name: /^ben/ }));
    expect(screen.getByLabelText('Email, username or code')).toHaveValue('ben');
    expect(screen.getByLabelText('Password')).toHaveValue(PASSWORD);
  });

  it.each(['//evil.test', 'https://evil.test', '/\\evil.test', '/login?redirect=%2Flogin', '/unknown'])(
    'goes home instead of to %s (S-23)',
    async (redirect) => {
      const view = await open(`/login?redirect=${encodeURIComponent(redirect)}`, 'ana');
      await waitFor(() => expect(view.path()).toBe('/dashboard'));
    },
  );

  it('sends whoever opens the root to the plain sign-in (SPEC §2)', async () => {
    const view = await open('/');
    await waitFor(() => expect(view.path()).toBe('/login'));
    expect(view.search()).toEqual({});
  });

  it.each([
    ['idle', /nothing was done for a while/],
    ['longest', /a session cannot be longer/],
    ['ended', /Your session has ended/],
  ])('says first why the session ended (%s), with the field next', async (notice, words) => {
    const view = await open(`/login?notice=${notice}&redirect=%2Fnotifications%2F1`);
    const said = await screen.findByText(words);
    await waitFor(() => expect(document.activeElement).toContainElement(said));
    expect(screen.getByLabelText('Email, username or code')).not.toHaveFocus();
    await view.user.tab();
    expect(screen.getByLabelText('Email, username or code')).toHaveFocus();
    view.unmount();
  });

  it('says nothing that a link made up', async () => {
    const view = await open('/login?notice=toString');
    expect(await screen.findByLabelText('Email, username or code')).toHaveFocus();
    expect(view.search()).toEqual({});
  });

  it('offers no demo login where a view of an associate has ended, only the way to sign in', async () => {
    const view = await open('/login?notice=view');
    expect(await screen.findByRole('heading', { name: 'The view has ended' })).toBeInTheDocument();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    await view.user.click(screen.getByRole('link', { name: 'Sign in to the portal' }));
    expect(await screen.findByLabelText('Email, username or code')).toHaveFocus();
  });

  it('shows the failure in place when the server cannot be reached (R-32)', async () => {
    const view = await open('/login');
    await screen.findByLabelText('Password');
    view.failures.fail('/login', 'network');
    await type(view, 'ana', PASSWORD);
    expect(await screen.findByRole('alert')).toHaveTextContent(/could not be reached/);
    expect(screen.getByRole('button', { name: 'Sign in' })).not.toHaveAttribute('aria-busy');
  });
});

describe('forgotten password', () => {
  it('answers the same whether the account exists or not (R-AUT-04)', async () => {
    for (const email of ['ana@demo.upline.test', 'nobody@demo.upline.test']) {
      const view = await open('/forgot-password');
      await view.user.type(await screen.findByLabelText('Email'), email);
      await view.user.click(screen.getByRole('button', { name: 'Send the link' }));
      expect(await screen.findByRole('status')).toHaveTextContent(
        'If the account exists, an email has been sent',
      );
      view.unmount();
    }
  });

  it('drops the token from the address and keeps it aside (S-34)', async () => {
    const view = await open('/reset-password/some-token');
    await waitFor(() => expect(view.path()).toBe('/reset-password'));
    expect(localStorage.getItem('PasswordResetToken')).toBe('some-token');
    expect(await screen.findByText('Link is not valid or has expired')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Request a new link' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
  });

  it('sets a new password by the mailed link, once', async () => {
    const asking = await open('/forgot-password');
    await asking.user.type(await screen.findByLabelText('Email'), 'tom@demo.upline.test');
    await asking.user.click(screen.getByRole('button', { name: 'Send the link' }));
    await screen.findByRole('status');
    asking.unmount();
    await host.platform.jobs.drain();
    const link = await waitFor(async () => {
      const { rows } = (await host.get('/outbox/messages?to=tom%40demo.upline.test&limit=1')).json() as {
        rows: { text: string }[];
      };
      const path = rows[0]?.text.match(/\/reset-password\/[\w.-]+/)?.[0];
      if (!path) throw new Error('no mail yet');
      return path;
    });

    const view = await open(link);
    await view.user.type(await screen.findByLabelText('Password'), 'seven quiet lanterns');
    await view.user.type(screen.getByLabelText('Repeat password'), 'seven quiet lantern');
    await view.user.click(screen.getByRole('button', { name: 'Change password' }));
    expect(screen.getByText('Passwords do not match')).toBeInTheDocument();
    await view.user.type(screen.getByLabelText('Repeat password'), 's');
    await view.user.click(screen.getByRole('button', { name: 'Change password' }));
    await waitFor(() => expect(view.path()).toBe('/login'));
    expect(screen.getByText('Your password is changed. Sign in with the new one.')).toBeInTheDocument();
    expect(localStorage.getItem('PasswordResetToken')).toBeNull();
    view.unmount();

    const again = await open(link);
    expect(await screen.findByText('Link is not valid or has expired')).toBeInTheDocument();
    again.unmount();
  });
});

describe('a link that confirms an email', () => {
  it('does nothing until it is clicked, and says so when it does not work (domain.md 2.2)', async () => {
    const view = await open('/confirm-email/not-a-link');
    const button = await screen.findByRole('button', { name: 'Confirm' });
    expect(view.sent).toEqual([]);
    await view.user.click(button);
    expect(await screen.findByRole('alert')).toHaveTextContent('Link is not valid or has expired');
    view.unmount();
  });
});

describe('a sign-in link', () => {
  it('does nothing until it is clicked, and says so when it does not work (R-AUT-05)', async () => {
    const view = await open('/login/sso/not-a-link');
    const button = await screen.findByRole('button', { name: 'Continue' });
    expect(view.sent).toEqual([]);
    await view.user.click(button);
    await waitFor(() => expect(view.path()).toBe('/login'));
    expect(await screen.findByText('Sign-in link is not valid or has expired')).toBeInTheDocument();
  });
});

describe('the end of a session', () => {
  it('after signing out leads to the plain sign-in with nothing kept (S-71)', async () => {
    const view = await open('/nowhere', 'ana');
    await view.user.click(await screen.findByRole('button', { name: /Account menu of Ana/ }));
    await view.user.click(await screen.findByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(view.path()).toBe('/login'));
    expect(view.search()).toEqual({});
    expect(Object.keys(localStorage)).toEqual([]);
  });
});
