import { expect, type Page, sessionOf, test } from '../../../tooling/e2e/test.ts';
import { addClient } from './clients/client.ts';

test.use({ person: 'ana' });

const searchOf = (page: Page) => page.getByRole('combobox', { name: /^Search people/ });

test('the palette finds a client by a part of the name and opens it (design, moment 1)', async ({
  page,
  session,
}) => {
  const { name, last_name } = await addClient(session, { first_name: 'Philippa' });
  await page.goto('/dashboard');
  await page
    .getByRole('button', { name: /^Search/ })
    .first()
    .click();
  await page.getByRole('combobox').fill(last_name.slice(0, 12));
  await page.getByRole('option', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('the palette says when nothing is found, and Escape gives the focus back', async ({ page }) => {
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('zzzzqqqq');
  await expect(page.getByText('Nothing found for “zzzzqqqq”.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('combobox')).toBeHidden();
});

test('the palette creates for a client that it found, and remembers what was opened (usability c7)', async ({
  page,
  session,
}) => {
  const { name, last_name } = await addClient(session, { first_name: 'Ottoline' });
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  const field = searchOf(page);
  await field.fill(`create policy ${last_name}`);
  await page.getByRole('option', { name }).click();
  await expect(page).toHaveURL(/\/business\/create\/[0-9a-f-]{36}/);

  await page.keyboard.press('Control+k');
  await field.fill(last_name);
  const found = page.getByRole('option', { name });
  await expect(found).toContainText('0 policies');
  await found.hover();
  await field.press('Tab');
  await expect(page.getByRole('option', { name: 'Start DIME' })).toBeVisible();
  await page.getByRole('option', { name: 'Open', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  // A page loaded again knows it by its key alone.
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('User'))).not.toContain(last_name);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('group', { name: 'Recent' }).getByRole('option', { name })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('the palette finds people of the team and opens where they stand (design, moment 1)', async ({
  browserOf,
}) => {
  const leader = await sessionOf('dev');
  const page = await browserOf(leader);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await searchOf(page).fill('alvarez ana');
  const ana = page.getByRole('option', { name: /Ana Alvarez/ });
  await expect(ana).toContainText(/U\d{6}/);
  await ana.hover();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('option', { name: 'Call' })).toBeVisible();
  await page.getByRole('option', { name: 'Open', exact: true }).click();
  await expect(page).toHaveURL(/\/team\/U\d+/);
});

// What she chooses is kept with her: nobody else signs in as her for keys.
test.describe('somebody who turns keys off', () => {
  test.use({ person: 'eve' });
  test('keys lead through the product, and can be turned off (WCAG 2.1.4)', async ({ page }) => {
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('g');
    await page.keyboard.press('c');
    await expect(page).toHaveURL('/business/clients');
    await page.getByRole('link', { name: 'Create client' }).waitFor();
    await page.keyboard.press('c');
    await expect(page).toHaveURL('/business/clients/create');
    await page.goBack();
    await page.getByRole('link', { name: 'Create client' }).waitFor();
    await page.keyboard.press('?');
    const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(sheet.getByText('Next row')).toBeVisible();
    await sheet.getByText('Single-key shortcuts').click();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await page.keyboard.press('g');
    await page.keyboard.press('d');
    await page.keyboard.press('Control+k');
    await searchOf(page).fill('dark theme');
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
    await expect(page).toHaveURL('/business/clients');
  });
});
