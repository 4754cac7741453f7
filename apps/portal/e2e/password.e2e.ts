import { mailOf } from '../../../tooling/e2e/addresses.ts';
import { codeFor, messageTo } from '../../../tooling/e2e/outbox.ts';
import { submitSignIn } from '../../../tooling/e2e/pages.ts';
import { expect, test } from '../../../tooling/e2e/test.ts';

const SAID = 'If the account exists, an email has been sent';

test('a forgotten password is replaced through the link in the mail, which works once (R-AUT-04)', async ({
  page,
}) => {
  const password = `orchard-${crypto.randomUUID().slice(0, 12)}`;
  const since = new Date();
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByLabel('Email', { exact: true }).fill(mailOf('celine'));
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText(SAID)).toBeVisible();

  const { text } = await messageTo('celine', 'password-reset', since);
  const link = text.match(/https?:\S+\/reset-password\/\S+/)?.[0] ?? '';
  await page.goto(link);
  // The token leaves the address bar at once (S-20).
  await expect(page).toHaveURL('/reset-password');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Repeat password').fill('something-else-22');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await page.getByLabel('Repeat password').fill(password);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Your password is changed. Sign in with the new one.')).toBeVisible();

  const signingIn = new Date();
  await submitSignIn(page, 'celine', password);
  await page.getByLabel('Code').fill(await codeFor('celine', signingIn));
  await expect(page).toHaveURL('/dashboard');
  // Whatever the page asks for is asked as Céline.
  await page.waitForLoadState('networkidle');

  await page.evaluate(() => localStorage.clear());
  await page.goto(link);
  await expect(page.getByText('Link is not valid or has expired')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Request a new link' })).toBeVisible();
});

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
