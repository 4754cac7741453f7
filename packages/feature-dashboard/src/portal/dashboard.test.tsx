import { screen, waitFor, within } from '@testing-library/react';
import { companyToday, formatMoney, levelOf } from '@upline/domain';
import { defineFeature } from '@upline/shell';
import { renderFeature, startTestHost, type TestHost } from '@upline/testing';
import { lazy } from 'react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dashboardFeature } from '../index.ts';

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost();
});
afterAll(() => host.close());

const portal = (as: string, more: Parameters<typeof renderFeature>[0]['features'] = []) =>
  renderFeature({ host, features: [dashboardFeature, ...more], at: '/', as });

const addressOf = (link: HTMLElement) => {
  const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', 'http://app.test');
  return {
    pathname,
    filter: JSON.parse(searchParams.get('filter') ?? 'null'),
    team: searchParams.get('team'),
  };
};
const cards = async () => within(await screen.findByRole('region', { name: 'Waiting for you' }));
const tile = async (name: string | RegExp) => {
  const link = await screen.findByRole('link', { name });
  return { link, box: link.closest('div') as HTMLElement };
};
/** Headings and named parts from the top down. */
const order = () =>
  [...document.querySelectorAll('main h2, main section[aria-label]')].map(
    (part) => part.getAttribute('aria-label') ?? part.textContent,
  );

describe('the portal opens with', () => {
  it('a greeting by name, with code, level, status and unread notices', async () => {
    await portal('ana');
    expect(await screen.findByRole('heading', { level: 1, name: /^Good \w+, Ana$/ })).toBeInTheDocument();
    expect(screen.getByText(/^U\d{6}$/)).toBeInTheDocument();
    expect(screen.getByText('Active')).toBeInTheDocument();
    expect(await screen.findByText('2 unread notices')).toBeInTheDocument();
  });

  it('what waits longest first, each card with a verb and the place where it is done (8.1)', async () => {
    const view = await portal('bea');
    const waiting = await cards();
    const split = await waiting.findByRole('link', { name: /^Accept or refuse the split with / });
    const { open_actions, license } = await view.api.call('getMainDashboard');
    const asked = open_actions.find(({ action }) => action === 'Splits to Decide');
    expect(addressOf(split).pathname).toBe(`/business/${asked?.record}`);
    expect(
      waiting.getByRole('link', { name: /^Renew your Life license, CO ?Ends in \d+ days$/ }),
    ).toHaveAttribute('href', '/account');
    expect(license?.days_left).toBeLessThanOrEqual(60);
    const overdue = open_actions.find(({ action }) => action === 'Prospects to Contact');
    if (overdue && overdue.count > 1) {
      const { filter, pathname } = addressOf(waiting.getByRole('link', { name: /^Contact / }));
      expect(pathname).toBe('/business/prospects');
      expect(await view.api.call('countProspects', { query: { filter } })).toEqual({ count: overdue.count });
    }
    view.unmount();
  });

  it('the own figures of an associate, each opening the rows that make it', async () => {
    const view = await portal('ana');
    const { link, box } = await tile('Submitted BV this month');
    const { filter, pathname } = addressOf(link);
    expect(pathname).toBe('/business');
    const { rows } = await view.api.call('listPolicies', { query: { filter, limit: 100 } });
    const shown = Number(
      box
        .querySelector('data')
        ?.getAttribute('value')
        ?.replace(/[^\d.]/g, ''),
    );
    expect(rows.reduce((sum, { own_bv_cents }) => sum + own_bv_cents, 0)).toBe(Math.round(shown * 100));
    const pending = await tile('Pending policies');
    const { count } = await view.api.call('countPolicies', {
      query: { filter: addressOf(pending.link).filter },
    });
    await waitFor(() => expect(pending.box.querySelector('data')).toHaveAttribute('value', String(count)));
    const pay = await view.api.call('getPaymentsStatistics', { query: { period: 'Month' } });
    const next = screen.getByText(/^Next pay, \w{3} \d\d\/\d\d\/\d{4}$/).parentElement;
    expect(next).toHaveTextContent(formatMoney(pay.next.estimate_cents, 'USD', 'USA'));
    expect(screen.getByRole('progressbar', { name: /^Production to / })).toBeInTheDocument();
    view.unmount();
  });

  it('the team of a leader before the own money', async () => {
    const view = await portal('dev');
    const { link, box } = await tile('Team submitted BV this month');
    const { filter, team } = addressOf(link);
    expect(team).toBe('Infinity');
    let sum = 0;
    const writers = new Set<string>();
    for (let page = 1, isMore = true; isMore; page += 1) {
      const { rows } = await view.api.call('listTeamPolicies', {
        query: { team: 'Infinity', filter, limit: 100, page },
      });
      const shown = rows.slice(0, 100);
      sum += shown.reduce((part, { bv_cents }) => part + bv_cents, 0);
      for (const { associate } of shown) writers.add(associate.code);
      isMore = rows.length > 100;
    }
    const figure = box
      .querySelector('data')
      ?.getAttribute('value')
      ?.replace(/[^\d.]/g, '');
    expect(Math.round(Number(figure) * 100)).toBe(sum);
    const writing = await tile('Active writers this month');
    expect(addressOf(writing.link)).toEqual({ pathname: '/business', filter, team });
    expect(writing.box.querySelector('data')).toHaveAttribute('value', String(writers.size));
    expect(order().indexOf('My team')).toBe(order().indexOf('Waiting for you') + 1);
    view.unmount();
  });

  it('the path of a trainee before everything but announcements', async () => {
    const view = await portal('tom');
    const start = await screen.findByRole('region', { name: 'eFast Start' });
    expect(within(start).getByRole('progressbar', { name: 'Required tasks done' })).toBeInTheDocument();
    expect(within(start).getAllByRole('listitem')).toHaveLength(3);
    expect(
      order()
        .filter((part) => part !== 'Training program' && part !== 'Announcements')
        .slice(0, 2),
    ).toEqual(['eFast Start', 'Waiting for you']);
    expect(screen.queryByRole('figure', { name: 'My pipeline' })).not.toBeInTheDocument();
    view.unmount();
  });

  it('the pipeline by status, a row opening its policies', async () => {
    const view = await portal('ana');
    const pipeline = within(await screen.findByRole('figure', { name: 'My pipeline' }));
    const row = await pipeline.findByRole('button', { name: /^Ready To Pay/ });
    const { count } = await view.api.call('countPolicies', {
      query: { filter: { business_status: { eq: 'Ready To Pay' } } },
    });
    expect(row).toHaveTextContent(new RegExp(`Ready To Pay${count} · `));
    view.unmount();
  });

  it('how far the next level and the scholarship are (R-LVL-01, 5.6)', async () => {
    const view = await portal('bea');
    const { level } = await view.api.call('getMainDashboard');
    const name = levelOf(level.next?.level ?? '').name;
    const card = within(await screen.findByRole('region', { name: `Next level: ${name}` }));
    expect(card.getByRole('progressbar', { name: `Requirements met for ${name}` })).toBeInTheDocument();
    const left = level.next?.requirements.filter(({ is_met }) => !is_met) ?? [];
    const missing = within(card.getByRole('list', { name: 'Missing' })).getAllByRole('listitem');
    expect(missing.length).toBeGreaterThanOrEqual(left.length);
    const goals = screen.getByRole('region', { name: 'Scholarship and contests' });
    await waitFor(() => expect(goals).toHaveTextContent('Hawaii trip'));
    view.unmount();
  });
});

