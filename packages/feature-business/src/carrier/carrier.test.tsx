import { act, screen, waitFor, within } from '@testing-library/react';
import { startTestHost, type TestHost } from '@upline/testing';
import { chooseOption } from '@upline/ui-kit/testing/choose-option.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBusiness } from '../policies/policies.test-support.ts';

const DASHBOARD = '/business/carrier-dashboard';

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost();
});
afterAll(() => host.close());

/** Opens the case of a number. */
async function openCase(number: string) {
  const view = await openBusiness(host, '/no-such-page', 'bea');
  const { rows } = await view.api.call('listCarrierCases', {
    query: { filter: { carrier_policy_number: { eq: number } } },
  } as never);
  const [found] = rows;
  if (!found) throw new Error(`The demo network has no case ${number}`);
  await act(() => view.router.navigate({ href: `${DASHBOARD}/${found.id}` }));
  await screen.findByRole('heading', { level: 1, name: found.applicant });
  return { view, found };
}

describe('the carrier dashboard (domain.md 2.21)', () => {
  it('shows figures by provider and the cases, and says which policy is missing (R-CAR-01)', async () => {
    const view = await openBusiness(host, DASHBOARD, 'bea');
    expect(
      await screen.findByText('This is a beta testing feature. Please report any issues to support.'),
    ).toBeInTheDocument();
    const figures = await screen.findByRole('list', { name: 'Figures by provider' });
    expect(within(figures).getByRole('heading', { name: 'Granite Mutual Life' })).toBeInTheDocument();
    const table = await screen.findByRole('table', { name: 'Cases' });
    const missing = within(table).getByText('Not in your business list').closest('tr') as HTMLElement;
    expect(within(missing).getByText('GT-2200107')).toBeInTheDocument();
    expect(within(table).getByText(/, overdue$/)).toBeInTheDocument();

    const [show] = screen.getAllByRole('link', { name: 'Show' });
    await view.user.click(show as HTMLElement);
    await waitFor(() => expect(view.search()).toEqual({ filter: { missing: { eq: true } } }));
    await waitFor(() => expect(within(table).queryByText('GT2200101')).not.toBeInTheDocument());
    view.unmount();
  });

  it('shows a team by initials, and no case of it opens (domain.md 7.1)', async () => {
    const view = await openBusiness(host, `${DASHBOARD}?team=Infinity`, 'bea');
    const table = await screen.findByRole('table', { name: 'Cases of Infinity' });
    expect(within(table).queryByRole('link')).not.toBeInTheDocument();
    expect(screen.queryByText(/not in your business list/)).not.toBeInTheDocument();
    await chooseOption(view.user, screen.getByRole('combobox', { name: 'Cases of' }), 'My cases');
    expect(await screen.findByRole('table', { name: 'Cases' })).toBeInTheDocument();
    view.unmount();
  });

  it('says so in the place of the figures when they cannot be read', async () => {
    const view = await openBusiness(host, '/business/clients', 'bea');
    view.failures.fail('/business/carrier-cases/tiles', 'forbidden');
    await act(() => view.router.navigate({ href: DASHBOARD }));
    expect(await screen.findByText("You don't have access to this page")).toBeInTheDocument();
    expect(await screen.findByRole('table', { name: 'Cases' })).toBeInTheDocument();
    view.unmount();
  });

  it('is not there for others: no entry, and the permission page (domain.md 7.4)', async () => {
    const view = await openBusiness(host, DASHBOARD);
    expect(await screen.findByRole('heading', { name: 'Permission Error' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Carrier Dashboard' })).not.toBeInTheDocument();
    view.unmount();
  });
});

describe('a case', () => {
  it('without a policy fills the form in (R-CAR-01)', async () => {
    const { view, found } = await openCase('GT-2200107');
    await view.user.click(screen.getByRole('link', { name: 'Add it' }));
    expect(await screen.findByRole('combobox', { name: 'Client' })).toHaveValue(found.applicant);
    expect(view.search()).toEqual({ case: found.id });
    expect(screen.getByText(/^Filled in from what Granite Mutual Life reported/)).toBeInTheDocument();
    await view.user.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Product' })).toHaveDisplayValue(/Granite Term 20/),
    );
    view.unmount();
  });

  it('is taken over by who wrote the policy, never silently (R-CAR-02)', async () => {
    const { view } = await openCase('GT2200101');
    await view.user.click(screen.getByRole('button', { name: 'Accept' }));
    expect(await screen.findByText('Policy updated successfully')).toBeInTheDocument();
    expect(await screen.findByRole('list', { name: 'Decided before' })).toHaveTextContent(/Issued.*Accepted/);
    await view.user.click(screen.getByRole('link', { name: 'GT-2200101' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'GT-2200101' })).toBeInTheDocument();
    view.unmount();
  });

  it('that ended is for the home office to take over, and can be ignored', async () => {
    const view = await openBusiness(host, DASHBOARD, 'bea');
    const table = await screen.findByRole('table', { name: 'Cases' });
    const row = within(table).getByText('Carrier says Lapsed').closest('tr') as HTMLElement;
    await view.user.click(within(row).getAllByRole('link')[0] as HTMLElement);
    expect(await screen.findByText(/only the home office can take it over/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Accept' })).not.toBeInTheDocument();
    await view.user.click(screen.getByRole('button', { name: 'Ignore' }));
    expect(await screen.findByText('The policy stays as it is')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Ignore' })).not.toBeInTheDocument());
    view.unmount();
  });
});

describe('a second case of a policy (R-CAR-01)', () => {
  const HEAD = 'policy_number,applicant,writing_number,status,last_update';

  /** The carrier reports an application under a number written another way. */
  async function report(number: string, provider_id: string) {
    const { headers } = await host.signInAs('super');
    const last_update = host.clock.now().toISOString().slice(0, 10);
    const lines = [HEAD, `${number},Oscar Griffin,GR000032,In underwriting,${last_update}`];
    const file = 'content-disposition: form-data; name="file"; filename="feed.csv"\r\ncontent-type: text/csv';
    const sent = await host.app.inject({
      method: 'POST',
      url: `/admin/carrier-imports?provider_id=${provider_id}`,
      headers: { ...headers, 'content-type': 'multipart/form-data; boundary=x-feed' },
      payload: Buffer.from(`--x-feed\r\n${file}\r\n\r\n${lines.join('\n')}\r\n--x-feed--\r\n`),
    });
    expect(sent.statusCode).toBe(202);
    await host.platform.jobs.drain();
  }

  it('says which case has the policy, opens it, and has nothing to add', async () => {
    const { view: first, found } = await openCase('GT2200101');
    first.unmount();
    await report('00GT2200101', found.provider_id);
    const { view } = await openCase('00GT2200101');
    expect(screen.getByText('Second case of its policy')).toBeInTheDocument();
    expect(screen.getByText(/Case GT2200101 of Granite Mutual Life has it/)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Add it' })).not.toBeInTheDocument();
    expect(screen.queryByText(/No policy of yours has this number/)).not.toBeInTheDocument();
    await view.user.click(screen.getByRole('link', { name: 'Open GT2200101' }));
    expect(await screen.findByRole('link', { name: 'GT-2200101' })).toBeInTheDocument();
    await act(() => view.router.navigate({ href: DASHBOARD }));
    const table = await screen.findByRole('table', { name: 'Cases' });
    const row = (await within(table).findByText('00GT2200101')).closest('tr') as HTMLElement;
    expect(within(row).getByText('Second case of its policy')).toBeInTheDocument();
    view.unmount();
  });
});
