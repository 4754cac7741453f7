import { createRoute } from '@tanstack/react-router';
import { screen, waitFor, within } from '@testing-library/react';
import { formatVolume } from '@upline/domain';
import { defineFeature, signedInRoute } from '@upline/shell';
import { renderFeature, startTestHost, type TestHost } from '@upline/testing';
import { chooseOption } from '@upline/ui-kit/testing/choose-option.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { leaderboardsFeature } from './index.ts';
import { officeLeaderboardsFeature } from './office.ts';
import { leaderboardTile } from './tile/tile.ts';

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost();
});
afterAll(() => host.close());

const COMPANY = '/dashboard/leaderboard/company';
const open = (at = COMPANY, as = 'ana') => renderFeature({ host, features: [leaderboardsFeature], at, as });
const rowOf = (table: HTMLElement, code: string) =>
  within(table).getByText(code).closest('tr') as HTMLElement;

describe('the company board (domain.md 5.2 to 5.5)', () => {
  it('starts with submitted BV, Personal and Month, and shows what the operation answers', async () => {
    const view = await open();
    const table = await screen.findByRole('table', { name: 'Company leaderboard' });
    const { rows: found, own } = await view.api.call('getLeaderboard', { query: {} });
    // One row more than a page says that there is another.
    const rows = found.slice(0, 100);
    expect(within(table).getAllByRole('row')).toHaveLength(rows.length + 2);
    for (const row of rows.slice(0, 20)) {
      const shown = rowOf(table, row.user.code);
      expect(shown).toHaveTextContent(`${row.user.first_name} ${row.user.last_name}`);
      expect(shown).toHaveTextContent(row.user.level_name);
      for (const cents of Object.values({ ...row.adjusted, total: row.total.current }))
        expect(shown).toHaveTextContent(formatVolume(cents));
    }
    expect(own).not.toBeNull();
    const place = screen.getByRole('region', { name: 'Your place' });
    expect(place).toHaveTextContent(`You are ${own?.rank}`);
    expect(place).toHaveTextContent(formatVolume(own?.adjusted.current ?? -1));
    view.unmount();
  });

  it('keeps what is chosen in the address, and leaves out what cannot be read there', async () => {
    const view = await open(`${COMPANY}?points=Gold&category=Everybody&period=Decade&page=-3&person=me`);
    const table = () => screen.findByRole('table', { name: 'Company leaderboard' });
    await table();
    expect(view.search()).toEqual({});
    await view.user.click(screen.getByRole('radio', { name: 'Contest' }));
    await waitFor(() => expect(view.search()).toEqual({ period: 'Contest' }));
    expect(await within(await table()).findAllByText('Contest before')).toHaveLength(2);
    await chooseOption(view.user, screen.getByRole('combobox', { name: 'Points type' }), /^Issued BV/);
    await chooseOption(view.user, screen.getByRole('combobox', { name: 'Category' }), /^Infinity/);
    await waitFor(() =>
      expect(view.search()).toEqual({ points: 'IssuedBv', category: 'Infinity', period: 'Contest' }),
    );
    view.unmount();
  });

  it('searches once the typing rests, and says when nobody matches (R-LDB-05)', async () => {
    const view = await open(`${COMPANY}?period=Year`);
    await screen.findByRole('table');
    const asked = () => view.sent.filter(({ path }) => path === COMPANY).length;
    const before = asked();
    await view.user.type(screen.getByRole('textbox', { name: 'Search by name or code' }), 'alvarez');
    await waitFor(() => expect(view.search()).toEqual({ period: 'Year', search: 'alvarez' }));
    await waitFor(() => expect(asked()).toBeGreaterThan(before));
    await view.user.type(screen.getByRole('textbox', { name: 'Search by name or code' }), ' zzz');
    expect(await screen.findByText('Nobody on this board matches the search.')).toBeInTheDocument();
    await view.user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByRole('table')).toBeInTheDocument();
    expect(view.search()).toEqual({ period: 'Year' });
    view.unmount();
  });

  it('ranks again at a press and says so (R-LDB-04)', async () => {
    const view = await open();
    await screen.findByRole('table');
    await view.user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByText('Leaderboard refreshed successfully!')).toBeInTheDocument();
    expect(screen.getByText(/^As of/)).toBeInTheDocument();
    view.unmount();
  });

  it('explains a figure line by line, beside the period before (5.3)', async () => {
    const view = await open(`${COMPANY}?points=IssuedBv&period=Year`);
    const table = await screen.findByRole('table', { name: 'Company leaderboard' });
    const { user } = await view.api.call('getAccess');
    const asked = { points_type: 'IssuedBv', category: 'Personal', period: 'Year' } as const;
    const answer = await view.api.call('getLeaderboardBridge', {
      params: { code: user.code },
      query: asked,
    });
    await view.user.click(within(rowOf(table, user.code)).getByRole('link', { name: /how it comes about$/ }));
    expect(view.search()).toMatchObject({ person: user.code });
    const dialog = await screen.findByRole('dialog');
    const line = await within(dialog).findByRole('row', { name: /^Adjusted/ });
    for (const cents of [answer.adjusted.current, answer.adjusted.previous])
      expect(line).toHaveTextContent(formatVolume(cents));
    const entries = within(dialog).getByRole('region', { name: 'Own entries' });
    expect(within(entries).getAllByRole('listitem')).toHaveLength(answer.entries.length);
    await view.user.keyboard('{Escape}');
    await waitFor(() => expect(view.search()).toEqual({ points: 'IssuedBv', period: 'Year' }));
    view.unmount();
  });

  it('opens the credits of the team leg by leg, down to the entries of a person', async () => {
    const view = await open(`${COMPANY}?points=IssuedBv&period=Year&category=Infinity&search=Patel`, 'dev');
    const { user } = await view.api.call('getAccess');
    const table = await screen.findByRole('table', { name: 'Company leaderboard' });
    await view.user.click(within(rowOf(table, user.code)).getByRole('link', { name: /how it comes about$/ }));
    const legs = await screen.findByRole('table', { name: 'Credits of the team by leg' });
    const query = { points_type: 'IssuedBv', category: 'Infinity', period: 'Year' } as const;
    const answer = await view.api.call('getLeaderboardBridge', { params: { code: user.code }, query });
    expect(within(legs).getAllByRole('row')).toHaveLength(answer.legs.length + 1);
    const first = answer.legs.find(({ leg }) => leg !== null);
    await view.user.click(within(legs).getByRole('link', { name: first?.leg?.name ?? '' }));
    await waitFor(() => expect(view.search()).toMatchObject({ person: first?.leg?.code }));
    const total = await screen.findByRole('row', { name: /^Total/ });
    await waitFor(() => expect(total).toHaveTextContent(formatVolume(first?.current ?? 0)));
    expect(screen.getByRole('region', { name: 'Own entries' })).toBeInTheDocument();
    view.unmount();
  });

  it('hides the figures of a person who wishes so from others, not from themselves (R-LDB-06)', async () => {
    const at = `${COMPANY}?period=Year&search=alvarez`;
    const view = await open(at);
    const { user } = await view.api.call('getAccess');
    expect(within(await screen.findByRole('table')).getByText(user.code)).toBeInTheDocument();
    await view.user.click(await screen.findByRole('checkbox', { name: 'Hide my figures from others' }));
    expect(await screen.findByText('Your figures are hidden from others.')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Your place' })).toHaveTextContent(/You are \d/);
    view.unmount();

    const other = await open(at, 'ben');
    expect(await screen.findByText(/^As of/)).toBeInTheDocument();
    expect(screen.queryByText(user.code)).not.toBeInTheDocument();
    other.unmount();

    const again = await open(at);
    await again.user.click(await screen.findByRole('checkbox', { name: 'Hide my figures from others' }));
    await waitFor(() =>
      expect(screen.queryByText('Your figures are hidden from others.')).not.toBeInTheDocument(),
    );
    again.unmount();
  });

  it('refuses a category of seniors to everybody else (R-TEAM-03, R-LDB-07)', async () => {
    const view = await open(`${COMPANY}?category=RmdSuperTeam`);
    expect(await screen.findByRole('heading', { name: 'Permission Error' })).toBeInTheDocument();
    view.unmount();
  });

  it('hides volumes and names while privacy is on (R-DSH-02)', async () => {
    const view = await open();
    const table = await screen.findByRole('table');
    const { rows } = await view.api.call('getLeaderboard', { query: {} });
    const amount = formatVolume(rows[0]?.adjusted.current ?? 0);
    expect(table).toHaveTextContent(amount);
    await view.user.keyboard('p');
    await waitFor(() => expect(table).not.toHaveTextContent(amount));
    expect(table).not.toHaveTextContent(rows[0]?.user.last_name ?? '');
    await view.user.keyboard('p');
    view.unmount();
  });
});

