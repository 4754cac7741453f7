import { screen, waitFor, within } from '@testing-library/react';
import { PROSPECT_LOST_REASONS } from '@upline/domain';
import { startTestHost, type TestHost } from '@upline/testing';
import { chooseOption } from '@upline/ui-kit/testing/choose-option.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientBody, openBusiness, type View } from './clients/clients.test-support.ts';

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost();
});
afterAll(() => host.close());

const LOST_REASON = PROSPECT_LOST_REASONS[0];
const PROSPECT = {
  phone: null,
  email: null,
  kind: 'Both',
  source: 'Event',
  referred_by: null,
  city: 'Austin',
  state: 'TX',
  country: 'USA',
  occupation: null,
  best_time: null,
  next_action_date: null,
  next_action_note: null,
  notes: null,
  converted_associate_code: null,
} as const;

const shown = (view: View, path: string, last_name: string) =>
  view.router.navigate({
    href: `${path}?filter=${encodeURIComponent(JSON.stringify({ name: { contains: last_name } }))}`,
  });
const tick = async (view: View, name: string) =>
  view.user.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
const bar = async () => within(await screen.findByRole('region', { name: 'Selected rows' }));

async function openProspects(last_name: string) {
  const view = await openBusiness(host, '/');
  const made = [];
  for (const first_name of ['Ada', 'Bo', 'Cy'])
    made.push(
      await view.api.call('createProspect', {
        body: { ...PROSPECT, first_name, last_name, email: `${first_name}.${last_name}@example.com` },
      }),
    );
  await shown(view, '/business/prospects', last_name);
  return { view, made };
}

describe('a row of a list', () => {
  it('has the actions of its record, with what they ask', async () => {
    const { view, made } = await openProspects('Menu');
    await view.user.click(await screen.findByRole('button', { name: 'Actions for Ada Menu' }));
    expect(await screen.findByRole('menuitem', { name: 'Edit prospect' })).toBeInTheDocument();
    await view.user.click(screen.getByRole('menuitem', { name: 'Mark as lost' }));
    const dialog = await screen.findByRole('dialog');
    await chooseOption(view.user, within(dialog).getByRole('combobox', { name: /Lost Reason/ }), LOST_REASON);
    await view.user.click(within(dialog).getByRole('button', { name: 'Mark as lost' }));
    await waitFor(async () =>
      expect((await view.api.call('getProspect', { params: { id: made[0]?.id ?? '' } })).lost).toBe(true),
    );
    view.unmount();
  });
});

describe('chosen rows', () => {
  it('share an action that is asked for once, and say of each row what stood against it (R-ADM-03)', async () => {
    const { view, made } = await openProspects('Several');
    for (const name of ['Ada Several', 'Bo Several', 'Cy Several']) await tick(view, name);
    await view.user.click((await bar()).getByRole('button', { name: 'Mark as lost' }));
    const dialog = await screen.findByRole('dialog', { name: 'Mark as lost: 3 prospects' });
    // Meanwhile one of them is changed elsewhere.
    const { id, version } = made[1] ?? { id: '', version: 0 };
    await view.api.call('updateProspect', {
      params: { id },
      ifMatch: version,
      body: {
        ...PROSPECT,
        first_name: 'Bo',
        last_name: 'Several',
        email: 'Bo.Several@example.com',
        city: 'Dallas',
      },
    });
    await chooseOption(view.user, within(dialog).getByRole('combobox', { name: /Lost Reason/ }), LOST_REASON);
    await view.user.click(within(dialog).getByRole('button', { name: 'Mark as lost' }));
    const outcome = await screen.findByRole('dialog', { name: '1 prospect left as before' });
    expect(within(outcome).getByRole('listitem')).toHaveTextContent(/^Bo Several: /);
    expect(screen.getByText('2 prospects marked as lost')).toBeInTheDocument();
    const lost = await Promise.all(
      made.map(async (one) => (await view.api.call('getProspect', { params: { id: one.id } })).lost),
    );
    expect(lost).toEqual([true, false, true]);
    view.unmount();
  });

  it('go to the server in one call where it takes several', async () => {
    const view = await openBusiness(host, '/');
    const made = [];
    for (const first_name of ['Ada', 'Bo'])
      made.push(
        await view.api.call('createClient', { body: clientBody({ first_name, last_name: 'Together' }) }),
      );
    await shown(view, '/business/clients', 'Together');
    for (const name of ['Ada Together', 'Bo Together']) await tick(view, name);
    await view.user.click((await bar()).getByRole('button', { name: 'Archive' }));
    expect(await screen.findByText('2 clients archived')).toBeInTheDocument();
    const archived = await Promise.all(
      made.map(async ({ id }) => (await view.api.call('getClient', { params: { id } })).archived_at !== null),
    );
    expect(archived).toEqual([true, true]);
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Selected rows' })).not.toBeInTheDocument(),
    );
    view.unmount();
  });
});
