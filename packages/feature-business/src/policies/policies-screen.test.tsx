import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { startTestHost, type TestHost } from '@upline/testing';
import { chooseOption } from '@upline/ui-kit/testing/choose-option.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enterPolicy, openBusiness } from './policies.test-support.ts';

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost();
});
afterAll(() => host.close());

const table = () => screen.findByRole('table', { name: /^Policies/ });
const headings = async () =>
  within(await table())
    .getAllByRole('columnheader')
    .map((heading) => heading.textContent);

describe('the list of policies (domain.md 2.12)', () => {
  it('shows the own policies, newest first, with number, client, dates, states, BV and the own role', async () => {
    const view = await openBusiness(host, '/business');
    const { rows } = await view.api.call('listPolicies', { query: { limit: '3' } } as never);
    const shown = await headings();
    for (const name of ['Policy Number', 'Product', 'Submit Date', 'Issue Date', 'Status', 'BV', 'Role'])
      expect(
        shown.some((heading) => heading?.includes(name)),
        name,
      ).toBe(true);
    for (const row of rows.slice(0, 3)) {
      const link = within(await table()).getByRole('link', { name: row.policy_number });
      expect(link).toHaveAttribute('href', `/business/${row.policy_number}`);
      const shownRow = link.closest('tr');
      for (const second of [row.client, row.provider, row.lifecycle, row.writing_associate])
        expect(shownRow).toHaveTextContent(second);
    }
    view.unmount();
  });

  it.each([
    'filter=nothing',
    'filter={"nothing":1}',
    'page=abc&order=5',
    'columns=7&view=8',
    'team=Nobody&policy=9',
  ])('shows its rows at an address that says what no list can take: %s', async (search) => {
    const view = await openBusiness(host, `/business?${search}`);
    expect(within(await table()).getAllByRole('link').length).toBeGreaterThan(0);
    expect(view.search()).toEqual({});
    view.unmount();
  });

  it('asks once for the rows of a sort: when the pointer goes down on the heading', async () => {
    const view = await openBusiness(host, '/business');
    const heading = within(await table()).getByRole('button', { name: 'Submit Date' });
    const asked = () => view.sent.filter(({ path }) => path === '/business/policies').length;
    const before = asked();
    fireEvent.pointerDown(heading);
    await waitFor(() => expect(asked()).toBe(before + 1));
    fireEvent.click(heading);
    await waitFor(() => expect(view.search()).toEqual({ order: { submit_date: 'ASC' } }));
    await waitFor(() => expect(heading.closest('th')).toHaveAttribute('aria-sort', 'ascending'));
    expect(asked()).toBe(before + 1);
    view.unmount();
  });

  it('opens a policy by its number', async () => {
    const view = await openBusiness(host, '/business');
    const { rows } = await view.api.call('listPolicies', { query: { limit: '1' } } as never);
    const number = rows[0]?.policy_number ?? '';
    await view.user.click(within(await table()).getByRole('link', { name: number }));
    expect(await screen.findByRole('heading', { level: 1, name: number })).toBeInTheDocument();
    expect(view.path()).toBe(`/business/${number}`);
    view.unmount();
  });

  it('stands where it was left, also when its arrangement came while the way to another page had begun', async () => {
    const view = await openBusiness(host, '/business');
    const region = () => screen.findByRole('region', { name: 'Policies, table' });
    fireEvent.scroll(await region(), { target: { scrollTop: 240 } });
    const [, views] = view.queryClient
      .getQueryCache()
      .findAll()
      .map(({ queryKey }) => queryKey)
      .filter((key) => /getListPreferences|listSavedViews/.test(JSON.stringify(key)));
    await act(async () => {
      const going = view.router.navigate({ href: '/business/clients' });
      expect(view.path()).toBe('/business/clients');
      view.queryClient.setQueryData(views ?? [], (now: object) => ({ ...now, fresh: true }));
      await going;
    });
    await screen.findByRole('table', { name: 'Clients' });
    act(() => view.router.history.back());
    expect((await region()).scrollTop).toBe(240);
    view.unmount();
  });

  it('finds by the number and says so where nothing matches', async () => {
    const view = await openBusiness(host, '/business');
    await table();
    await view.user.type(screen.getByLabelText('Search policies'), 'zz99');
    expect(await screen.findByRole('button', { name: 'Clear filters' })).toBeInTheDocument();
    expect(view.search()).toEqual({ filter: { policy_number: { contains: 'zz99' } } });
    view.unmount();
  });
});

