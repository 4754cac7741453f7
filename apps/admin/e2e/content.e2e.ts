import { addresses } from '../../../tooling/e2e/addresses.ts';
import { accessibilityProblems } from '../../../tooling/e2e/axe.ts';
import { expect, sessionOf, test } from '../../../tooling/e2e/test.ts';

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

test('an article is written, is nowhere while it is a draft, and is read as it was previewed (domain.md 2.27)', async ({
  page,
  browserOf,
  watch,
}) => {
  await page.goto('/content/help/create');
  await page.getByRole('textbox', { name: 'Title' }).fill('Sending a policy by mail');
  await page.getByRole('combobox', { name: 'Category' }).click();
  await page.getByRole('option', { name: 'First steps' }).click();
  const text = page.getByRole('textbox', { name: 'Text' });
  await text.click();
  await page.keyboard.type('What goes into the envelope');
  await page.getByRole('button', { name: 'Heading 2' }).click();
  await page.keyboard.press('Enter');
  await page.keyboard.type('The application, signed by the client.');
  await page.getByRole('button', { name: 'Bullet list' }).click();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Picture' }).click();
  const dialog = page.getByRole('dialog', { name: 'Insert a picture' });
  await dialog.getByRole('textbox', { name: 'Description' }).fill('Where to sign');
  await dialog.locator('input[type=file]').setInputFiles(DOT);
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Table' }).click();
  await page.getByRole('menuitem', { name: 'Insert a table' }).click();
  await page.keyboard.type('Paper');
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Create article' }).click();
  await expect(page.getByText('This is a draft.')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Where to sign' })).toBeVisible();

  const reader = await browserOf(await sessionOf('ana'));
  watch.allow(404);
  await reader.goto(`${addresses.portal}/help/sending-a-policy-by-mail`);
  await expect(reader.getByText('Resource not found')).toBeVisible();

  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Article published')).toBeVisible();
  await reader.reload();
  await expect(reader.getByRole('heading', { name: 'What goes into the envelope' })).toBeVisible();
  await expect(
    reader.getByRole('listitem').getByText('The application, signed by the client.'),
  ).toBeVisible();
  await expect(reader.getByRole('columnheader', { name: 'Paper' })).toBeVisible();
  const picture = reader.getByRole('img', { name: 'Where to sign' });
  expect(
    await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBe(1);
  expect(await accessibilityProblems(reader)).toEqual([]);
});

test('an announcement reaches those it is for, on the dashboard and among the notices (domain.md 2.33)', async ({
  page,
  browserOf,
}) => {
  await page.goto('/content/announcements/create');
  await page.getByRole('textbox', { name: 'Title' }).fill('New province open');
  await page.getByRole('textbox', { name: 'Text' }).fill('Business from Manitoba is taken from today on.');
  await page.getByRole('combobox', { name: 'Audience' }).click();
  await page.getByRole('option', { name: 'Country' }).click();
  await page.getByRole('combobox', { name: 'Country' }).click();
  await page.getByRole('option', { name: 'Canada' }).click();
  await page.getByRole('button', { name: 'Create announcement' }).click();
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Announcement published')).toBeVisible();

  const celine = await browserOf(await sessionOf('celine'));
  await celine.goto(`${addresses.portal}/dashboard`);
  await expect(
    celine.getByRole('region', { name: 'Announcements' }).getByText('New province open'),
  ).toBeVisible();
  const ana = await browserOf(await sessionOf('ana'));
  await ana.goto(`${addresses.portal}/dashboard`);
  await expect(ana.getByRole('heading', { name: 'Waiting for you' })).toBeVisible();
  await expect(ana.getByText('New province open')).toBeHidden();
});
