import { hiddenFocus } from '../../../tooling/e2e/focus.ts';
import { signedInAddresses } from '../../../tooling/e2e/sitemap.ts';
import { expect, test } from '../../../tooling/e2e/test.ts';
import { samples } from './samples.ts';

// Each of these journeys walks many pages.
test.slow();

/** The pages are dealt out to this many journeys a width, each with its own time. */
const PARTS = 2;
const WIDTHS = { wide: { width: 1280, height: 900 }, narrow: { width: 390, height: 844 } };

for (const [width, viewport] of Object.entries(WIDTHS))
  test.describe(width, () => {
    test.use({ viewport, reducedMotion: 'reduce', app: 'admin', person: 'admin' });
    for (let part = 0; part < PARTS; part += 1)
      test(`whatever has the focus can be seen, part ${part + 1} of ${PARTS} (WCAG 2.4.11, X-02)`, async ({
        page,
        session,
      }) => {
        const paths = await signedInAddresses(session, samples);
        for (const path of paths.filter((_, index) => index % PARTS === part)) {
          await page.goto(path);
          expect.soft(await hiddenFocus(page), path).toEqual([]);
        }
      });
  });
