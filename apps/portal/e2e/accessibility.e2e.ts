import { problemsInBothSchemes } from '../../../tooling/e2e/axe.ts';
import { sidewaysScroll } from '../../../tooling/e2e/pages.ts';
import { expect, test } from '../../../tooling/e2e/test.ts';
import { PUBLIC_ROUTES, signedInRoutes } from './routes.ts';

// Each of these journeys walks every page.
test.slow();

const WIDTHS = { wide: { width: 1440, height: 900 }, narrow: { width: 390, height: 844 } };

for (const [width, viewport] of Object.entries(WIDTHS))
  test.describe(width, () => {
    test.use({ viewport, reducedMotion: 'reduce' });

    test('the pages before sign-in have no accessibility problem (X-01)', async ({ page }) => {
      for (const path of PUBLIC_ROUTES) {
        await page.goto(path);
        expect.soft(await problemsInBothSchemes(page), path).toEqual([]);
      }
    });

    test.describe('signed in', () => {
      test.use({ person: 'bea' });
      test('no page has an accessibility problem (X-01)', async ({ page, session }) => {
        for (const path of await signedInRoutes(session)) {
          await page.goto(path);
          expect.soft(await problemsInBothSchemes(page), path).toEqual([]);
        }
      });
    });
  });

test.describe('at 360 pixels', () => {
  test.use({ viewport: { width: 360, height: 740 }, person: 'bea' });
  test('no page scrolls sideways and the bar with the areas stands below (X-12, D.8.47)', async ({
    page,
    session,
  }) => {
    for (const path of await signedInRoutes(session)) {
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
