import { screen, waitFor, within } from '@testing-library/react';
import { renderFeature, startTestHost, type TestHost } from '@upline/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { associatesFeature } from '../index.ts';

const NAMES = {
  ana: 'Ana Alvarez',
  ben: 'Ben Okafor',
  cara: 'Cara Nguyen',
  dev: 'Dev Patel',
  eve: 'Eve Lindqvist',
  hal: 'Hal Thompson',
  tom: 'Tom Reyes',
};

let host: TestHost;
const codes: Record<string, string> = {};
beforeAll(async () => {
  host = await startTestHost();
  const { headers } = await host.signInAs('super');
  for (const [login, name] of Object.entries(NAMES)) {
    const filter = encodeURIComponent(JSON.stringify({ name: { eq: name } }));
    const answer = await host.app.inject({
      method: 'GET',
      url: `/admin/associates?filter=${filter}`,
      headers,
    });
    codes[login] = JSON.parse(answer.body).rows[0].code;
  }
});
afterAll(() => host.close());

const open = (name: string, rest = '', as = 'super') =>
  renderFeature({
    host,
    features: [associatesFeature],
    at: `/associates/${codes[name]}${rest}`,
    as,
    variant: 'admin',
  });
type View = Awaited<ReturnType<typeof open>>;

async function choose(view: View, action: string): Promise<HTMLElement> {
  await view.user.click(await screen.findByRole('button', { name: 'More actions' }));
  await view.user.click(await screen.findByRole('menuitem', { name: action }));
  return screen.findByRole('dialog');
}
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const press = (view: View, dialog: HTMLElement, name: string) =>
  view.user.click(within(dialog).getByRole('button', { name }));

describe('the form of a person (domain.md 2.1, 2.2)', () => {
  it('changes what is typed, with a reason, and leaves the secrets as they are', async () => {
    const view = await open('cara', '/edit');
    const legal = await screen.findByLabelText(/^Legal First Name/);
    await view.user.clear(legal);
    await view.user.type(legal, 'Carolina');
    await view.user.click(screen.getByRole('button', { name: 'Save associate' }));
    expect((await screen.findAllByText('Reason is required')).length).toBeGreaterThan(0);
    await view.user.type(screen.getByLabelText(/^Reason/), 'As the license says');
    await view.user.click(screen.getByRole('button', { name: 'Save associate' }));
    expect(await screen.findByText('Associate updated successfully')).toBeInTheDocument();
    expect(await screen.findByText(/^Carolina /)).toBeInTheDocument();
    expect(screen.getByText(/^\*\*\*-\*\*-\d{4}$/)).toBeInTheDocument();
    view.unmount();
  });

  it('keeps what was typed when another person saved meanwhile (R-GEN-04)', async () => {
    const view = await open('dev', '/edit');
    const first = await screen.findByLabelText(/^First Name/);
    await view.user.clear(first);
    await view.user.type(first, 'Devin');
    await view.user.type(screen.getByLabelText(/^Reason/), 'Goes by this name');
    const { version } = await view.api.call('getAssociate', { params: { code: codes.dev } } as never);
    await view.api.call('setAssociateFlag', {
      params: { code: codes.dev, flag: 'disable_license_check' },
      body: { on: true, reason: 'Review of cases' },
      ifMatch: version,
    } as never);
    await view.user.click(screen.getByRole('button', { name: 'Save associate' }));
    expect(await screen.findByText(/changed by someone else/)).toBeInTheDocument();
    expect(screen.getByLabelText(/^First Name/)).toHaveValue('Devin');
    view.unmount();
  });

  it('offers an admin nothing that takes a SuperAdmin (R-UPL-04, R-PRM-01)', async () => {
    const view = await open('dev', '', 'admin');
    await view.user.click(await screen.findByRole('button', { name: 'More actions' }));
    expect(await screen.findByRole('menuitem', { name: 'Suspend' })).toBeInTheDocument();
    for (const name of ['Transfer', 'Terminate', 'Readmit'])
      expect(screen.queryByRole('menuitem', { name })).not.toBeInTheDocument();
    view.unmount();
  });
});

describe('secrets', () => {
  it('are shown with a reason and go with their dialog (S-69)', async () => {
    const view = await open('ana');
    const dialog = await choose(view, 'Show SSN and birth date');
    await view.user.type(within(dialog).getByLabelText(/^Reason/), 'Form 1099 came back');
    await press(view, dialog, 'Show SSN and birth date');
    expect(await within(dialog).findByText(/^\d{3}-\d{2}-\d{4}$/)).toBeInTheDocument();
    expect(within(dialog).getByText(/Closes by itself in/)).toBeInTheDocument();
    await press(view, dialog, 'Done');
    await gone();
    expect(screen.queryByText(/^\d{3}-\d{2}-\d{4}$/)).not.toBeInTheDocument();
    await view.router.navigate({ to: '.', search: { tab: 'audit' } });
    expect(await screen.findByText('Reason: Form 1099 came back')).toBeInTheDocument();
    view.unmount();
  });
});

