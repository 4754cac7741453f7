import { readFile } from 'node:fs/promises';
import { accessibilityProblems } from '../../../tooling/e2e/axe.ts';
import { type Download, expect, type Page, test } from '../../../tooling/e2e/test.ts';

test.use({ person: 'dev' });

const volume = (cents: number) =>
  (cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const table = (page: Page, name: string) => page.getByRole('table', { name });

test('a report is filtered, adds up, opens its rows and is exported once (R-REP-01, R-REP-02)', async ({
  page,
  session,
  context,
}) => {
  const query = `team_type=Infinity&period=Year&filter=${encodeURIComponent('{"issued_bv_cents":{"gt":0}}')}`;
  const { rows } = (await session.call('GET', `/reports/activity?${query}&limit=500`)).body;
  const sum = rows.reduce(
    (total: number, { issued_bv_cents }: { issued_bv_cents: number }) => total + issued_bv_cents,
    0,
  );

  // The address alone shows the report; the team and the period are chosen on the page.
  await page.goto('/reports');
  await page
    .getByRole('list', { name: 'Reports' })
    .getByRole('link', { name: /^Activity/ })
    .click();
  await page.getByText('Year', { exact: true }).click();
  await expect(page).toHaveURL(/period=Year/);
  await page.goto(
    `/reports/activity?team=Infinity&period=Year&filter=${encodeURIComponent('{"issued_bv_cents":{"gt":0}}')}`,
  );
  await expect(table(page, 'Activity').getByRole('row', { name: /^Total/ })).toContainText(volume(sum));
  const chart = page.getByRole('figure', { name: 'Issued BV by associate' });
  await chart.getByRole('button', { name: /as table$/ }).click();
  await expect(chart.getByRole('table')).toContainText(`${volume(rows[0].issued_bv_cents)} BV`);
  expect(await accessibilityProblems(page)).toEqual([]);

  const downloaded = new Promise<Download>((resolve) => {
    context.on('page', (opened) => opened.once('download', resolve));
    page.once('download', resolve);
  });
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('menuitem', { name: 'CSV file' }).click();
  const file = await downloaded;
  const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines).toHaveLength(rows.length + 1);
  expect(file.suggestedFilename()).toMatch(/^activity-\d{4}-\d\d-\d\d\.csv$/);

  // A row opens the person whose figures it holds.
  await page.getByPlaceholder('Search associates').fill('Ana Alvarez');
  await table(page, 'Activity')
    .getByRole('row', { name: /Ana Alvarez/ })
    .getByRole('link')
    .first()
    .click();
  await expect(page).toHaveURL(/\/team\/U\d+/);
});

test('my exports shows what was asked for, and gives a file once (R-REP-01)', async ({ page, session }) => {
  await session.call('GET', '/reports/cashflow/download?period=Year');
  await page.goto('/reports/exports');
  const row = table(page, 'My exports')
    .getByRole('row', { name: /Cashflow/ })
    .first();
  await expect(row).toContainText('Ready');
  const file = page.waitForEvent('download');
  await row.getByRole('button', { name: /^Download cashflow/ }).click();
  expect((await file).suggestedFilename()).toMatch(/^cashflow-\d{4}-\d\d-\d\d\.csv$/);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(row).toContainText('Downloaded');
  await expect(row.getByRole('button', { name: /^Download/ })).toBeHidden();
});
