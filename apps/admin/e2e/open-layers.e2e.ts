import { judgeLayers, type Layer, press, pressInHead } from '../../../tooling/e2e/layers.ts';
import { expect, test } from '../../../tooling/e2e/test.ts';

// The palette, the bars of lists and what is in the frame are the portal's too, and judged there.
test.use({ app: 'admin', person: 'admin', actionTimeout: 5_000, reducedMotion: 'reduce' });

const LIST = '/associates';
const WIDTHS = { wide: { width: 1440, height: 900 }, narrow: { width: 390, height: 844 } };

for (const width of ['wide', 'narrow'] as const)
  test.describe(width, () => {
    test.use({ viewport: WIDTHS[width] });

    test('nothing that opens in the office alone has an accessibility problem (X-01)', async ({
      page,
      session,
    }) => {
      const filter = encodeURIComponent(JSON.stringify({ name: { contains: 'Ana Alvarez' } }));
      const { rows: people } = (await session.call('GET', `/admin/associates?filter=${filter}`)).body;
      const { rows: policies } = (await session.call('GET', '/admin/policies?limit=1')).body;
      const associate = `${LIST}/${people[0].code}`;
      const layers: Layer[] = [
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
      await judgeLayers(page, layers);
    });
  });
