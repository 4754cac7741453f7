import { act, screen, waitFor, within } from '@testing-library/react';
import { renderFeature, startTestHost, type TestHost } from '@upline/testing';
import { chooseOption } from '@upline/ui-kit/testing/choose-option.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { officeBusinessFeature } from '../../office.ts';
import { openBusiness } from '../../policies/policies.test-support.ts';

const FEEDS = '/business/carrier-feeds';

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost();
});
afterAll(() => host.close());

const open = (at: string, as = 'super') =>
  renderFeature({ host, features: [officeBusinessFeature], at, as, variant: 'admin' });

/** Somebody else says what the word means. */
async function mapElsewhere(text: string, lifecycle: string) {
  const { headers } = await host.signInAs('super');
  const send = (method: string, more: object, body?: object) =>
    host.app.inject({
      method,
      url: '/admin/carrier-statuses',
      headers: { ...headers, ...more },
      ...(body ? { payload: JSON.stringify(body) as never } : {}),
    });
  const { rows } = JSON.parse(Buffer.from((await send('GET', {})).rawPayload).toString()) as {
    rows: { provider_id: string; text: string; version: number }[];
  };
  for (const word of rows.filter((each) => each.text === text)) {
    const { provider_id, version } = word;
    const more = { 'if-match': `"${version}"`, 'content-type': 'application/json' };
    expect((await send('PUT', more, { provider_id, text, lifecycle })).statusCode).toBe(200);
  }
}

describe('carrier feeds (domain.md 2.21, 2.36)', () => {
  it('an import names the rows it refused (R-CAR-03)', async () => {
    const view = await open(FEEDS);
    const table = await screen.findByRole('table', { name: 'Imports' });
    const row = (await within(table).findByText('1 refused')).closest('tr') as HTMLElement;
    await view.user.click(within(row).getAllByRole('link')[0] as HTMLElement);
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByRole('row', { name: /^\d+ Last update is not a date$/ })).toBeInTheDocument();
    await view.user.click(
      within(dialog).getByRole('link', { name: 'All cases of Granite Mutual Life not matched' }),
    );
    await waitFor(() =>
      expect(view.search()).toEqual({
        filter: { matched: { eq: false }, provider: { eq: 'Granite Mutual Life' } },
      }),
    );
    view.unmount();
  });

  it('a case of a number nobody holds is assigned to the associate who is to enter it (R-CAR-01)', async () => {
    const view = await open(`${FEEDS}/cases?filter=${encodeURIComponent('{"associate":{"isNull":true}}')}`);
    const table = await screen.findByRole('table', { name: 'Cases' });
    await view.user.click(await within(table).findByRole('link', { name: /Grace Okafor/ }));
    expect(await screen.findByText(/^Nobody holds the writing number GR990017/)).toBeInTheDocument();
    await view.user.click(screen.getByRole('button', { name: 'More actions' }));
    await view.user.click(await screen.findByRole('menuitem', { name: 'Assign to an associate' }));
    const dialog = await screen.findByRole('dialog', { name: 'Assign the case' });
    await view.user.type(within(dialog).getByRole('combobox', { name: 'Associate' }), 'Bea Morales');
    await view.user.click(await screen.findByRole('option', { name: /Bea Morales/ }));
    await view.user.click(within(dialog).getByRole('button', { name: 'Assign' }));
    expect(await screen.findByText('Case assigned')).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Bea Morales' })).toBeInTheDocument();
    view.unmount();
    const bea = await openBusiness(host, '/business/carrier-dashboard', 'bea');
    const own = await screen.findByRole('table', { name: 'Cases' });
    expect(await within(own).findByText('GT-2200190')).toBeInTheDocument();
    bea.unmount();
  });

  it('an end is the home office’s to accept (R-CAR-02)', async () => {
    const view = await open(`${FEEDS}/cases?filter=${encodeURIComponent('{"suggested":{"eq":true}}')}`);
    const table = await screen.findByRole('table', { name: 'Cases' });
    const row = (await within(table).findByText('Carrier says Lapsed')).closest('tr') as HTMLElement;
    await view.user.click(within(row).getAllByRole('link')[0] as HTMLElement);
    await view.user.click(await screen.findByRole('button', { name: 'Accept' }));
    expect(await screen.findByText('Policy updated successfully')).toBeInTheDocument();
    expect(await screen.findByRole('list', { name: 'Decided before' })).toHaveTextContent(/Lapsed.*Accepted/);
    view.unmount();
  });

  it('what was said wrongly is taken back: a match, and an assignment', async () => {
    const view = await open(`${FEEDS}/cases?filter=${encodeURIComponent('{"suggested":{"eq":true}}')}`);
    const table = await screen.findByRole('table', { name: 'Cases' });
    await view.user.click((await within(table).findAllByRole('link'))[0] as HTMLElement);
    await view.user.click(await screen.findByRole('button', { name: 'More actions' }));
    await view.user.click(await screen.findByRole('menuitem', { name: 'Undo the match' }));
    expect(await screen.findByText('Match undone')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Match' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Accept' })).not.toBeInTheDocument();
    view.unmount();
  });

  it('a word is given its meaning; a refusal stays in the dialog, and a conflict shows what is so now (R-06)', async () => {
    const view = await open(`${FEEDS}/statuses`);
    const row = async () => {
      const cells = await screen.findAllByRole('rowheader', { name: 'Referred to the reinsurer' });
      return within(cells[0]?.closest('tr') as HTMLElement);
    };
    await view.user.click((await row()).getByRole('button', { name: 'Map' }));
    const dialog = within(await screen.findByRole('dialog', { name: /“Referred to the reinsurer” of / }));
    const save = () => view.user.click(dialog.getByRole('button', { name: 'Save' }));
    await chooseOption(view.user, await dialog.findByRole('combobox', { name: 'Lifecycle' }), 'Underwriting');
    view.failures.fail('/admin/carrier-statuses', 'forbidden');
    await save();
    expect(await dialog.findByRole('alert')).toHaveTextContent("You don't have access to this page");
    view.failures.heal();
    await mapElsewhere('Referred to the reinsurer', 'Submitted');
    await save();
    await waitFor(() =>
      expect(dialog.getByRole('alert')).toHaveTextContent('This status was changed by someone else'),
    );
    // What was chosen is kept, and replaces what is so now.
    await waitFor(() =>
      expect(screen.queryByRole('link', { name: /^Statuses\s*1$/ })).not.toBeInTheDocument(),
    );
    await save();
    expect(await screen.findByText('Status updated successfully')).toBeInTheDocument();
    await waitFor(async () => expect((await row()).getByText('Underwriting')).toBeInTheDocument());
    view.unmount();
  });
});

