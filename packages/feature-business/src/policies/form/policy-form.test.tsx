import { act, screen, waitFor, within } from '@testing-library/react';
import { addDays, dayAt, formatDate } from '@upline/domain';
import { draftsKept, startTestHost, type TestHost } from '@upline/testing';
import { chooseOption } from '@upline/ui-kit/testing/choose-option.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillPerson, reopenBusiness } from '../../clients/clients.test-support.ts';
import { enterPolicy, openBusiness, showPolicy, type View } from '../policies.test-support.ts';

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost();
});
afterAll(() => host.close());

const box = (name: string) => screen.getByRole('textbox', { name });
const list = (name: string) => screen.getByRole('combobox', { name });
const press = (view: View, name: string | RegExp) => view.user.click(screen.getByRole('button', { name }));
const gate = () => screen.getByRole('region', { name: 'Submission check' });
const posts = (view: View) =>
  view.sent.filter(({ method, path }) => method === 'POST' && path === '/business/policies');

/** A business of Ana's: it has no age that a product could refuse. */
async function businessClient(view: View) {
  const { rows } = await view.api.call('listClients', {
    query: { filter: { type: { eq: 'Business' }, country: { eq: 'USA' } }, limit: '1' },
  } as never);
  if (!rows[0]) throw new Error('The demo network has no business client');
  return rows[0];
}

/** Opens the form for a client and goes to the step of this name with what comes before filled in. */
async function start(view: View, number: string, state = 'Texas') {
  const client = await businessClient(view);
  await act(() => view.router.navigate({ href: `/business/create/${client.id}` }));
  await waitFor(() => expect(list('Client')).toHaveValue(client.name));
  await press(view, 'Next');
  await chooseOption(view.user, list('State'), state);
  await chooseOption(view.user, list('Provider'), /^Granite Mutual Life/);
  await chooseOption(view.user, list('Product'), /^Granite Term 20/);
  await press(view, 'Next');
  await view.user.type(box('Policy Number'), number);
  await view.user.type(box('Face Amount'), '500000');
  await view.user.type(box('Modal Premium'), '300');
  await press(view, 'Use annual premium');
  return client;
}

describe('a new policy', () => {
  it('goes from the client to the review and is created once, however often one clicks (R-34)', async () => {
    const view = await openBusiness(host, '/business');
    const client = await start(view, 'FORM-1');
    await press(view, 'Next');
    await press(view, 'Next');
    expect(screen.getByRole('heading', { name: 'Review' })).toHaveFocus();
    expect(await within(gate()).findByText('Nothing stands in the way')).toBeInTheDocument();
    expect(screen.getByRole('list', { name: 'When you save' })).toHaveTextContent('It is saved as Pending');
    await view.user.dblClick(screen.getByRole('button', { name: 'Create policy' }));
    expect(await screen.findByText('Policy created successfully')).toBeInTheDocument();
    expect(draftsKept()).toEqual([]);
    expect(await screen.findByRole('heading', { level: 1, name: 'FORM-1' })).toBeInTheDocument();
    expect(posts(view)).toHaveLength(1);
    expect(screen.getByRole('link', { name: client.name })).toBeInTheDocument();
    view.unmount();
  });

  it('tells beside the form what is missing, each with its way to mend it, before it is saved (R-CHK-01)', async () => {
    const view = await openBusiness(host, '/business');
    await start(view, 'FORM-2', 'New York');
    const finding = await within(gate()).findByText(/^No valid Life license in NY on/);
    expect(within(finding.closest('li') as HTMLElement).getByText('Holds up payment')).toBeInTheDocument();
    expect(within(finding.closest('li') as HTMLElement).getByText('Add a license')).toBeInTheDocument();
    // A number that is taken belongs to a step behind.
    const { policy_number } = await enterPolicy(view, host);
    await view.user.clear(box('Policy Number'));
    await view.user.type(box('Policy Number'), policy_number);
    const taken = await within(gate()).findByText('Policy Number already exists for this provider');
    await press(view, 'Next');
    await view.user.click(
      within(taken.closest('li') as HTMLElement).getByRole('button', { name: 'Go to the field' }),
    );
    expect(box('Policy Number')).toHaveFocus();
    view.unmount();
  });

  it('leads to the step and the field the server refuses, and keeps everything (D.2.15)', async () => {
    const view = await openBusiness(host, '/business');
    const { policy_number } = await enterPolicy(view, host);
    await start(view, policy_number);
    await press(view, 'Next');
    await press(view, 'Next');
    await press(view, 'Create policy');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Policy Number already exists for this provider',
    );
    expect(await screen.findByRole('textbox', { name: 'Policy Number' })).toHaveValue(policy_number);
    expect(box('Modal Premium')).toHaveValue('300.00');
    view.unmount();
  });

  it('shares by the match-up preset and asks the split associate (domain.md 1.5, R-POL-02)', async () => {
    const view = await openBusiness(host, '/business');
    await start(view, 'FORM-3');
    await press(view, 'Next');
    await press(view, 'Match-up 50/50');
    expect(box('Share')).toHaveValue('50');
    await view.user.type(list('Split Associate'), 'ben');
    const [ben] = await screen.findAllByRole('option', { name: /Ben/ });
    await view.user.click(ben as HTMLElement);
    await press(view, 'Next');
    expect(screen.getByRole('list', { name: 'When you save' })).toHaveTextContent(
      /Ben .+ is asked to accept 50%/,
    );
    await press(view, 'Create policy');
    expect(await screen.findByRole('heading', { level: 1, name: 'FORM-3' })).toBeInTheDocument();
    expect(await screen.findByText(/^The split of 50% with Ben .+ waits for/)).toBeInTheDocument();
    view.unmount();
  });

  it('waits while a new client is entered, and goes on with that client (domain.md 2.10)', async () => {
    const view = await openBusiness(host, '/business/create');
    await view.user.type(await screen.findByRole('textbox', { name: 'Insured Name' }), 'Somebody Else');
    await press(view, 'New client');
    await fillPerson(view.user, { first: 'Nora', last: 'Waits', email: 'nora.waits@example.com' });
    await press(view, 'Create client');
    await waitFor(() => expect(view.path()).toMatch(/^\/business\/create\/[0-9a-f-]{36}$/));
    expect(await screen.findByRole('combobox', { name: 'Client' })).toHaveValue('Nora Waits');
    expect(box('Insured Name')).toHaveValue('Somebody Else');
    expect(screen.getByText('What you had typed is back.')).toBeInTheDocument();
    view.unmount();
  });
});

