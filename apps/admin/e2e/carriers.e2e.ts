import { addresses } from '../../../tooling/e2e/addresses.ts';
import { accessibilityProblems } from '../../../tooling/e2e/axe.ts';
import { expect, type Page, sessionOf, test } from '../../../tooling/e2e/test.ts';

test.use({ app: 'admin', person: 'admin' });

/** A picture of one point. */
const DOT = {
  name: 'dot.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};
const GUIDE = { name: 'guide.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };

async function choose(page: Page, name: string, option: string) {
  await page.getByRole('combobox', { name: new RegExp(`^${name}`) }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

test('a carrier is added with its logo, a contact, a document and a product, and an associate finds it (domain.md 2.14, 2.15)', async ({
  page,
  browserOf,
}) => {
  await page.goto('/catalogue/providers');
  await page.getByRole('link', { name: 'Create provider' }).click();
  const field = (name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) });
  await field('Name').fill('Sandhill Life');
  await field('Short Name').fill('Sandhill');
  await page.getByRole('checkbox', { name: 'USA' }).check();
  await page.getByRole('checkbox', { name: 'Term Life' }).check();
  await field('Website').fill('https://www.sandhill.example');
  await page.getByRole('button', { name: 'Create provider' }).click();
  await expect(page.getByRole('heading', { name: 'Sandhill Life', level: 1 })).toBeVisible();
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';

  await page.locator('input[type=file]').setInputFiles(DOT);
  await expect(page.getByRole('img', { name: 'Logo of Sandhill Life' })).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);

  const dialog = page.getByRole('dialog');
  await page.getByRole('link', { name: 'Contacts' }).click();
  await page.getByRole('button', { name: 'Add contact' }).click();
  await dialog.getByRole('textbox', { name: /^Name/ }).fill('Rosa Lind');
  await choose(page, 'Department', 'Licensing');
  await dialog.getByRole('textbox', { name: /^Phone/ }).fill('800 555 0142');
  await choose(page, 'Status', 'Published');
  await dialog.getByRole('button', { name: 'Add contact' }).click();
  await expect(page.getByRole('list', { name: 'Contacts' })).toContainText('(800) 555-0142');

  await page.getByRole('link', { name: 'Documents' }).click();
  await page.getByRole('button', { name: 'Add document' }).click();
  await dialog.getByRole('textbox', { name: /^Title/ }).fill('Producer guide');
  await choose(page, 'Category', 'Guide');
  await dialog.getByRole('button', { name: 'Add document' }).click();
  const upload = page.getByRole('dialog', { name: 'File of Producer guide' });
  await upload.locator('input[type=file]').setInputFiles(GUIDE);
  await expect(upload).toBeHidden();
  await expect(page.getByRole('button', { name: 'Download Producer guide' })).toBeVisible();
  await page.getByRole('button', { name: 'Actions of Producer guide' }).click();
  await page.getByRole('menuitem', { name: 'Edit document' }).click();
  await choose(page, 'Status', 'Published');
  await dialog.getByRole('button', { name: 'Save document' }).click();
  await expect(page.getByText('Document saved')).toBeVisible();

  await page.getByRole('link', { name: 'Products', exact: true }).last().click();
  await page.getByRole('link', { name: 'Create product' }).click();
  await field('Name').fill('Sandhill Term 20');
  await choose(page, 'Product Type', 'Term Life');
  await field('BV Rate').fill('95');
  await choose(page, 'Status', 'Published');
  await page.getByRole('button', { name: 'Create product' }).click();
  await expect(page.getByRole('heading', { name: 'Sandhill Term 20', level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Sandhill Life' }).last().click();
  await expect(page.getByRole('heading', { name: 'Sandhill Life', level: 1 })).toBeVisible();

  const ana = await sessionOf('ana');
  const sold = await ana.call('GET', '/business/products?limit=100');
  expect(sold.body.rows.map(({ name }: { name: string }) => name)).toContain('Sandhill Term 20');
  const portal = await browserOf(ana);
  await portal.goto(`${addresses.portal}/business/product-providers`);
  await portal.getByRole('link', { name: 'Sandhill Life' }).click();
  await expect(portal.getByRole('heading', { name: 'Sandhill Life', level: 1 })).toBeVisible();
  await expect(portal.getByText('Rosa Lind')).toBeVisible();
  const logo = portal.locator(`img[src$="/provider-logos/${id}"]`);
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
  await portal.getByRole('link', { name: 'Attachments' }).click();
  await expect(portal.getByRole('button', { name: 'Download Producer guide' })).toBeVisible();
});
