import { screen, within } from '@testing-library/react';
import { addDays, companyToday, formatDate, isWeekend } from '@upline/domain';
import { renderFeature, startTestHost, type TestHost } from '@upline/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { settingsFeature } from '../index.ts';

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost();
});
afterAll(() => host.close());

const weekdayAfter = (day: string): string =>
  isWeekend(addDays(day, 1)) ? weekdayAfter(addDays(day, 1)) : addDays(day, 1);

it('a super admin adds a holiday, sees it in its year and removes it', async () => {
  const day = weekdayAfter(addDays(companyToday(), 30));
  const view = await renderFeature({
    host,
    features: [settingsFeature],
    at: `/settings/holidays?year=${day.slice(0, 4)}`,
    as: 'super',
    variant: 'admin',
  });
  await view.user.click(await screen.findByRole('button', { name: 'Add holiday' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add holiday' });
  await view.user.type(within(dialog).getByRole('textbox', { name: 'Date' }), formatDate(day));
  await view.user.type(within(dialog).getByRole('textbox', { name: 'Name' }), 'Founders Day');
  await view.user.click(within(dialog).getByRole('button', { name: 'Add holiday' }));
  const row = await screen.findByRole('row', { name: new RegExp(`${formatDate(day)}.*Founders Day`) });
  await view.user.click(within(row).getByRole('button', { name: 'More actions' }));
  await view.user.click(await screen.findByRole('menuitem', { name: 'Remove' }));
  const removal = await screen.findByRole('dialog', { name: 'Remove Founders Day' });
  expect(removal).toHaveTextContent(`${formatDate(day)} is a business day again`);
  await view.user.click(within(removal).getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText(/No holiday of this year is entered/)).toBeInTheDocument();
  view.unmount();
});
