import { expect, test } from '../../../tooling/e2e/test.ts';

const SAID = 'If the account exists, an email has been sent';

test('an unknown address gets the same answer (R-AUT-04)', async ({ page }) => {
  await page.goto('/forgot-password');
  await page.getByLabel('Email', { exact: true }).fill('nobody@example.com');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText(SAID)).toBeVisible();
});

test('a sign-in link that is no good leads to sign-in with a reason (R-AUT-05)', async ({ page, watch }) => {
  watch.allow(401);
  await page.goto('/login/sso/not-a-link');
  // Opening the address alone uses nothing up.
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/login?notice=link');
  await expect(page.getByText('Sign-in link is not valid or has expired')).toBeVisible();
});
