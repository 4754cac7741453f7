import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { dayAt, PROSPECT_STAGES } from '@upline/domain';
import { draftsKept, startTestHost, type TestHost } from '@upline/testing';
import { chooseOption } from '@upline/ui-kit/testing/choose-option.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBusiness, type View } from '../clients/clients.test-support.ts';
// What the screens load on intent is there before the first test, however slow the machine is.
import './board/prospect-board.tsx';
import type { ProspectBody } from './form/prospect-values.ts';

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost();
});
afterAll(() => host.close());

const body: ProspectBody = {
  first_name: 'Iris',
  last_name: 'Quill',
  phone: null,
  email: 'iris.quill@example.com',
  kind: 'Both',
  source: 'Event',
  referred_by: null,
  city: 'Austin',
  state: 'TX',
  country: 'USA',
  occupation: null,
  best_time: null,
  next_action_date: dayAt(new Date()),
  next_action_note: 'Call back',
  notes: null,
  converted_associate_code: null,
};
const column = (name: string) => screen.findByRole('region', { name: new RegExp(`^${name}`) });

/** Ana's board with a prospect that looks like no other. */
async function openBoard(last_name: string): Promise<{ view: View; id: string; name: string }> {
  const view = await openBusiness(host, '/');
  const { id, name } = await view.api.call('createProspect', { body: { ...body, last_name } });
  await act(() => view.router.navigate({ href: '/business/prospects?layout=board' }));
  await column('New Prospect');
  return { view, id, name };
}

it('a card dropped anywhere in a stage moves there, and no column stays marked', async () => {
  const { view, name } = await openBoard('Dropped');
  const from = await column('New Prospect');
  const card = (await within(from).findByRole('link', { name })).closest('li') as HTMLElement;
  const dataTransfer = { types: ['application/x-upline-prospect'], setData: () => undefined };
  fireEvent.dragStart(card, { dataTransfer });
  const target = await column('Contacted');
  await waitFor(() => expect(target).toHaveAttribute('data-takes'));
  fireEvent.dragOver(target, { dataTransfer });
  fireEvent.drop(target, { dataTransfer });
  expect(await within(await column('Contacted')).findByRole('link', { name })).toBeInTheDocument();
  for (const one of screen.getAllByRole('region')) expect(one).not.toHaveAttribute('data-takes');
  view.unmount();
});

it('a card is moved by keys, counted, announced, and brought back by Undo (features.md 29)', async () => {
  const { view, id, name } = await openBoard('Keys');
  const link = await within(await column('New Prospect')).findByRole('link', { name });
  const before = (await column('New Prospect')).querySelector('h2')?.textContent;
  link.focus();
  await view.user.keyboard('{Shift>}{ArrowRight}{/Shift}');
  expect(await within(await column('Contacted')).findByRole('link', { name })).toHaveFocus();
  expect(screen.getByText(`${name} moved to Contacted.`)).toBeInTheDocument();
  await waitFor(async () =>
    expect((await column('New Prospect')).querySelector('h2')?.textContent).not.toBe(before),
  );
  await view.user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await within(await column('New Prospect')).findByRole('link', { name })).toBeInTheDocument();
  await waitFor(async () => {
    expect((await view.api.call('getProspect', { params: { id } })).stage).toBe('New Prospect');
  });
  view.unmount();
});

it('the counts of the stages move with the card and never tell of its former stage again (R-PRO-01)', async () => {
  const { view, name } = await openBoard('Counted');
  const link = await within(await column('New Prospect')).findByRole('link', { name });
  const counts = () =>
    screen
      .getAllByRole('region')
      .map((region) => region.querySelector('h2')?.textContent ?? '')
      .join(', ');
  const shown = [counts()];
  const watch = new MutationObserver(() => {
    const now = counts();
    if (now !== shown.at(-1)) shown.push(now);
  });
  watch.observe(document.body, { subtree: true, childList: true, characterData: true });
  link.focus();
  await view.user.keyboard('{Shift>}{ArrowRight}{/Shift}');
  await screen.findByRole('button', { name: 'Undo' });
  await waitFor(() => expect(view.queryClient.isFetching()).toBe(0));
  watch.disconnect();
  expect(shown).toHaveLength(2);
  view.unmount();
});

