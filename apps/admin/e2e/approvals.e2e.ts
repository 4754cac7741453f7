import { addresses } from '../../../tooling/e2e/addresses.ts';
import { accessibilityProblems } from '../../../tooling/e2e/axe.ts';
import { messageTo } from '../../../tooling/e2e/outbox.ts';
import { expect, type Page, sessionOf, test } from '../../../tooling/e2e/test.ts';

test.use({ app: 'admin', person: 'admin' });

const PDF = {
  name: 'paper.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
};

/** Opens what this person has waiting from the queue. */
async function openFromQueue(page: Page, kind: string, name: string): Promise<void> {
  await page.goto(
    `/approvals?filter=${JSON.stringify({ kind: { eq: kind }, associate: { contains: name } })}`,
  );
  await page.getByRole('table', { name: 'Approvals' }).getByRole('link', { name }).first().click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

test('a license goes from the entry of its holder to the check before a sale (R-LIC-01, R-LIC-03)', async ({
  page,
  browserOf,
}) => {
  const ben = await sessionOf('ben');
  const reasonsIn = async (state: string): Promise<string[]> => {
    const { cells } = (await ben.call('GET', '/business/coverage/map')).body;
    return cells.filter((cell: { state: string }) => cell.state === state)[0].reasons;
  };
  expect(await reasonsIn('VT')).toEqual([expect.stringMatching(/^No valid Life license in VT/)]);
  const portal = await browserOf(ben);
  await portal.goto(`${addresses.portal}/account/licenses`);
  await portal.getByRole('button', { name: 'Add license' }).click();
  const dialog = portal.getByRole('dialog', { name: 'Add license' });
  await dialog.getByRole('combobox', { name: 'Country' }).click();
  await portal.getByRole('option', { name: 'USA' }).click();
  await dialog.getByRole('combobox', { name: 'State' }).click();
  await portal.getByRole('option', { name: 'Vermont' }).click();
  await dialog.getByRole('combobox', { name: 'License Type' }).click();
  await portal.getByRole('option', { name: 'Life', exact: true }).click();
  await dialog.getByRole('textbox', { name: 'Number' }).fill('VT204881');
  await dialog.getByRole('textbox', { name: 'Issue Date' }).fill('01/15/2024');
  await dialog.getByRole('textbox', { name: 'Expiration Date' }).fill('01/15/2035');
  await dialog.getByLabel('Document').setInputFiles(PDF);
  await expect(dialog.getByRole('list', { name: 'Files of Document' })).toContainText('Uploaded');
  await dialog
    .getByRole('button', { name: /license/i })
    .last()
    .click();
  await expect(dialog).toBeHidden();

  await openFromQueue(page, 'License', 'Ben Okafor');
  await expect(page.getByText('VT204881')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save document' })).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Approve license' }).click();
  await page
    .getByRole('dialog', { name: 'Approve license' })
    .getByRole('button', { name: 'Approve license' })
    .click();
  await expect(page.getByText('License approved')).toBeVisible();
  expect(await reasonsIn('VT')).not.toContainEqual(expect.stringMatching(/^No valid Life license/));
});

