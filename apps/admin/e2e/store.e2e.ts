import { addresses } from '../../../tooling/e2e/addresses.ts';
import { accessibilityProblems } from '../../../tooling/e2e/axe.ts';
import { expect, sessionOf, test } from '../../../tooling/e2e/test.ts';

test.use({ app: 'admin', person: 'admin' });

test('a product gets its stock and a download its file, and an order is shipped (domain.md 2.25, 2.36)', async ({
  page,
  browserOf,
}) => {
  await page.goto('/store/products');
  await page.getByRole('link', { name: 'Winter jacket' }).click();
  await page.getByRole('link', { name: 'Edit product' }).click();
  await page.getByRole('group', { name: 'Variant 1' }).getByRole('textbox', { name: 'Stock' }).fill('15');
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save product' }).click();
  await expect(page.getByText('This is a draft.')).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText(/It is for sale at/)).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);

  const buyer = await browserOf(await sessionOf('ana'));
  await buyer.goto(`${addresses.portal}/store/products/winter-jacket`);
  await expect(buyer.getByRole('button', { name: 'M', exact: true })).toBeEnabled();
  await expect(buyer.getByRole('button', { name: 'L, sold out', exact: true })).toBeDisabled();

  await page.goto('/store/products/create');
  await page.getByRole('textbox', { name: 'Name' }).fill('Call script');
  await page.getByRole('combobox', { name: 'Category' }).click();
  await page.getByRole('option', { name: 'Digital' }).click();
  await page.getByLabel('File', { exact: true }).setInputFiles({
    name: 'script.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
  });
  await expect(page.getByText('Uploaded')).toBeVisible();
  await page.getByRole('textbox', { name: 'Price in USD' }).fill('9.00');
  await page.getByRole('textbox', { name: 'SKU' }).fill('SCRIPT-PDF');
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Create product' }).click();
  await expect(page.getByRole('button', { name: 'Download script.pdf' })).toBeVisible();

  await page.goto('/store/orders');
  await page
    .getByRole('row', { name: /Dev Patel/ })
    .getByRole('link')
    .first()
    .click();
  await page.getByRole('button', { name: 'Ship order' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Carrier' }).fill('UPS');
  await dialog.getByRole('textbox', { name: 'Tracking Number' }).fill('1Z999AA10123456784');
  await dialog.getByRole('button', { name: 'Ship order' }).click();
  await expect(page.getByText('1Z999AA10123456784')).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
});
