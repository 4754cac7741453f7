import { accessibilityProblems } from '../../../tooling/e2e/axe.ts';
import { expect, sessionOf, test } from '../../../tooling/e2e/test.ts';

test.use({ app: 'admin', person: 'admin' });

/** The first of the month after the latest version begins, as it is typed. */
async function freeMonth(): Promise<string> {
  const { body } = await (await sessionOf('admin', 'admin')).call('GET', '/admin/compensation-schedules');
  const [year = 0, month = 0] = (body.rows[0].effective_from as string).split('-').map(Number);
  return month === 12 ? `01/01/${year + 1}` : `${String(month + 1).padStart(2, '0')}/01/${year}`;
}

test('a schedule is drafted from the present one, changed, compared, and opened by another person (domain.md 2.16)', async ({
  page,
  browserOf,
}) => {
  const name = `Schedule ${crypto.randomUUID().slice(0, 8)}`;
  await page.goto('/catalogue/schedules');
  await page.getByRole('link', { name: 'Create schedule' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('textbox', { name: 'Effective From' }).fill(await freeMonth());
  await page.getByRole('button', { name: 'Create schedule' }).click();

  const every = page.getByRole('region', { name: 'Every product' });
  const cell = every.getByRole('textbox', { name: 'First Year RMD' });
  await expect(cell).toHaveValue('65');
  await cell.fill('50');
  await expect(
    page.getByText('RMD: Rate for Regional Marketing Director must be greater than or equal to the rate of'),
  ).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await cell.fill('65.5');
  await page.getByRole('button', { name: 'Save rates' }).click();

  await expect(page.getByText('1 rate rises.')).toBeVisible();
  await expect(page.getByRole('row', { name: 'Regional Marketing Director' })).toContainText('up 0.5 points');
  expect(await accessibilityProblems(page)).toEqual([]);

  const second = await browserOf(await sessionOf('super', 'admin'));
  await second.goto(page.url());
  await second.getByRole('button', { name: 'Open schedule' }).click();
  const dialog = second.getByRole('dialog', { name: `Open ${name}` });
  await expect(dialog.getByText('Regional Marketing Director gets 65.5% instead of 65%')).toBeVisible();
  expect(await accessibilityProblems(second)).toEqual([]);
  await dialog.getByRole('textbox', { name: 'to confirm' }).fill(name);
  await dialog.getByRole('button', { name: 'Open schedule' }).click();
  await expect(second.getByText(`${name} is open`)).toBeVisible();
  await expect(second.getByRole('link', { name: 'Edit rates' })).toBeHidden();
});
