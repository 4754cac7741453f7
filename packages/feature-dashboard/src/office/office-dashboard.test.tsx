import { screen, waitFor, within } from '@testing-library/react';
import { renderFeature, startTestHost, type TestHost } from '@upline/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dashboardFeature } from '../index.ts';
import { officeDashboardFeature } from '../office.ts';

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost();
});
afterAll(() => host.close());

const admin = (as: string) =>
  renderFeature({ host, features: [officeDashboardFeature], at: '/', as, variant: 'admin' });

const addressOf = (link: HTMLElement) => {
  const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', 'http://app.test');
  return { pathname, filter: JSON.parse(searchParams.get('filter') ?? 'null') };
};

describe('the admin app opens with', () => {
  it('the queues with their age, each leading to the list it was counted in', async () => {
    const view = await admin('super');
    const card = within(await screen.findByRole('region', { name: 'Waiting for you' }));
    const line = await card.findByRole('link', { name: /^Match cases of carriers to their policies/ });
    expect(line).toHaveTextContent(/Oldest: \d+ days?/);
    const { pathname, filter } = addressOf(line);
    expect(pathname).toBe('/business/carrier-feeds/cases');
    const { count } = await view.api.call('countAdminCarrierCases', { query: { filter } });
    expect(line).toHaveTextContent(String(count));
    view.unmount();
  });

  it('no link for a queue whose page the app does not have', async () => {
    const view = await admin('super');
    const card = within(await screen.findByRole('region', { name: 'Waiting for you' }));
    const text = await card.findByText(/^Decide on what associates sent/);
    expect(text.closest('a')).toBeNull();
    view.unmount();
  });

  it('figures of the company, each opening its rows', async () => {
    const view = await admin('super');
    const company = within(await screen.findByRole('region', { name: 'Company' }));
    const pending = await company.findByRole('link', { name: 'Pending policies' });
    const { count } = await view.api.call('countAdminPolicies', {
      query: { filter: addressOf(pending).filter },
    });
    await waitFor(() =>
      expect(pending.closest('div')?.querySelector('data')).toHaveAttribute('value', String(count)),
    );
    const members = company.getByRole('link', { name: 'Active members' });
    expect(addressOf(members)).toEqual({ pathname: '/associates', filter: { status: { eq: 'Active' } } });
    const { count: active } = await view.api.call('countAssociates', {
      query: { filter: { status: { eq: 'Active' } } },
    });
    const shown = members.closest('div')?.querySelector('data')?.getAttribute('value');
    // The root of the network is nobody's member.
    expect(active - Number(shown)).toBeLessThanOrEqual(1);
    expect(screen.getByRole('figure', { name: 'Active members' })).toBeInTheDocument();
    view.unmount();
  });

  it('the newest changes of records as sentences, without who came and went', async () => {
    const ana = await renderFeature({ host, features: [dashboardFeature], at: '/', as: 'ana' });
    const { id } = await ana.api.call('createProspect', {
      body: {
        first_name: 'Nora',
        last_name: 'Changed',
        phone: null,
        email: 'nora.changed@example.com',
        kind: 'Both',
        source: 'Event',
        referred_by: null,
        city: 'Austin',
        state: 'TX',
        country: 'USA',
        occupation: null,
        best_time: null,
        next_action_date: null,
        next_action_note: null,
        notes: null,
        converted_associate_code: null,
      },
    });
    expect(id).toBeTruthy();
    ana.unmount();
    const view = await admin('super');
    const changes = await screen.findByRole('list', { name: 'Recent changes' });
    expect(within(changes).getAllByRole('listitem')[0]).toHaveTextContent(
      /^Ana Alvarez added prospect Nora Changed/,
    );
    expect(changes).not.toHaveTextContent('Login');
    view.unmount();
  });
});
