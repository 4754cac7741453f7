import { screen, within } from '@testing-library/react';
import { addDays, companyToday, formatDate } from '@upline/domain';
import { draftsKept, renderFeature, startTestHost, type TestHost } from '@upline/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { settingsFeature } from '../index.ts';

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost();
});
afterAll(() => host.close());

const open = (as: string, isReload = false) =>
  renderFeature({
    host,
    features: [settingsFeature],
    at: '/settings/plan-data',
    as,
    variant: 'admin',
    isReload,
  });
const dialog = () => screen.findByRole('dialog', { name: 'Change Hawaii Contest Window' });

it('what was typed into a dialog is back in it after the session has ended (R-33)', async () => {
  const from = formatDate(addDays(companyToday(), 40));
  const view = await open('super');
  const row = await screen.findByRole('row', { name: /^Hawaii Contest Window/ });
  await view.user.click(within(row).getByRole('button', { name: 'Change' }));
  const day = within(await dialog()).getByRole('textbox', { name: 'Effective From' });
  await view.user.clear(day);
  await view.user.type(day, from);
  const months = within(await dialog()).getByRole('textbox', { name: 'Months' });
  await view.user.clear(months);
  await view.user.type(months, '6');
  await view.user.tab();
  expect(draftsKept()).toHaveLength(1);
  view.unmount();

  // It opens by itself, on this one of the many dialogs of the page.
  const again = await open('super', true);
  const back = within(await dialog());
  expect(await back.findByText('What you had typed is back.')).toBeInTheDocument();
  expect(back.getByRole('textbox', { name: 'Effective From' })).toHaveValue(from);
  expect(back.getByRole('textbox', { name: 'Months' })).toHaveValue('6');
  await again.user.click(back.getByRole('button', { name: 'Change setting' }));
  expect(await screen.findByText('Hawaii Contest Window changed')).toBeInTheDocument();
  expect(draftsKept()).toEqual([]);
  again.unmount();
});
