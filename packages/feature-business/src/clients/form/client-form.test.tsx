import { screen, waitFor, within } from '@testing-library/react';
import { draftsKept, startTestHost, type TestHost } from '@upline/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientBody, fillPerson, openBusiness, openClient, reopenBusiness } from '../clients.test-support.ts';

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost();
});
afterAll(() => host.close());

const city = () => screen.getByRole('textbox', { name: 'City' });
const save = () => screen.getByRole('button', { name: 'Save client' });
const create = () => screen.getByRole('button', { name: 'Create client' });

describe('a new client', () => {
  it('tells what is missing on the fields and in a summary that takes the focus (X-08)', async () => {
    const view = await openBusiness(host, '/business/clients/create');
    await view.user.click(await screen.findByRole('button', { name: 'Create client' }));
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveFocus();
    expect(within(summary).getAllByRole('button').slice(0, 3)).toEqual(
      ['First Name is required', 'Last Name is required', 'Date of Birth is required'].map((name) =>
        within(summary).getByRole('button', { name }),
      ),
    );
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
      'Enter an email or a phone',
    );
    await view.user.click(within(summary).getByRole('button', { name: 'City is required' }));
    expect(city()).toHaveFocus();
    expect(view.sent.filter(({ method }) => method === 'POST')).toEqual([]);
    view.unmount();
  });

  it('is created, said and opened (SPEC 8)', async () => {
    const view = await openBusiness(host, '/business/clients/create');
    await fillPerson(view.user, { first: 'Nora', last: 'Quill', email: 'nora.quill@example.com' });
    await view.user.click(create());
    expect(await screen.findByText('Client created successfully')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { level: 1, name: 'Nora Quill' })).toBeInTheDocument();
    expect(view.path()).toMatch(/^\/business\/clients\/[0-9a-f-]{36}$/);
    expect(screen.getByText('Austin, Texas 78704')).toBeInTheDocument();
    view.unmount();
  });

  it('that looks like another is pointed out and may be created all the same (R-CLI-01)', async () => {
    const view = await openBusiness(host, '/business/clients/create');
    const twin = await view.api.call('createClient', { body: clientBody({ first_name: 'Otto' }) });
    await fillPerson(view.user, { first: 'Ottilie', last: 'Sand', email: twin.email ?? '' });
    const warning = await screen.findByText(/^A similar client exists:/);
    expect(within(warning).getByRole('link', { name: new RegExp(`^${twin.name}`) })).toHaveAttribute(
      'href',
      `/business/clients/${twin.id}`,
    );
    await view.user.click(create());
    expect(await screen.findByText('Client created successfully')).toBeInTheDocument();
    view.unmount();
  });
});

describe('a client that is edited', () => {
  it('is saved, said and shown (SPEC 7)', async () => {
    const { view, client } = await openClient(host);
    await view.user.click(screen.getByRole('link', { name: 'Edit client' }));
    expect(await screen.findByRole('heading', { level: 1, name: `Edit ${client.name}` })).toBeInTheDocument();
    await view.user.clear(city());
    await view.user.type(city(), 'Round Rock');
    await view.user.click(save());
    expect(await screen.findByText('Client updated successfully')).toBeInTheDocument();
    expect(draftsKept()).toEqual([]);
    expect(await screen.findByText('Round Rock, Texas 78704')).toBeInTheDocument();
    expect(view.path()).toBe(`/business/clients/${client.id}`);
    view.unmount();
  });

  it('and meanwhile changed by another keeps what was typed, and both are saved (R-GEN-04)', async () => {
    const { view, client, body } = await openClient(host, '/edit');
    await view.user.type(screen.getByRole('textbox', { name: 'Citizenship' }), 'Canada');
    await view.api.call('updateClient', {
      params: { id: client.id },
      body: { ...body, marital_status: 'Married' },
      ifMatch: client.version,
    });
    await view.user.click(save());
    expect(
      await screen.findByText('This client was changed by someone else. Reload and try again.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('row', { name: /^Marital Status Married/ })).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Citizenship' })).toHaveValue('Canada');

    await view.user.click(screen.getByRole('button', { name: 'Keep my changes' }));
    await view.user.click(save());
    expect(await screen.findByText('Client updated successfully')).toBeInTheDocument();
    const saved = await view.api.call('getClient', { params: { id: client.id } });
    expect(saved).toMatchObject({ citizenship: 'Canada', marital_status: 'Married' });
    view.unmount();
  });

  it('keeps what was typed where the network fails, and is saved when it is back (R-32, R-33)', async () => {
    const { view, client } = await openClient(host, '/edit');
    await view.user.type(screen.getByRole('textbox', { name: 'Citizenship' }), 'Canada');
    view.failures.fail(`/business/clients/${client.id}`, 'network');
    await view.user.click(save());
    expect(await screen.findByText(/Nothing was saved, and your input is still here/)).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Citizenship' })).toHaveValue('Canada');
    view.failures.heal();
    await view.user.click(save());
    expect(await screen.findByText('Client updated successfully')).toBeInTheDocument();
    await waitFor(() => expect(view.path()).toBe(`/business/clients/${client.id}`));
    view.unmount();
  });

  it('comes back after the session with what was typed, and never writes over what another changed (R-33, R-GEN-04)', async () => {
    const { view, client, body } = await openClient(host, '/edit');
    const at = `/business/clients/${client.id}`;
    await view.user.type(screen.getByRole('textbox', { name: 'Citizenship' }), 'Canada');
    await view.user.type(screen.getByRole('textbox', { name: 'General Notes' }), 'Call in May');
    host.clock.advance(24 * 60 * 60_000);
    await view.user.click(save());
    await waitFor(() => expect(view.path()).toBe('/login'));
    view.unmount();

    const other = await reopenBusiness(host, '/', 'super');
    await other.api.call('updateClient', {
      params: { id: client.id },
      body: { ...body, citizenship: 'Mexico', marital_status: 'Married' },
      ifMatch: client.version,
    });
    other.unmount();

    const back = await reopenBusiness(host, `${at}/edit`);
    expect(await screen.findByText(/^What you had typed is back/)).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Citizenship' })).toHaveValue('Canada');
    await back.user.click(save());
    expect(await screen.findByRole('row', { name: 'Citizenship Mexico Canada' })).toBeInTheDocument();
    // What only one of both changed is no conflict.
    expect(screen.getAllByRole('row')).toHaveLength(2);
    await back.user.click(screen.getByRole('button', { name: 'Keep my changes' }));
    await back.user.click(save());
    expect(await screen.findByText('Client updated successfully')).toBeInTheDocument();
    expect(await back.api.call('getClient', { params: { id: client.id } })).toMatchObject({
      citizenship: 'Canada',
      marital_status: 'Married',
      general_notes: 'Call in May',
    });
    back.unmount();
  });
});
