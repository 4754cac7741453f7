import { choose } from '../../../tooling/e2e/pages.ts';
import { expect, test } from '../../../tooling/e2e/test.ts';

test.use({ person: 'ben' });

test('a prospect is dragged ahead, brought back by Undo, and becomes a client (features.md 29, R-PRO-07)', async ({
  page,
}) => {
  const name = `Drag Quill${'abcdefghijklmnop'[Date.now() % 16]}`;
  await page.goto('/business/prospects/create');
  await page.getByRole('textbox', { name: 'First Name' }).fill('Drag');
  await page.getByRole('textbox', { name: 'Last Name' }).fill(name.slice(5));
  await choose(page, 'Source', 'Event');
  await page.getByRole('textbox', { name: 'Email' }).fill('drag.quill@example.com');
  await page.getByRole('button', { name: 'Create prospect' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);

  await page.goto('/business/prospects?layout=board');
  const column = (stage: string) => page.getByRole('region', { name: new RegExp(`^${stage}`) });
  const card = (stage: string) => column(stage).getByRole('listitem').filter({ hasText: name });
  await card('New Prospect').dragTo(column('Follow Up'));
  await expect(card('Follow Up')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card('New Prospect')).toBeVisible();

  await card('New Prospect').getByRole('link', { name }).click();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Convert to client' }).click();
  await expect(page.getByRole('textbox', { name: 'Last Name' })).toHaveValue(name.slice(5));
  await page.getByRole('textbox', { name: 'Date of Birth' }).first().fill('04/12/1988');
  await page.getByRole('textbox', { name: 'Address', exact: true }).fill('12 Alder Road');
  await page.getByRole('textbox', { name: 'City' }).fill('Austin');
  await choose(page, 'State', 'Texas');
  await page.getByRole('textbox', { name: 'ZIP Code' }).fill('78704');
  await page.getByRole('button', { name: 'Create client' }).click();
  await expect(page).toHaveURL(/\/business\/clients\/[0-9a-f-]{36}$/);
});
