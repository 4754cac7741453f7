import { partOf, walkPages } from '../../../tooling/e2e/every-page.ts';
import {
  isOfSeniors,
  isOfTrainees,
  publicAddresses,
  signedInAddresses,
} from '../../../tooling/e2e/sitemap.ts';
import { expect, sessionOf, test } from '../../../tooling/e2e/test.ts';
import { samples } from './samples.ts';

// Each of these journeys walks many pages.
test.slow();

const PARTS = 4;

test.use({ reducedMotion: 'reduce' });

test('the pages before sign-in are accessible and fit (X-01, X-12)', async ({ page, watch }) => {
  // A link to a video that nobody was sent.
  watch.allow(404);
  await walkPages(page, await publicAddresses('portal', samples, await sessionOf('bea')), 'public');
});

test.describe('signed in', () => {
  test.use({ person: 'bea' });
  for (let part = 0; part < PARTS; part += 1)
    test(`every page is accessible, shows what has the focus and fits, part ${part + 1} of ${PARTS} (X-01, X-02, X-12)`, async ({
      page,
      session,
    }) => walkPages(page, partOf(await signedInAddresses(session, samples), part, PARTS)));

  test('so is the page of an address that does not exist (X-01)', async ({ page }) =>
    walkPages(page, ['/no-such-page'], 'public'));
});

test.describe('a senior', () => {
  test.use({ person: 'dev' });
  test('walks through the teams of seniors (X-01, X-02, R-TEAM-03)', async ({ page, session }) => {
    const paths = await signedInAddresses(session, samples, isOfSeniors);
    expect(paths.length).toBeGreaterThan(0);
    await walkPages(page, paths);
  });
});

test.describe('a trainee', () => {
  test.use({ person: 'tom' });
  test('walks to the own training program (X-01, X-02)', async ({ page, session }) =>
    walkPages(page, await signedInAddresses(session, samples, isOfTrainees)));
});

test.describe('at 360 pixels', () => {
  test.use({ viewport: { width: 360, height: 740 }, person: 'bea' });
  test('the bar with the areas is below (X-12, D.8.47)', async ({ page }) => {
    await page.goto('/dashboard');
    const bar = page.getByRole('navigation', { name: 'Main' });
    await bar.getByRole('link', { name: 'Business' }).click();
    await expect(page).toHaveURL('/business');
    await expect(page.getByRole('heading', { level: 1, name: 'Business' })).toBeVisible();
    await bar.getByRole('button', { name: 'More' }).click();
    const sheet = page.getByRole('dialog', { name: 'More' });
    await sheet.getByRole('button', { name: 'Hide private values' }).click();
    await expect(sheet.getByRole('button', { name: 'Show private values' })).toBeVisible();
  });
});
