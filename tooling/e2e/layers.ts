import { inBothSchemes } from './axe.ts';
import { expect, type Page } from './test.ts';

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

/** Opens one after the other and lets axe judge each, in both schemes. */
export async function judgeLayers(page: Page, layers: readonly Layer[]): Promise<void> {
  for (const [name, path, open] of layers) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    await open(page);
    const opened = page.locator(OPENED).filter({ visible: true }).first();
    await expect(opened, name).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect.soft(await inBothSchemes(page, OPENED), name).toEqual([]);
  }
}
