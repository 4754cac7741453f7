import { act, screen, waitFor, within } from '@testing-library/react';
import { startTestHost, type TestHost } from '@upline/testing';
import { chooseOption } from '@upline/ui-kit/testing/choose-option.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientBody, openBusiness, reopenBusiness, type View } from '../clients/clients.test-support.ts';

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost();
});
afterAll(() => host.close());

const at = (filter: object) => `/business/clients?filter=${encodeURIComponent(JSON.stringify(filter))}`;

/** Two clients of Ana's in a city of their own, selected in the list. */
async function selectIn(city: string) {
  const view = await openBusiness(host, '/');
  const address = { ...clientBody().address, city };
  for (let n = 0; n < 2; n += 1) await view.api.call('createClient', { body: clientBody({ address }) });
  await act(() => view.router.navigate({ href: at({ city: { eq: city } }) }));
  const table = await screen.findByRole('table', { name: 'Clients' });
  await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(3));
  await view.user.click(within(table).getByRole('checkbox', { name: /all/i }));
  return view;
}

async function previewCity(view: View, to: string) {
  await view.user.click(
    within(await screen.findByRole('region', { name: 'Selected rows' })).getByRole('button', {
      name: 'Change',
    }),
  );
  await chooseOption(view.user, await screen.findByRole('combobox', { name: 'Field' }), 'City');
  const dialog = screen.getByRole('dialog');
  await view.user.type(within(dialog).getByRole('textbox', { name: 'New value' }), to);
  await view.user.click(within(dialog).getByRole('button', { name: 'Preview' }));
  return screen.findByRole('heading', { level: 1, name: 'Bulk edit of clients' });
}

const cities = async (view: View, city: string) =>
  (await view.api.call('countClients', {
    query: { filter: { city: { eq: city } } },
  } as never)) as unknown as {
    count: number;
  };

