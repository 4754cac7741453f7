import { codeFor } from '../../../tooling/e2e/outbox.ts';
import { openAccountMenu, storedKeys, submitSignIn } from '../../../tooling/e2e/pages.ts';
import { expect, test } from '../../../tooling/e2e/test.ts';

test.use({ person: 'ana' });

test('a session that was ended leads to sign-in and back, with what was typed (R-33, SPEC 8)', async ({
  page,
  session,
  watch,
}) => {
  watch.allow(401);
  await page.goto('/business/clients/create');
  await page.getByLabel('First Name').fill('Marguerite');
  await page.getByLabel('ID Document Number').fill('SECRET-77');
  await session.call('POST', '/logout');
  // The look-alike search is the first request the server refuses.
  await page.getByLabel('Email', { exact: true }).fill('marguerite@example.com');
  await expect(page).toHaveURL('/login?redirect=%2Fbusiness%2Fclients%2Fcreate&notice=ended');
  await expect(page.getByText('Your session has ended.')).toBeVisible();
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  expect(kept).not.toContain('SECRET-77');

  const since = new Date();
  await submitSignIn(page, 'ana');
  await page.getByLabel('Code').fill(await codeFor('ana', since));
  await expect(page).toHaveURL('/business/clients/create');
  await expect(page.getByText('What you had typed is back.')).toBeVisible();
  await expect(page.getByLabel('First Name')).toHaveValue('Marguerite');
  await expect(page.getByLabel('ID Document Number')).toHaveValue('');
});

test('signing out in one tab signs out the other and leaves none of the six keys (S-71)', async ({
  page,
  context,
}) => {
  await page.goto('/dashboard');
  const other = await context.newPage();
  await other.goto('/business/clients');
  await expect(other.getByRole('heading', { name: 'Clients' })).toBeVisible();
  await page.evaluate(() => {
    for (const key of ['AccessToken', 'Privacy', 'User', 'Theme', 'PasswordResetToken'])
      localStorage.setItem(key, 'x');
  });
  await openAccountMenu(page);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/login');
  await expect(other).toHaveURL('/login');
  expect(Object.values(await storedKeys(page))).toEqual([null, null, null, null, null, null]);
  await page.goBack();
  await expect(page.getByLabel('Email, username or code')).toBeVisible();
});

test('the renewed token of an answer is used from then on (SPEC 7)', async ({ page }) => {
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // By now a token that was due has been renewed, and the next one is not due for minutes.
  await page.waitForLoadState('networkidle');
  const renewed = (await storedKeys(page)).Token;
  // A token that claims another session is ignored.
  await page.route('**/notifications/unread/count', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, headers: { ...answer.headers(), 'x-token': 'not-a-token' } });
  });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect((await storedKeys(page)).Token).toBe(renewed);
});
