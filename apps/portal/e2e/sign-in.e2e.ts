import { PASSWORD } from '../../../tooling/e2e/addresses.ts';
import { codeFor } from '../../../tooling/e2e/outbox.ts';
import { openAccountMenu, submitSignIn } from '../../../tooling/e2e/pages.ts';
import { expect, test } from '../../../tooling/e2e/test.ts';

const greeting = (name: string) => ({ name: new RegExp(name), level: 1 });

test('a password and the code from the mail open the dashboard (R-AUT-01, R-AUT-02)', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL('/login');
  const since = new Date();
  await submitSignIn(page, 'tom');
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  // Whoever fetches the code from the mail may come back to a page that was loaded anew.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  // A complete code is sent by itself.
  await page.getByLabel('Code').fill(await codeFor('tom', since));
  await expect(page.getByRole('heading', greeting('Tom'))).toBeVisible();
  await expect(page).toHaveTitle('Dashboard · Upline');
});

test('a remembered device is not asked for a code again (R-AUT-02)', async ({ page }) => {
  await page.goto('/login');
  const since = new Date();
  await submitSignIn(page, 'bea');
  await page.getByLabel('Remember this device for 30 days').check();
  await page.getByLabel('Code').fill(await codeFor('bea', since));
  await expect(page.getByRole('heading', greeting('Bea'))).toBeVisible();
  await openAccountMenu(page);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await submitSignIn(page, 'bea');
  await expect(page.getByRole('heading', greeting('Bea'))).toBeVisible();
});

test('a wrong password and an unknown name are refused with the same words and keep the input (R-AUT-01)', async ({
  page,
  watch,
}) => {
  watch.allow(401);
  await page.goto('/login');
  for (const username of ['hal', 'nobody-here']) {
    await submitSignIn(page, username, 'not-the-password');
    await expect(page.getByText('Invalid credentials')).toBeVisible();
    await expect(page.getByLabel('Email, username or code')).toHaveValue(username);
  }
});

test('empty fields are named before anything is sent', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('Email, username or code is required')).toBeVisible();
  await expect(page.getByText('Password is required')).toBeVisible();
  await expect(page.getByLabel('Email, username or code')).toBeFocused();
});

test('a wrong code is refused and the right one still works (R-AUT-02)', async ({ page, watch }) => {
  watch.allow(401, 422);
  await page.goto('/login');
  const since = new Date();
  await submitSignIn(page, 'eve', PASSWORD);
  const code = await codeFor('eve', since);
  await page.getByLabel('Code').fill(code === '111111' ? '222222' : '111111');
  await expect(page.getByText('Code is not valid or has expired')).toBeVisible();
  await page.getByLabel('Code').fill(code);
  await expect(page.getByRole('heading', greeting('Eve'))).toBeVisible();
});

for (const redirect of ['//evil.test', 'https://evil.test/', '/\\evil.test', '/unknown'])
  test.describe(() => {
    test.use({ person: 'ben' });
    test(`the redirect ${redirect} leads home (S-23)`, async ({ page }) => {
      await page.goto(`/login?redirect=${encodeURIComponent(redirect)}`);
      await expect(page).toHaveURL('/dashboard');
    });
  });
