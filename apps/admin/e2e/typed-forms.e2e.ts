import { daysAgo } from '../../../tooling/e2e/company-day.ts';
import { codeFor } from '../../../tooling/e2e/outbox.ts';
import { submitSignIn, tabTo } from '../../../tooling/e2e/pages.ts';
import { expect, type Locator, type Page, sessionOf, test } from '../../../tooling/e2e/test.ts';

test.use({ app: 'admin', person: 'admin' });

/** `11/28/2026`, as fields of days take it. */
const typed = (day: string) => day.replace(/^(\d+)-(\d+)-(\d+)$/, '$2/$3/$1');
const field = (page: Page, name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) });
const isBack = (page: Page) => expect(page.getByText('What you had typed is back.')).toBeVisible();

/** Signs in where the ended session has led to, and comes back to the form. */
async function signInAgain(page: Page, username: string, at: string): Promise<void> {
  await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(at)}&notice=ended`);
  const since = new Date();
  await submitSignIn(page, username);
  await page.getByLabel('Code').fill(await codeFor(username, since));
  await expect(page).toHaveURL(at);
}

/** A name that no earlier run has taken. */
const named = (words: string) => `${words} ${Date.now() % 1_000_000}`;
const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Whether the foot of the form, which stays in sight, leaves the line that is being typed visible. */
const isAboveFoot = (page: Page) =>
  page.evaluate(() => {
    const foot = document.querySelector('form button[type="submit"]')?.parentElement;
    const line = getSelection()?.focusNode;
    const shown = line instanceof Element ? line : line?.parentElement;
    return (
      shown != null &&
      foot != null &&
      shown.getBoundingClientRect().bottom <= foot.getBoundingClientRect().top
    );
  });

test('an event that was typed in outlives the session and the way back (R-33, SPEC 8)', async ({
  page,
  session,
  watch,
}) => {
  watch.allow(401);
  const title = named('Evening of Thanks');
  await page.goto('/events');
  await page.getByRole('link', { name: 'Create event' }).click();
  await field(page, 'Title').fill(title);
  await page.getByRole('combobox', { name: /^Kind/ }).click();
  await page.getByRole('option', { name: 'BPM', exact: true }).click();
  const description = page.getByRole('textbox', { name: 'Description' });
  await description.click();
  await page.keyboard.type('Dinner for everybody who helped.');
  for (const [name, text] of [
    ['Start Date', typed(daysAgo(-3))],
    ['Start Time', '18:00'],
    ['End Date', typed(daysAgo(-3))],
    ['End Time', '21:00'],
    ['Venue', 'The Hall'],
    ['Registration Closes', typed(daysAgo(-3))],
  ] as const) {
    await field(page, name).fill(text);
    await field(page, name).press('Tab');
  }

  await page.goBack();
  await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click();
  await expect(field(page, 'Title')).toHaveValue(title);

  await session.call('POST', '/logout');
  await page.getByRole('button', { name: 'Create event' }).click();
  await signInAgain(page, session.username, '/events/create');
  await isBack(page);
  await expect(field(page, 'Title')).toHaveValue(title);
  await expect(field(page, 'Start Time')).toHaveValue(/6:00/);
  await expect(description).toContainText('Dinner for everybody who helped.');
  await page.getByRole('button', { name: 'Create event' }).click();
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
});

test('a provider and an event are typed in by keyboard alone (X-01, X-02)', async ({ page }) => {
  const name = named('Keystone');
  await page.goto('/catalogue/providers/create');
  await tabTo(page, field(page, 'Name'));
  await page.keyboard.type(name);
  await tabTo(page, field(page, 'Short Name'));
  await page.keyboard.type(name);
  for (const choice of ['USA', 'Term Life']) {
    await tabTo(page, page.getByRole('checkbox', { name: choice, exact: true }));
    await page.keyboard.press('Space');
  }
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();

  const title = named('Morning of Numbers');
  await page.goto('/events/create');
  await tabTo(page, field(page, 'Title'));
  await page.keyboard.type(title);
  await tabTo(page, page.getByRole('combobox', { name: /^Kind/ }));
  for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  const description = page.getByRole('textbox', { name: 'Description' });
  await description.waitFor();
  for (let presses = 0; presses < 60 && !(await isFocused(description)); presses += 1)
    await page.keyboard.press('Tab');
  expect(await isAboveFoot(page), 'the empty text').toBe(true);
  for (let line = 1; line < 15; line += 1) {
    await page.keyboard.type(`Part ${line} of the morning.`);
    await page.keyboard.press('Enter');
  }
  expect(await isAboveFoot(page), 'the fifteenth line').toBe(true);
  // The text with its own toolbar holds nobody.
  for (const [name, text] of [
    ['Start Date', typed(daysAgo(-4))],
    ['Start Time', '9:00'],
    ['End Date', typed(daysAgo(-4))],
    ['End Time', '11:00'],
    ['Venue', 'The Hall'],
    ['Registration Closes', typed(daysAgo(-4))],
  ] as const) {
    await tabTo(page, field(page, name));
    await page.keyboard.press('Control+A');
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
});

test.describe('super admins', () => {
  // Each code that is sent counts: the session of the journey is the only one.
  test.use({ person: undefined });
  test('the dialog of a contest is filled in by keyboard, and outlives the session and the way back (R-33, X-01)', async ({
    browserOf,
    watch,
  }) => {
    watch.allow(401);
    const session = await sessionOf('super', 'admin');
    const page = await browserOf(session);
    await page.goto('/programs/contests');
    await page.getByRole('link', { name: 'Change window and rules' }).click();
    const row = page.getByRole('row', { name: /^Hawaii Contest Window/ });
    const change = row.getByRole('button', { name: 'Change', exact: true });
    await tabTo(page, change, 200);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Change Hawaii Contest Window' });
    await tabTo(page, dialog.getByRole('textbox', { name: 'Months' }));
    await page.keyboard.press('Enter');
    // What is wrong takes the focus.
    await expect(dialog.getByRole('alert')).toContainText('Effective From is required');
    await expect(dialog.getByRole('alert')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(change).toBeFocused();

    await page.keyboard.press('Enter');
    const from = typed(daysAgo(-200));
    await dialog.getByRole('textbox', { name: 'Effective From' }).fill(from);
    await dialog.getByRole('textbox', { name: 'Months' }).fill('11');

    await page.goBack();
    await page.getByRole('button', { name: 'Stay' }).click();
    await expect(page).toHaveURL('/settings/plan-data');
    await expect(dialog.getByRole('textbox', { name: 'Months' })).toHaveValue('11');

    await session.call('POST', '/logout');
    await dialog.getByRole('button', { name: 'Change setting' }).click();
    await signInAgain(page, 'super', '/settings/plan-data');
    await isBack(page);
    await expect(dialog.getByRole('textbox', { name: 'Effective From' })).toHaveValue(from);
    await expect(dialog.getByRole('textbox', { name: 'Months' })).toHaveValue('11');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  });
});
