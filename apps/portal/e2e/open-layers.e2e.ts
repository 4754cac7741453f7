import { judgeLayers, type Layer, openPalette, press } from '../../../tooling/e2e/layers.ts';
import { openAccountMenu } from '../../../tooling/e2e/pages.ts';
import { expect, test } from '../../../tooling/e2e/test.ts';
import { addClient } from './clients/client.ts';

// Each of these journeys opens everything that opens.
test.slow();
test.use({ actionTimeout: 5_000 });

const LIST = '/business/clients';
const WIDTHS = { wide: { width: 1440, height: 900 }, narrow: { width: 390, height: 844 } };

const LAYERS: Record<'both' | 'wide' | 'narrow', Layer[]> = {
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

for (const width of ['wide', 'narrow'] as const)
  test.describe(width, () => {
    test.use({ viewport: WIDTHS[width], reducedMotion: 'reduce', person: 'ana' });

    test('nothing that opens has an accessibility problem (X-01)', async ({ page, session }) => {
      // One that nothing refers to: only such a client may be deleted.
      const client = `${LIST}/${(await addClient(session)).id}`;
      await judgeLayers(
        page,
        [...LAYERS.both, ...LAYERS[width]].map(([name, path, open]) => [
          name,
          path === 'client' ? client : path,
          open,
        ]),
      );
    });
  });
