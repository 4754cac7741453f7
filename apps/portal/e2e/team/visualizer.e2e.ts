import { expect, sessionOf, test } from '../../../../tooling/e2e/test.ts';

test.use({ person: 'dev' });

test('a leader finds somebody in the tree, opens their own, and compares days (domain.md B.4, R-PRM-03)', async ({
  page,
  session,
}) => {
  await page.goto('/business/clients');
  await page.getByRole('link', { name: 'Team', exact: true }).click();
  await page.getByRole('link', { name: 'Team Visualizer' }).click();
  await expect(page).toHaveURL(/\/team\/U\d+\/visualizer$/);
  const tree = page.getByRole('region', { name: /^Team of / });
  await expect(tree).toBeVisible();
  const keyboard = tree.getByRole('button', { name: /directs, open/ });
  await expect(keyboard).toBeAttached();

  const { body } = await session.call('GET', '/search/associates?search_keyword=alvarez ana');
  const [ana] = body.rows as { code: string; name: string }[];
  await page.getByRole('combobox', { name: 'Find a person' }).fill('alvarez ana');
  await page.getByRole('option').first().click();
  const card = page.getByRole('region', { name: 'Chosen person' });
  await expect(card).toContainText(ana?.name ?? '');
  await expect(page).toHaveURL(new RegExp(`at=${ana?.code}`));

  // The address alone brings the same view back.
  await page.reload();
  await expect(card).toContainText(ana?.name ?? '');
  await card.getByRole('link', { name: 'Tree from here' }).click();
  await expect(page).toHaveURL(new RegExp(`/team/${ana?.code}/visualizer`));
  await page.goBack();

  await tree.getByRole('button', { name: /directs?, (open|closed)/ }).focus();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(help.getByText('Open or close what is below')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();

  await page.getByText('Outline', { exact: true }).click();
  await expect(page).toHaveURL(/look=outline/);
  const outline = page.getByRole('tree');
  await expect(outline.getByRole('treeitem', { name: ana?.name ?? '' })).toBeVisible();

  await page.getByRole('textbox', { name: 'Compare with' }).fill('01/31/2020');
  await page.getByRole('textbox', { name: 'Compare with' }).press('Enter');
  await expect(page).toHaveURL(/since=2020-01-31/);
  await expect(outline.getByText('New', { exact: true }).first()).toBeVisible();
});

test('an associate sees the own branch alone, and senior types not at all (R-TEAM-03, R-TEAM-04, R-PRM-02)', async ({
  page,
  session,
  watch,
  browserOf,
}) => {
  const codeOf = async (of: typeof session) => (await of.call('GET', '/access')).body.user.code as string;
  const leader = await codeOf(session);
  const associate = await sessionOf('ana');
  const own = await codeOf(associate);
  await page.goto(`/team/${own}/visualizer/rmd-super-team`);
  await expect(page.getByRole('heading', { name: 'Team Visualizer' })).toBeVisible();

  watch.allow(403, 404);
  const other = await browserOf(associate);
  await other.goto(`/team/${own}/visualizer/base-shop?depth=6&look=outline&color=nothing&day=soon`);
  await expect(other.getByRole('tree')).toBeVisible();
  await other.goto(`/team/${own}/visualizer/rmd-super-team`);
  await expect(other.getByRole('heading', { name: 'Permission Error' })).toBeVisible();
  await other.goto(`/team/${leader}/visualizer`);
  await expect(other.getByRole('heading', { name: 'Permission Error' })).toBeVisible();
  await other.goto('/team/U999999/visualizer');
  await expect(other.getByRole('heading', { name: /not found/i })).toBeVisible();
  await other.goto(`/team/${own}/visualizer/everybody`);
  await expect(other.getByRole('heading', { name: /not found/i })).toBeVisible();

  await other.goto('/account');
  await other.getByRole('link', { name: 'Genealogy tree' }).click();
  const chain = other.getByRole('region', { name: 'Upline chain' });
  await expect(chain.getByRole('listitem').last()).toContainText('Your upline');
  await expect(chain.getByRole('link').first()).toHaveAttribute('href', /^tel:/);
  await expect(other.getByRole('region', { name: 'Genealogy tree' })).toBeVisible();
});

test('what is shown can be taken along, and under privacy without names', async ({ page }) => {
  await page.goto('/account/genealogy-tree');
  const take = async (name: string) => {
    await page.getByRole('button', { name: 'Export' }).click();
    const saved = page.waitForEvent('download');
    await page.getByRole('menuitem', { name }).click();
    const file = await saved;
    const chunks: Buffer[] = [];
    for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
    return { name: file.suggestedFilename(), bytes: Buffer.concat(chunks) };
  };
  const csv = await take('People shown (CSV)');
  expect(csv.bytes.toString()).toMatch(/Generation,Code,Name/);
  expect((await take('Picture (PNG)')).bytes.subarray(1, 4).toString()).toBe('PNG');
  expect((await take('Drawing (SVG)')).bytes.toString()).toMatch(/^<svg/);
  expect((await take('Poster (PDF)')).bytes.subarray(0, 5).toString()).toBe('%PDF-');
  const name = csv.bytes.toString().split('\r\n')[1]?.split(',')[2] ?? '';
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('p');
  expect((await take('People shown (CSV)')).bytes.toString()).not.toContain(name);
});
