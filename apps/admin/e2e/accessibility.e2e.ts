import { problemsInBothSchemes } from '../../../tooling/e2e/axe.ts';
import { sidewaysScroll } from '../../../tooling/e2e/pages.ts';
import { expect, test } from '../../../tooling/e2e/test.ts';

test.use({ app: 'admin', person: 'admin' });

// Each of these journeys walks every page.
test.slow();

const WIDTHS = { wide: { width: 1440, height: 900 }, narrow: { width: 390, height: 844 } };

for (const [width, viewport] of Object.entries(WIDTHS)) {
  test.describe(width, () => {
    test.use({ viewport, reducedMotion: 'reduce' });
    test('no page of the admin app has an accessibility problem (X-01)', async ({ page, session }) => {
      const { rows } = (await session.call('GET', '/admin/associates?limit=1')).body;
      const associate = `/associates/${rows[0].code}`;
      const { rows: policies } = (await session.call('GET', '/admin/policies?limit=1')).body;
      const policy = `/business/${policies[0].policy_number}`;
      const { rows: cases } = (await session.call('GET', '/admin/carrier-cases?limit=1')).body;
      const id = `?id=${policies[0].id}`;
      for (const path of [
        '/dashboard',
        '/associates',
        associate,
        '/business',
        '/business/create',
        '/business/supervision-reviews',
        '/business/carrier-feeds',
        '/business/carrier-feeds/cases',
        `/business/carrier-feeds/cases/${cases[0].id}`,
        '/business/carrier-feeds/statuses',
        `${policy}${id}`,
        `${policy}/edit${id}`,
        '/audit',
        '/account',
        '/account/password',
      ]) {
        await page.goto(path);
        expect.soft(await problemsInBothSchemes(page), path).toEqual([]);
        expect.soft(await sidewaysScroll(page), path).toBe(0);
      }
    });
  });
}
