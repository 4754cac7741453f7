import { screen, within } from '@testing-library/react';
import { addDays, companyToday, formatDate } from '@upline/domain';
import { renderFeature, startTestHost, type TestHost } from '@upline/testing';
import { chooseOption } from '@upline/ui-kit/testing/choose-option.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { settingsFeature } from '../index.ts';

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost();
});
afterAll(() => host.close());

const open = (at: string) =>
  renderFeature({ host, features: [settingsFeature], at, as: 'super', variant: 'admin' });

it('a super admin plans a fee, sees it in the history and withdraws it', async () => {
  const today = companyToday();
  const from = addDays(today, 45);
  const view = await open('/settings/fees');
  await view.user.click(await screen.findByRole('button', { name: 'Set a fee' }));
  const dialog = await screen.findByRole('dialog', { name: 'Set a fee' });
  const choose = (name: string, value: string) =>
    chooseOption(view.user, within(dialog).getByRole('combobox', { name }), value);
  await choose('Kind', 'Builder Plan');
  await choose('Country', 'USA');
  await view.user.type(within(dialog).getByRole('textbox', { name: 'Amount' }), '52');
  await view.user.type(within(dialog).getByRole('textbox', { name: 'Effective From' }), formatDate(from));
  await view.user.click(within(dialog).getByRole('button', { name: 'Set a fee' }));
  expect(await screen.findByText('Fee planned')).toBeInTheDocument();
  view.unmount();

  const { id } = await host.db
    .selectFrom('fee')
    .select('id')
    .where('kind', '=', 'Builder Plan')
    .where('amount_cents', '=', 5_200)
    .executeTakeFirstOrThrow();
  const record = await open(`/settings/fees/${id}`);
  await screen.findByRole('heading', { level: 1, name: 'Builder Plan' });
  const history = screen.getByRole('table', { name: 'History' });
  expect(within(history).getByRole('row', { name: /\$52\.00.*Planned/ })).toBeInTheDocument();
  expect(
    within(history).getByRole('row', {
      name: new RegExp(`${formatDate(addDays(from, -1))}.*\\$49\\.00.*In Force`),
    }),
  ).toBeInTheDocument();
  await record.user.click(screen.getByRole('button', { name: 'More actions' }));
  await record.user.click(await screen.findByRole('menuitem', { name: 'Withdraw' }));
  const asked = await screen.findByRole('dialog');
  await record.user.click(within(asked).getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByText('Value withdrawn')).toBeInTheDocument();
  expect(await within(history).findByRole('row', { name: /Withdrawn/ })).toBeInTheDocument();
});

it('offers no checkbox where nothing is done with several rows', async () => {
  await open('/settings/fees');
  const table = await screen.findByRole('table', { name: 'Fees and taxes' });
  await within(table).findAllByRole('link');
  expect(within(table).queryByRole('checkbox')).not.toBeInTheDocument();
});
