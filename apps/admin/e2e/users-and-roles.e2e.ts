import { addresses, mailOf } from '../../../tooling/e2e/addresses.ts';
import { accessibilityProblems } from '../../../tooling/e2e/axe.ts';
import { walkPages } from '../../../tooling/e2e/every-page.ts';
import { codeFor, messageTo } from '../../../tooling/e2e/outbox.ts';
import { submitSignIn } from '../../../tooling/e2e/pages.ts';
import { isOfSuperAdmins, signedInAddresses } from '../../../tooling/e2e/sitemap.ts';
import { expect, sessionOf, test } from '../../../tooling/e2e/test.ts';
import { samples } from './samples.ts';

test.use({ app: 'admin' });

const PASSWORD = 'seven-quiet-otters';

test('a super admin makes an admin, who signs in and may do what the role says and nothing else (7.2)', async ({
  page,
  browserOf,
  watch,
}) => {
  const username = `nora${crypto.randomUUID().slice(0, 8)}`;
  const office = await browserOf(await sessionOf('super', 'admin'));
  await office.goto('/settings/users');
  await office.getByRole('button', { name: 'Create admin' }).click();
  const dialog = office.getByRole('dialog', { name: 'Create admin' });
  await dialog.getByLabel('First Name').fill('Nora');
  await dialog.getByLabel('Last Name').fill('Lindgren');
  await dialog.getByLabel('Email').fill(mailOf(username));
  await dialog.getByLabel('Username').fill(username);
  await dialog.getByLabel('Licensing').check();
  await dialog.getByLabel('Reason').fill('Joins the licensing desk');
  expect(await accessibilityProblems(office)).toEqual([]);
  const since = new Date();
  await dialog.getByRole('button', { name: 'Create admin' }).click();
  await expect(office.getByText('Nora Lindgren was invited by email')).toBeVisible();

  const { text } = await messageTo(username, 'admin-invitation', since);
  await page.goto(text.match(/https?:\S+\/reset-password\/\S+/)?.[0] ?? '');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Repeat password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Your password is changed. Sign in with the new one.')).toBeVisible();
  const signingIn = new Date();
  await submitSignIn(page, username, PASSWORD);
  await page.getByLabel('Code').fill(await codeFor(username, signingIn));
  await expect(page).toHaveURL('/dashboard');

  await page.goto('/appointments');
  await expect(page.getByRole('heading', { level: 1, name: 'Appointments' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Audit' })).toBeHidden();
  watch.allow(403);
  for (const closed of ['/settings/users', '/pay-runs', '/audit']) {
    await page.goto(closed);
    await expect(page.getByText("You don't have access to this page").first()).toBeVisible();
  }
});

test('the pages of super admins are accessible, show what has the focus and fit (X-01, X-02, X-12)', async ({
  browserOf,
}) => {
  test.slow();
  const session = await sessionOf('super', 'admin');
  const paths = await signedInAddresses(session, samples, isOfSuperAdmins);
  const page = await browserOf(session);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await walkPages(page, paths);
});

test('a message that was given up is sent again (R-NTF-04)', async ({ browserOf }) => {
  const page = await browserOf(await sessionOf('super', 'admin'));
  await page.goto(`${addresses.admin}/settings/failed-work`);
  const row = page.getByRole('row', { name: /A policy needs your attention/ });
  await row.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Send again' }).click();
  await expect(page.getByText('The message is being sent again')).toBeVisible();
  await expect(row).toBeHidden();
  expect(await accessibilityProblems(page)).toEqual([]);
});
