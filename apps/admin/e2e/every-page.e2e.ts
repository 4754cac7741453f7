import { partOf, walkPages } from '../../../tooling/e2e/every-page.ts';
import { isOfSuperAdmins, publicAddresses, signedInAddresses } from '../../../tooling/e2e/sitemap.ts';
import { test } from '../../../tooling/e2e/test.ts';
import { samples } from './samples.ts';

// Each of these journeys walks many pages.
test.slow();

const PARTS = 3;

test.use({ app: 'admin', reducedMotion: 'reduce' });

test('the pages before sign-in are accessible and fit (X-01, X-12)', async ({ page }) =>
  walkPages(page, await publicAddresses('admin', samples), 'public'));

test.describe('signed in', () => {
  test.use({ person: 'admin' });
  for (let part = 0; part < PARTS; part += 1)
    test(`every page is accessible, shows what has the focus and fits, part ${part + 1} of ${PARTS} (X-01, X-02, X-12)`, async ({
      page,
      session,
    }) =>
      walkPages(
        page,
        partOf(await signedInAddresses(session, samples, (path) => !isOfSuperAdmins(path)), part, PARTS),
      ));
});
