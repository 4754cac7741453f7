import { screen, waitFor, within } from '@testing-library/react';
import { renderFeature, startTestHost, type TestHost } from '@upline/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { associatesFeature } from '../index.ts';

const PASSWORD = 'lantern-harbor-42';
let host: TestHost;
beforeAll(async () => {
  host = await startTestHost();
});
afterAll(() => host.close());
afterEach(() => vi.restoreAllMocks());

const open = (at: string, as = 'super') =>
  renderFeature({ host, features: [associatesFeature], at, as, variant: 'admin' });
type View = Awaited<ReturnType<typeof open>>;

const filtered = (name: string) =>
  `/associates?filter=${encodeURIComponent(JSON.stringify({ name: { contains: name } }))}`;

/** Opens Ana from the list, as a person would. */
async function openAna(): Promise<View> {
  const view = await open(filtered('Ana Alvarez'));
  await view.user.click(await screen.findByRole('link', { name: 'Ana Alvarez' }));
  await screen.findByRole('heading', { level: 1, name: 'Ana Alvarez' });
  return view;
}

/** Chooses from the menu of the record, and answers the dialog that opens. */
async function choose(view: View, action: string): Promise<HTMLElement> {
  await view.user.click(screen.getByRole('button', { name: 'More actions' }));
  await view.user.click(await screen.findByRole('menuitem', { name: action }));
  return screen.findByRole('dialog');
}

describe('the palette', () => {
  it('shows level, code and the path of the team of a person (design-direction, moment 1)', async () => {
    const view = await open('/associates');
    await screen.findByRole('heading', { level: 1, name: 'Associates' });
    await view.user.keyboard('{Control>}k{/Control}');
    await view.user.type(await screen.findByRole('combobox', { name: /Search people/ }), 'ana alvarez');
    const option = await screen.findByRole('option', { name: /Ana Alvarez/ });
    expect(option).toHaveTextContent(/Under .+ › .+ › Ben Okafor/);
    expect(option).toHaveTextContent(/· U\d{6}$/);
    view.unmount();
  });
});

describe('viewing as an associate from the palette', () => {
  it('asks for the reason on the record of the person who was found (2.32, usability c7)', async () => {
    const view = await open('/associates');
    await screen.findByRole('heading', { level: 1, name: 'Associates' });
    await view.user.keyboard('{Control>}k{/Control}');
    const field = await screen.findByRole('combobox', { name: /Search people/ });
    await view.user.type(field, 'view as');
    await view.user.click(await screen.findByRole('option', { name: /^View as …/ }));
    await view.user.type(field, 'ana alvarez');
    const group = await screen.findByRole('group', { name: 'View as' });
    await view.user.click(await within(group).findByRole('option', { name: /Ana Alvarez/ }));
    const dialog = await screen.findByRole('dialog', { name: 'View as Ana Alvarez' });
    expect(within(dialog).getByLabelText(/^Reason/)).toBeInTheDocument();
    expect(view.path()).toMatch(/^\/associates\/U\d{6}/);
    view.unmount();
  });
});

describe('the list of associates (domain.md 2.1)', () => {
  it('shows what the columns name and opens a row', async () => {
    const view = await open(filtered('Ana Alvarez'));
    const row = (await screen.findByRole('link', { name: 'Ana Alvarez' })).closest('tr') as HTMLElement;
    expect(within(row).getByText('Ben Okafor')).toBeInTheDocument();
    expect(within(row).getByText('San Antonio')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /export/i })).toBeInTheDocument();
    await view.user.click(screen.getByRole('link', { name: 'Ana Alvarez' }));
    await waitFor(() => expect(view.path()).toMatch(/^\/associates\/U\d{6}$/));
    view.unmount();
  });

  it('shows who is licensed and what each owes (2.1)', async () => {
    const view = await open(filtered('Ana Alvarez'));
    const row = (await screen.findByRole('link', { name: 'Ana Alvarez' })).closest('tr') as HTMLElement;
    for (const name of ['Licensed', 'Debit Balance'])
      expect(screen.getAllByRole('columnheader', { name: new RegExp(`^${name}`) }).length).toBeGreaterThan(0);
    expect(within(row).getByText('Yes')).toBeInTheDocument();
    expect(within(row).getByText('$0.00')).toBeInTheDocument();
    expect(within(row).getByText('CA$0.00')).toBeInTheDocument();
    view.unmount();
  });

  it('says that nothing matches and takes the filter away again', async () => {
    const view = await open(filtered('nobody is called this'));
    await view.user.click(
      (await screen.findAllByRole('button', { name: /clear filters/i }))[0] as HTMLElement,
    );
    await waitFor(() => expect(screen.getAllByRole('row').length).toBeGreaterThan(10));
    view.unmount();
  });

  it('shows a failure in its place with another try (R-37)', async () => {
    const view = await open('/associates');
    await screen.findAllByRole('row');
    view.unmount();
    const broken = await open('/dashboard');
    broken.failures.fail('/admin/associates', 'forbidden');
    await broken.router.navigate({ to: '/associates' });
    expect(await screen.findByText("You don't have access to this page")).toBeInTheDocument();
    broken.unmount();
  });
});

