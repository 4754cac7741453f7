import { screen, within } from '@testing-library/react';
import { draftsKept, renderFeature, startTestHost, type TestHost } from '@upline/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { officePaymentsFeature } from '../../office.ts';

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost();
});
afterAll(() => host.close());

const open = (at: string, as = 'admin') =>
  renderFeature({ host, features: [officePaymentsFeature], at, as, variant: 'admin' });

it('grants credits by hand and marks them as exported (R-EQS-03)', async () => {
  const view = await open('/programs/equity');
  await view.user.click(await screen.findByRole('button', { name: 'Grant credits' }));
  const dialog = await screen.findByRole('dialog', { name: 'Grant credits' });
  await view.user.type(within(dialog).getByRole('combobox', { name: 'Associate' }), 'Ana Alvarez');
  await view.user.click(await screen.findByRole('option', { name: /Ana Alvarez/ }));
  await view.user.type(within(dialog).getByRole('textbox', { name: 'Credits' }), '250');
  await view.user.type(within(dialog).getByRole('textbox', { name: 'Note' }), 'For the pilot of a training');
  await view.user.click(within(dialog).getByRole('button', { name: 'Grant credits' }));
  expect(await screen.findByText('250 credits granted to Ana Alvarez')).toBeInTheDocument();
  const table = await screen.findByRole('table', { name: 'Equity share credits' });
  expect(await within(table).findByText('For the pilot of a training')).toBeInTheDocument();
  view.unmount();
});

it('shows the posted months of the builder bonus, and the awards of a quarter', async () => {
  const bonus = await open('/programs/builder-bonus');
  expect(await screen.findByRole('heading', { name: 'Posted months' })).toBeInTheDocument();
  bonus.unmount();
  const scholarships = await open('/programs/scholarships');
  expect(await screen.findByRole('heading', { level: 1, name: 'Scholarships' })).toBeInTheDocument();
  scholarships.unmount();
});

it('keeps the person who was chosen for a grant with what was typed (R-33)', async () => {
  const view = await open('/programs/equity');
  await view.user.click(await screen.findByRole('button', { name: 'Grant credits' }));
  const dialog = await screen.findByRole('dialog', { name: 'Grant credits' });
  await view.user.type(within(dialog).getByRole('combobox', { name: 'Associate' }), 'Ana Alvarez');
  await view.user.click(await screen.findByRole('option', { name: /Ana Alvarez/ }));
  await view.user.type(within(dialog).getByRole('textbox', { name: 'Credits' }), '25');
  expect(draftsKept()).toHaveLength(1);
  view.unmount();

  const again = await renderFeature({
    host,
    features: [officePaymentsFeature],
    at: '/programs/equity',
    as: 'admin',
    variant: 'admin',
    isReload: true,
  });
  const back = within(await screen.findByRole('dialog', { name: 'Grant credits' }));
  expect(await back.findByText('What you had typed is back.')).toBeInTheDocument();
  expect(back.getByDisplayValue(/Ana Alvarez$/)).toBe(back.getByRole('combobox', { name: 'Associate' }));
  expect(back.getByRole('textbox', { name: 'Credits' })).toHaveValue('25');
  again.unmount();
});
