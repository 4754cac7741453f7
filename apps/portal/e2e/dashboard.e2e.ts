import { expect, type Page, test } from '../../../tooling/e2e/test.ts';

/** Headings and named parts from the top down, under the announcements, which a person puts away. */
const order = async (page: Page) => {
  const parts = page.locator('main h2, main section[aria-label]');
  const names = await parts.evaluateAll((all) =>
    all.map((part) => part.getAttribute('aria-label') ?? part.textContent ?? ''),
  );
  return names.filter((name) => name !== 'Announcements');
};

const waiting = (page: Page) => page.getByRole('region', { name: 'Waiting for you' });

/** Hundredths of the BV that a text begins with. */
const hundredths = (text: string) => Math.round(Number(text.replace(/[^\d.]/g, '')) * 100);

test.describe('a trainee', () => {
  test.use({ person: 'tom' });

  test('sees the path first: eFast Start and the training program', async ({ page }) => {
    await page.goto('/dashboard');
    const program = page.getByRole('region', { name: 'Training program' });
    await expect(program).toContainText('Your trainer is Ana Alvarez.');
    await expect(waiting(page)).toBeVisible();
    expect((await order(page)).slice(0, 3)).toEqual(['eFast Start', 'Training program', 'Waiting for you']);
    await page.getByRole('link', { name: 'All tasks' }).click();
    await page.getByRole('link', { name: 'Open the form: Add your photo' }).click();
    await expect(page).toHaveURL('/account/photo');
  });
});

test.describe('a writer', () => {
  test.use({ person: 'ana' });

  test('sees what waits, then the own figures, whose rows have the same sum', async ({ page }) => {
    await page.goto('/dashboard');
    await expect(waiting(page).getByRole('link').first()).toBeVisible();
    const tile = page.getByRole('link', { name: 'Submitted BV this month' });
    await expect(tile).toBeVisible();
    expect((await order(page)).slice(0, 2)).toEqual(['Waiting for you', 'My business']);
    const figure = page.locator('div', { has: tile }).last().locator('data').first();
    const shown = hundredths((await figure.getAttribute('value')) ?? '');
    const listed = page.waitForResponse((response) =>
      /\/business\/policies\?.*submit_date/.test(decodeURIComponent(response.url())),
    );
    await tile.click();
    await expect(page.getByRole('table', { name: 'Policies' })).toBeVisible();
    const { rows } = (await (await listed).json()) as { rows: { own_bv_cents: number }[] };
    expect(rows.reduce((sum, { own_bv_cents }) => sum + own_bv_cents, 0)).toBe(shown);
  });

  test('goes on where one tile fails, and tries it again (R-37)', async ({ page, watch }) => {
    watch.allow(500);
    const answer = {
      statusCode: 500,
      code: 'server-error',
      message: 'Internal server error',
      requestId: 'r-1',
    };
    await page.route('**/dashboards/payments/statistics**', (route) =>
      route.fulfill({
        status: 500,
        contentType: 'application/problem+json',
        headers: { 'access-control-allow-origin': '*' },
        body: JSON.stringify(answer),
      }),
    );
    await page.goto('/dashboard');
    const failed = page.getByRole('region', { name: 'My business' });
    await expect(failed.getByRole('alert')).toHaveText('Internal server error');
    await expect(page.getByRole('link', { name: 'Pending policies' })).toBeVisible();
    await expect(waiting(page).getByRole('link').first()).toBeVisible();
    await page.unroute('**/dashboards/payments/statistics**');
    await failed.getByRole('button', { name: 'Try again' }).click();
    await expect(failed.getByText(/^Next pay, /)).toBeVisible();
    await expect(failed.getByRole('alert')).toHaveCount(0);
  });
});

test.describe('a leader', () => {
  test.use({ person: 'dev' });

  test('sees the team before the own money, and opens its policies', async ({ page }) => {
    await page.goto('/dashboard');
    const team = page.getByRole('region', { name: 'My team' });
    await expect(team.getByText('Active writers this month')).toBeVisible();
    expect((await order(page)).slice(0, 2)).toEqual(['Waiting for you', 'My team']);
    const pipeline = page.getByRole('figure', { name: 'Pipeline of the team' });
    const row = pipeline.getByRole('button', { name: /^Ready To Pay/ });
    const count = Number(/Ready To Pay\s*([\d,]+)/.exec((await row.textContent()) ?? '')?.[1]);
    await row.click();
    await expect(page).toHaveURL(/team=Infinity/);
    await expect(page.getByRole('table')).toBeVisible();
    await expect(page.getByText(new RegExp(`\\b${count}\\b`)).first()).toBeVisible();
  });
});
