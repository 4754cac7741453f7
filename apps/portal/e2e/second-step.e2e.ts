import { appCode } from '../../../tooling/e2e/authenticator.ts';
import { messageTo } from '../../../tooling/e2e/outbox.ts';
import { openAccountMenu, submitSignIn } from '../../../tooling/e2e/pages.ts';
import { expect, type Page, test } from '../../../tooling/e2e/test.ts';

test.use({ person: 'dev' });

const STEP_MS = 30_000;
const greeting = { name: /Dev/, level: 1 } as const;

async function signInAgain(page: Page) {
  // What the dashboard still asked for would be refused once the session has ended. Only a page that is loaded becomes quiet.
  await page.goto('/account/password');
  await page.waitForLoadState('networkidle');
  await openAccountMenu(page);
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await submitSignIn(page, 'dev');
  await expect(page.getByRole('heading', { name: 'Open your authenticator app' })).toBeVisible();
}

test('an authenticator app is set up, asked for at sign-in, and replaced by a recovery code once (S-16, S-17)', async ({
  page,
  watch,
}) => {
  watch.allow(403);
  await page.goto('/account/password');
  const since = new Date();
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
  // The session was opened on a remembered device, so the second step is asked for first (S-15).
  await expect(page.getByRole('dialog', { name: 'Confirm that it is you' })).toBeVisible();
  const { text } = await messageTo('dev', 'confirmation-code', since);
  await page.getByLabel('Code', { exact: true }).fill(text.match(/\b\d{6}\b/)?.[0] ?? '');

  const setup = page.getByRole('dialog', { name: 'Set up an authenticator app' });
  await expect(setup.getByRole('img', { name: 'Code for the authenticator app' })).toBeVisible();
  const key = (await setup.getByText(/^[A-Z2-7]{32}$/).textContent()) ?? '';
  await setup.getByLabel('Code', { exact: true }).fill(appCode(key));
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recovery = (await codes.first().textContent()) ?? '';
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('10 of 10 left')).toBeVisible();

  await signInAgain(page);
  // Each code counts once: the next one is taken up to half a minute early.
  await page.getByLabel('Code', { exact: true }).fill(appCode(key, STEP_MS));
  await expect(page.getByRole('heading', greeting)).toBeVisible();

  await signInAgain(page);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(recovery.toLowerCase());
  await page.getByRole('button', { name: 'Verify and sign in' }).click();
  await expect(page.getByRole('heading', greeting)).toBeVisible();

  await page.goto('/account/password');
  await expect(page.getByText('9 of 10 left')).toBeVisible();
  await page.getByRole('button', { name: 'Remove the authenticator app' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('button', { name: 'Set up an authenticator app' })).toBeVisible();
});