describe('a bulk edit', () => {
  it('is previewed, applied once by a double click, and undone', async () => {
    const view = await selectIn('Elmtown');
    await previewCity(view, 'Oakville');
    const table = await screen.findByRole('table', { name: 'Rows' });
    await waitFor(() => expect(within(table).getAllByText('Oakville')).toHaveLength(2));
    expect(within(table).getAllByText('Elmtown')).toHaveLength(2);
    expect((await cities(view, 'Elmtown')).count).toBe(2);
    await view.user.dblClick(screen.getByRole('button', { name: 'Change 2 clients' }));
    await screen.findByText('Done: 2 saved');
    expect((await cities(view, 'Oakville')).count).toBe(2);
    await view.user.click(screen.getByRole('button', { name: 'Undo' }));
    await view.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Undo' }));
    await screen.findByText('Undone: 2 undone');
    expect((await cities(view, 'Elmtown')).count).toBe(2);
    view.unmount();
  });

  it('shows what another tab has done with it when it is decided too late (R-GEN-04)', async () => {
    const view = await selectIn('Fernley');
    await previewCity(view, 'Gladstone');
    await screen.findByRole('button', { name: 'Change 2 clients' });
    const id = view.path().split('/').at(-1) ?? '';
    const { version } = await view.api.call('getChange', { params: { id } });
    await view.api.call('applyChange', { params: { id }, body: { leave_similar: false }, ifMatch: version });
    await view.user.click(screen.getByRole('button', { name: 'Change 2 clients' }));
    expect(await screen.findByText('Done: 2 saved')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Change 2 clients' })).not.toBeInTheDocument();
    view.unmount();
  });

  it('keeps what was chosen when a value is refused, and its preview over a reload', async () => {
    const view = await selectIn('Ashford');
    await view.user.click(
      within(await screen.findByRole('region', { name: 'Selected rows' })).getByRole('button', {
        name: 'Change',
      }),
    );
    await chooseOption(view.user, await screen.findByRole('combobox', { name: 'Field' }), 'City');
    const dialog = screen.getByRole('dialog');
    await view.user.click(within(dialog).getByRole('button', { name: 'Preview' }));
    expect(await within(dialog).findByText('City is required')).toBeInTheDocument();
    await view.user.type(within(dialog).getByRole('textbox', { name: /New value/ }), 'Birchdale');
    await view.user.click(within(dialog).getByRole('button', { name: 'Preview' }));
    await screen.findByRole('heading', { level: 1, name: 'Bulk edit of clients' });
    const address = view.path();
    view.unmount();
    const again = await reopenBusiness(host, address);
    expect(await screen.findByRole('button', { name: 'Change 2 clients' })).toBeInTheDocument();
    again.unmount();
  });
});

/** Ana's file of a good line and a bad one, as it was read. */
async function importFile(): Promise<string> {
  const { headers } = await host.signInAs('ana');
  const boundary = 'edge';
  const sent = await host.app.inject({
    method: 'POST',
    url: '/business/clients/imports',
    headers: {
      ...headers,
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'idempotency-key': crypto.randomUUID(),
    },
    payload: [
      `--${boundary}`,
      'content-disposition: form-data; name="file"; filename="leads.csv"',
      'content-type: text/csv',
      '',
      'Name,Birthday,Email,Street,City,State,ZIP',
      'Zoë Großmann,3/9/1984,zoe.mapped@example.test,12 Main Street,Austin,Texas,78704',
      '=A1,3/9/1984,nobody.mapped@example.test,12 Main Street,Austin,Texas,78704',
      `--${boundary}--`,
      '',
    ].join('\r\n') as never,
  });
  expect(sent.statusCode, sent.body).toBe(201);
  return JSON.parse(sent.body).id;
}

describe('an import', () => {
  it('adds nothing by the former columns while others are chosen', async () => {
    const view = await reopenBusiness(host, `/business/changes/${await importFile()}`);
    const add = await screen.findByRole('button', { name: 'Add 1 client' });
    // A line without a name is no record that is not there.
    expect(await screen.findByText(/Full Name is a formula/)).toBeInTheDocument();
    expect(screen.queryByText('Not found')).not.toBeInTheDocument();
    const city = await screen.findByRole('combobox', { name: 'Field of City' });
    await chooseOption(view.user, city, 'Leave out');
    await waitFor(() => expect(add).toBeDisabled());
    await chooseOption(view.user, city, 'City');
    await waitFor(() => expect(add).toBeEnabled());
    await chooseOption(view.user, city, 'Leave out');
    await view.user.click(screen.getByRole('button', { name: 'Use these columns' }));
    expect(await screen.findByText('No row can be written as it stands.')).toBeInTheDocument();
    view.unmount();
  });

  it('takes the columns chosen here after another tab chose others, and keeps the choice (R-GEN-04)', async () => {
    const id = await importFile();
    const view = await reopenBusiness(host, `/business/changes/${id}`);
    const street = await screen.findByRole('combobox', { name: 'Field of Street' });
    await chooseOption(view.user, street, 'Leave out');
    const { columns, values, version } = await view.api.call('getChange', { params: { id } });
    const fields = columns.map(({ heading, field }) => (heading === 'Birthday' ? null : field));
    await view.api.call('mapImport', { params: { id }, body: { fields, values }, ifMatch: version });

    await view.user.click(screen.getByRole('button', { name: 'Use these columns' }));
    expect(await screen.findByText(/what you chose is kept/)).toBeInTheDocument();
    await waitFor(async () => expect(view.queryClient.isFetching()).toBe(0));
    expect(street).toHaveTextContent(/^$/);
    await view.user.click(screen.getByRole('button', { name: 'Use these columns' }));
    await waitFor(async () => {
      const { columns: after } = await view.api.call('getChange', { params: { id } });
      expect(after.find(({ heading }) => heading === 'Street')?.field).toBeNull();
    });
    view.unmount();
  });
});

describe('own bulk edits and imports', () => {
  it('are listed with what can be undone', async () => {
    const view = await openBusiness(host, '/business/changes');
    const table = await screen.findByRole('table', { name: 'Bulk edits and imports' });
    expect(await within(table).findAllByText('City')).not.toHaveLength(0);
    view.unmount();
  });
});
