import { screen, waitFor, within } from '@testing-library/react';
import { renderFeature, startTestHost, type TestHost } from '@upline/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminDashboardFeature } from './admin.ts';
import { dashboardFeature } from './index.ts';

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost();
});
afterAll(() => host.close());

const portal = (as: string) => renderFeature({ host, features: [dashboardFeature], at: '/', as });
const admin = (as: string) =>
  renderFeature({ host, features: [adminDashboardFeature], at: '/', as, variant: 'admin' });

/** Text of a tile's figure by its label. */
const figure = (label: string) =>
  screen.getByRole('link', { name: label }).closest('div')?.textContent?.replace(label, '') ?? '';

describe('the portal opens with', () => {
  it('a greeting by name, with code, level and status', async () => {
    await portal('ana');
    expect(await screen.findByRole('heading', { level: 1, name: /^Good \w+, Ana$/ })).toBeInTheDocument();
    expect(screen.getByText(/^U\d{6}$/)).toBeInTheDocument();
    expect(screen.getByText('Active')).toBeInTheDocument();
  });

  it('figures that open the list they count', async () => {
    const view = await portal('ana');
    await screen.findByRole('link', { name: 'Clients' });
    await waitFor(() => expect(figure('Clients')).toMatch(/\d/));
    const filter = { archived: { eq: false } };
    const { count } = await view.api.call('countClients', { query: { filter } });
    expect(Number(figure('Clients'))).toBe(count);
    const href = screen.getByRole('link', { name: 'Clients' }).getAttribute('href') ?? '';
    const address = new URL(href, 'http://app.test');
    expect(address.pathname).toBe('/business/clients');
    expect(JSON.parse(address.searchParams.get('filter') ?? '')).toEqual(filter);
  });

  it('what waits, each line opening the list of what was counted (domain.md 2.34, 8.1)', async () => {
    const view = await portal('bea');
    const card = await screen.findByRole('region', { name: 'Waiting for you' });
    const line = within(card).getByRole('link', { name: '1 policy has a split for you to accept or refuse' });
    const address = new URL(line.getAttribute('href') ?? '', 'http://app.test');
    expect(address.pathname).toBe('/business');
    const filter = JSON.parse(address.searchParams.get('filter') ?? '');
    expect(await view.api.call('countPolicies', { query: { filter } })).toEqual({ count: 1 });
    const { rows } = await view.api.call('listPolicies', { query: { filter } });
    expect(rows).toMatchObject([{ split_to_decide: true }]);
    expect(within(card).getByText(/^Your Life license in CO ends in \d+ days$/)).toBeInTheDocument();
  });

  it('how far the next level and the scholarship are (R-LVL-01, 5.6)', async () => {
    await portal('bea');
    const level = await screen.findByRole('region', { name: 'Next level: Regional Marketing Director' });
    expect(within(level).getByRole('progressbar', { name: 'Base Shop production' })).toBeInTheDocument();
    const missing = within(level).getByText('12-month compensation').closest('li');
    expect(missing).toHaveTextContent(/, not met yet\$[\d,.]+ of \$30,000\.00$/);
    const scholarship = screen.getByRole('region', { name: 'Scholarship' });
    expect(within(scholarship).getAllByRole('listitem')).toHaveLength(5);
  });

  it('the rest of the page where one part fails (R-37)', async () => {
    const view = await portal('ana');
    await screen.findByText('Recently active clients');
    view.queryClient.clear();
    view.failures.fail('/business/clients', 'forbidden');
    void view.router.navigate({ to: '/no-page' });
    await screen.findByRole('heading', { name: 'Resource not found' });
    void view.router.navigate({ to: '/' });
    const card = await screen.findByRole('region', { name: 'Recently active clients' });
    expect(await within(card).findByRole('alert')).toHaveTextContent("You don't have access to this page");
    expect(within(card).getByRole('button', { name: 'Try again' })).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Notifications' })).toBeInTheDocument();
  });

  it('no name of anybody while privacy is on (S-70)', async () => {
    const view = await portal('ana');
    const card = await screen.findByRole('region', { name: 'Recently active clients' });
    const name = (await within(card).findAllByRole('listitem'))[0]?.querySelector('p')?.textContent ?? '';
    expect(name.length).toBeGreaterThan(3);
    await view.user.keyboard('p');
    await waitFor(() => expect(document.body).not.toHaveTextContent(name));
    expect(document.body).not.toHaveTextContent('Ana');
  });
});

describe('the admin app opens with', () => {
  it('the network by status, each figure opening its list', async () => {
    await admin('super');
    const suspended = await screen.findByRole('link', { name: 'Suspended' });
    await waitFor(() => expect(figure('Active')).toMatch(/\d/));
    const address = new URL(suspended.getAttribute('href') ?? '', 'http://app.test');
    expect(address.pathname).toBe('/associates');
    expect(JSON.parse(address.searchParams.get('filter') ?? '')).toEqual({ status: { eq: 'Suspended' } });
  });

  it('what waits for the home office, each line opening the list it was counted in', async () => {
    const view = await admin('super');
    const card = await screen.findByRole('region', { name: 'Waiting for you' });
    const line = within(card).getByRole('link', { name: /cases of carriers belong to no policy yet$/ });
    const address = new URL(line.getAttribute('href') ?? '', 'http://app.test');
    expect(address.pathname).toBe('/business/carrier-feeds/cases');
    const filter = JSON.parse(address.searchParams.get('filter') ?? '');
    const { count } = await view.api.call('countAdminCarrierCases', { query: { filter } });
    expect(line).toHaveTextContent(new RegExp(`^${count} cases`));
  });

  it('the newest changes of records, without who came and went', async () => {
    const ana = await portal('ana');
    await ana.api.call('createProspect', {
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
    ana.unmount();
    await admin('super');
    const changes = await screen.findByRole('list', { name: 'Recent changes' });
    expect(within(changes).getAllByRole('listitem')[0]).toHaveTextContent(/^Create prospect: Nora Changed/);
    expect(changes).not.toHaveTextContent('Login');
  });
});
