import { codeFor } from '../../../tooling/e2e/outbox.ts';
import { openAccountMenu, submitSignIn } from '../../../tooling/e2e/pages.ts';
import { expect, type Page, test } from '../../../tooling/e2e/test.ts';

/** The six keys and the caches of the dashboards. */
const KNOWN = ['AccessToken', 'Figures', 'PasswordResetToken', 'Privacy', 'Theme', 'Token', 'User'];

const keysOf = (page: Page): Promise<string[]> => page.evaluate(() => Object.keys(localStorage).toSorted());

test('local storage holds the keys of the specification and no others, whatever a person does (SPEC 3)', async ({
  page,
}) => {
  await page.goto('/login');
  const since = new Date();
  await submitSignIn(page, 'cara');
  await page.getByLabel('Remember this device for 30 days').check();
  await page.getByLabel('Code').fill(await codeFor('cara', since));
  await expect(page).toHaveURL('/dashboard');
  expect(KNOWN).toEqual(expect.arrayContaining(await keysOf(page)));

  await openAccountMenu(page);
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
  await page.keyboard.press('Escape');
  await page.keyboard.press('p');
  await page.goto('/business/clients');
  await page.getByRole('button', { name: 'Fold sidebar' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Show sidebar' })).toBeVisible();
  await page.getByRole('button', { name: 'Compact rows' }).click();
  await page.getByRole('button', { name: /^Name/ }).first().click();
  await page.goto('/business/clients/create');
  await page.getByLabel('First Name').fill('Ada');
  const kept = await keysOf(page);
  expect(KNOWN).toEqual(expect.arrayContaining(kept));
  expect(kept).toEqual(expect.arrayContaining(['Privacy', 'Theme', 'Token']));

  // The remembered device is a cookie that no script can read, and it is kept over a sign-out (R-AUT-02).
  expect(await page.evaluate(() => document.cookie)).toBe('');
  await page.goto('/dashboard');
  await openAccountMenu(page);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/login');
  expect(await keysOf(page)).toEqual([]);
  await submitSignIn(page, 'cara');
  await expect(page).toHaveURL('/dashboard');
  expect(KNOWN).toEqual(expect.arrayContaining(await keysOf(page)));
});