describe('a change of status', () => {
  it('shows what follows, and a termination says its cause (R-MNY-34)', async () => {
    const view = await open('hal');
    const dialog = await choose(view, 'Terminate');
    expect(await within(dialog).findByText(/Overrides compress/)).toBeInTheDocument();
    await view.user.type(within(dialog).getByLabelText(/^Reason/), 'Complaint confirmed');
    await view.user.click(within(dialog).getByRole('combobox', { name: /^Cause/ }));
    await view.user.click(await screen.findByRole('option', { name: 'Misrepresentation' }));
    await press(view, dialog, 'Terminate');
    expect((await within(dialog).findAllByText('Explanation is required')).length).toBeGreaterThan(0);
    await view.user.type(within(dialog).getByLabelText(/^Explanation/), 'Three forged signatures');
    await press(view, dialog, 'Terminate');
    await gone();
    expect(await screen.findAllByText('Terminated')).not.toHaveLength(0);
    await view.router.navigate({ to: '.', search: { tab: 'audit' } });
    expect(await screen.findByText(/Misrepresentation: Three forged signatures/)).toBeInTheDocument();
    view.unmount();
  });
});

describe('a transfer', () => {
  it('is looked at before, scheduled, and canceled again', async () => {
    const view = await open('tom');
    const dialog = await choose(view, 'Transfer');
    expect(within(dialog).getByText(/Choose the new upline/)).toBeInTheDocument();
    const upline = within(dialog).getByLabelText(/^New Upline/);
    await view.user.type(upline, 'tom reyes');
    await view.user.click(await screen.findByRole('option', { name: /Tom Reyes/ }));
    expect(
      await within(dialog).findByText("Upline cannot be in the associate's own team"),
    ).toBeInTheDocument();
    expect(within(dialog).queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    await view.user.clear(upline);
    await view.user.type(upline, 'eve lindqvist');
    await view.user.click(await screen.findByRole('option', { name: /Eve Lindqvist/ }));
    expect(await within(dialog).findByText(/Production and recruits count there/)).toBeInTheDocument();
    const [year, month] = host.clock.now().toISOString().split('-').map(Number) as [number, number];
    const next = new Date(Date.UTC(year, month + 1, 1));
    const day = `${String(next.getUTCMonth() + 1).padStart(2, '0')}/01/${next.getUTCFullYear()}`;
    await view.user.type(within(dialog).getByLabelText(/^Effective Date/), day);
    await view.user.type(within(dialog).getByLabelText(/^Reason/), 'Moved to another city');
    await press(view, dialog, 'Start transfer');
    expect(await within(dialog).findByText(/The transfer is scheduled/)).toBeInTheDocument();
    await press(view, dialog, 'Done');
    await gone();
    await view.router.navigate({ to: '.', search: { tab: 'network' } });
    await view.user.click(await screen.findByRole('button', { name: 'Cancel transfer' }));
    await press(view, await screen.findByRole('dialog'), 'Cancel transfer');
    expect(await screen.findByText('Cancelled')).toBeInTheDocument();
    view.unmount();
  });
});

describe('what the office sets', () => {
  it('turns a flag on and off and places a hold', async () => {
    const view = await open('eve', '?tab=settings');
    await view.user.click(await screen.findByRole('button', { name: 'Turn on Escrow Future Compensations' }));
    let dialog = await screen.findByRole('dialog');
    await view.user.type(within(dialog).getByLabelText(/^Reason/), 'Review of cases');
    await press(view, dialog, 'Turn on Escrow Future Compensations');
    await gone();
    expect(
      await screen.findByRole('button', { name: 'Turn off Escrow Future Compensations' }),
    ).toBeInTheDocument();
    await view.user.click(screen.getByRole('button', { name: 'Place compliance hold' }));
    dialog = await screen.findByRole('dialog');
    await view.user.type(within(dialog).getByLabelText(/^Reason/), 'Two complaints under review');
    await press(view, dialog, 'Place compliance hold');
    await gone();
    expect(await screen.findByRole('button', { name: 'Resolve hold' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Place compliance hold' })).not.toBeInTheDocument();
    view.unmount();
  });
});

describe('what an associate keeps of others (7.1)', () => {
  it('is opened with a reason and closed again', async () => {
    const view = await open('ana', '?tab=business');
    await view.user.click(await screen.findByRole('button', { name: 'Open clients' }));
    const dialog = await screen.findByRole('dialog');
    await press(view, dialog, 'Open clients');
    expect((await within(dialog).findAllByText('Reason is required')).length).toBeGreaterThan(0);
    await view.user.type(within(dialog).getByLabelText(/^Reason/), 'Complaint of a client');
    await press(view, dialog, 'Open clients');
    expect(await screen.findByRole('table', { name: 'Clients' })).toBeInTheDocument();
    await view.user.click(screen.getByRole('button', { name: 'Close clients' }));
    expect(screen.queryByRole('table', { name: 'Clients' })).not.toBeInTheDocument();
    view.unmount();
  });
});

describe('the other tabs', () => {
  it.each([
    ['licensing', 'E&O policies'],
    ['levels', 'Months'],
    ['payout', 'Payout information'],
    ['network', 'As of a day'],
  ])('%s', async (tab, heading) => {
    const view = await open('ana', `?tab=${tab}`);
    expect(await screen.findByRole('heading', { name: heading })).toBeInTheDocument();
    view.unmount();
  });

  it('an E&O policy is entered for the associate, approved at once', async () => {
    const view = await open('ben', '?tab=licensing');
    await view.user.click(await screen.findByRole('button', { name: 'Add E&O policy' }));
    const dialog = await screen.findByRole('dialog');
    const type = (label: RegExp, words: string) =>
      view.user.type(within(dialog).getByLabelText(label), words);
    await type(/^Carrier/, 'Shield Mutual');
    await type(/^Policy Number/, 'EO-77001');
    await type(/^Per-claim limit/, '1000000');
    await type(/^Aggregate limit/, '2000000');
    await type(/^Effective Date/, '01/01/2026');
    await type(/^Expiration Date/, '01/01/2099');
    await press(view, dialog, 'Create E&O policy');
    await gone();
    expect(await screen.findByText('Shield Mutual')).toBeInTheDocument();
    view.unmount();
  });

  it('a paper is corrected with a reason, and removed by a super admin', async () => {
    const view = await open('cara', '?tab=licensing');
    await view.user.click(await screen.findByRole('button', { name: 'Add E&O policy' }));
    let dialog = await screen.findByRole('dialog');
    const type = async (label: RegExp, words: string) => {
      const field = within(dialog).getByLabelText(label);
      await view.user.clear(field);
      await view.user.type(field, words);
    };
    await type(/^Carrier/, 'Misread Mutual');
    await type(/^Policy Number/, 'EO-MISREAD');
    await type(/^Per-claim limit/, '1000000');
    await type(/^Aggregate limit/, '2000000');
    await type(/^Effective Date/, '01/01/2026');
    await type(/^Expiration Date/, '01/01/2099');
    await press(view, dialog, 'Create E&O policy');
    await gone();
    await view.user.click(await screen.findByRole('button', { name: 'Edit E&O policy of Misread Mutual' }));
    dialog = await screen.findByRole('dialog');
    await type(/^Carrier/, 'Midland Mutual');
    await press(view, dialog, 'Save E&O policy');
    expect((await within(dialog).findAllByText('Reason is required')).length).toBeGreaterThan(0);
    await type(/^Reason/, 'The name was read wrongly');
    await press(view, dialog, 'Save E&O policy');
    await gone();
    const row = (await screen.findByRole('rowheader', { name: 'Midland Mutual' })).closest('tr');
    if (!row) throw new Error('A paper has a row');
    await view.user.click(within(row).getByRole('button', { name: 'Remove' }));
    dialog = await screen.findByRole('dialog');
    await type(/^Reason/, 'Entered for the wrong person');
    await press(view, dialog, 'Remove');
    await waitFor(() => expect(screen.queryByText('Midland Mutual')).not.toBeInTheDocument());
    view.unmount();
  });

  it('is corrected, but not removed, by an admin', async () => {
    const view = await open('hal', '?tab=licensing', 'admin');
    expect((await screen.findAllByRole('button', { name: /^Edit .* license in/ })).length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: 'Remove' })).not.toBeInTheDocument();
    view.unmount();
  });
});

it('says of a declared relative that nothing is decided, and offers nothing that is refused (R-ADM-02)', async () => {
  const { headers } = await host.signInAs('admin');
  const access = await host.app.inject({ method: 'GET', url: '/access', headers });
  const { user } = JSON.parse(access.body);
  await host.db
    .insertInto('admin_conflict')
    .values({ admin_code: user.code, associate_code: codes.eve as string, relation: 'Sister' })
    .execute();
  const view = await open('eve', '', 'admin');
  expect(await screen.findByText('You cannot decide on this record')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Edit associate' })).not.toBeInTheDocument();
  await view.user.click(screen.getByRole('button', { name: 'More actions' }));
  const offered = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  expect(offered).not.toContain('Suspend');
  expect(offered).toContain('Reset second step');
  view.unmount();
  const papers = await open('eve', '?tab=licensing', 'admin');
  const licenses = await screen.findByRole('table', { name: 'Licenses' });
  expect(within(licenses).queryByRole('button', { name: /Edit|Revoke|Remove/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Add license' })).not.toBeInTheDocument();
  papers.unmount();
});
