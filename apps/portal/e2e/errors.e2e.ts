import { randomUUID } from 'node:crypto';
import { expect, sessionOf, test } from '../../../tooling/e2e/test.ts';

test.describe('an associate', () => {
  test.use({ person: 'ben' });

  test('finds an unknown path and an unknown record as not found, inside the frame (SPEC 8, D.9.53)', async ({
    page,
    watch,
  }) => {
    watch.allow(404);
    for (const path of ['/nowhere', `/business/clients/${randomUUID()}`, '/business/clients/not-an-id']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: 'Resource not found' })).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    }
    await page.getByRole('link', { name: 'Go to Dashboard' }).click();
    await expect(page).toHaveURL('/dashboard');
  });

  test('finds the record of somebody else as not found (S-37)', async ({ page, watch }) => {
    watch.allow(404);
    const hal = await sessionOf('hal');
    const { rows } = (await hal.call('GET', '/business/clients?limit=1')).body;
    await page.goto(`/business/clients/${rows[0].id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Resource not found' })).toBeVisible();
  });

  test('sees a failure of the server with its request id and a way to try again (SPEC 8)', async ({
    page,
    session,
    watch,
  }) => {
    watch.allow(500);
    const { rows } = (await session.call('GET', '/business/clients?limit=1')).body;
    const address = `**/business/clients/${rows[0].id}`;
    await page.route(address, (route) =>
      route.request().resourceType() === 'document'
        ? route.continue()
        : route.fulfill({
            status: 500,
            headers: { 'access-control-allow-origin': '*' },
            contentType: 'application/problem+json',
            body: JSON.stringify({
              statusCode: 500,
              code: 'internal',
              message: 'Internal server error',
              requestId: 'req-for-support',
            }),
          }),
    );
    await page.goto(`/business/clients/${rows[0].id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Internal server error' })).toBeVisible();
    await expect(page.getByText('req-for-support')).toBeVisible();
    await page.unroute(address);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: rows[0].name })).toBeVisible();
  });

  test('sees a lost connection named as such (R-32)', async ({ page, session, watch }) => {
    watch.allowNetworkFailure();
    const { rows } = (await session.call('GET', '/business/clients?limit=1')).body;
    await page.route(`**/business/clients/${rows[0].id}`, (route) =>
      route.request().resourceType() === 'document' ? route.continue() : route.abort(),
    );
    await page.goto(`/business/clients/${rows[0].id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Network error' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  test('is told of a new version and loads it when ready (R-36)', async ({ page }) => {
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const notice = page.getByText('A new version is ready.');
    await expect(notice).toBeHidden();
    await page.route('**/business/policies?*', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, headers: { ...answer.headers(), 'x-release': 'next' } });
    });
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Business' }).click();
    await expect(notice).toBeVisible();
    await page.unroute('**/business/policies?*');
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Business' })).toBeVisible();
    await expect(notice).toBeHidden();
  });

  test('stays on the page when a part asked for ahead is gone, and loads anew when it is to be shown (R-36)', async ({
    page,
    session,
    watch,
  }) => {
    watch.allow(404);
    const { rows } = (await session.call('GET', '/business/clients?limit=1')).body;
    await page.goto(`/business/clients/${rows[0].id}`);
    await expect(page.getByRole('heading', { level: 1, name: rows[0].name })).toBeVisible();
    await page.evaluate(() => document.body.setAttribute('data-stays', ''));
    const gone = '**/*.js';
    let refused = 0;
    await page.route(gone, (route) => {
      refused += 1;
      return route.fulfill({ status: 404, body: '' });
    });
    await page.getByRole('link', { name: 'Prospects' }).first().hover();
    await expect.poll(() => refused).toBeGreaterThan(0);
    // A page that reloads itself would have begun to by the time the network is idle.
    await page.evaluate(() => new Promise((rest) => requestIdleCallback(rest)));
    await expect(page.locator('body[data-stays]')).toBeVisible();
    await page.unroute(gone);

    // However often the part is asked for, ahead and then to be shown: it is there again once the page is loaded anew.
    let isAnew = false;
    page.on('request', (request) => {
      isAnew ||= request.isNavigationRequest();
    });
    await page.route(gone, (route) => (isAnew ? route.continue() : route.fulfill({ status: 404, body: '' })));
    await page.getByRole('link', { name: 'Product Providers' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Product Providers' })).toBeVisible();
    await expect(page.locator('body[data-stays]')).toHaveCount(0);
  });
});

test.describe('a suspended associate', () => {
  test.use({ person: 'sam' });
  test('gets the Permission Error page where writing is needed (SPEC 8)', async ({ page }) => {
    await page.goto('/business/clients/create');
    await expect(page.getByRole('heading', { level: 1, name: 'Permission Error' })).toBeVisible();
    await expect(page.getByText("You don't have access to this page")).toBeVisible();
  });
});
