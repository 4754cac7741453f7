import { expect, test } from '../../../tooling/e2e/test.ts';

test.use({ app: 'admin', person: 'admin' });

test('the home office sees its queues with their age, and opens one with as many rows', async ({ page }) => {
  await page.goto('/dashboard');
  const queues = page.getByRole('region', { name: 'Waiting for you' });
  const held = queues.getByRole('link', { name: /^Follow up policies that are held up/ });
  await expect(held).toContainText(/Oldest: (\d+ days?|since today)/);
  const count = Number(/(\d+)\D*$/.exec(((await held.textContent()) ?? '').replaceAll(',', ''))?.[1]);
  const company = page.getByRole('region', { name: 'Company' });
  await expect(company.getByRole('link', { name: 'Submitted BV this month' })).toBeVisible();
  await expect(company.getByRole('link', { name: 'Active members' })).toBeVisible();
  const counted = page.waitForResponse((response) =>
    /\/admin\/policies\/count\?filter=.*Action/.test(response.url()),
  );
  await held.click();
  await expect(page).toHaveURL(/\/business\?filter=/);
  expect(await (await counted).json()).toMatchObject({ count });
});

test('a queue that fails offers another try and leaves the rest (R-37)', async ({ page, watch }) => {
  watch.allow(500);
  await page.route('**/admin/dashboards/queues', (route) =>
    route.fulfill({
      status: 500,
      contentType: 'application/problem+json',
      headers: { 'access-control-allow-origin': '*' },
      body: JSON.stringify({
        statusCode: 500,
        code: 'server-error',
        message: 'Internal server error',
        requestId: 'r-1',
      }),
    }),
  );
  await page.goto('/dashboard');
  const queues = page.getByRole('region', { name: 'Waiting for you' });
  await expect(queues.getByRole('alert')).toContainText('Internal server error');
  await expect(page.getByRole('link', { name: 'Active members' })).toBeVisible();
  await page.unroute('**/admin/dashboards/queues');
  await queues.getByRole('button', { name: 'Try again' }).click();
  await expect(queues.getByRole('link').first()).toBeVisible();
});
