import { expect, sessionOf, test } from '../../../tooling/e2e/test.ts';

test.use({ person: 'bea' });

test('a beta user adds what is missing and takes over news; for others there is no such page (domain.md 2.21, 7.4)', async ({
  page,
  browserOf,
  watch,
}) => {
  await page.goto('/business');
  await page.getByRole('link', { name: 'Carrier Dashboard' }).click();
  const cases = page.getByRole('table', { name: 'Cases' });
  // What comes above the list moves its rows.
  await expect(page.getByRole('list', { name: 'Figures by provider' })).toBeVisible();
  await expect(page.getByText('1 case is not in your business list.')).toBeVisible();
  await cases.getByRole('row').filter({ hasText: 'GT-2200107' }).getByRole('link').first().click();
  const add = page.getByRole('link', { name: 'Add it' });
  await expect(add).toBeVisible();
  const applicant = `${await page.getByRole('heading', { level: 1 }).textContent()}`;
  await add.click();
  await expect(page.getByRole('combobox', { name: 'Client' })).toHaveValue(applicant);
  const next = page.getByRole('button', { name: 'Next' });
  await next.click();
  await next.click();
  await expect(page.getByRole('textbox', { name: 'Policy Number' })).toHaveValue('GT-2200107');
  await page.getByRole('textbox', { name: 'Face Amount' }).fill('250000');
  await next.click();
  await next.click();
  await page.getByRole('button', { name: 'Create policy' }).click();
  await expect(page).toHaveURL(/\/business\/GT-2200107/);

  await page.getByRole('link', { name: 'Carrier Dashboard' }).click();
  await expect(cases.getByText('Not in your business list')).toHaveCount(0);
  await cases.getByRole('row').filter({ hasText: 'Carrier says Issued' }).getByRole('link').first().click();
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByText('Policy updated successfully')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Decided before' })).toContainText('Issued');

  watch.allow(403);
  const other = await browserOf(await sessionOf('ana'));
  await other.goto('/business/carrier-dashboard');
  await expect(other.getByRole('heading', { name: 'Permission Error' })).toBeVisible();
  await expect(other.getByRole('link', { name: 'Clients' })).toBeVisible();
  await expect(other.getByRole('link', { name: 'Carrier Dashboard' })).toHaveCount(0);
});
