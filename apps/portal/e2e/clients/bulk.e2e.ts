import { choose } from '../../../../tooling/e2e/pages.ts';
import { expect, test } from '../../../../tooling/e2e/test.ts';

test.use({ person: 'ben' });

test('a bulk edit is previewed row by row, applied and undone (R-ADM-03)', async ({ page }) => {
  await page.goto('/business/clients');
  const table = page.getByRole('table', { name: 'Clients' });
  await table.getByRole('row').nth(1).getByRole('checkbox').check();
  await table.getByRole('row').nth(2).getByRole('checkbox').check();
  await page.getByRole('region', { name: 'Selected rows' }).getByRole('button', { name: 'Change' }).click();
  await choose(page, 'Field', 'General Notes');
  // A note that no client has yet, or there would be nothing to change.
  const note = `Moved to the new office, ${Date.now()}`;
  await page.getByRole('textbox', { name: 'New value' }).fill(note);
  await page.getByRole('button', { name: 'Preview' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bulk edit of clients');
  await expect(page.getByRole('table', { name: 'Rows' }).getByText(note)).toHaveCount(2);
  // The address names the preview, so it outlives a reload.
  await page.reload();
  await page.getByRole('button', { name: 'Change 2 clients' }).click();
  await expect(page.getByText('Done: 2 saved')).toBeVisible();
  await page.getByRole('table', { name: 'Rows' }).getByRole('row').nth(1).getByRole('link').first().click();
  await expect(page.getByRole('navigation', { name: 'Client', exact: true })).toBeVisible();
  await expect(page.getByText(note)).toBeVisible();

  await page.goto('/business/changes');
  await page.getByRole('table').getByRole('link', { name: 'General Notes' }).first().click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone: 2 undone')).toBeVisible();
});

test('an import is mapped, added and undone; who was changed since stays (R-CLI-01)', async ({ page }) => {
  const letter = 'abcdefghijklmnop'[Date.now() % 16];
  const names = [`Ingrid Importa${letter}`, `Igor Importa${letter}`];
  // Born on different days, or the second would look like the first.
  const line = (name: string, index: number) =>
    `${name},3/${index + 1}/1984,${name.toLowerCase().replace(' ', '.')}@example.com,12 Alder Road,Austin,Texas,78704`;
  // A heading that no file had yet, since the mapping of a known one is remembered.
  const heading = `Wer ${Date.now()}`;
  const csv = [`${heading},Birthday,Email,Street,City,State,Zip`, ...names.map(line)].join('\r\n');
  await page.goto('/business/clients');
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Import from CSV' }).click();
  await page
    .getByRole('dialog')
    .locator('input[type=file]')
    .setInputFiles({ name: 'leads.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Import of clients');
  await choose(page, `Field of ${heading}`, 'Full Name');
  await page.getByRole('button', { name: 'Use these columns' }).click();
  await page.getByRole('button', { name: 'Add 2 clients' }).click();
  await expect(page.getByText('Done: 2 saved')).toBeVisible();
  const address = page.url();

  await page
    .getByRole('table', { name: 'Rows' })
    .getByRole('link', { name: names[0] as string })
    .first()
    .click();
  // The page before has a menu of this name, too.
  await expect(page.getByRole('navigation', { name: 'Client', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Archive client' }).click();
  await expect(page.getByText('Client archived')).toBeVisible();

  await page.goto(address);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone: 1 undone, 1 left as they are')).toBeVisible();
  await expect(page.getByText('Changed since, and left as it is')).toBeVisible();
});