it('shows how old the figures are, and reads newer ones at a click (R-DSH-01)', async () => {
  const view = await portal('ana');
  expect(await screen.findByText(/^As of/)).toBeInTheDocument();
  const asked = () => view.sent.filter(({ path }) => path === '/dashboards/main').length;
  const refresh = screen.getByRole('button', { name: 'Refresh' });
  await waitFor(() => expect(refresh).not.toHaveAttribute('aria-busy'));
  const before = asked();
  await view.user.click(refresh);
  await waitFor(() => expect(asked()).toBeGreaterThan(before));
  view.unmount();
});

describe('a part that fails', () => {
  it('says so, offers another try and leaves the rest (R-37)', async () => {
    const view = await portal('ana');
    await tile('Pending policies');
    view.queryClient.clear();
    view.failures.fail('/dashboards/payments/statistics', 'server');
    void view.router.navigate({ to: '/no-page' });
    await screen.findByRole('heading', { name: 'Resource not found' });
    void view.router.navigate({ to: '/' });
    expect(await screen.findByRole('alert')).toHaveTextContent('Internal server error');
    expect(await screen.findByRole('link', { name: 'Submitted BV this month' })).toBeInTheDocument();
    view.failures.heal();
    await view.user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    expect(screen.getByText(/^Next pay, /)).toBeInTheDocument();
    view.unmount();
  });

  it('of another feature breaks alone, and is drawn again', async () => {
    let isBroken = true;
    const Board = () => {
      if (isBroken) throw new Error('No board');
      return <p>The board of {companyToday()}</p>;
    };
    const component = lazy(async () => ({ default: Board }));
    const boards = defineFeature({
      id: 'boards',
      tiles: [
        { id: 'board', order: 50, component },
        {
          id: 'leaders',
          order: 60,
          for: 'leader',
          component: lazy(async () => ({ default: () => <p>For leaders</p> })),
        },
      ],
    });
    const view = await portal('ana', [boards]);
    const card = await screen.findByRole('region', { name: 'This part could not be shown' });
    expect(screen.getByRole('region', { name: 'Waiting for you' })).toBeInTheDocument();
    isBroken = false;
    await view.user.click(within(card).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^The board of /)).toBeInTheDocument();
    expect(screen.queryByText('For leaders')).not.toBeInTheDocument();
    view.unmount();
  });
});

it('shows no name and no amount while privacy is on (S-70, R-DSH-02)', async () => {
  const view = await portal('ana');
  const { open_actions } = await view.api.call('getMainDashboard');
  const name = open_actions.find((each) => each.name !== null)?.name ?? '';
  expect(name.length).toBeGreaterThan(3);
  const { link } = await tile('Submitted BV this month');
  const figure = () => link.closest('div')?.querySelector('data')?.textContent ?? '';
  const amount = figure();
  expect(amount).toMatch(/BV$/);
  await screen.findByText(new RegExp(name));
  await view.user.keyboard('p');
  await waitFor(() => expect(document.body).not.toHaveTextContent(name));
  expect(document.body).not.toHaveTextContent(amount);
  expect(document.body).not.toHaveTextContent('Ana');
  view.unmount();
});