describe('boards of contests and teams (domain.md 5.5)', () => {
  it('show the points to the next seat, and who is near the bonus', async () => {
    const hawaii = await open('/dashboard/leaderboard/hawaii', 'dev');
    await screen.findByRole('table', { name: 'Hawaii leaderboard' });
    const { own } = await hawaii.api.call('getHawaiiBoard', { query: {} });
    if (own?.points_to_next_seat != null)
      expect(screen.getByRole('region', { name: 'Your place' })).toHaveTextContent(
        `${own.points_to_next_seat.toLocaleString('en-US')} points to the next seat`,
      );
    hawaii.unmount();

    const bonus = await open('/dashboard/leaderboard/builder-bonus', 'dev');
    const answer = await bonus.api.call('getBuilderBonusBoard', { query: {} });
    for (const [label, rows] of [
      ['Qualifiers', answer.qualifiers],
      ['Near qualifiers', answer.near_qualifiers],
    ] as const) {
      const part = await screen.findByRole('region', { name: label });
      for (const { user } of rows) expect(part).toHaveTextContent(user.code);
    }
    bonus.unmount();
  });

  it('open the board of a team by its card, with the same choice', async () => {
    const view = await open('/dashboard/team-leaderboard?period=Year', 'tom');
    const { rows } = await view.api.call('listLeaderboardTeams', { query: { period: 'Year' } });
    const [first] = rows;
    const cards = await screen.findAllByRole('link', { name: new RegExp(`${first?.name}`) });
    await view.user.click(cards[0] as HTMLElement);
    expect(await screen.findByRole('table', { name: first?.name })).toBeInTheDocument();
    expect(view.path()).toBe(`/dashboard/team-leaderboard/${first?.code}`);
    expect(view.search()).toEqual({ period: 'Year' });
    view.unmount();
  });

  it('are there for the home office, without a place of its own', async () => {
    const view = await renderFeature({
      host,
      features: [officeLeaderboardsFeature],
      at: `${COMPANY}?period=Year&category=RmdSuperTeam`,
      as: 'admin',
      variant: 'admin',
    });
    expect(await screen.findByRole('table', { name: 'Company leaderboard' })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Your place' })).not.toBeInTheDocument();
    await view.user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByText('Leaderboard refreshed successfully!')).toBeInTheDocument();
    view.unmount();
  });
});

