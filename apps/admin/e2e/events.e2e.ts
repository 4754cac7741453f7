import { accessibilityProblems } from '../../../tooling/e2e/axe.ts';
import { daysAgo } from '../../../tooling/e2e/company-day.ts';
import { expect, type Page, sessionOf, test } from '../../../tooling/e2e/test.ts';

test.use({ app: 'admin', person: 'admin' });

/** `11/28/2026`, as fields of days take it. */
const typed = (day: string) => day.replace(/^(\d+)-(\d+)-(\d+)$/, '$2/$3/$1');

async function choose(page: Page, name: string, option: string) {
  await page.getByRole('combobox', { name: new RegExp(`^${name}`) }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

test('an event is planned, shown, and its guests are checked in at the door (domain.md 2.26, 2.36)', async ({
  page,
}) => {
  await page.goto('/events/create');
  const field = (name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) });
  await field('Title').fill('Evening of Recognition');
  await choose(page, 'Kind', 'BPM');
  for (const [name, text] of [
    ['Start Date', typed(daysAgo(-1))],
    ['Start Time', '18:00'],
    ['End Date', typed(daysAgo(-1))],
    ['End Time', '21:00'],
    ['Venue', 'The Hall'],
    ['Registration Opens', typed(daysAgo(1))],
    ['Registration Closes', typed(daysAgo(-1))],
  ] as const) {
    await field(name).fill(text);
    await field(name).press('Tab');
  }
  await page.getByRole('button', { name: 'Create event' }).click();
  await expect(page.getByRole('heading', { name: 'Evening of Recognition', level: 1 })).toBeVisible();
  const id = new URL(page.url()).pathname.split('/').at(-1);

  await page.getByRole('link', { name: 'Ticket types' }).click();
  await page.getByRole('button', { name: 'Add ticket type' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /^Name/ }).fill('Seat');
  await choose(page, 'For', 'Associate');
  await dialog.getByRole('textbox', { name: 'Price in US dollars' }).fill('0');
  await dialog.getByRole('textbox', { name: 'Price in Canadian dollars' }).fill('0');
  await dialog.getByRole('textbox', { name: 'Quantity' }).fill('20');
  await dialog.getByRole('textbox', { name: 'Refundable Until' }).fill(typed(daysAgo(-1)));
  await dialog.getByRole('button', { name: 'Add ticket type' }).click();
  await expect(page.getByText('0 of 20')).toBeVisible();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Event published')).toBeVisible();

  const ana = await sessionOf('ana');
  const { types } = (await ana.call('GET', '/events/evening-of-recognition')).body;
  await ana.call('POST', '/events/evening-of-recognition/tickets', { body: { type_id: types[0].id } });
  const { tickets } = (await ana.call('GET', '/events/evening-of-recognition')).body;

  await page.goto(`/events/${id}/check-in`);
  await page.getByRole('textbox', { name: 'Ticket code' }).fill(tickets[0].code.toLowerCase());
  await page.getByRole('button', { name: 'Check in' }).click();
  await expect(page.getByText('Ana Alvarez is checked in (Seat).')).toBeVisible();
  await expect(page.getByText('1 of 1 checked in')).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Check-in undone')).toBeVisible();
  await expect(page.getByText('0 of 1 checked in')).toBeVisible();

  await page.goto(`/events/${id}?tab=attendees`);
  await expect(
    page.getByRole('table', { name: 'Attendees' }).getByRole('row', { name: /Ana Alvarez/ }),
  ).toContainText('Registered');
});
