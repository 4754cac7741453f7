import { act, screen, waitFor, within } from '@testing-library/react';
import { formatBv, formatBvCompact } from '@upline/domain';
import { renderFeature, startTestHost, type TestHost } from '@upline/testing';
import { chooseOption } from '@upline/ui-kit/testing/choose-option.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { teamFeature } from '../index.ts';
import { bridgeSteps } from './bridge-steps.ts';

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost();
});
afterAll(() => host.close());

const open = (search = '', as = 'dev') =>
  renderFeature({ host, features: [teamFeature], at: `/team${search}`, as });
const chart = (name: string) => screen.findByRole('figure', { name });
const card = (name: string) => screen.findByRole('region', { name });
const figures = () => screen.findByRole('region', { name: 'Figures' });

describe('the team dashboard (domain.md 2.34)', () => {
  it('opens the people whose production makes the figure, with the same sum (R-TEAM-01)', async () => {
    const view = await open('?team=RmdSuperBase');
    const bridge = await view.api.call('getTeamBridge', { params: { type: 'rmd-super-base' } });
    const { net } = bridgeSteps(bridge);
    expect(net).not.toBe(0);
    const link = await within(await figures()).findByRole('link', { name: 'Issued BV' });
    expect(link.closest('div')).toHaveTextContent(formatBvCompact(net));
    await view.user.click(link);
    const table = await screen.findByRole('table', { name: 'RMD Super Base team' });
    expect(view.path()).toBe('/team/rmd-super-base');
    expect(await within(table).findByRole('rowheader', { name: 'Total' })).toBeInTheDocument();
    await waitFor(() =>
      expect(table.querySelector('tfoot')).toHaveTextContent(formatBv(net).replace(' BV', '')),
    );
    expect(await screen.findByText(/you among them/)).toHaveTextContent(formatBv(net));
    await view.user.click(screen.getByRole('link', { name: 'Show members' }));
    await waitFor(() => expect(view.search()).toEqual({}));
    view.unmount();
  });

  it('shows every tile of the chosen team, and its steps add up', async () => {
    const view = await open();
    for (const name of ['Members', 'Levels']) expect(await chart(name)).toBeInTheDocument();
    const teams = await card('Your teams');
    expect(await within(teams).findByRole('link', { name: /^RMD Base Shop/ })).toHaveAttribute(
      'href',
      '/team/rmd-base-shop?view=all',
    );
    const { count } = await view.api.call('getTeamNewRecruits', {
      query: { team_type: 'BaseShop', period: 'Year' },
    });
    await chooseOption(view.user, screen.getByRole('combobox', { name: 'Team' }), /^Base Shop/);
    await view.user.click(screen.getByRole('radio', { name: 'Year' }));
    await waitFor(() => expect(view.search()).toEqual({ team: 'BaseShop', period: 'Year' }));
    const recruits = await within(await figures()).findByRole('link', { name: 'New recruits' });
    await waitFor(() => expect(recruits.closest('div')).toHaveTextContent(String(count)));
    await view.user.click(recruits);
    await screen.findByRole('table', { name: 'Base Shop team' });
    const { filter } = view.search() as { filter: { join_date: { between: [string, string] } } };
    const listed = await view.api.call('countTeam', { params: { type: 'base-shop' }, query: { filter } });
    expect(listed.count).toBe(count);
    view.unmount();
  });

  it('has a table twin with every level of every month (X-13)', async () => {
    const view = await open();
    const members = await chart('Members');
    await view.user.click(await within(members).findByRole('button', { name: 'View Members as table' }));
    const table = await within(members).findByRole('table');
    expect(within(table).getAllByRole('row')).toHaveLength(13);
    expect(within(table).getByRole('columnheader', { name: 'Senior Associate' })).toBeInTheDocument();
    view.unmount();
  });

  it('shows the last figures while a tile cannot be renewed, and says of when they are (R-37)', async () => {
    const view = await open();
    const levels = await chart('Levels');
    await within(levels).findByRole('button', { name: 'View Levels as table' });
    await waitFor(() => expect(localStorage.getItem('Figures')).toContain('getTeamLevels'));
    view.failures.fail('/dashboards/team/level', 'server');
    await act(async () => {
      view.queryClient.removeQueries({ queryKey: ['getTeamLevels'] });
      await view.router.navigate({ href: '/team?period=Year' });
      await view.router.navigate({ href: '/team' });
    });
    const kept = await chart('Levels');
    expect(await within(kept).findByRole('alert')).toHaveTextContent(/^As of .* Could not be renewed/);
    expect(within(kept).getByRole('button', { name: 'View Levels as table' })).toBeInTheDocument();
    expect(within(await chart('Members')).queryByRole('alert')).not.toBeInTheDocument();
    view.unmount();
  });

  it('keeps no figure over a sign-out (S-71), and none while an admin views', async () => {
    const view = await open();
    await waitFor(() => expect(localStorage.getItem('Figures')).toContain('getTeamMembersCount'));
    act(() => view.api.tokens.end('signed-out'));
    expect(localStorage.getItem('Figures')).toBeNull();
    view.unmount();
    const viewed = await renderFeature({
      host,
      features: [teamFeature],
      at: '/team',
      as: 'dev',
      via: 'admin',
    });
    await within(await chart('Levels')).findByRole('button', { name: 'View Levels as table' });
    expect(localStorage.getItem('Figures')).toBeNull();
    viewed.unmount();
  });

  it('fails alone where there is nothing from before (R-37)', async () => {
    const view = await open('?team=Personal');
    await chart('Levels');
    view.failures.fail('/dashboards/team/new-recruits', 'server');
    await act(() => view.router.navigate({ href: '/team?team=Personal&period=Quarter' }));
    const recruits = await card('New recruits');
    expect(await within(recruits).findByRole('alert')).toHaveTextContent('Internal server error');
    expect(within(recruits).getByRole('button', { name: 'Try again' })).toBeInTheDocument();
    expect(within(await card('Expiring licenses')).queryByRole('alert')).not.toBeInTheDocument();
    view.unmount();
  });

  it('offers another try where a figure is missing (R-37)', async () => {
    const view = await renderFeature({ host, features: [teamFeature], at: '/team/personal', as: 'dev' });
    view.failures.fail('/team/health/count', 'server');
    await act(() => view.router.navigate({ href: '/team' }));
    const again = await within(await figures()).findByRole('button', { name: 'Try again' });
    view.failures.heal();
    await view.user.click(again);
    await waitFor(() => expect(again).not.toBeInTheDocument());
    expect(within(await figures()).getByRole('link', { name: 'Red flags' })).toBeInTheDocument();
    view.unmount();
  });

  it('refuses a senior team to everybody below RMD (R-TEAM-03)', async () => {
    const view = await open('?team=RmdSuperBase', 'ana');
    expect(await screen.findByRole('heading', { name: 'Permission Error' })).toBeInTheDocument();
    view.unmount();
  });
});
