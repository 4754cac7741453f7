import { screen, waitFor, within } from '@testing-library/react';
import { renderFeature, startTestHost, type TestHost } from '@upline/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminDashboardFeature, dashboardFeature } from './index.ts';

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

  it('the newest changes of records', async () => {
    await admin('super');
    expect(await screen.findByRole('region', { name: 'Recent changes' })).toBeInTheDocument();
  });
});
