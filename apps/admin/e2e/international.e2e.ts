import { addresses } from '../../../tooling/e2e/addresses.ts';
import { accessibilityProblems } from '../../../tooling/e2e/axe.ts';
import { expect, sessionOf, test } from '../../../tooling/e2e/test.ts';

test.use({ app: 'admin', person: 'admin' });

/** A page with one line. */
const PDF = {
  name: 'nr301.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    [
      '%PDF-1.4',
      '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
      '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
      '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>endobj',
      '4 0 obj<</Length 50>>stream',
      'BT /F1 14 Tf 72 720 Td (Declaration NR301) Tj ET  ',
      'endstream endobj',
      '5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj',
      'trailer<</Root 1 0 R>>',
      '%%EOF',
      '',
    ].join('\n'),
  ),
};

test('an associate asks for the other country, and the home office reads the form and approves (2.33)', async ({
  page,
  browserOf,
}) => {
  const eve = await sessionOf('eve');
  const portal = await browserOf(eve);
  await portal.goto(`${addresses.portal}/account/international-appointment`);
  await portal.getByRole('button', { name: 'Read and sign the International Addendum' }).click();
  await expect(portal).toHaveURL(/legal-documents/);
  const { legal_name } = (await eve.call('GET', '/ama/usa/associate')).body;
  await portal.getByRole('checkbox', { name: /^I have read/ }).check();
  await portal.getByRole('textbox', { name: 'Signature' }).fill(legal_name);
  await portal.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(portal.getByRole('heading', { name: 'Signed file' })).toBeVisible();

  await portal.goto(`${addresses.portal}/account/international-appointment`);
  await portal.getByRole('combobox', { name: 'Purpose' }).click();
  await portal.getByRole('option', { name: 'Recruit', exact: true }).click();
  await portal.getByLabel(/^Tax Form/).setInputFiles(PDF);
  await expect(portal.getByText('Uploaded')).toBeVisible();
  await portal.getByRole('button', { name: 'Create request' }).click();
  await expect(portal.getByRole('heading', { name: 'Request for Canada' })).toBeVisible();
  expect(await accessibilityProblems(portal)).toEqual([]);

  await page.goto(
    `/approvals?filter=${JSON.stringify({ kind: { eq: 'International' }, associate: { contains: 'Eve' } })}`,
  );
  await page.getByRole('table', { name: 'Approvals' }).getByRole('link', { name: /^Eve/ }).first().click();
  const shown = page.getByRole('region', { name: 'Page 1 of Document nr301.pdf' });
  await expect(shown).toContainText('Declaration NR301');
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Approve international appointment' }).click();
  await page
    .getByRole('dialog', { name: 'Approve international appointment' })
    .getByRole('button', { name: 'Approve international appointment' })
    .click();
  await expect(page.getByText('International appointment approved')).toBeVisible();

  await portal.reload();
  await expect(portal.getByRole('heading', { name: 'Appointed in Canada' })).toBeVisible();
});