test('a bank account is approved and rests for 24 hours (R-BNK-01, R-BNK-03)', async ({
  page,
  browserOf,
  watch,
}) => {
  watch.allow(403);
  const bea = await sessionOf('bea');
  const portal = await browserOf(bea);
  await portal.goto(`${addresses.portal}/account/payout-information/create`);
  await portal.getByRole('combobox', { name: 'Account Type' }).click();
  await portal.getByRole('option', { name: 'Savings' }).click();
  await portal.getByRole('textbox', { name: 'Name on Account' }).fill('Bea Morales');
  await portal.getByRole('textbox', { name: 'Routing Number' }).fill('122105155');
  await portal.getByRole('textbox', { name: 'Bank Name' }).fill('Third Harbor Bank');
  await portal.getByRole('textbox', { name: 'Account Number', exact: true }).fill('550011226677');
  await portal.getByRole('textbox', { name: 'Repeat Account Number' }).fill('550011226677');
  await portal.getByLabel('Document').setInputFiles(PDF);
  await expect(portal.getByRole('list', { name: 'Files of Document' })).toContainText('Uploaded');
  const since = new Date();
  await portal.getByRole('button', { name: 'Create payout information' }).click();
  await expect(portal.getByRole('dialog', { name: 'Confirm that it is you' })).toBeVisible();
  const { text } = await messageTo('bea', 'confirmation-code', since);
  await portal.getByLabel('Code', { exact: true }).fill(text.match(/\b\d{6}\b/)?.[0] ?? '');
  await expect(portal.getByText('Pending For Admin')).toBeVisible();

  await openFromQueue(page, 'Payout Information', 'Bea Morales');
  const address = page.url();
  const changes = page.getByRole('table', { name: 'What changes' });
  await expect(changes.getByRole('row', { name: /^Bank Name/ })).toContainText('Third Harbor Bank');
  await page.getByRole('button', { name: 'Approve payout information' }).click();
  const dialog = page.getByRole('dialog', { name: 'Approve payout information' });
  await expect(dialog).toContainText('24 hours');
  await dialog.getByRole('button', { name: 'Approve payout information' }).click();
  await expect(page.getByText('Payout information approved')).toBeVisible();
  await page.goto(address);
  await expect(page.getByText('Decided: Approved')).toBeVisible();
  await expect(page.getByText(/^Pay runs that open from/)).toBeVisible();
  await portal.reload();
  await expect(portal.getByText(/^Pay runs that open from/)).toBeVisible();
});

/** Sends in a certificate on the page of the own licenses. */
async function sendCertificate(portal: Page, course: string): Promise<void> {
  await portal.goto(`${addresses.portal}/account/licenses`);
  await portal.getByRole('button', { name: 'Add certificate' }).click();
  const dialog = portal.getByRole('dialog', { name: 'Add certificate' });
  await dialog.getByRole('combobox', { name: 'Kind' }).click();
  await portal.getByRole('option', { name: 'AML' }).click();
  await dialog.getByRole('textbox', { name: 'Course' }).fill(course);
  await dialog.getByRole('textbox', { name: 'Completed On' }).fill('01/15/2026');
  await dialog.locator('input[type=file]').setInputFiles(PDF);
  await expect(dialog.getByRole('list', { name: /^Files of/ })).toContainText('Uploaded');
  await dialog
    .getByRole('button', { name: /certificate/i })
    .last()
    .click();
  await expect(dialog).toBeHidden();
}

test('the queue is worked through by keys alone', async ({ page, browserOf }) => {
  const portal = await browserOf(await sessionOf('dev'));
  await sendCertificate(portal, 'Keys One');
  await sendCertificate(portal, 'Keys Two');
  await page.goto(
    `/approvals?filter=${JSON.stringify({ kind: { eq: 'Certificate' }, associate: { contains: 'Dev Patel' } })}`,
  );
  const first = page.getByRole('table', { name: 'Approvals' }).getByRole('link').first();
  await first.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Dev Patel' })).toBeVisible();
  await expect(page.getByText('Keys One', { exact: true })).toBeVisible();
  await page.keyboard.press('a');
  await expect(
    page
      .getByRole('dialog', { name: 'Approve certificate' })
      .getByRole('button', { name: 'Approve certificate' }),
  ).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Keys Two', { exact: true })).toBeVisible();
  await page.keyboard.press('[');
  await expect(page.getByText('Decided: Approved')).toBeVisible();
  await page.keyboard.press(']');
  await expect(page.getByText('Keys Two', { exact: true })).toBeVisible();
  await page.keyboard.press('r');
  const dialog = page.getByRole('dialog', { name: 'Reject certificate' });
  await expect(dialog.getByRole('combobox', { name: 'Reason' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('combobox', { name: 'Reason' })).not.toHaveValue('');
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/approvals$/);
});
