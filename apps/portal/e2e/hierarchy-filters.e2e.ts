import { expect, type Page, sessionOf, test } from '../../../tooling/e2e/test.ts';

// Dev leads Cara, she Ben, and he Ana.
test.use({ person: 'dev' });

const TEAM = '/business?team=Infinity';
const listBy = (filter: object) => `${TEAM}&filter=${encodeURIComponent(JSON.stringify(filter))}`;
const views = (page: Page) => page.getByRole('navigation', { name: 'Views' });

/** How many rows there are, once they are those of the address. */
async function rowsOf(page: Page): Promise<number> {
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false');
  // The number comes a moment after the rows.
  const line = page.getByRole('navigation', { name: 'Pages' }).getByText(/polic/);
  await expect(line).toContainText(/\d polic/);
  const words = await line.textContent();
  return Number(/([\d,]+) polic/.exec(`${words}`)?.[1]?.replaceAll(',', ''));
}

/** Opens the filter of a field by keyboard alone. */
async function filterBy(page: Page, field: string, condition: string) {
  await page.getByRole('button', { name: 'Filter', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Find a field' }).fill(field);
  await page.keyboard.press('Enter');
  await page.getByRole('combobox', { name: 'Condition' }).selectOption(condition);
}

test('a leader names somebody of the team by name, and sees who is under them (R-TEAM-01)', async ({
  page,
}) => {
  await page.goto(TEAM);
  const all = await rowsOf(page);
  await filterBy(page, 'Associate', 'is under');
  await page.getByRole('combobox', { name: 'Associate', exact: true }).fill('cara ngu');
  await expect(page.getByRole('option', { name: /Cara Nguyen/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/under/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(
    page.getByRole('button', { name: 'Associate is under Cara Nguyen', exact: true }),
  ).toBeVisible();
  const under = await rowsOf(page);
  expect(under).toBeGreaterThan(0);
  expect(under).toBeLessThan(all);
});

test('the same filter shows everybody their own team, and refuses people above in words (R-TEAM-03, R-TEAM-04)', async ({
  page,
  browserOf,
  watch,
}) => {
  watch.allow(422);
  const mine = { associate: { in_team: 'BaseShop' } };
  await page.goto(listBy(mine));
  await expect(page.getByRole('button', { name: 'Associate is in my Base Shop', exact: true })).toBeVisible();
  const devs = await rowsOf(page);

  const ben = await browserOf(await sessionOf('ben'));
  await ben.goto(listBy(mine));
  await expect(ben.getByRole('button', { name: 'Associate is in my Base Shop', exact: true })).toBeVisible();
  expect(await rowsOf(ben)).not.toBe(devs);
  // Only teams that Ben has are offered.
  await ben.getByRole('button', { name: 'Associate is in my Base Shop', exact: true }).click();
  await expect(
    ben.getByRole('dialog').getByRole('combobox', { name: 'Associate', exact: true }).getByRole('option'),
  ).toHaveText(['Personal recruits', 'Base Shop', 'Infinity']);
  await ben.keyboard.press('Escape');

  const ana = await browserOf(await sessionOf('ana'));
  await ana.goto(listBy({ associate: { under: 'U000001' } }));
  await expect(ana.getByText('Associate: choose yourself or somebody in your team')).toBeVisible();
  await ana.getByRole('button', { name: /^Remove filter Associate/ }).click();
  await expect(ana.getByText('Associate: choose yourself or somebody in your team')).toBeHidden();
});

test('a view by the own team is saved, shared, and holds the rows of the team of each reader (R-PRM-01)', async ({
  page,
  browserOf,
}) => {
  const name = `Shop ${crypto.randomUUID().slice(0, 6)}`;
  await page.goto(listBy({ associate: { in_team: 'BaseShop' } }));
  await page.getByRole('button', { name: 'Save as view' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'Save view' }).click();
  const tab = views(page).getByRole('button', { name, exact: true });
  await expect(tab).toHaveAttribute('aria-current', 'true');
  const menu = async (item: string) => {
    await page.getByRole('button', { name: `View ${name}`, exact: true }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await menu('Share…');
  await page.getByRole('dialog').getByRole('radio', { name: 'Infinity', exact: true }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Shared with Infinity')).toBeVisible();

  const ben = await browserOf(await sessionOf('ben'));
  await ben.goto(TEAM);
  await views(ben).getByRole('button', { name, exact: true }).click();
  await expect(ben.getByRole('button', { name: 'Associate is in my Base Shop', exact: true })).toBeVisible();
  expect(await rowsOf(ben)).not.toBe(await rowsOf(page));

  await menu('Delete…');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(tab).toBeHidden();
});

test('an alternative is added by keyboard, and the rows are those of either (R-GEN-06)', async ({ page }) => {
  await page.goto(listBy({ associate: { in_team: 'Personal' } }));
  const personal = await rowsOf(page);
  await page.getByRole('button', { name: /^Or: add an alternative to Associate/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Find a field' }).fill('Associate');
  await page.keyboard.press('Enter');
  await page.getByRole('combobox', { name: 'Condition' }).selectOption('is in my');
  await page.getByRole('combobox', { name: 'Associate', exact: true }).selectOption('Infinity');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/any/);
  await expect.poll(() => rowsOf(page)).toBeGreaterThan(personal);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Associate is in my Infinity', exact: true })).toBeVisible();
});
