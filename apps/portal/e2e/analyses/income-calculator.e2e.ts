import { readFile } from 'node:fs/promises';
import { expect, test } from '../../../../tooling/e2e/test.ts';

test.use({ person: 'ana' });

test('an illustration is changed, seen, saved as a picture made here, and back after a reload and Back (domain.md 6.3)', async ({
  page,
}) => {
  await page.goto('/business');
  await page.getByRole('link', { name: 'Income Calculator' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Income Calculator' })).toBeVisible();
  await page.goto('/income-calculator?level=MD&team_level=A');
  const active = page.getByRole('textbox', { name: /^Active Percentage/ });
  await active.fill('80');
  const result = page.getByRole('region', { name: 'Result', exact: true });
  await expect(result.getByText('$5,682.00')).toBeVisible();
  await expect(page).toHaveURL(/active_bps=8000/);

  const sent: string[] = [];
  page.on('request', (request) => void (request.method() !== 'GET' && sent.push(request.url())));
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Share as image' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('income-illustration.png');
  const picture = await readFile(await file.path());
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  expect(picture.length).toBeGreaterThan(10_000);
  expect(sent).toEqual([]);

  await page.reload();
  await expect(active).toHaveValue('80');
  await expect(result.getByText('$5,682.00')).toBeVisible();
  await page.getByRole('link', { name: 'Income disclosure' }).click();
  await expect(page).toHaveURL('/pages/income-disclosure');
  await page.goBack();
  await expect(result.getByText('$5,682.00')).toBeVisible();
});
