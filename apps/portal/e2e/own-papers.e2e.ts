import { expect, sessionOf, test } from '../../../tooling/e2e/test.ts';

const PAPER = {
  name: 'paper.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
};

test.describe('the legal name (2.2)', () => {
  test.use({ person: 'eve' });

  test('is asked for with a document, waits for the home office, and is taken back', async ({ page }) => {
    await page.goto('/account');
    await page.getByRole('link', { name: 'Change legal name' }).click();
    await page.getByRole('textbox', { name: 'Legal Last Name' }).fill('Eastwood-Reyes');
    await page.getByLabel('Document').setInputFiles(PAPER);
    await expect(page.getByRole('list', { name: 'Files of Document' })).toContainText('Uploaded');
    await page.getByRole('button', { name: 'Create request' }).click();
    await expect(page.getByText('Pending For Admin')).toBeVisible();
    await expect(page.getByText('paper.pdf')).toBeVisible();
    await page.getByRole('button', { name: 'Withdraw request' }).click();
    await expect(page.getByRole('button', { name: 'Create request' })).toBeVisible();
    await expect(page.getByText('Revoked').first()).toBeVisible();
  });
});

test.describe('spouses with two codes (1.1)', () => {
  test.use({ person: 'eve' });

  test('are linked by a request of one that the other accepts, and parted by either', async ({
    page,
    browserOf,
  }) => {
    const dev = await sessionOf('dev');
    const { body: profile } = await dev.call('GET', '/account/profile');
    await page.goto('/account/spouse');
    await page.getByRole('textbox', { name: 'First Name' }).fill('Dev');
    await page.getByRole('textbox', { name: 'Last Name' }).fill('Patel');
    await page.getByRole('checkbox', { name: 'My spouse is an associate' }).check();
    await page.getByRole('textbox', { name: 'Spouse Code' }).fill(profile.code);
    await page.getByRole('button', { name: 'Save spouse' }).click();
    await expect(page.getByText('Pending For Associate')).toBeVisible();

    const other = await browserOf(dev);
    await other.goto('/account/spouse');
    await other.getByRole('button', { name: 'Accept link' }).click();
    await expect(other.getByText(/are linked as spouses/)).toBeVisible();
    await page.reload();
    await expect(page.getByText(`Your code and ${profile.code} are linked as spouses`)).toBeVisible();

    await other.getByRole('button', { name: 'End link' }).click();
    await other.getByRole('dialog').getByRole('button', { name: 'End link' }).click();
    await expect(other.getByText(/are linked as spouses/)).toBeHidden();
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'First Name' })).toHaveValue('');
  });
});

test.describe('the photo (2.2)', () => {
  test.use({ person: 'cara' });

  test('is cropped by keys and zoom, shown, and removed', async ({ page }) => {
    await page.goto('/account/photo');
    const drawn = await page.evaluate(() => {
      const canvas = document.createElement('canvas');
      canvas.width = 900;
      canvas.height = 600;
      const context = canvas.getContext('2d') as CanvasRenderingContext2D;
      context.fillStyle = 'seagreen';
      context.fillRect(0, 0, 900, 600);
      return canvas.toDataURL('image/png').split(',')[1] ?? '';
    });
    await page
      .getByLabel(/photo$/i)
      .and(page.locator('input'))
      .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(drawn, 'base64') });
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('slider', { name: 'Zoom' }).press('ArrowRight');
    await dialog.getByRole('application', { name: 'Part of the photo that is kept' }).press('ArrowLeft');
    await dialog.getByRole('button', { name: 'Use photo' }).click();
    await expect(page.getByText('Photo updated successfully')).toBeVisible();
    await expect(page.getByRole('img', { name: 'Your present look to others' })).toBeVisible();
    await page.getByRole('button', { name: 'Remove photo' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('button', { name: 'Remove photo' })).toBeHidden();
  });
});

test.describe('a license (2.3)', () => {
  test.use({ person: 'cara' });

  test('is entered with its document and waits for the home office', async ({ page }) => {
    await page.goto('/account/licenses');
    await page.getByRole('button', { name: 'Add license' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'State' }).click();
    await page.getByRole('option', { name: 'Utah' }).click();
    await dialog.getByRole('combobox', { name: 'Type' }).click();
    await page.getByRole('option').first().click();
    await dialog.getByRole('textbox', { name: 'Number' }).fill('UT204815');
    await dialog.getByRole('textbox', { name: 'Issue Date' }).fill('01/15/2026');
    await dialog.getByRole('textbox', { name: 'Expiration Date' }).fill('01/14/2028');
    await dialog.getByLabel('Document').setInputFiles(PAPER);
    await expect(dialog.getByRole('list', { name: 'Files of Document' })).toContainText('Uploaded');
    await dialog.getByRole('button', { name: 'Create license' }).click();
    await expect(page.getByText('License created successfully')).toBeVisible();
    const row = page.getByRole('row').filter({ hasText: 'UT204815' });
    await expect(row.getByText('Pending For Admin')).toBeVisible();
  });
});
