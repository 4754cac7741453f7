import { expect, test } from '../../../../tooling/e2e/test.ts';

test.use({ person: 'dev' });

test('a leader opens the board of a meeting from the palette and leaves it with Escape (domain.md 9.3)', async ({
  page,
  session,
}) => {
  await page.goto('/business/clients');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: /^Search people/ }).fill('team meeting');
  await page.getByRole('option', { name: 'Start team meeting' }).click();
  await expect(page).toHaveURL('/team/meeting');
  await expect(page.getByRole('heading', { level: 1, name: 'Team meeting' })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);

  const standings = page.getByRole('region', { name: /standings/ });
  await expect(standings.getByRole('listitem').first()).toContainText('BV');
  for (const name of [/^New licenses/, /^Birthdays/, /^Next actions/])
    await expect(page.getByRole('region', { name })).toBeVisible();

  // Neither pay nor a client is on it.
  const board = await page.getByRole('main').textContent();
  expect(board).not.toMatch(/\$|payout/i);
  const { body } = await session.call('GET', '/business/clients?limit=5');
  for (const { name } of body.rows as { name: string }[]) expect(board).not.toContain(name);

  const first = standings.getByRole('listitem').first();
  const shown = (await first.textContent()) ?? '';
  await page.keyboard.press('p');
  await expect(first).toContainText('Hidden');
  await page.keyboard.press('p');
  await expect(first).toHaveText(shown);

  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/business/clients');
});

test('the board is one column on a phone and stays within the screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/team/meeting');
  const panels = page.getByRole('main').getByRole('region');
  await expect(panels).toHaveCount(4);
  const lefts = await panels.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().left));
  expect(new Set(lefts).size).toBe(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
