import { problemsInBothSchemes } from '../../../tooling/e2e/axe.ts';
import { sidewaysScroll } from '../../../tooling/e2e/pages.ts';
import { expect, test } from '../../../tooling/e2e/test.ts';
import { signedInRoutes } from './routes.ts';

test.use({ app: 'admin', person: 'admin' });

// Each of these journeys walks every page.
test.slow();

const WIDTHS = { wide: { width: 1440, height: 900 }, narrow: { width: 390, height: 844 } };

for (const [width, viewport] of Object.entries(WIDTHS)) {
  test.describe(width, () => {
    test.use({ viewport, reducedMotion: 'reduce' });
    test('no page of the admin app has an accessibility problem (X-01)', async ({ page, session }) => {
      for (const path of await signedInRoutes(session)) {
        await page.goto(path);
        expect.soft(await problemsInBothSchemes(page), path).toEqual([]);
        expect.soft(await sidewaysScroll(page), path).toBe(0);
      }
    });
  });
}
