import { accessibilityProblems } from '../../../../tooling/e2e/axe.ts';
import { expect, test } from '../../../../tooling/e2e/test.ts';

test.use({ person: 'tom' });

const PLAN = 'Upload your plan of the next sixty days';
const READ = 'Read the income disclosure';

test('a new associate follows the ring, ticks a task and sends a document (domain.md 2.33, 2.34)', async ({
  page,
}) => {
  await page.goto('/dashboard');
  const card = page.getByRole('region', { name: 'eFast Start' });
  await expect(card.getByRole('progressbar', { name: 'Required tasks done' })).toBeVisible();
  await card.getByRole('link', { name: 'All tasks' }).click();
  await expect(page).toHaveURL('/university/efast-start');
  const ring = page.getByRole('progressbar', { name: 'Required tasks done' });
  await expect(ring).toBeVisible();
  const before = Number(await ring.getAttribute('aria-valuenow'));
  const goal = Number(await ring.getAttribute('aria-valuemax'));
  const percent = (done: number) => page.getByText(`${Math.floor((done * 100) / goal)}% of what is required`);
  await expect(percent(before)).toBeVisible();

  await page.getByRole('button', { name: `${READ} is done` }).click();
  await expect(page.getByRole('button', { name: `${READ} is not done` })).toBeVisible();
  await expect(percent(before + 1)).toBeVisible();

  await page.getByRole('button', { name: `Upload the document of ${PLAN}` }).click();
  const dialog = page.getByRole('dialog', { name: PLAN });
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'plan.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
  });
  // The document is on its way until its row says that it has arrived.
  await expect(dialog.getByText('Uploaded', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Save document' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: `Save plan.pdf, the document of ${PLAN}` })).toBeVisible();
  await expect(percent(before + 2)).toBeVisible();
  await page.reload();
  await expect(percent(before + 2)).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);

  await page.getByRole('button', { name: `${READ} is not done` }).click();
  await expect(percent(before + 1)).toBeVisible();
});
