import { problemsInBothSchemes } from '../../../tooling/e2e/axe.ts';
import { expectPage, sidewaysScroll } from '../../../tooling/e2e/pages.ts';
import { HALVES, publicAddresses, signedInAddresses } from '../../../tooling/e2e/sitemap.ts';
import { expect, test } from '../../../tooling/e2e/test.ts';
import { samples } from './samples.ts';

// Each of these journeys walks every page.
test.slow();

const WIDTHS = { wide: { width: 1440, height: 900 }, narrow: { width: 390, height: 844 } };

for (const [width, viewport] of Object.entries(WIDTHS))
  test.describe(width, () => {
    test.use({ viewport, reducedMotion: 'reduce' });

    test('the pages before sign-in have no accessibility problem (X-01)', async ({ page }) => {
      for (const path of await publicAddresses('portal', samples)) {
        await page.goto(path);
        expect.soft(await problemsInBothSchemes(page), path).toEqual([]);
      }
    });

    test.describe('signed in', () => {
      test.use({ person: 'bea' });
      for (const [half, isChosen] of Object.entries(HALVES))
        test(`no page of ${half} has an accessibility problem (X-01)`, async ({ page, session }) => {
          for (const path of await signedInAddresses(session, samples, isChosen)) {
            await page.goto(path);
            expect.soft(await problemsInBothSchemes(page), path).toEqual([]);
            await expectPage(page);
          }
        });

      test('nor has the page of an address that does not exist (X-01)', async ({ page }) => {
        await page.goto('/no-such-page');
        expect(await problemsInBothSchemes(page)).toEqual([]);
      });
    });
  });

test.describe('at 360 pixels', () => {
  test.use({ viewport: { width: 360, height: 740 }, person: 'bea' });
  test('no page scrolls sideways and the bar with the areas stands below (X-12, D.8.47)', async ({
    page,
    session,
  }) => {
    for (const path of await signedInAddresses(session, samples)) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect.soft(await sidewaysScroll(page), path).toBe(0);
    }
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
