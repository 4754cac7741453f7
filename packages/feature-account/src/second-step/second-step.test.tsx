import { screen, waitFor, within } from '@testing-library/react';
import { renderFeature, startTestHost, type TestHost } from '@upline/testing';
import { chooseOption } from '@upline/ui-kit/testing/choose-option.ts';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountFeature } from '../index.ts';

const PASSWORD = 'lantern-harbor-42';
let host: TestHost;
beforeAll(async () => {
  host = await startTestHost();
});
afterAll(() => host.close());

const open = (as: string, at = '/account/password') =>
  renderFeature({ host, features: [accountFeature], at, as });

/** What an authenticator app with this key shows at the server's time. */
const appCode = (key: string) =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: host.clock.now().getTime() });

/** The newest message to this address or number that holds a code. */
async function messageTo(to: string): Promise<string> {
  const { rows } = (await host.get(`/outbox/messages?to=${encodeURIComponent(to)}&limit=1`)).json() as {
    rows: { text: string }[];
  };
  return rows[0]?.text ?? '';
}
const codeIn = (text: string) => /\b\d{6,8}\b/.exec(text)?.[0] ?? '';
const methods = async () => screen.findByRole('list', { name: 'Second step' });

describe('the second step (S-15 to S-17)', () => {
  it('is an authenticator app once its key is typed and a wrong code was corrected; the codes to keep come with it', async () => {
    const view = await open('ana');
    expect(within(await methods()).getByText('In use').parentElement).toHaveTextContent(/^Email/);
    await view.user.click(screen.getByRole('button', { name: 'Set up an authenticator app' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByRole('img', { name: 'Code for the authenticator app' })).toBeInTheDocument();
    const key = within(dialog).getByText(/^[A-Z2-7]{32}$/).textContent ?? '';
    await view.user.type(within(dialog).getByLabelText('Code'), '000000');
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Code is not valid or has expired');
    await view.user.clear(within(dialog).getByLabelText('Code'));
    await view.user.type(within(dialog).getByLabelText('Code'), appCode(key));
    const codes = await screen.findByRole('list', { name: 'Recovery codes' });
    expect(within(codes).getAllByRole('listitem')).toHaveLength(10);
    await view.user.click(screen.getByRole('button', { name: 'I have kept them' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(async () =>
      expect(within(await methods()).getByText('In use').parentElement).toHaveTextContent(
        /^Authenticator app/,
      ),
    );
    expect(screen.getByText(/changes of payout information are held until/)).toBeInTheDocument();
    expect(screen.getByText('10 of 10 left, for the day your phone is not at hand.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Use email' })).not.toBeInTheDocument();
    view.unmount();
  });

  it('is asked for again when it was proved too long ago, and a closed question changes nothing', async () => {
    const view = await open('ben');
    await methods();
    host.clock.advance(6 * 60_000);
    await view.user.click(screen.getByRole('button', { name: 'Make codes' }));
    await screen.findByRole('dialog', { name: 'Confirm that it is you' });
    await screen.findByText('b•••@d•••.test');
    await view.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByText(/^None yet/)).toBeInTheDocument();

    host.clock.advance(60_000);
    await view.user.click(screen.getByRole('button', { name: 'Make codes' }));
    const field = await screen.findByLabelText('Code');
    const code = codeIn(await messageTo('ben@demo.upline.test'));
    await view.user.type(field, code === '000000' ? '000001' : '000000');
    expect(await screen.findByRole('alert')).toHaveTextContent('Code is not valid or has expired');
    await view.user.clear(field);
    await view.user.type(field, code);
    expect(
      within(await screen.findByRole('list', { name: 'Recovery codes' })).getAllByRole('listitem'),
    ).toHaveLength(10);
    view.unmount();
  });
});

describe('the email (domain.md 2.2)', () => {
  it('is asked for with the password, waits for its confirmation, and can be kept after all', async () => {
    const view = await open('cara', '/account/email');
    await view.user.type(await screen.findByRole('textbox', { name: /^Email/ }), 'cara at home');
    await view.user.type(screen.getByLabelText(/^Current password/), 'not-my-password');
    await view.user.click(screen.getByRole('button', { name: 'Send the link' }));
    expect((await screen.findAllByText('Email is not valid')).length).toBeGreaterThan(0);
    await view.user.clear(screen.getByRole('textbox', { name: /^Email/ }));
    await view.user.type(screen.getByRole('textbox', { name: /^Email/ }), 'cara@new.upline.test');
    await view.user.click(screen.getByRole('button', { name: 'Send the link' }));
    expect((await screen.findAllByText('Password is not right')).length).toBeGreaterThan(0);
    await view.user.clear(screen.getByLabelText(/^Current password/));
    await view.user.type(screen.getByLabelText(/^Current password/), PASSWORD);
    await view.user.click(screen.getByRole('button', { name: 'Send the link' }));
    await waitFor(() => expect(view.path()).toBe('/account/password'));
    expect(await screen.findByText('A new email waits for its confirmation')).toBeInTheDocument();
    expect(screen.getByText(/^Follow the link we sent to/)).toHaveTextContent('cara@new.upline.test');
    await view.user.click(screen.getByRole('button', { name: 'Keep the present email' }));
    await waitFor(() =>
      expect(screen.queryByText('A new email waits for its confirmation')).not.toBeInTheDocument(),
    );
    view.unmount();
  });
});

describe('the phone (domain.md 2.2)', () => {
  it('counts by the code sent to it, and then may get the codes of signing in', async () => {
    const view = await open('eve', '/account/phone');
    const phone = await screen.findByRole('textbox', { name: /^Phone/ });
    await view.user.clear(phone);
    await view.user.type(phone, '6465550187');
    await chooseOption(view.user, screen.getByRole('combobox', { name: /^Phone type/ }), 'Mobile');
    await view.user.click(screen.getByRole('button', { name: 'Send a code' }));
    await screen.findByLabelText('Code');
    view.unmount();

    // Reading the message may have cost the page.
    const again = await open('eve', '/account/phone');
    const field = await screen.findByLabelText('Code');
    expect(screen.getByText(/^Enter the code we sent to/)).toHaveTextContent('0187');
    await again.user.type(field, codeIn(await messageTo('6465550187')));
    await waitFor(() => expect(again.path()).toBe('/account/password'));
    const contact = await screen.findByRole('list', { name: 'Email and phone' });
    await waitFor(() => expect(within(contact).getByText('Mobile, verified')).toBeInTheDocument());
    await again.user.click(await screen.findByRole('button', { name: 'Use text messages' }));
    await waitFor(async () =>
      expect(within(await methods()).getByText('In use').parentElement).toHaveTextContent(/^Text message/),
    );
    again.unmount();
  });
});
