import { inBothSchemes } from './axe.ts';
import { expect, type Locator, type Page } from './test.ts';

/** What opens over a page: its name, the page it opens on, and how. It ends with a dialog or a menu that can be seen. */
export type Layer = readonly [name: string, path: string, open: (page: Page) => Promise<unknown>];

/** What is judged: the page behind is judged at rest, and a panel over it covers parts of it. */
const OPENED = '[role=dialog], [role=menu]';

export const press = (page: Page, name: string | RegExp) =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click();

/** Presses a button of the head of a record, or what stands for it in the menu where there is little room. */
export async function pressInHead(page: Page, name: string | RegExp): Promise<void> {
  const button = page.getByRole('button', { name });
  if (!(await button.isVisible())) await press(page, 'More actions');
  await button.or(page.getByRole('menuitem', { name })).click();
}

export async function openPalette(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: /Search people/ }).fill('cl');
  await expect(page.getByRole('listbox', { name: 'Results' }).getByRole('option').first()).toBeVisible();
  // Answers come one by one: until all are there, another option may come to be the marked one.
  await expect(page.getByRole('status').filter({ hasText: /^\d+ found$/ })).toBeAttached();
}

/** Escape closes the uppermost layer; there may be one below it. */
async function closeAll(page: Page, opened: Locator): Promise<void> {
  await expect(async () => {
    if (await opened.isVisible()) await page.keyboard.press('Escape');
    await expect(opened).toBeHidden({ timeout: 1_000 });
  }).toPass();
}

/** Opens one after the other, on one page as long as the path is the same, and lets axe judge each, in both schemes. */
export async function judgeLayers(page: Page, layers: readonly Layer[]): Promise<void> {
  const opened = page.locator(OPENED).filter({ visible: true }).first();
  let at: string | undefined;
  for (const [name, path, open] of layers) {
    if (path === at) await closeAll(page, opened);
    else {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
      at = path;
    }
    await open(page);
    await expect(opened, name).toBeVisible();
    expect.soft(await inBothSchemes(page, OPENED), name).toEqual([]);
  }
}
