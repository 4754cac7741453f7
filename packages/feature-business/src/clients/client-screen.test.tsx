import { screen, waitFor, within } from '@testing-library/react';
import { startTestHost, type TestHost } from '@upline/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBusiness, openClient, type View } from './clients.test-support.ts';

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost();
});
afterAll(() => host.close());

const choose = async ({ user }: View, entry: string) => {
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
};

describe('deleting a client (SPEC 8)', () => {
  it('asks in the words of the specification, keeps it, and deletes it', async () => {
    const { view, client } = await openClient(host);
    await choose(view, 'Delete client');
    const dialog = await screen.findByRole('dialog', { name: 'Delete client' });
    expect(within(dialog).getByText('Are you sure you want to delete this client?')).toBeInTheDocument();
    await view.user.click(within(dialog).getByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    await choose(view, 'Delete client');
    await view.user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Client deleted')).toBeInTheDocument();
    await waitFor(() => expect(view.path()).toBe('/business/clients'));
    await expect(view.api.call('getClient', { params: { id: client.id } })).rejects.toMatchObject({
      statusCode: 404,
    });
    view.unmount();
  });

  it('is refused in the dialog where somebody changed it meanwhile (R-GEN-04)', async () => {
    const { view, client, body } = await openClient(host);
    await view.api.call('updateClient', {
      params: { id: client.id },
      body: { ...body, citizenship: 'Canada' },
      ifMatch: client.version,
    });
    await choose(view, 'Delete client');
    const dialog = await screen.findByRole('dialog', { name: 'Delete client' });
    await view.user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'This client was changed by someone else. Reload and try again.',
    );
    expect(view.path()).toBe(`/business/clients/${client.id}`);
    view.unmount();
  });
});

it('a client is archived, said to be so, and restored (R-CLI-02)', async () => {
  const { view } = await openClient(host);
  await choose(view, 'Archive client');
  expect(await screen.findByText(/^This client is archived\./)).toBeInTheDocument();
  await choose(view, 'Restore client');
  await waitFor(() => expect(screen.queryByText(/^This client is archived\./)).not.toBeInTheDocument());
  await view.user.click(screen.getByRole('link', { name: 'Activity' }));
  const activity = await screen.findByRole('list', { name: 'Activity' });
  const titles = within(activity)
    .getAllByRole('listitem')
    .map((entry) => entry.querySelector('p')?.textContent);
  expect(titles).toEqual(['Client restored', 'Client archived', 'Client created']);
  view.unmount();
});

it('a note is written, changed and deleted in place (domain.md 2.10)', async () => {
  const { view } = await openClient(host, '?tab=notes');
  const notes = () => screen.getAllByRole('textbox', { name: 'Note' });
  expect(await screen.findByText(/^Nothing here yet\./)).toBeInTheDocument();
  await view.user.click(screen.getByRole('button', { name: 'Add note' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Note is required');
  await view.user.type(notes()[0] as HTMLElement, 'Call before noon.');
  await view.user.click(screen.getByRole('button', { name: 'Add note' }));
  expect(await screen.findByText('Note created successfully')).toBeInTheDocument();
  await waitFor(() => expect(notes()[0]).toHaveValue(''));
  expect(await screen.findByText('Call before noon.')).toBeInTheDocument();

  await view.user.click(screen.getByRole('button', { name: 'Edit note' }));
  const field = notes()[1] as HTMLElement;
  await view.user.clear(field);
  await view.user.type(field, 'Call after noon.');
  await view.user.click(screen.getByRole('button', { name: 'Save note' }));
  expect(await screen.findByText('Note updated successfully')).toBeInTheDocument();
  await waitFor(() => expect(notes()).toHaveLength(1));
  expect(await screen.findByText('Call after noon.')).toBeInTheDocument();

  await view.user.click(await screen.findByRole('button', { name: 'Delete note' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete note' });
  expect(within(dialog).getByText('Are you sure you want to delete this note?')).toBeInTheDocument();
  await view.user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Note deleted')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('Call after noon.')).not.toBeInTheDocument());
  view.unmount();
});

it('the activity names who changed what (D.7.46)', async () => {
  const { view, client, body } = await openClient(host);
  await view.api.call('updateClient', {
    params: { id: client.id },
    body: { ...body, citizenship: 'Canada' },
    ifMatch: client.version,
  });
  await view.user.click(screen.getByRole('link', { name: 'Activity' }));
  const activity = await screen.findByRole('list', { name: 'Activity' });
  const [changed] = within(activity).getAllByRole('listitem');
  expect(changed).toHaveTextContent('Client changed');
  expect(changed).toHaveTextContent('Ana Alvarez');
  expect(changed).toHaveTextContent(/Citizenship.*Canada/);
  view.unmount();
});

describe('who may do what', () => {
  it("somebody else's client is not found", async () => {
    const { view, client } = await openClient(host);
    view.unmount();
    const other = await openBusiness(host, `/business/clients/${client.id}`, 'hal');
    expect(await screen.findByText('Resource not found')).toBeInTheDocument();
    expect(screen.queryByText(client.name)).not.toBeInTheDocument();
    other.unmount();
  });

  it('an admin viewing as the associate may edit but not delete (7.3)', async () => {
    const { view, client } = await openClient(host);
    view.unmount();
    const viewed = await openBusiness(host, `/business/clients/${client.id}`, 'ana', 'super');
    expect(await screen.findByRole('link', { name: 'Edit client' })).toBeInTheDocument();
    await viewed.user.click(screen.getByRole('button', { name: 'More actions' }));
    expect(await screen.findByRole('menuitem', { name: 'Archive client' })).toBeInTheDocument();
    expect(screen.queryByRole('menuitem', { name: 'Delete client' })).not.toBeInTheDocument();
    viewed.unmount();
  });

  it('a suspended associate reads and is offered no change (SPEC 2)', async () => {
    const view = await openBusiness(host, '/business/clients', 'sam');
    const name = (await view.api.call('listClients', { query: { limit: 1 } })).rows[0]?.name ?? '';
    await screen.findByRole('heading', { level: 1, name: 'Clients' });
    expect(screen.queryByRole('link', { name: 'Create client' })).not.toBeInTheDocument();
    await view.user.click(await screen.findByRole('link', { name }));
    expect(await screen.findByRole('heading', { level: 1, name })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Edit client' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'More actions' })).not.toBeInTheDocument();
    await view.user.click(screen.getByRole('link', { name: 'Notes' }));
    expect(screen.queryByRole('button', { name: 'Add note' })).not.toBeInTheDocument();
    view.unmount();
  });

  it('a suspended associate is refused the page of a new client (SPEC 8)', async () => {
    const view = await openBusiness(host, '/business/clients/create', 'sam');
    expect(await screen.findByRole('heading', { name: 'Permission Error' })).toBeInTheDocument();
    expect(screen.getByText("You don't have access to this page")).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Create client' })).not.toBeInTheDocument();
    view.unmount();
  });
});
