import { screen, waitFor, within } from '@testing-library/react';
import { renderFeature, startTestHost, type TestHost } from '@upline/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { officeBusinessFeature } from '../../office.ts';
import { openBusiness } from '../../policies/policies.test-view.ts';

const FEEDS = '/business/carrier-feeds';

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost();
});
afterAll(() => host.close());

const open = (at: string, as = 'super') =>
  renderFeature({ host, features: [officeBusinessFeature], at, as, variant: 'admin' });

describe('carrier feeds (domain.md 2.21, 2.36)', () => {
  it('an import names the rows it refused (R-CAR-03)', async () => {
    const view = await open(FEEDS);
    const table = await screen.findByRole('table', { name: 'Imports' });
    const row = (await within(table).findByText('1 refused')).closest('tr') as HTMLElement;
    await view.user.click(within(row).getAllByRole('link')[0] as HTMLElement);
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByRole('row', { name: /^\d+ Last update is not a date$/ })).toBeInTheDocument();
    await view.user.click(within(dialog).getByRole('link', { name: 'Show cases not matched' }));
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
    await view.user.click(screen.getByRole('button', { name: 'Match' }));
    const dialog = await screen.findByRole('dialog', { name: 'Match the case' });
    await view.user.click(within(dialog).getByRole('radio', { name: 'An associate' }));
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

  it('a word nobody has mapped is given its meaning, and a refusal is said beside the words', async () => {
    const view = await open(`${FEEDS}/statuses`);
    const [word] = await screen.findAllByRole('combobox', { name: /: Referred to the reinsurer$/ });
    view.failures.fail('/admin/carrier-statuses', 'forbidden');
    await view.user.selectOptions(word as HTMLElement, 'Underwriting');
    expect(await screen.findByRole('alert')).toHaveTextContent("You don't have access to this page");
    view.failures.heal();
    await view.user.selectOptions(word as HTMLElement, 'Underwriting');
    expect(await screen.findByText('Status updated successfully')).toBeInTheDocument();
    await waitFor(() =>
      expect(screen.queryByRole('link', { name: /^Statuses\s*1$/ })).not.toBeInTheDocument(),
    );
    view.unmount();
  });
});
