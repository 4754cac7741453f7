import { PASSWORD } from '../../../tooling/e2e/addresses.ts';
import { codeFor } from '../../../tooling/e2e/outbox.ts';
import { expect, test } from '../../../tooling/e2e/test.ts';

test.describe('signing in', () => {
  test('takes a password and the code from the mail, and opens the dashboard (R-AUT-01, R-AUT-02)', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page).toHaveURL('/login');
    await page.getByLabel('Email, username or code').fill('tom');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    const since = new Date();
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    // A complete code is sent by itself.
    await page.getByLabel('Code').fill(await codeFor('tom', since));
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Tom');
  });
});
