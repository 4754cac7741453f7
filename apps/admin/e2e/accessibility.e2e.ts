import { problemsInBothSchemes } from '../../../tooling/e2e/axe.ts';
import { expectPage, sidewaysScroll } from '../../../tooling/e2e/pages.ts';
import { HALVES, publicAddresses, signedInAddresses } from '../../../tooling/e2e/sitemap.ts';
import { expect, test } from '../../../tooling/e2e/test.ts';
import { samples } from './samples.ts';

test.use({ app: 'admin', person: 'admin' });

// Each of these journeys walks every page.
test.slow();

const WIDTHS = { wide: { width: 1440, height: 900 }, narrow: { width: 390, height: 844 } };

for (const [width, viewport] of Object.entries(WIDTHS)) {
  test.describe(width, () => {
    test.use({ viewport, reducedMotion: 'reduce' });
    test.describe('signed out', () => {
      test.use({ person: undefined });
      test('the pages before sign-in have no accessibility problem (X-01)', async ({ page }) => {
        for (const path of await publicAddresses('admin', samples)) {
          await page.goto(path);
          expect.soft(await problemsInBothSchemes(page), path).toEqual([]);
        }
      });
    });

    for (const [half, isChosen] of Object.entries(HALVES))
      test(`no page of ${half} has an accessibility problem (X-01)`, async ({ page, session }) => {
        for (const path of await signedInAddresses(session, samples, isChosen)) {
          await page.goto(path);
          expect.soft(await problemsInBothSchemes(page), path).toEqual([]);
          expect.soft(await sidewaysScroll(page), path).toBe(0);
          await expectPage(page);
        }
      });
  });
}