describe('an own policy (R-POL-01)', () => {
  const today = () => dayAt(host.clock.now(), 'America/New_York');

  it('is changed, said and shown', async () => {
    const view = await openBusiness(host, '/business');
    const { policy_number } = await enterPolicy(view, host);
    await showPolicy(view, policy_number);
    await view.user.click(screen.getByRole('link', { name: 'Edit policy' }));
    const issued = await screen.findByRole('textbox', { name: 'Issue Date' });
    await view.user.type(issued, formatDate(today()));
    await press(view, 'Save policy');
    expect(await screen.findByText('Policy updated successfully')).toBeInTheDocument();
    expect(draftsKept()).toEqual([]);
    expect(await screen.findByRole('heading', { level: 1, name: policy_number })).toBeInTheDocument();
    view.unmount();
  });

  it('that was withdrawn cannot be changed, and says so before anything is typed', async () => {
    const view = await openBusiness(host, '/business');
    const { id, policy_number, version } = await enterPolicy(view, host);
    await view.api.call('movePolicy', {
      params: { id },
      ifMatch: version,
      body: { to: 'Archived', ended_as: 'Withdrawn' },
    } as never);
    await act(() => view.router.navigate({ href: `/business/${policy_number}/edit` }));
    expect(
      await screen.findByText(/^This policy can be changed only before Ready To Pay/),
    ).toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: 'Note' })).not.toBeInTheDocument();
    await view.user.click(screen.getByRole('link', { name: 'Back to the policy' }));
    expect(await screen.findByRole('heading', { level: 1, name: policy_number })).toBeInTheDocument();
    view.unmount();
  });

  it('that somebody else has changed meanwhile keeps what was typed and shows what differs (R-GEN-04)', async () => {
    const view = await openBusiness(host, '/business');
    const policy = await enterPolicy(view, host);
    await act(() => view.router.navigate({ href: `/business/${policy.policy_number}/edit` }));
    await view.user.type(await screen.findByRole('textbox', { name: 'Note' }), 'Mine');
    await view.api.call('updatePolicy', {
      params: { id: policy.id },
      ifMatch: policy.version,
      body: { policy_number: policy.policy_number, submit_date: addDays(today(), -3), shared_note: null },
    } as never);
    await press(view, 'Save policy');
    expect(
      await screen.findByText('This policy was changed by someone else. Reload and try again.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('row', { name: /^Submit Date/ })).toBeInTheDocument();
    expect(box('Note')).toHaveValue('Mine');
    await press(view, 'Keep my changes');
    await press(view, 'Save policy');
    expect(await screen.findByText('Policy updated successfully')).toBeInTheDocument();
    view.unmount();
  });

  it('is shown beside what was typed before a reload where somebody else changed the same (R-33, R-GEN-04)', async () => {
    const view = await openBusiness(host, '/business');
    const policy = await enterPolicy(view, host);
    const at = `/business/${policy.policy_number}/edit`;
    await act(() => view.router.navigate({ href: at }));
    await view.user.type(await screen.findByRole('textbox', { name: 'Note' }), 'Mine');
    window.dispatchEvent(new Event('pagehide'));
    view.unmount();

    const other = await reopenBusiness(host, '/', 'super');
    const submit_date = addDays(today(), -3);
    const { policy_number, id, version } = policy;
    await other.api.call('updatePolicy', {
      params: { id },
      ifMatch: version,
      body: { policy_number, submit_date, shared_note: 'Theirs' },
    } as never);
    other.unmount();

    const back = await reopenBusiness(host, at);
    expect(await screen.findByText('What you had typed is back.')).toBeInTheDocument();
    expect(box('Note')).toHaveValue('Mine');
    expect(box('Submit Date')).toHaveValue(formatDate(submit_date));
    await press(back, 'Save policy');
    expect(await screen.findByRole('row', { name: 'Note Theirs Mine' })).toBeInTheDocument();
    await press(back, 'Reload');
    expect(box('Note')).toHaveValue('Theirs');
    back.unmount();
  });
});
