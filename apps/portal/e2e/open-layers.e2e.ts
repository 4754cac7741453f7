import { problemsNow } from '../../../tooling/e2e/axe.ts';
import { openAccountMenu } from '../../../tooling/e2e/pages.ts';
import { expect, type Page, test } from '../../../tooling/e2e/test.ts';

// Each of these journeys opens everything that opens.
test.slow();
test.use({ actionTimeout: 5_000 });

const LIST = '/business/clients';
/** What is judged: the page behind is judged at rest, and a panel over it covers parts of it. */
const OPENED = '[role=dialog], [role=menu]';
const WIDTHS = { wide: { width: 1440, height: 900 }, narrow: { width: 390, height: 844 } };

const press = (page: Page, name: string | RegExp) =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click();

async function openPalette(page: Page) {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: /Search people/ }).fill('cl');
  await expect(page.getByRole('listbox', { name: 'Results' }).getByRole('option').first()).toBeVisible();
}

/** What opens, by the page it opens on; each ends with a dialog, a menu or a list that can be seen. */
const LAYERS: Record<'both' | 'wide' | 'narrow', [string, string, (page: Page) => Promise<unknown>][]> = {
  both: [
    ['the palette', LIST, openPalette],
    ['the filter', LIST, (page) => press(page, 'Filter')],
    [
      'a value of the filter',
      LIST,
      async (page) => {
        await press(page, 'Filter');
        await page.getByRole('dialog').getByRole('button', { name: 'State', exact: true }).click();
      },
    ],
    ['sort and columns', LIST, (page) => press(page, /^(Columns|Sort)$/)],
    ['the export', LIST, (page) => press(page, 'Export')],
    ['the menu of a row', LIST, (page) => press(page, /^Actions for /)],
    ['the shortcuts', LIST, (page) => page.keyboard.press('?')],
    ['the notifications', LIST, (page) => press(page, /^Notifications/)],
    [
      'the delete question',
      'client',
      async (page) => {
        await press(page, 'More actions');
        await page.getByRole('menuitem', { name: 'Delete client' }).click();
        await expect(page.getByText('Are you sure you want to delete this client?')).toBeVisible();
      },
    ],
    ['a calendar', `${LIST}/create`, (page) => press(page, /^Choose /)],
  ],
  wide: [
    [
      'the actions of the palette',
      LIST,
      async (page) => {
        await openPalette(page);
        await page.keyboard.press('Tab');
        await expect(page.getByRole('option', { name: 'Copy link' })).toBeVisible();
      },
    ],
    ['the account menu', LIST, openAccountMenu],
    [
      'a view to be saved',
      `${LIST}?filter=${encodeURIComponent('{"state":{"in":["TX"]}}')}`,
      (page) => press(page, 'Save as view'),
    ],
  ],
  narrow: [
    ['more', LIST, (page) => page.getByRole('navigation', { name: 'Main' }).getByText('More').click()],
  ],
};

for (const theme of ['Light', 'Dark'] as const)
  for (const width of ['wide', 'narrow'] as const)
    test.describe(`${theme}, ${width}`, () => {
      test.use({ theme, viewport: WIDTHS[width], reducedMotion: 'reduce', person: 'ana' });

      test('nothing that opens has an accessibility problem (X-01)', async ({ page, session }) => {
        const { rows } = (await session.call('GET', '/business/clients?limit=1')).body;
        for (const [name, path, open] of [...LAYERS.both, ...LAYERS[width]]) {
          await page.goto(path === 'client' ? `${LIST}/${rows[0].id}` : path);
          await page.getByRole('heading', { level: 1 }).waitFor();
          await page.waitForLoadState('networkidle');
          await open(page);
          const opened = page.locator(OPENED).filter({ visible: true }).first();
          await expect(opened, name).toBeVisible();
          await page.waitForLoadState('networkidle');
          expect.soft(await problemsNow(page, OPENED), name).toEqual([]);
        }
      });
    });
