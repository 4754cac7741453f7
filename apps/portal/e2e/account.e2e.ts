import { messageTo } from '../../../tooling/e2e/outbox.ts';
import { expect, test } from '../../../tooling/e2e/test.ts';

test.use({ person: 'cara' });

test('an address is changed, with a warning where no license is valid, and a second phone is added (2.2)', async ({
  page,
  watch,
}) => {
  watch.allow(422);
  await page.goto('/account');
  await page.getByRole('link', { name: 'Change address' }).click();
  await page.getByRole('combobox', { name: 'State' }).click();
  await page.getByRole('option', { name: 'Nevada' }).click();
  await expect(page.getByText('Your resident license state differs from your address')).toBeVisible();
  await page.getByRole('combobox', { name: 'State' }).click();
  await page.getByRole('option', { name: 'California' }).click();
  await expect(page.getByText('Your resident license state differs from your address')).toBeHidden();
  await page.getByRole('textbox', { name: 'Address', exact: true }).fill('PO Box 12');
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByText('Residence cannot be a PO box').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Address', exact: true }).fill('12 Harbor Street');
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(page).toHaveURL('/account');
  await expect(page.getByText('12 Harbor Street')).toBeVisible();

  await page.getByRole('link', { name: 'Change alt phone' }).click();
  await page.getByRole('textbox', { name: 'Alt Phone' }).fill('(411) 555-0142');
  await page.getByRole('combobox', { name: 'Alt Phone Type' }).click();
  await page.getByRole('option', { name: 'Work' }).click();
  await page.getByRole('button', { name: 'Save alt phone' }).click();
  await expect(page.getByText('Alt Phone is not a valid phone number').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Alt Phone' }).fill('(646) 555-0187');
  await page.getByRole('button', { name: 'Save alt phone' }).click();
  await expect(page).toHaveURL('/account');
  await expect(page.getByText('(646) 555-0187')).toBeVisible();
});

test('a bank account is entered behind the second step, read in full and taken back (R-BNK-02, R-BNK-04)', async ({
  page,
  watch,
}) => {
  watch.allow(403);
  await page.goto('/account/payout-information/create');
  await page.getByRole('combobox', { name: 'Account Type' }).click();
  await page.getByRole('option', { name: 'Savings' }).click();
  await page.getByRole('textbox', { name: 'Name on Account' }).fill('Cara Nguyen');
  await page.getByRole('textbox', { name: 'Routing Number' }).fill('122105155');
  await page.getByRole('textbox', { name: 'Bank Name' }).fill('Second Harbor Bank');
  await page.getByRole('textbox', { name: 'Account Number', exact: true }).fill('440011223344');
  await page.getByRole('textbox', { name: 'Repeat Account Number' }).fill('440011223344');
  await page.getByLabel('Document').setInputFiles({
    name: 'void-check.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
  });
  await expect(page.getByRole('list', { name: 'Files of Document' })).toContainText('Uploaded');
  const since = new Date();
  await page.getByRole('button', { name: 'Create payout information' }).click();
  // The session was opened on a remembered device, so the second step is asked for first.
  await expect(page.getByRole('dialog', { name: 'Confirm that it is you' })).toBeVisible();
  const { text } = await messageTo('cara', 'confirmation-code', since);
  await page.getByLabel('Code', { exact: true }).fill(text.match(/\b\d{6}\b/)?.[0] ?? '');

  await expect(page.getByText('••••3344')).toBeVisible();
  await expect(page.getByText('Pending For Admin')).toBeVisible();
  await page.getByRole('button', { name: 'Show account number' }).click();
  const dialog = page.getByRole('dialog', { name: 'Show account number' });
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Comparing with the bank');
  await dialog.getByRole('button', { name: 'Show account number' }).click();
  await expect(dialog.getByText('440011223344')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
  await page.getByRole('button', { name: 'Cancel request' }).click();
  await expect(page).toHaveURL('/account/payout-information');
  await expect(page.getByText('••••3344')).toBeHidden();
});
