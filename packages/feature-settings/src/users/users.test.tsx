import { screen, waitFor, within } from '@testing-library/react';
import { renderFeature, startTestHost, type TestHost } from '@upline/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settingsFeature } from '../index.ts';

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost();
});
afterAll(() => host.close());

const open = (at: string, as = 'super') =>
  renderFeature({ host, features: [settingsFeature], at, as, variant: 'admin' });
type View = Awaited<ReturnType<typeof open>>;

async function pick(view: View, step: string) {
  await view.user.click(await screen.findByRole('button', { name: 'More actions' }));
  await view.user.click(await screen.findByRole('menuitem', { name: step }));
  return screen.findByRole('dialog');
}

describe('users and roles (domain.md 7.2)', () => {
  it('a super admin makes an admin, changes the role and disables the account', async () => {
    const view = await open('/settings/users');
    await view.user.click(await screen.findByRole('button', { name: 'Create admin' }));
    const dialog = await screen.findByRole('dialog', { name: 'Create admin' });
    const type = (name: string, words: string) =>
      view.user.type(within(dialog).getByRole('textbox', { name }), words);
    await type('First Name', 'Nora');
    await type('Last Name', 'Lind');
    await type('Email', 'nora@upline.test');
    await type('Username', 'nora.lind');
    await type('Reason', 'Joins the licensing desk');
    await view.user.click(within(dialog).getByRole('button', { name: 'Create admin' }));
    expect((await within(dialog).findAllByText('Roles is required')).length).toBeGreaterThan(0);
    await view.user.click(within(dialog).getByRole('checkbox', { name: 'Licensing' }));
    await view.user.click(within(dialog).getByRole('button', { name: 'Create admin' }));
    expect(await screen.findByText('Nora Lind was invited by email')).toBeInTheDocument();
    await view.user.click(await screen.findByRole('link', { name: 'Nora Lind' }));
    expect(await screen.findByText('No password has been chosen yet')).toBeInTheDocument();

    const role = await pick(view, 'Change role');
    expect(within(role).getByRole('checkbox', { name: 'Licensing' })).toBeChecked();
    await view.user.click(within(role).getByRole('checkbox', { name: 'Finance' }));
    await view.user.type(within(role).getByRole('textbox', { name: 'Reason' }), 'Helps out in finance');
    await view.user.click(within(role).getByRole('button', { name: 'Change role' }));
    expect(await screen.findByText('Role changed')).toBeInTheDocument();
    expect(await screen.findByText('Licensing, Finance')).toBeInTheDocument();

    const edit = await pick(view, 'Edit name and email');
    const last = within(edit).getByRole('textbox', { name: 'Last Name' });
    await view.user.clear(last);
    await view.user.type(last, 'Berg');
    await view.user.type(within(edit).getByRole('textbox', { name: 'Reason' }), 'Has another name');
    await view.user.click(within(edit).getByRole('button', { name: 'Edit name and email' }));
    expect(await screen.findByText('Admin updated')).toBeInTheDocument();

    const disable = await pick(view, 'Disable');
    await view.user.type(within(disable).getByRole('textbox', { name: 'Reason' }), 'Left the company');
    await view.user.click(within(disable).getByRole('button', { name: 'Disable' }));
    expect(await screen.findByText('Admin disabled')).toBeInTheDocument();
    await waitFor(() => expect(screen.getAllByText('Disabled').length).toBeGreaterThan(0));
    view.unmount();
  });

  it('offers nobody their own role, and shows where they are signed in', async () => {
    const view = await open('/settings/users');
    await view.user.click(await screen.findByRole('link', { name: 'Susan Park' }));
    expect(await screen.findByText('This is your own account')).toBeInTheDocument();
    await view.user.click(screen.getByRole('button', { name: 'More actions' }));
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
      'Edit name and email',
      'End all sessions',
    ]);
    await view.user.keyboard('{Escape}');
    await view.user.click(screen.getByRole('link', { name: 'Sessions' }));
    const sessions = await screen.findByRole('list', { name: 'Sessions' });
    expect(within(sessions).getAllByRole('button', { name: 'End session' }).length).toBeGreaterThan(0);
    view.unmount();
  });

  it('resets the second step of an admin, who has codes by email from then on', async () => {
    await host.db
      .updateTable('app_user')
      .set({
        mfa_method: 'SMS',
        phone: '7135550177',
        phone_type: 'Mobile',
        phone_verified_at: host.clock.now(),
      })
      .where('code', '=', 'A000001')
      .execute();
    const view = await open('/settings/users/A000001');
    expect(await screen.findByText('Code by text')).toBeInTheDocument();
    const reset = await pick(view, 'Reset second step');
    await view.user.type(within(reset).getByRole('textbox', { name: 'Reason' }), 'Lost the phone');
    await view.user.click(within(reset).getByRole('button', { name: 'Reset second step' }));
    expect(await screen.findByText('Code by email')).toBeInTheDocument();
    view.unmount();
  });

  it('is closed to other admins', async () => {
    const view = await open('/settings/users', 'admin');
    expect(await screen.findByText(/don't have access/)).toBeInTheDocument();
    view.unmount();
  });
});