it('a file that is read beside the page says how far it is, and then what became of it (R-CAR-03)', async () => {
  const view = await open(FEEDS);
  await screen.findByRole('table', { name: 'Imports' });
  const { rows } = await view.api.call('listCarrierImports', { query: { limit: '1' } } as never);
  const { headers } = await host.signInAs('super');
  const file =
    'policy_number,applicant,status,last_update\nREAD-1,Ida Ray,Issued,2026-01-05\nREAD-2,Ida Ray,,';
  const part = 'content-disposition: form-data; name="file"; filename="ray.csv"\r\ncontent-type: text/csv';
  const sent = await host.app.inject({
    method: 'POST',
    url: `/admin/carrier-imports?provider_id=${rows[0]?.provider.id}`,
    headers: { ...headers, 'content-type': 'multipart/form-data; boundary=x' },
    payload: Buffer.from(`--x\r\n${part}\r\n\r\n${file}\r\n--x--\r\n`),
  });
  const { id } = JSON.parse(Buffer.from(sent.rawPayload).toString()) as { id: string };
  await act(() => view.router.navigate({ href: `${FEEDS}?import=${id}` }));
  const dialog = await screen.findByRole('dialog', { name: 'ray.csv' });
  expect(within(dialog).getByRole('progressbar')).toHaveAttribute('aria-valuetext', '0 of 2 rows');
  await host.platform.jobs.drain();
  expect(await within(dialog).findByText('2: 1 new, 1 refused')).toBeInTheDocument();
  // Nobody pressed anything: the list behind is the newest as well.
  await waitFor(() => expect(screen.getAllByText('ray.csv').length).toBeGreaterThan(1));
  view.unmount();
});
