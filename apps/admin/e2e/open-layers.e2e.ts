import { judgeLayers, type Layer, openPalette, press, pressInHead } from '../../../tooling/e2e/layers.ts';
import { openAccountMenu } from '../../../tooling/e2e/pages.ts';
import { expect, test } from '../../../tooling/e2e/test.ts';

// Each of these journeys opens everything that opens.
test.slow();
test.use({ app: 'admin', person: 'admin', actionTimeout: 5_000, reducedMotion: 'reduce' });

const LIST = '/associates';
const WIDTHS = { wide: { width: 1440, height: 900 }, narrow: { width: 390, height: 844 } };

for (const width of ['wide', 'narrow'] as const)
  test.describe(width, () => {
    test.use({ viewport: WIDTHS[width] });

    test('nothing that opens has an accessibility problem (X-01)', async ({ page, session }) => {
      const filter = encodeURIComponent(JSON.stringify({ name: { contains: 'Ana Alvarez' } }));
      const { rows: people } = (await session.call('GET', `/admin/associates?filter=${filter}`)).body;
      const { rows: policies } = (await session.call('GET', '/admin/policies?limit=1')).body;
      const associate = `${LIST}/${people[0].code}`;
      const layers: Layer[] = [
        ['the palette', LIST, openPalette],
        ['the filter', LIST, () => press(page, 'Filter')],
        ['sort and columns', LIST, () => press(page, /^(Columns|Sort)$/)],
        ['the export', LIST, () => press(page, 'Export')],
        ['the notifications', LIST, () => press(page, /^Notifications/)],
        ['viewing as somebody', associate, () => pressInHead(page, /^View as/)],
        ['the reset of a second step', associate, () => pressInHead(page, 'Reset second step')],
        [
          'the menu of a policy',
          `/business/${policies[0].policy_number}?id=${policies[0].id}`,
          async () => {
            await press(page, 'More actions');
            await expect(page.getByRole('menuitem').first()).toBeVisible();
          },
        ],
      ];
      if (width === 'wide') layers.push(['the account menu', LIST, openAccountMenu]);
      await judgeLayers(page, layers);
    });
  });
