import { screen, waitFor, within } from '@testing-library/react';
import { renderFeature, startTestHost, type TestHost } from '@upline/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { teamFeature } from '../index.ts';

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost();
});
afterAll(() => host.close());

const open = (at: string, as = 'dev') => renderFeature({ host, features: [teamFeature], at, as });
const names = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).queryAllByRole('link')[0]?.textContent);

describe('lists of a team (domain.md B.4)', () => {
  it('show the members by name, each leading on', async () => {
    const view = await open('/team/base-shop');
    const { rows } = await view.api.call('listTeam', { params: { type: 'base-shop' } });
    const table = await screen.findByRole('table', { name: 'Base Shop team' });
    expect(names(table).slice(0, 5)).toEqual(rows.slice(0, 5).map(({ name }) => name));
    const link = within(table).getByRole('link', { name: rows[0]?.name ?? '' });
    expect(link).toHaveAttribute('href', `/team/${rows[0]?.code}`);
    view.unmount();
  });

  it('sort by the BV of the month at a click', async () => {
    const view = await open('/team/infinity');
    await screen.findByRole('table', { name: 'Infinity team' });
    await view.user.click(screen.getByRole('button', { name: /^Month BV/ }));
    await waitFor(() => expect(view.search()).toHaveProperty('order.month_bv'));
    const { order } = view.search() as { order: { month_bv: 'ASC' | 'DESC' } };
    const { rows } = await view.api.call('listTeam', { params: { type: 'infinity' }, query: { order } });
    await waitFor(() =>
      expect(names(screen.getByRole('table', { name: 'Infinity team' })).slice(0, 4)).toEqual(
        rows.slice(0, 4).map(({ name }) => name),
      ),
    );
    view.unmount();
  });

  it('are refused for the types of seniors (R-TEAM-03), and hidden from the sidebar (SPEC 2)', async () => {
    const view = await open('/team/rmd-base-shop', 'ana');
    expect(await screen.findByRole('heading', { name: 'Permission Error' })).toBeInTheDocument();
    view.unmount();
    const lines = async (as: string) => {
      const page = await open('/team/infinity', as);
      const sidebar = await screen.findByRole('navigation', { name: 'Team' });
      const labels = within(sidebar)
        .getAllByRole('link')
        .map((link) => link.textContent);
      page.unmount();
      return labels;
    };
    const ends = ['Infinity', 'Team Visualizer', 'Licenses'];
    expect(await lines('ana')).toEqual(['Dashboard', 'Personal', 'Base Shop', ...ends]);
    expect(await lines('dev')).toEqual([
      'Dashboard',
      'Personal',
      'Base Shop',
      'RMD Super Base',
      'RMD Super Team',
      ...ends,
    ]);
  });
});

describe('licenses of a team (domain.md 2.3)', () => {
  it('tell what ends soon from what has ended', async () => {
    const view = await open('/team/licenses?team=BaseShop');
    await screen.findAllByText(/^Expired \d+ days ago$/);
    await view.user.click(screen.getByRole('button', { name: /^Expiring in 60 days/ }));
    await waitFor(() => expect(screen.queryByText(/^Expired \d+ days ago$/)).not.toBeInTheDocument());
    const table = screen.getByRole('table', { name: 'Licenses of Base Shop' });
    const { rows } = await view.api.call('getTeamExpiringLicenses', { query: { team_type: 'BaseShop' } });
    expect(rows.length).toBeGreaterThan(0);
    expect(names(table).slice(0, rows.length)).toEqual(rows.map(({ name }) => name));
    expect(within(table).getAllByText(/^\d+ days?$/).length).toBeGreaterThan(0);
    view.unmount();
  });

  it('leave the focus where another team is chosen', async () => {
    const view = await open('/team/licenses?team=BaseShop');
    await screen.findByRole('table', { name: 'Licenses of Base Shop' });
    const choice = screen.getByRole('combobox', { name: 'Licenses of' });
    await view.user.click(choice);
    await view.user.click(await screen.findByRole('option', { name: 'Infinity' }));
    await screen.findByRole('table', { name: 'Licenses of Infinity' });
    expect(screen.getByRole('combobox', { name: 'Licenses of' })).toHaveFocus();
    view.unmount();
  });
});