it('adds and removes a conflict of interest (R-ADM-02)', async () => {
  const view = await open('/settings/conflicts');
  await view.user.click(await screen.findByRole('button', { name: 'Add conflict' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add conflict' });
  await view.user.click(within(dialog).getByRole('button', { name: 'Add conflict' }));
  const summary = await within(dialog).findByRole('alert', { name: 'Please correct 4 fields' });
  expect(
    within(summary)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Admin is required', 'Associate is required', 'Relation is required', 'Reason is required']);
  await view.user.click(within(summary).getByRole('button', { name: 'Associate is required' }));
  expect(within(dialog).getByRole('combobox', { name: 'Associate' })).toHaveFocus();
  await view.user.type(within(dialog).getByRole('combobox', { name: 'Admin' }), 'Adrian');
  await view.user.click(await screen.findByRole('option', { name: /Adrian Cole/ }));
  await view.user.type(within(dialog).getByRole('combobox', { name: 'Associate' }), 'Ana Alvarez');
  await view.user.click(await screen.findByRole('option', { name: /Ana Alvarez/ }));
  await view.user.type(within(dialog).getByRole('textbox', { name: 'Relation' }), 'Sister');
  await view.user.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Declared when hired');
  await view.user.click(within(dialog).getByRole('button', { name: 'Add conflict' }));
  expect(await screen.findByText('Conflict added')).toBeInTheDocument();
  expect(await screen.findByText('Sister')).toBeInTheDocument();
  view.unmount();
});

it('shows, adds and removes the conflicts of an admin on the record (R-ADM-02)', async () => {
  const view = await open('/settings/users/A000001?tab=conflicts');
  await view.user.click(await screen.findByRole('button', { name: 'Add conflict' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add conflict' });
  await view.user.type(within(dialog).getByRole('combobox', { name: 'Associate' }), 'Hal Thompson');
  await view.user.click(await screen.findByRole('option', { name: /Hal Thompson/ }));
  await view.user.type(within(dialog).getByRole('textbox', { name: 'Relation' }), 'Uncle');
  await view.user.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Declared when hired');
  await view.user.click(within(dialog).getByRole('button', { name: 'Add conflict' }));
  const list = await screen.findByRole('list', { name: 'Conflicts of interest' });
  const entry = (await within(list).findByText('Uncle')).closest('li') as HTMLElement;
  await view.user.click(within(entry).getByRole('button', { name: 'Remove conflict' }));
  const asked = await screen.findByRole('dialog', { name: 'Remove conflict' });
  expect(asked).toHaveTextContent('Adrian Cole may then decide on records about Hal Thompson.');
  await view.user.type(within(asked).getByRole('textbox', { name: 'Reason' }), 'Divorced since then');
  await view.user.click(within(asked).getByRole('button', { name: 'Remove conflict' }));
  await waitFor(() => expect(screen.queryByText('Uncle')).not.toBeInTheDocument());
  view.unmount();
});

it('adds a beta user (domain.md 7.4)', async () => {
  const view = await open('/settings/beta-users');
  await view.user.click(await screen.findByRole('button', { name: 'Add beta user' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add beta user' });
  await view.user.type(within(dialog).getByRole('combobox', { name: 'Associate' }), 'Hal Thompson');
  await view.user.click(await screen.findByRole('option', { name: /Hal Thompson/ }));
  await view.user.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Tries the carrier feed');
  await view.user.click(within(dialog).getByRole('button', { name: 'Add beta user' }));
  expect(await screen.findByText('Beta user added')).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Hal Thompson' })).toBeInTheDocument();
  view.unmount();
});