describe('an associate', () => {
  it('shows secrets masked and leads to the upline', async () => {
    const view = await openAna();
    expect(screen.getByText(/^\*\*\*-\*\*-\d{4}$/)).toBeInTheDocument();
    expect(screen.getByText(/^\*\*\/\*\*\/\d{4}$/)).toBeInTheDocument();
    await view.user.click((await screen.findAllByRole('link', { name: /^Ben Okafor/ }))[0] as HTMLElement);
    expect(await screen.findByRole('heading', { level: 1, name: 'Ben Okafor' })).toBeInTheDocument();
    view.unmount();
  });

  it('shows until when a flag holds (R-ACC-02)', async () => {
    const at = await open('/dashboard');
    const [ben] = (
      await at.api.call('listAssociates', { query: { filter: '{"name":{"eq":"Ben Okafor"}}' } } as never)
    ).rows;
    const { version } = await at.api.call('getAssociate', { params: { code: ben?.code } } as never);
    await at.api.call('setAssociateFlag', {
      params: { code: ben?.code, flag: 'escrow_future_compensations' },
      body: { on: true, reason: 'Review of cases', ends_on: '2199-03-31' },
      ifMatch: version,
    } as never);
    at.unmount();
    const view = await open(filtered('Ben Okafor'));
    await view.user.click(await screen.findByRole('link', { name: 'Ben Okafor' }));
    const flag = await screen.findByText(/^Escrow Future Compensations/);
    expect(flag).toHaveTextContent('Escrow Future Compensations until 03/31/2199');
    view.unmount();
  });

  it('is not found under a code that nobody has', async () => {
    const view = await open('/associates/U999999');
    expect(await screen.findByText('Resource not found')).toBeInTheDocument();
    view.unmount();
  });

  it('is viewed as only with a reason, and with the password where that was long ago (2.32, S-69)', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    const view = await openAna();
    await view.user.click(screen.getByRole('button', { name: 'View as Ana' }));
    const dialog = await screen.findByRole('dialog');
    const start = within(dialog).getByRole('button', { name: 'Start viewing' });
    const reason = within(dialog).getByLabelText(/^Reason/);

    await view.user.type(reason, 'too short');
    await view.user.click(start);
    expect(
      (await within(dialog).findAllByText('Reason must be at least 10 characters')).length,
    ).toBeGreaterThan(0);

    host.clock.advance(6 * 60_000);
    await view.user.type(reason, ', now long enough');
    await view.user.click(start);
    const password = await within(dialog).findByLabelText(/^Password/);
    expect(within(dialog).getByText('Confirm your password to continue')).toBeInTheDocument();
    await view.user.type(password, PASSWORD);
    await view.user.click(start);

    await view.user.click(
      await within(dialog).findByRole('button', { name: 'Open the portal as Ana Alvarez' }),
    );
    expect(opened).toHaveBeenCalledWith(expect.stringContaining('/login/sso/'), '_blank', 'noopener');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    const tabs = screen.getByRole('navigation', { name: 'Associate' });
    await view.user.click(within(tabs).getByRole('link', { name: 'Audit' }));
    expect(await screen.findByText('Asked to view as Ana Alvarez')).toBeInTheDocument();
    expect(screen.getByText('Reason: too short, now long enough')).toBeInTheDocument();
    expect(view.search()).toMatchObject({ tab: 'audit' });
    view.unmount();
  });

  it('says in words that the server refuses the view', async () => {
    const view = await openAna();
    await view.user.click(screen.getByRole('button', { name: 'View as Ana' }));
    const dialog = await screen.findByRole('dialog');
    view.failures.fail('/admin/proxy-sessions', 'forbidden');
    await view.user.type(within(dialog).getByLabelText(/^Reason/), 'Call of today about a client');
    await view.user.click(within(dialog).getByRole('button', { name: 'Start viewing' }));
    expect(await within(dialog).findByText("You don't have access to this page")).toBeInTheDocument();
    expect(within(dialog).getByLabelText(/^Reason/)).toHaveValue('Call of today about a client');
    view.unmount();
  });

  it('gets the second step reset, with a reason, and the trail tells it (S-15 to S-17)', async () => {
    const view = await openAna();
    const dialog = await choose(view, 'Reset second step');
    await view.user.type(within(dialog).getByLabelText(/^Reason/), 'Showed the license by video');
    await view.user.click(within(dialog).getByRole('button', { name: 'Reset second step' }));
    expect(
      await screen.findByText('Second step reset. The associate was notified by email.'),
    ).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await view.router.navigate({ to: '.', search: { tab: 'audit' } });
    expect(await screen.findByText('Reason: Showed the license by video')).toBeInTheDocument();
    view.unmount();
  });
});
