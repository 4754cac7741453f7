import { codeFor } from '../../../tooling/e2e/outbox.ts';
import { submitSignIn } from '../../../tooling/e2e/pages.ts';
import { expect, test } from '../../../tooling/e2e/test.ts';

test.use({ app: 'admin' });

test('an administrator signs in with a code of eight digits (S-10)', async ({ page }, { parallelIndex }) => {
  const username = parallelIndex % 2 === 0 ? 'admin' : 'super';
  await page.goto('/login');
  const since = new Date();
  await submitSignIn(page, username);
  const code = await codeFor(username, since);
  expect(code).toHaveLength(8);
  await page.getByLabel('Code').fill(code);
  await expect(page).toHaveURL('/dashboard');
});

test('an associate is no administrator (S-06)', async ({ page, watch }) => {
  watch.allow(401);
  await page.goto('/login');
  await submitSignIn(page, 'ben');
  await expect(page.getByText('Invalid credentials')).toBeVisible();
});
