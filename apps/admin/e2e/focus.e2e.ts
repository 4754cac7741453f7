import { hiddenFocus } from '../../../tooling/e2e/focus.ts';
import { expect, test } from '../../../tooling/e2e/test.ts';
import { signedInRoutes } from './routes.ts';

// Each of these journeys walks every page.
test.slow();

const WIDTHS = { wide: { width: 1280, height: 900 }, narrow: { width: 390, height: 844 } };

for (const [width, viewport] of Object.entries(WIDTHS))
  test.describe(width, () => {
    test.use({ viewport, reducedMotion: 'reduce', app: 'admin', person: 'admin' });
    test('whatever has the focus can be seen (WCAG 2.4.11, X-02)', async ({ page, session }) => {
      for (const path of await signedInRoutes(session)) {
        await page.goto(path);
        expect.soft(await hiddenFocus(page), path).toEqual([]);
      }
    });
  });
