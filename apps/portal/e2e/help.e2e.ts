import { accessibilityProblems } from '../../../tooling/e2e/axe.ts';
import { expect, test } from '../../../tooling/e2e/test.ts';

test.use({ person: 'ana' });

test('an associate finds an answer, reads it and says that it helped (domain.md 2.27)', async ({ page }) => {
  await page.goto('/dashboard');
  await page.getByRole('navigation').getByRole('link', { name: 'Help & Resources' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search help' }).fill('CHÁRGEBACK dispute');
  await expect(page).toHaveURL(/search=/);
  await page
    .getByRole('region', { name: 'Found' })
    .getByRole('link', { name: 'Why there is a chargeback' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Why there is a chargeback' })).toBeVisible();
  await page.getByRole('button', { name: 'No', exact: true }).click();
  const yes = page.getByRole('button', { name: 'Yes', exact: true });
  await yes.click();
  await expect(yes).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(yes).toHaveAttribute('aria-pressed', 'true');
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL('/help');
});

test('"Compensation Plans" leads to a help page, and from there to the income disclosure (SPEC 2)', async ({
  page,
}) => {
  await page.goto('/business');
  await page.getByRole('link', { name: 'Compensation Plans' }).click();
  await expect(page).toHaveURL('/help/compensation-plans');
  await page.getByRole('link', { name: 'income disclosure' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Income disclosure' })).toBeVisible();
});

test('an announcement is put away for good (domain.md 2.33)', async ({ page }) => {
  await page.goto('/dashboard');
  const card = page.getByRole('region', { name: 'Announcements' });
  await expect(card.getByText('Help is now part of the portal')).toBeVisible();
  await card.getByRole('button', { name: 'Put away: Help is now part of the portal' }).click();
  await expect(page.getByText('Help is now part of the portal')).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Waiting for you' })).toBeVisible();
  await expect(page.getByText('Help is now part of the portal')).toBeHidden();
});
