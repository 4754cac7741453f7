import { readFile } from 'node:fs/promises';
import { type Download, expect, test } from '../../../../tooling/e2e/test.ts';

// Dev has the largest book of the demo network; these journeys only read it.
test.use({ person: 'dev' });

test('filter, sort and page are in the address and come back with Back (D.3.23, D.3.24)', async ({
  page,
}) => {
  await page.goto('/business/clients');
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Type', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Individual' }).check();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Type .*Individual$/ })).toBeVisible();
  const sorted = page.waitForResponse((answer) => /business\/clients\?.*city/.test(answer.url()));
  await page.getByRole('columnheader', { name: 'City' }).getByRole('button').click();
  await expect(page.getByRole('columnheader', { name: 'City' })).toHaveAttribute('aria-sort', 'ascending');
  await expect(page).toHaveURL(/city/);
  const address = page.url();
  expect(decodeURIComponent(address)).toContain('{"type":{"in":["Individual"]}}');
  expect(decodeURIComponent(address)).toContain('{"city":"ASC"}');

  // The rows before stay until the sorted ones have come.
  await sorted;
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false');
  const first = page.getByRole('row').nth(1).getByRole('link').first();
  const name = `${await first.textContent()}`;
  await first.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('row').nth(1).getByRole('link').first()).toHaveText(name);

  await page.getByRole('button', { name: /^Remove filter Type/ }).click();
  await expect(page).not.toHaveURL(/Individual/);
});

test('the next page is in the address, and a page past the end offers the first (SPEC 7)', async ({
  page,
}) => {
  await page.goto('/business/clients');
  await page.getByLabel('Rows per page').selectOption('50');
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByRole('button', { name: 'Previous page' })).toBeEnabled();
  await page.goto('/business/clients?page=900');
  await expect(page.getByRole('button', { name: /first page/i })).toBeVisible();
});

test('a search that finds nothing says so and offers to clear (D.1.9)', async ({ page }) => {
  await page.goto('/business/clients');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByLabel('Search clients')).toBeFocused();
  await page.keyboard.type('zzzzqqq');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});

test('a saved view is a tab and an address (D.1)', async ({ page }) => {
  const name = `Texas ${crypto.randomUUID().slice(0, 6)}`;
  await page.goto(`/business/clients?filter=${encodeURIComponent('{"state":{"in":["TX"]}}')}`);
  await page.getByRole('button', { name: 'Save as view' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'Save view' }).click();
  const tab = page.getByRole('navigation', { name: 'Views' }).getByRole('button', { name, exact: true });
  await expect(tab).toHaveAttribute('aria-current', 'true');
  await expect(page).toHaveURL(/view=/);
  await page.reload();
  await expect(tab).toHaveAttribute('aria-current', 'true');
  await page.getByRole('button', { name: `View ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(tab).toBeHidden();
});

test('an export downloads what the list shows as a CSV file (SPEC 7)', async ({ page, context }) => {
  const downloaded = new Promise<Download>((resolve) => {
    context.on('page', (opened) => opened.once('download', resolve));
    page.once('download', resolve);
  });
  await page.goto(`/business/clients?filter=${encodeURIComponent('{"type":{"in":["Business"]}}')}`);
  const shown = `${await page.getByRole('row').nth(1).getByRole('link').first().textContent()}`;
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'CSV file' }).click();
  const file = await downloaded;
  expect(file.suggestedFilename()).toMatch(/\.csv$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toContain('Name');
  expect(text).toContain(shown);
});

test('an export of a selection holds the selected rows alone (B2)', async ({ page, context }) => {
  await page.goto('/business/clients');
  const boxes = page.getByRole('rowheader').getByRole('checkbox');
  await boxes.nth(0).check({ force: true });
  await boxes.nth(2).check({ force: true });
  const file = new Promise<Download>((resolve) => {
    context.on('page', (opened) => opened.on('download', resolve));
    page.on('download', resolve);
  });
  await page.getByRole('button', { name: 'Export' }).click();
  await expect(page.getByText('The 2 selected, these columns')).toBeVisible();
  await page.getByRole('menuitem', { name: 'CSV file' }).click();
  const lines = (await readFile(await (await file).path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(3);
});
