import { expect, type Page, sessionOf, test } from '../../../tooling/e2e/test.ts';

// Dev leads Ana.
test.use({ person: 'dev' });

const views = (page: Page) => page.getByRole('navigation', { name: 'Views' });
const pinned = (page: Page) => page.getByRole('region', { name: 'Pinned views' });
const listBy = (filter: object) => `/business/clients?filter=${encodeURIComponent(JSON.stringify(filter))}`;
const ofTexas = { state: { in: ['TX'] } };

async function save(page: Page, name: string) {
  await page.getByRole('button', { name: 'Save as view' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'Save view' }).click();
  await expect(views(page).getByRole('button', { name, exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  );
}

async function openMenu(page: Page, name: string, item: string) {
  await page.getByRole('button', { name: `View ${name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

async function share(page: Page, name: string, team: string) {
  await openMenu(page, name, 'Share…');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: team, exact: true }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
}

async function forget(page: Page, name: string) {
  await openMenu(page, name, 'Delete…');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(views(page).getByRole('button', { name, exact: true })).toBeHidden();
}

test('a leader shares a view, the downline sees it over own rows, pins it and cannot change it (R-PRM-01)', async ({
  page,
  browserOf,
}) => {
  const name = `Texas ${crypto.randomUUID().slice(0, 6)}`;
  await page.goto(listBy(ofTexas));
  await save(page, name);
  await share(page, name, 'Infinity');
  await expect(page.getByText('Shared with Infinity')).toBeVisible();

  const member = await browserOf(await sessionOf('ana'));
  await member.goto('/business/clients');
  const tab = views(member).getByRole('button', { name, exact: true });
  await tab.click();
  await expect(tab).toHaveAttribute('aria-current', 'true');
  await expect(member.getByRole('button', { name: /^State .*Texas$/ })).toBeVisible();
  await member.getByRole('button', { name: `View ${name}` }).click();
  await expect(member.getByText('Shared by Dev Patel')).toBeVisible();
  await expect(member.getByRole('menuitem')).toHaveText(['Make a copy…', 'Pin to the sidebar']);
  await member.getByRole('menuitem', { name: 'Pin to the sidebar' }).click();

  // At hand from everywhere, and opened with its filter.
  await expect(pinned(member).getByRole('link', { name })).toBeVisible();
  await member.goto('/business/prospects');
  await pinned(member).getByRole('link', { name }).click();
  await expect(tab).toHaveAttribute('aria-current', 'true');
  await expect(member.getByText('Unsaved changes')).toBeHidden();

  // What the leader takes back is gone, the pin with it.
  await forget(page, name);
  await member.goto('/business/clients');
  await expect(views(member).getByRole('button', { name: 'All', exact: true })).toBeVisible();
  await expect(tab).toBeHidden();
  await expect(pinned(member)).toBeHidden();
});

test('a view that filters by names is not shared, and the dialog says why (R-PRM-03)', async ({
  page,
  watch,
}) => {
  watch.allow(422);
  const name = `Named ${crypto.randomUUID().slice(0, 6)}`;
  await page.goto(listBy({ name: { contains: 'a' } }));
  await save(page, name);
  await share(page, name, 'Base Shop');
  await expect(page.getByText('A shared view cannot filter by Name, which is private')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await forget(page, name);
});

test('own views are pinned, put in another order and taken out of the sidebar', async ({ page }) => {
  const names = ['First', 'Second'].map((word) => `${word} ${crypto.randomUUID().slice(0, 6)}`);
  for (const name of names) {
    await page.goto(listBy(ofTexas));
    await save(page, name);
    await openMenu(page, name, 'Pin to the sidebar');
    await expect(pinned(page).getByRole('link', { name })).toBeVisible();
  }
  const mine = pinned(page)
    .getByRole('link')
    .filter({ hasText: /First|Second/ });
  await expect(mine).toHaveText(names);
  await pinned(page).getByRole('link', { name: names[1] }).hover();
  await page.getByRole('button', { name: `Pinned view ${names[1]}` }).click();
  await page.getByRole('menuitem', { name: 'Move up' }).click();
  await expect(mine).toHaveText([...names].reverse());
  for (const name of names) {
    await pinned(page).getByRole('link', { name }).hover();
    await page.getByRole('button', { name: `Pinned view ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Unpin' }).click();
    await expect(pinned(page).getByRole('link', { name })).toBeHidden();
  }
});

test('views of what waits say how many rows they hold, and open them', async ({ page }) => {
  await page.goto('/business?team=Infinity');
  const tab = views(page).getByRole('button', { name: /^Pending \d/ });
  const count = Number((await tab.textContent())?.replace(/\D/g, ''));
  await tab.click();
  await expect(page).toHaveURL(/view=pending/);
  await expect(page.getByRole('navigation', { name: 'Pages' })).toContainText(
    `${count.toLocaleString('en-US')} policies`,
  );
});
