import { accessibilityProblems } from '../../../tooling/e2e/axe.ts';
import { expect, test } from '../../../tooling/e2e/test.ts';

test.use({ person: 'ana' });

test('a printed list is the whole list and nothing around it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto('/business/clients');
  const region = page.getByRole('region', { name: 'Clients, table' });
  const cut = () => region.evaluate((element) => element.scrollHeight - element.clientHeight);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  expect(await cut()).toBeGreaterThan(0);
  await page.emulateMedia({ media: 'print' });
  expect(await cut()).toBe(0);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Create client' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Clients' })).toBeVisible();
});

test('forced colors leave no problem and still show where one is', async ({ page, session }) => {
  const { rows } = (await session.call('GET', '/business/clients?limit=1')).body;
  await page.emulateMedia({ forcedColors: 'active' });
  for (const path of ['/business/clients', `/business/clients/${rows[0].id}`]) {
    await page.goto(path);
    expect(await accessibilityProblems(page), path).toEqual([]);
    const border = (name: string) =>
      page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name })
        .evaluate((element) => getComputedStyle(element).borderBottomColor);
    expect(await border('Business')).not.toBe(await border('Dashboard'));
  }
});