describe('the tile of the dashboard (domain.md 2.34)', () => {
  const tileRoute = createRoute({
    getParentRoute: () => signedInRoute,
    path: '/tile',
    staticData: { title: 'Tile', needs: 'signed-in' },
    component: leaderboardTile.component,
  });
  const features = [leaderboardsFeature, defineFeature({ id: 'tile', routes: { tileRoute } })];
  const openTile = () => renderFeature({ host, features, at: '/tile', as: 'ana' });

  it('shows the first five and the own row, and leads to the board', async () => {
    const view = await openTile();
    const tile = await screen.findByRole('region', { name: 'Leaderboard' });
    const { rows, own } = await view.api.call('getLeaderboard', { query: { limit: 5 } });
    const first = rows.slice(0, 5);
    await waitFor(() => expect(tile).toHaveTextContent(first[0]?.user.last_name ?? ''));
    const isApart = own !== null && first.every(({ user }) => user.code !== own.user.code);
    expect(within(tile).getAllByRole('listitem')).toHaveLength(first.length + (isApart ? 1 : 0));
    expect(within(tile).getByRole('link', { name: 'Whole board' })).toHaveAttribute('href', COMPANY);
    view.unmount();
  });

  it('fails alone and offers another try (R-37)', async () => {
    const view = await renderFeature({ host, features, at: '/dashboard/team-leaderboard', as: 'ana' });
    view.failures.fail(COMPANY, 'server');
    await view.router.navigate({ href: '/tile' });
    const tile = await screen.findByRole('region', { name: 'Leaderboard' });
    expect(await within(tile).findByRole('alert')).toHaveTextContent('Internal server error');
    await view.user.click(within(tile).getByRole('button', { name: 'Try again' }));
    view.unmount();
  });
});
