import { expect, test } from '../../../tooling/e2e/test.ts';
import { addClient } from './clients/client.ts';

test.use({ person: 'ana' });

test('the palette finds a client by a part of the name and opens it (design, moment 1)', async ({
  page,
  session,
}) => {
  const { name, last_name } = await addClient(session, { first_name: 'Philippa' });
  await page.goto('/dashboard');
  await page
    .getByRole('button', { name: /^Search/ })
    .first()
    .click();
  await page.getByRole('combobox').fill(last_name.slice(0, 12));
  await page.getByRole('option', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('the palette says when nothing is found, and Escape gives the focus back', async ({ page }) => {
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('zzzzqqqq');
  await expect(page.getByText('Nothing found for “zzzzqqqq”.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('combobox')).toBeHidden();
});