it('a move the server refuses goes back and says why (R-GEN-04)', async () => {
  const { view, id, name } = await openBoard('Stale');
  const card = within(await column('New Prospect'));
  await card.findByRole('link', { name });
  await view.api.call('updateProspect', {
    params: { id },
    body: { ...body, last_name: 'Stale', notes: 'From elsewhere' },
    ifMatch: 1,
  });
  await view.user.click(card.getByRole('button', { name: `Move ${name}` }));
  await view.user.click(await screen.findByRole('menuitem', { name: 'Follow Up' }));
  expect(
    (
      await screen.findAllByText(
        `${name} stays in New Prospect: This prospect was changed by someone else. Reload and try again.`,
      )
    ).length,
  ).toBeGreaterThan(0);
  expect(await within(await column('New Prospect')).findByRole('link', { name })).toBeInTheDocument();
  view.unmount();
});

it('a stage of people who joined asks for the associate (R-PRO-03)', async () => {
  const { view, name } = await openBoard('Joined');
  const card = within(await column('New Prospect'));
  await view.user.click(await card.findByRole('button', { name: `Move ${name}` }));
  await view.user.click(await screen.findByRole('menuitem', { name: 'Training Program' }));
  const dialog = await screen.findByRole('dialog', { name: 'Move to Training Program' });
  await view.user.click(within(dialog).getByRole('button', { name: 'Move to Training Program' }));
  expect((await within(dialog).findAllByText('Link the recruited associate first')).length).toBeGreaterThan(
    0,
  );
  await view.user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  view.unmount();
});

it('goes through all eight stages on its page, linked to the associate from Recruited on (R-PRO-01 to R-PRO-03)', async () => {
  const view = await openBusiness(host, '/', 'ben');
  const { id } = await view.api.call('createProspect', { body: { ...body, last_name: 'Onward' } });
  await act(() => view.router.navigate({ href: `/business/prospects/${id}` }));
  const go = async (stage: string) =>
    view.user.click(
      await within(await screen.findByRole('list', { name: 'Stages' })).findByTitle(`Move to ${stage}`),
    );
  const stands = (stage: string) =>
    waitFor(() =>
      expect(
        within(screen.getByRole('list', { name: 'Stages' }))
          .getByText(stage)
          .closest('[aria-current="step"]'),
      ).not.toBeNull(),
    );
  for (const stage of PROSPECT_STAGES.slice(1)) {
    await go(stage);
    if (stage === 'Recruited') {
      const dialog = await screen.findByRole('dialog', { name: 'Move to Recruited' });
      await view.user.type(within(dialog).getByRole('combobox', { name: 'Recruited Associate' }), 'Ana Alv');
      await view.user.click(
        (await screen.findAllByRole('option', { name: /Ana Alvarez/ }))[0] as HTMLElement,
      );
      await view.user.click(within(dialog).getByRole('button', { name: 'Move to Recruited' }));
    }
    await stands(stage);
  }
  const record = await view.api.call('getProspect', { params: { id } });
  expect(record.associate?.name).toBe('Ana Alvarez');
  expect(record.history.map(({ to }) => to).reverse()).toEqual([...PROSPECT_STAGES]);
  view.unmount();
});

