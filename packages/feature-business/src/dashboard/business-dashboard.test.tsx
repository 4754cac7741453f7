import { act, screen, waitFor, within } from '@testing-library/react';
import { formatBv, formatBvCompact } from '@upline/domain';
import { renderFeature, startTestHost, type TestHost } from '@upline/testing';
import { chooseOption } from '@upline/ui-kit/testing/choose-option.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { businessFeature } from '../index.ts';

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost();
});
afterAll(() => host.close());

const open = (search = '', as = 'ana') =>
  renderFeature({ host, features: [businessFeature], at: `/business/dashboard${search}`, as });
const CHARTS = ['Submitted BV', 'Issued BV', 'Top products', 'Top providers', 'Product type BV'];
const chart = (name: string) => screen.findByRole('figure', { name });
const addressOf = (link: HTMLElement) => {
  const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', 'http://app.test');
  return {
    pathname,
    filter: JSON.parse(searchParams.get('filter') ?? 'null'),
    team: searchParams.get('team'),
    counted: searchParams.get('counted'),
  };
};

describe('the business dashboard (domain.md 2.34)', () => {
  it('shows the tiles, with the time of the figures', async () => {
    await open('?period=Year');
    expect(await screen.findByRole('region', { name: 'Statistics' })).toBeInTheDocument();
    for (const name of CHARTS) expect(await chart(name)).toBeInTheDocument();
    expect(screen.getByText(/^As of/)).toBeInTheDocument();
  });

  it('opens the policies that make a figure', async () => {
    const view = await open('?period=Year');
    const tiles = await screen.findByRole('region', { name: 'Statistics' });
    const { issued, from, to } = await view.api.call('getBusinessStatistics', {
      query: { team_type: 'Personal', period: 'Year' },
    });
    const link = await within(tiles).findByRole('link', { name: 'Issued BV' });
    expect(link.closest('div')).toHaveTextContent(formatBvCompact(issued.bv_cents));
    expect(addressOf(link)).toEqual({
      pathname: '/business',
      filter: { issue_date: { between: [from, to] }, role: { in: ['Writing', 'Split'] } },
      team: null,
      counted: null,
    });
    await view.user.click(link);
    expect(await screen.findByRole('table', { name: 'Policies' })).toBeInTheDocument();
    view.unmount();
  });

  it('shows each chart as a table of the same values', async () => {
    const view = await open('?period=Year');
    const { rows } = await view.api.call('getBusinessTopProducts', {
      query: { team_type: 'Personal', period: 'Year' },
    });
    await view.user.click(await screen.findByRole('button', { name: 'View Top products as table' }));
    const table = await within(await chart('Top products')).findByRole('table');
    for (const { name, bv_cents } of rows) {
      const row = within(table).getByRole('row', { name: new RegExp(`^${name}`) });
      expect(row).toHaveTextContent(formatBv(bv_cents));
    }
    view.unmount();
  });

  it('keeps scope and period in the address', async () => {
    const view = await open();
    await screen.findByRole('region', { name: 'Statistics' });
    await view.user.click(screen.getByRole('radio', { name: 'Quarter' }));
    await waitFor(() => expect(view.search()).toEqual({ period: 'Quarter' }));
    await chooseOption(view.user, screen.getByRole('combobox', { name: 'Production of' }), /Infinity/);
    await waitFor(() => expect(view.search()).toEqual({ team: 'Infinity', period: 'Quarter' }));
    const link = await screen.findByRole('link', { name: 'Submitted policies' });
    expect(addressOf(link)).toMatchObject({ team: 'Infinity', pathname: '/business' });
    view.unmount();
  });

  it("opens a leader's on the team, and keeps another choice in the address", async () => {
    const view = await open('', 'dev');
    const team = await screen.findByRole('combobox', { name: 'Production of' });
    expect(team).toHaveValue('Infinity');
    expect(addressOf(await screen.findByRole('link', { name: 'Submitted policies' }))).toMatchObject({
      team: 'Infinity',
      counted: 'Production',
    });
    await chooseOption(view.user, team, 'My own');
    await waitFor(() => expect(view.search()).toEqual({ team: 'Personal' }));
    await chooseOption(view.user, team, 'Infinity');
    await waitFor(() => expect(view.search()).toEqual({}));
    view.unmount();
  });

  it('keeps a choice made while an earlier one is on its way', async () => {
    const view = await open();
    await screen.findByRole('region', { name: 'Statistics' });
    const [quarter, team] = [
      screen.getByRole('radio', { name: 'Quarter' }),
      screen.getByRole('combobox', { name: 'Production of' }),
    ];
    await chooseOption(view.user, team, /Infinity/);
    await view.user.click(quarter);
    await waitFor(() => expect(view.search()).toEqual({ team: 'Infinity', period: 'Quarter' }));
    view.unmount();
  });

  it('shows the last figures at once, with their time, while newer ones cannot be read (SPEC 3, R-37)', async () => {
    const view = await open();
    for (const id of ['getBusinessStatistics', 'getBusinessSubmittedBv'])
      await waitFor(() => expect(localStorage.getItem('Figures')).toContain(id));
    view.failures.fail('/dashboards/business/submitted-bv', 'server');
    await act(() => view.router.navigate({ href: '/business/dashboard?period=Year' }));
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Year' })).toBeChecked());
    view.queryClient.removeQueries({ queryKey: ['getBusinessSubmittedBv'], type: 'inactive' });
    await act(() => view.router.navigate({ href: '/business/dashboard' }));
    const kept = await chart('Submitted BV');
    expect(await within(kept).findByRole('alert')).toHaveTextContent(/^As of .* Could not be renewed/);
    expect(within(kept).getByRole('button', { name: 'View Submitted BV as table' })).toBeInTheDocument();
    act(() => view.api.tokens.end('signed-out'));
    expect(localStorage.getItem('Figures')).toBeNull();
    view.unmount();
  });

  it('loads the figures again at a click (R-DSH-01)', async () => {
    const view = await open();
    await screen.findByRole('region', { name: 'Statistics' });
    // Figures that are on their way already are not asked for twice.
    await waitFor(() => expect(view.queryClient.isFetching()).toBe(0));
    const asked = () => view.sent.filter(({ path }) => path === '/dashboards/business/statistics').length;
    const before = asked();
    await view.user.click(await screen.findByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(asked()).toBeGreaterThan(before));
    view.unmount();
  });

  it('says which part failed and shows the others (R-37)', async () => {
    const view = await open('?period=Year');
    await chart('Product type BV');
    view.queryClient.clear();
    view.failures.fail('/dashboards/business/product-type-bv', 'server');
    await view.router.navigate({ href: '/business/dashboard' });
    const failed = await chart('Product type BV');
    expect(await within(failed).findByRole('alert')).toHaveTextContent('Internal server error');
    expect(within(failed).getByRole('button', { name: 'Try again' })).toBeInTheDocument();
    expect(within(await chart('Issued BV')).queryByRole('alert')).not.toBeInTheDocument();
    view.unmount();
  });

  it('says so where a period has nothing', async () => {
    await open('', 'tom');
    expect(
      await within(await chart('Top products')).findByText('Nothing in this period.'),
    ).toBeInTheDocument();
  });

  it('refuses a senior team type to everybody below RMD (R-TEAM-03)', async () => {
    const view = await open('?team=RmdSuperBase');
    expect(await screen.findByRole('heading', { name: 'Permission Error' })).toBeInTheDocument();
    view.unmount();
  });

  it('hides every amount while privacy is on (R-DSH-02)', async () => {
    const view = await open('?period=Year');
    const { issued } = await view.api.call('getBusinessStatistics', {
      query: { team_type: 'Personal', period: 'Year' },
    });
    const tiles = await screen.findByRole('region', { name: 'Statistics' });
    const amount = formatBvCompact(issued.bv_cents);
    await waitFor(() => expect(tiles).toHaveTextContent(amount));
    await view.user.keyboard('p');
    await waitFor(() => expect(tiles).not.toHaveTextContent(amount));
    await view.user.keyboard('p');
    view.unmount();
  });
});
