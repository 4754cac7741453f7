import { addresses } from '../../../tooling/e2e/addresses.ts';
import { accessibilityProblems } from '../../../tooling/e2e/axe.ts';
import { expect, type Page, sessionOf, test } from '../../../tooling/e2e/test.ts';

test.use({ app: 'admin', person: 'admin' });

const PDF = {
  name: 'court-order.pdf',
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

test('a legal name goes from its owner with a document to the office, and holds from then on (2.2)', async ({
  page,
  browserOf,
}) => {
  const portal = await browserOf(await sessionOf('ben'));
  await portal.goto(`${addresses.portal}/account/legal-name`);
  await portal.getByRole('textbox', { name: 'Legal Middle Name' }).fill('Chidi');
  await portal.getByLabel('Document').setInputFiles(PDF);
  await expect(portal.getByRole('list', { name: 'Files of Document' })).toContainText('Uploaded');
  await portal.getByRole('button', { name: 'Create request' }).click();
  await expect(portal.getByText('Pending For Admin')).toBeVisible();

  await openFromQueue(page, 'Legal Name', 'Ben Okafor');
  const changes = page.getByRole('table', { name: 'What changes' });
  await expect(changes.getByRole('row', { name: /^Legal Middle Name/ })).toContainText('Chidi');
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Approve legal name' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Approve legal name' }).click();
  await expect(page.getByText('Legal name approved')).toBeVisible();

  await portal.reload();
  await expect(portal.getByText('Pending For Admin')).toBeHidden();
  await expect(portal.getByRole('textbox', { name: 'Legal Middle Name' })).toHaveValue('Chidi');
  await expect(portal.getByText('Approved').first()).toBeVisible();
});

test('a level is requested, refused with a reason, and the associate reads it (2.33, R-ADM-01)', async ({
  page,
  browserOf,
}) => {
  const portal = await browserOf(await sessionOf('cara'));
  await portal.goto(`${addresses.portal}/account/level-qualification-history`);
  await portal.getByRole('button', { name: 'Request RMD' }).click();
  const asked = portal.getByRole('dialog');
  await asked.getByRole('textbox', { name: 'Note' }).fill('The third leg signs in January.');
  await asked.getByRole('button', { name: 'Send request' }).click();
  await expect(portal.getByText('Request sent')).toBeVisible();

  await openFromQueue(page, 'Level', 'Cara Nguyen');
  await expect(page.getByText('The third leg signs in January.')).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Reject' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reject level' });
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Ask again when the third leg is licensed.');
  await dialog.getByRole('button', { name: 'Reject level' }).click();
  await expect(page.getByText('Level rejected')).toBeVisible();

  await portal.reload();
  const row = portal.getByRole('table', { name: 'Requests' }).getByRole('row').nth(1);
  await expect(row).toContainText('Refused');
  await expect(row).toContainText('Ask again when the third leg is licensed.');
});

test('a certificate that was entered wrongly is corrected with a reason, and its owner reads the right one (7.1)', async ({
  page,
  session,
  browserOf,
}) => {
  const hal = await sessionOf('hal');
  const { code } = (await hal.call('GET', '/access')).body.user;
  await session.call('POST', `/admin/associates/${code}/training-certificates`, {
    body: { kind: 'AML', course: 'Misread course', completed_on: '2026-01-15', document_id: null },
  });
  await page.goto(`/associates/${code}?tab=licensing`);
  await page.getByRole('button', { name: 'Edit Misread course' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit certificate' });
  await dialog.getByRole('textbox', { name: 'Course' }).fill('Money laundering, refresher');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The course was read wrongly');
  await dialog.getByRole('button', { name: 'Save certificate' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('rowheader', { name: 'Money laundering, refresher' })).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('navigation', { name: 'Associate' }).getByRole('link', { name: 'Audit' }).click();
  await expect(page.getByText('Reason: The course was read wrongly').first()).toBeVisible();

  const portal = await browserOf(hal);
  await portal.goto(`${addresses.portal}/account/licenses`);
  await expect(portal.getByText('Money laundering, refresher')).toBeVisible();
});
