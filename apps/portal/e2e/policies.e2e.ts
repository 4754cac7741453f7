import { readFile } from 'node:fs/promises';
import { choose } from '../../../tooling/e2e/pages.ts';
import { expect, test } from '../../../tooling/e2e/test.ts';

test.use({ person: 'ana' });

test('from a figure of the dashboard to its policies, to one of them, and back (domain.md 2.12, 2.34)', async ({
  page,
}) => {
  await page.goto('/business/dashboard?period=Year');
  await expect(page.getByRole('img', { name: /^Submitted BV, bar chart/ })).toBeVisible();
  await page.getByRole('link', { name: 'Issued policies' }).click();
  await expect(page).toHaveURL(/\/business\?filter=/);
  const first = page
    .getByRole('table', { name: 'Policies' })
    .getByRole('row')
    .nth(1)
    .getByRole('link')
    .first();
  const number = `${await first.textContent()}`;
  await first.click();
  await expect(page).toHaveURL(new RegExp(`/business/${number}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(number);
  await page.getByRole('link', { name: 'Activity' }).click();
  await expect(page).toHaveURL(/tab=activity/);
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('table', { name: 'Policies' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('radio', { name: 'Year' })).toBeChecked();
});

test('a chart is saved as a picture and as a file, and shown as a table (X-13)', async ({ page }) => {
  await page.goto('/business/dashboard?period=Year');
  const chart = page.getByRole('figure', { name: 'Issued BV' });
  await expect(chart.getByRole('img', { name: /^Issued BV, bar chart/ })).toBeVisible();
  for (const kind of ['PNG', 'CSV']) {
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download Issued BV' }).click();
    await page.getByRole('menuitem', { name: `Download ${kind}` }).click();
    const text = await readFile(await (await file).path(), 'latin1');
    expect(text).toContain(kind === 'PNG' ? 'PNG' : 'This period');
  }
  await page.getByRole('button', { name: 'View Issued BV as table' }).click();
  await expect(chart.getByRole('row', { name: /^Jan/ })).toBeVisible();
});

test('an upline chooses a team and sees its policies masked (domain.md 7.1)', async ({ page }) => {
  await page.goto('/business');
  await choose(page, 'Policies of', 'My team: Infinity');
  await expect(page).toHaveURL(/team=Infinity/);
  await expect(
    page.getByRole('table', { name: 'Policies of Infinity' }).getByRole('row').nth(1),
  ).toContainText('••••');
});