it('a prospect is entered, marked as lost and reopened in its stage (R-PRO-06)', async () => {
  const view = await openBusiness(host, '/business/prospects/create');
  const type = async (name: string, text: string) =>
    view.user.type(await screen.findByRole('textbox', { name }), text);
  await type('First Name', 'Ola');
  await type('Last Name', 'Brandt');
  await chooseOption(view.user, screen.getByRole('combobox', { name: 'Source' }), 'Referral');
  await view.user.click(screen.getByRole('button', { name: 'Create prospect' }));
  expect((await screen.findAllByText('Referred By is required')).length).toBeGreaterThan(0);
  expect(screen.getAllByText('Enter an email or a phone').length).toBeGreaterThan(0);
  await type('Referred By', 'Grace Okafor');
  await type('Email', 'ola@example.com');
  await view.user.click(screen.getByRole('button', { name: 'Create prospect' }));
  expect(await screen.findByText('Prospect created successfully')).toBeInTheDocument();
  expect(draftsKept()).toEqual([]);
  await screen.findByRole('heading', { level: 1, name: 'Ola Brandt' });

  const choose = async (entry: string) => {
    await view.user.click(await screen.findByRole('button', { name: 'More actions' }));
    await view.user.click(await screen.findByRole('menuitem', { name: entry }));
  };
  await choose('Mark as lost');
  const dialog = await screen.findByRole('dialog', { name: 'Mark as lost' });
  await chooseOption(view.user, within(dialog).getByRole('combobox', { name: 'Lost Reason' }), 'No Contact');
  await view.user.click(within(dialog).getByRole('button', { name: 'Mark as lost' }));
  expect(await screen.findByText(/^Lost: No Contact\./)).toBeInTheDocument();
  await choose('Reopen prospect');
  await waitFor(() => expect(screen.queryByText(/^Lost: No Contact\./)).not.toBeInTheDocument());
  view.unmount();
});

it('becomes a client with what is known of it, and both are linked (R-PRO-07)', async () => {
  const { view, id } = await openBoard('Buyer');
  await act(() => view.router.navigate({ href: `/business/prospects/${id}/convert` }));
  expect(await screen.findByRole('textbox', { name: 'Last Name' })).toHaveValue('Buyer');
  expect(screen.getByRole('textbox', { name: 'City' })).toHaveValue('Austin');
  const type = (field: HTMLElement, text: string) => view.user.type(field, text);
  await type(screen.getAllByRole('textbox', { name: 'Date of Birth' })[0] as HTMLElement, '04/12/1988');
  await type(screen.getByRole('textbox', { name: 'Address' }), '12 Alder Road');
  await type(screen.getByRole('textbox', { name: 'ZIP Code' }), '78704');
  await view.user.click(screen.getByRole('button', { name: 'Create client' }));
  expect(await screen.findByText('Client created successfully')).toBeInTheDocument();
  await waitFor(() => expect(view.path()).toMatch(/^\/business\/clients\//));
  const prospect = await view.api.call('getProspect', { params: { id } });
  expect(view.path()).toBe(`/business/clients/${prospect.client?.id}`);
  view.unmount();
});

it("somebody else's prospect is not found, and the suspended are offered no change (R-PRO-05)", async () => {
  const { view, id } = await openBoard('Mine');
  view.unmount();
  const other = await openBusiness(host, `/business/prospects/${id}`, 'hal');
  expect(await screen.findByText('Resource not found')).toBeInTheDocument();
  other.unmount();
  const suspended = await openBusiness(host, '/business/prospects', 'sam');
  await screen.findByRole('heading', { level: 1, name: 'Prospects' });
  expect(screen.queryByRole('link', { name: 'Create prospect' })).not.toBeInTheDocument();
  suspended.unmount();
});

it('an upline sees how many prospects a team has in each stage, and never a name (R-PRO-05)', async () => {
  const ana = await openBusiness(host, '/');
  const { name } = await ana.api.call('createProspect', { body: { ...body, last_name: 'Counted' } });
  ana.unmount();
  const ben = await openBusiness(host, '/business/prospects', 'ben');
  const chosen = await screen.findByRole('combobox', { name: 'Prospects of' });
  await chooseOption(ben.user, chosen, 'My team: Base Shop');
  const counts = await screen.findByRole('table', { name: /^Counts only/ });
  expect(within(counts).getByRole('row', { name: /^New Prospect [1-9]/ })).toBeInTheDocument();
  expect(screen.queryByText(name)).not.toBeInTheDocument();
  ben.unmount();
});
