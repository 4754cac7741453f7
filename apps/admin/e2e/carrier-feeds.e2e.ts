import { daysAgo } from '../../../tooling/e2e/company-day.ts';
import { expect, sessionOf, test } from '../../../tooling/e2e/test.ts';

test.use({ app: 'admin', person: 'admin' });

test('a carrier’s file is imported, its case assigned by hand, and the associate sees it (R-CAR-01, R-CAR-03)', async ({
  page,
  browserOf,
}) => {
  const number = `E2E-${Date.now()}`;
  const yesterday = daysAgo(1);
  const buffer = Buffer.from(
    [
      'policy_number,applicant,product,writing_number,status,last_update',
      `${number},Walter Feldman,,NOBODY,In underwriting,${yesterday}`,
      `${number}-2,Walter Feldman,,NOBODY,,${yesterday}`,
    ].join('\n'),
  );
  const importFile = async (name: string) => {
    await page.getByRole('button', { name: 'Import a file' }).click();
    const form = page.getByRole('dialog', { name: 'Import a file' });
    await form.getByRole('combobox', { name: 'Provider' }).fill('Granite');
    await page.getByRole('option', { name: /Granite Mutual Life/ }).click();
    await form.getByLabel('File').setInputFiles({ name, mimeType: 'text/csv', buffer });
    return page.getByRole('dialog', { name });
  };
  await page.goto('/business/carrier-feeds');
  const first = await importFile('first.csv');
  await expect(first.getByText('2: 1 new, 1 refused')).toBeVisible();
  await expect(first.getByRole('row', { name: '3 Status is missing' })).toBeVisible();
  await first.getByRole('button', { name: 'Close' }).click();
  const again = await importFile('again.csv');
  await expect(again.getByText('Nothing changed: every row taken was known already.')).toBeVisible();
  await again.getByRole('link', { name: 'All cases of Granite Mutual Life not matched' }).click();

  const row = page.getByRole('row', { name: new RegExp(number) });
  await row.getByRole('link').first().click();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Assign to an associate' }).click();
  const match = page.getByRole('dialog', { name: 'Assign the case' });
  await match.getByRole('combobox', { name: 'Associate' }).fill('Bea Morales');
  await page.getByRole('option', { name: /Bea Morales/ }).click();
  await match.getByRole('button', { name: 'Assign' }).click();
  await expect(page.getByRole('link', { name: 'Bea Morales' })).toBeVisible();

  const bea = await browserOf(await sessionOf('bea'));
  await bea.goto('/business/carrier-dashboard');
  await expect(bea.getByRole('cell', { name: number })).toBeVisible();
});
