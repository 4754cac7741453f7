import { addresses } from '../../../tooling/e2e/addresses.ts';
import { accessibilityProblems } from '../../../tooling/e2e/axe.ts';
import { expect, sessionOf, test } from '../../../tooling/e2e/test.ts';

test.use({ app: 'admin', person: 'admin' });

const TITLE = 'Set your email signature';

test('a task is written, asks for what its kind needs, and stands on the checklist once it is published (domain.md 2.33)', async ({
  page,
  browserOf,
}) => {
  await page.goto('/content/efast-start/create');
  await page.getByRole('textbox', { name: 'Title' }).fill(TITLE);
  await page.getByRole('combobox', { name: 'Kind' }).click();
  await page.getByRole('option', { name: 'Link' }).click();
  await page.getByRole('textbox', { name: 'Due after days' }).fill('80');
  await page.getByRole('button', { name: 'Create task' }).click();
  await expect(page.getByText('Address is required').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Address' }).fill('/pages/terms');
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Create task' }).click();
  await expect(page.getByText('This is a draft.')).toBeVisible();

  const reader = await browserOf(await sessionOf('tom'));
  await reader.goto(`${addresses.portal}/university/efast-start`);
  await expect(reader.getByRole('list', { name: 'Tasks' })).toBeVisible();
  await expect(reader.getByRole('list', { name: 'Tasks' }).getByText(TITLE)).toBeHidden();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Task published')).toBeVisible();
  await reader.reload();
  await reader.getByRole('link', { name: `Open the page: ${TITLE}` }).click();
  await expect(reader.getByRole('heading', { level: 1, name: 'Terms of use' })).toBeVisible();
});
