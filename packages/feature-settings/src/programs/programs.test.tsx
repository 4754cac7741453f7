import { screen, within } from '@testing-library/react';
import { addDays, companyToday, formatDate, LEVELS } from '@upline/domain';
import { renderFeature, startTestHost, type TestHost } from '@upline/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settingsFeature } from '../index.ts';

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost();
});
afterAll(() => host.close());

const open = (at: string, as = 'super') =>
  renderFeature({ host, features: [settingsFeature], at, as, variant: 'admin' });

const addressOf = (link: HTMLElement) => {
  const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', 'http://app.test');
  return { pathname, filter: JSON.parse(searchParams.get('filter') ?? 'null') };
};

describe('programs', () => {
  it('are seen at a glance, each leading to its page', async () => {
    const view = await open('/programs');
    expect(await screen.findByRole('heading', { level: 1, name: 'Programs' })).toBeInTheDocument();
    const tiles = within(screen.getByRole('region', { name: 'What runs now' }));
    const year = companyToday().slice(0, 4);
    for (const [name, page] of [
      [`Hawaii ${year}`, `/programs/contests/${year}-01-01`],
      [`Scholarships ${year}`, '/programs/scholarships'],
      [/^Builder bonus/, '/programs/builder-bonus'],
      [/^Equity shares/, '/programs/equity'],
      ['Levels', '/programs/levels'],
      ['Named teams', '/programs/named-teams'],
    ] as const)
      expect(addressOf(tiles.getByRole('link', { name })).pathname).toBe(page);
    expect(tiles.getByText(/^\d+ days? left$/)).toBeInTheDocument();
    const grants = addressOf(tiles.getByRole('link', { name: /^Equity shares/ }));
    expect(grants.filter).toEqual({ grant_date: { between: [`${year}-01-01`, `${year}-12-31`] } });
    expect(screen.getByText(/^Nothing is planned/)).toBeInTheDocument();
    view.unmount();
  });
});

describe('levels', () => {
  it('say what each is paid, what it takes, who decides, and who holds it', async () => {
    const view = await open('/programs/levels', 'admin');
    const table = within(await screen.findByRole('table', { name: 'Ladder of levels' }));
    const row = table.getByRole('row', { name: /^Regional Marketing Director RMD 65%/ });
    expect(row).toHaveTextContent('60,000.00 BV');
    expect(row).toHaveTextContent('13-month persistency: 75%');
    expect(row).toHaveTextContent('An admin approves');
    expect(table.getAllByRole('row')).toHaveLength(LEVELS.length + 1);
    const holders = within(row).getByRole('link', { name: /active, Regional Marketing Director/ });
    const { pathname, filter } = addressOf(holders);
    expect(pathname).toBe('/associates');
    const { count } = await view.api.call('countAssociates', { query: { filter } });
    expect(holders).toHaveTextContent(String(count));
    // Plan data is the super admin's.
    expect(screen.queryByRole('link', { name: 'Levels and thresholds' })).not.toBeInTheDocument();
    view.unmount();
  });

  it('are those of the chosen day, and what is planned leads to its day', async () => {
    const view = await open('/programs/levels');
    await screen.findByRole('table', { name: 'Ladder of levels' });
    const first = addDays(companyToday(), 15);
    await view.api.call('setLadder', {
      body: {
        effective_from: first,
        rates: LEVELS.map(({ code, rate_bps }) => ({
          level_code: code,
          rate_bps: code === 'TA' ? 2_600 : rate_bps,
        })),
      },
    });
    view.unmount();

    const again = await open('/programs/levels');
    const planned = within(await screen.findByRole('table', { name: 'Planned changes' }));
    expect(planned.getByText('Training Associate: 25% becomes 26%')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Levels and thresholds' })).toHaveAttribute(
      'href',
      '/settings/plan-data',
    );
    await again.user.click(planned.getByRole('link', { name: formatDate(first) }));
    expect(await screen.findByRole('row', { name: /^Training Associate TA 26%/ })).toBeInTheDocument();
    expect(
      screen.getByText(new RegExp(`^Rates and requirements of ${formatDate(first)}`)),
    ).toBeInTheDocument();
    await again.user.click(screen.getByRole('link', { name: 'Show today' }));
    expect(await screen.findByRole('row', { name: /^Training Associate TA 25%/ })).toBeInTheDocument();

    const day = screen.getByRole('textbox', { name: 'Day' });
    await again.user.type(day, '01/01/1950');
    await again.user.tab();
    expect(await screen.findByText(/^There was no ladder on this day/)).toBeInTheDocument();
    again.unmount();

    const overview = await open('/programs');
    const changes = within(await screen.findByRole('table', { name: 'Planned changes' }));
    expect(changes.getByRole('row', { name: `Ladder of levels ${formatDate(first)}` })).toBeInTheDocument();
    overview.unmount();
  });
});