describe('the policies of a team (domain.md 7.1)', () => {
  it('are chosen in the address, masked, and without the clients', async () => {
    const view = await openBusiness(host, '/business');
    await table();
    await chooseOption(view.user, screen.getByRole('combobox', { name: 'Policies of' }), /Infinity/);
    await screen.findByRole('table', { name: 'Policies of Infinity' });
    expect(view.search()).toEqual({ team: 'Infinity' });
    expect(await headings()).not.toContain('Client');
    expect(within(await table()).getAllByText(/^••••.{1,4}$/).length).toBeGreaterThan(5);
    view.unmount();
  });

  it('have the own among them where a figure counts them, each leading to its page (R-TEAM-01)', async () => {
    const view = await openBusiness(host, '/business?team=Infinity&counted=Production&view=all', 'cara');
    const mine = await within(await table()).findAllByRole('link', { name: /^Cara Nguyen/ });
    for (const link of mine) expect(link.getAttribute('href')).toMatch(/^\/business\/[^?]+\?id=/);
    await view.user.click(screen.getByRole('link', { name: 'Without mine' }));
    await waitFor(() => expect(view.search()).toEqual({ team: 'Infinity', view: 'all' }));
    await screen.findByRole('table', { name: 'Policies of Infinity' });
    expect(screen.queryByRole('link', { name: 'Without mine' })).not.toBeInTheDocument();
    view.unmount();
  });

  it('keep their team while they are sorted, and open beside all else that stands in the address', async () => {
    const view = await openBusiness(host, '/business?team=Infinity');
    const heading = within(await table()).getByRole('columnheader', { name: /^Product/ });
    await view.user.click(within(heading).getByRole('button'));
    await waitFor(() => expect(view.search()).toEqual({ team: 'Infinity', order: { product: 'ASC' } }));
    expect(await table()).toHaveAccessibleName('Policies of Infinity');
    // The rows are the same ones and not drawn again.
    await act(() => view.router.navigate({ to: '.', search: (now: object) => ({ ...now, view: 'all' }) }));
    const [link] = within(await table()).getAllByRole('link');
    expect(link?.getAttribute('href')).toMatch(/view=all/);
    view.unmount();
  });

  it('of the senior types are offered to RMD and above alone, with initials of clients (R-TEAM-03)', async () => {
    const associate = await openBusiness(host, '/business');
    await table();
    const types = async (user: typeof associate.user) => {
      await user.click(screen.getByRole('combobox', { name: 'Policies of' }));
      const found = await screen.findAllByRole('option', { name: /^My team/ });
      return found.map((option) => option.textContent);
    };
    expect(await types(associate.user)).toEqual([
      'My team: Personal recruits',
      'My team: Base Shop',
      'My team: Infinity',
    ]);
    associate.unmount();

    const senior = await openBusiness(host, '/business?team=RmdSuperBase', 'dev');
    await screen.findByRole('table', { name: 'Policies of RMD Super Base' });
    expect(await types(senior.user)).toHaveLength(6);
    expect((await headings()).some((heading) => heading?.includes('Client'))).toBe(true);
    senior.unmount();
  });

  it('of a senior type are refused to everybody else (R-TEAM-03)', async () => {
    const view = await openBusiness(host, '/business?team=RmdSuperTeam');
    expect(await screen.findByText("You don't have access to this page")).toBeInTheDocument();
    view.unmount();
  });

  it('say so where the team has none yet', async () => {
    const view = await openBusiness(host, '/business?team=Infinity', 'tom');
    expect(await screen.findByText('Nothing here yet.')).toBeInTheDocument();
    view.unmount();
  });
});

it('an upline asks for a part in a policy of the team, and the writing associate is asked (R-POL-02)', async () => {
  const ana = await openBusiness(host, '/business/clients');
  const { id, policy_number } = await enterPolicy(ana, host);
  ana.unmount();
  const ben = await openBusiness(host, `/business?team=Infinity&policy=${id}`, 'ben');
  const name = `Policy ••••${policy_number.slice(-4)}`;
  let dialog = await screen.findByRole('dialog', { name });
  /** Opens the question for the share, or finds it open, and answers it. */
  const ask = async (share: string) => {
    const asked = within(await screen.findByRole('dialog', { name: 'Ask for a part' }));
    const field = await asked.findByRole('textbox', { name: 'Share' });
    await ben.user.clear(field);
    await ben.user.type(field, share);
    await ben.user.click(asked.getByRole('button', { name: 'Ask for a part' }));
    return asked;
  };
  await ben.user.click(within(dialog).getByRole('button', { name: 'Ask for a part' }));
  const refused = await ask('99.5');
  expect(refused.getAllByText(/^Share must be less than or equal to 99%/)).not.toHaveLength(0);
  await ask('60');
  expect(await screen.findByText('The writing associate is asked')).toBeInTheDocument();
  await waitFor(() => expect(ben.search()).toEqual({ team: 'Infinity' }));
  // Back must not open again what was closed.
  expect(ben.router.history.length).toBe(1);
  // It waits, is not asked for twice, and can be taken back.
  await ben.router.navigate({ href: `/business?team=Infinity&policy=${id}`, replace: true });
  dialog = await screen.findByRole('dialog', { name });
  const part = await within(dialog).findByRole('region', { name: 'Your part' });
  expect(part).toHaveTextContent(/60%.*Pending For Owner.*Waiting for Ana/);
  expect(within(dialog).queryByRole('button', { name: 'Ask for a part' })).not.toBeInTheDocument();
  await ben.user.click(within(part).getByRole('button', { name: 'Withdraw' }));
  const question = await screen.findByRole('dialog', { name: 'Withdraw split' });
  await ben.user.click(within(question).getByRole('button', { name: 'Withdraw' }));
  await ben.user.click(await within(dialog).findByRole('button', { name: 'Ask for a part' }));
  await ask('20');
  await waitFor(() => expect(ben.search()).toEqual({ team: 'Infinity' }));
  ben.unmount();
  const again = await openBusiness(host, '/business/clients');
  const { shares } = await again.api.call('getPolicy', { params: { id } });
  expect(shares[1]).toMatchObject({
    approval_status: 'Pending For Owner',
    share_bps: 2_000,
    actions: expect.arrayContaining(['accept', 'refuse']),
  });
  again.unmount();
});
