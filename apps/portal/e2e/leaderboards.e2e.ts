import { addresses } from '../../../tooling/e2e/addresses.ts';
import { choose } from '../../../tooling/e2e/pages.ts';
import { expect, type Page, sessionOf, test } from '../../../tooling/e2e/test.ts';

test.use({ person: 'ana' });

const COMPANY = '/dashboard/leaderboard/company';
const volume = (cents: number) =>
  new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 }).format(cents / 100);
const board = (page: Page) => page.getByRole('table', { name: 'Company leaderboard' });

interface Row {
  readonly rank: number;
  readonly user: { readonly code: string; readonly first_name: string; readonly last_name: string };
  readonly adjusted: { readonly current: number; readonly previous: number };
  readonly total: { readonly current: number; readonly previous: number };
}

/** The rows on the page are those of the operation, in its order, with its figures. */
async function expectRows(page: Page, found: readonly Row[]) {
  // One row more than a page says that there is another.
  const rows = found.slice(0, 100);
  const shown = board(page).getByRole('row');
  await expect(shown).toHaveCount(rows.length + 2);
  for (const [index, row] of rows.entries()) {
    const line = shown.nth(index + 2);
    await expect(line).toContainText(row.user.code);
    await expect(line).toContainText(volume(row.adjusted.current));
    await expect(line).toContainText(volume(row.total.current));
  }
}

test('the company board shows what the operation answers, and its address what is chosen (domain.md 5.4, R-LDB-01)', async ({
  page,
}) => {
  // Others sell meanwhile: what is shown is held against the answer that the page was given.
  const answer = async (points: string, period: string) => {
    const given = await page.waitForResponse((response) => {
      const { origin, pathname, searchParams: asked } = new URL(response.url());
      return (
        response.ok() &&
        origin === addresses.api &&
        pathname === COMPANY &&
        asked.get('points_type') === points &&
        asked.get('period') === period
      );
    });
    return given.json();
  };
  await page.goto('/dashboard');
  const ofTheMonth = answer('SubmittedBv', 'Month');
  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Company' }).click();
  await expect(page).toHaveURL(new RegExp(`${COMPANY}$`));
  const first = await ofTheMonth;
  await expectRows(page, first.rows);
  const place = page.getByRole('region', { name: 'Your place' });
  await expect(place).toContainText(`You are ${first.own.rank}`);
  await expect(place).toContainText(volume(first.own.adjusted.current));

  await choose(page, 'Points type', 'Issued BV');
  const ofTheYear = answer('IssuedBv', 'Year');
  await page.getByText('Year', { exact: true }).click();
  await expect(page).toHaveURL(/points=IssuedBv/);
  await expect(page).toHaveURL(/period=Year/);
  await expect(board(page).getByText('This year').first()).toBeVisible();
  await expectRows(page, (await ofTheYear).rows);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Year' })).toBeChecked();

  await page.goto(`${COMPANY}?points=Gold&period=Decade&page=none`);
  await expect(page.getByRole('radio', { name: 'Month' })).toBeChecked();
  await expect(page.getByRole('combobox', { name: 'Points type' })).toHaveValue('Submitted BV');
});

test('the own place stays in sight, a figure opens what it is made of, and a refresh says so (5.3, R-LDB-04, R-LDB-05)', async ({
  page,
  session,
}) => {
  await page.goto(`${COMPANY}?points=IssuedBv&period=Year`);
  const { code } = (await session.call('GET', '/access')).body.user;
  const place = page.getByRole('region', { name: 'Your place' });
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, 5_000);
  await expect(place).toBeInViewport();

  await place.getByRole('link', { name: /how it comes about$/ }).click();
  const bridge = (
    await session.call('GET', `/dashboard/leaderboard/people/${code}/bridge?points_type=IssuedBv&period=Year`)
  ).body;
  const dialog = page.getByRole('dialog');
  const line = (name: string) => dialog.getByRole('row', { name: new RegExp(`^${name}`) });
  await expect(line('Adjusted')).toContainText(volume(bridge.adjusted.current));
  await expect(line('Adjusted')).toContainText(volume(bridge.adjusted.previous));
  await expect(line('Total')).toContainText(volume(bridge.total.current));
  await expect(dialog.getByRole('region', { name: 'Own entries' }).getByRole('listitem')).toHaveCount(
    bridge.entries.length,
  );
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await page.getByRole('textbox', { name: 'Search by name or code' }).fill(code);
  await expect(board(page).getByRole('row')).toHaveCount(3);
  await expect(page).toHaveURL(new RegExp(`search=${code}`));
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByText('Leaderboard refreshed successfully!')).toBeVisible();
  await expect(page.getByText(/^As of/).first()).toBeVisible();
});

test('hidden figures are absent for others and there for oneself (R-LDB-06)', async ({ page, browserOf }) => {
  const hidden = await sessionOf('cara');
  const { code } = (await hidden.call('GET', '/access')).body.user;
  await hidden.call('PUT', '/account/leaderboard-preference', { body: { hides_figures: false } });
  const theirs = await browserOf(hidden);
  const at = `${COMPANY}?category=Infinity&period=Year`;
  await theirs.goto(at);
  const hide = theirs.getByRole('checkbox', { name: 'Hide my figures from others' });
  await expect(hide).not.toBeChecked();
  await page.goto(at);
  await expect(board(page).getByText(code)).toBeVisible();

  await hide.check();
  await expect(theirs.getByText('Your figures are hidden from others.')).toBeVisible();
  await expect(theirs.getByRole('region', { name: 'Your place' })).toContainText(/You are \d/);
  await page.reload();
  await expect(board(page)).toBeVisible();
  await expect(board(page).getByText(code)).toHaveCount(0);

  await hide.uncheck();
  await expect(theirs.getByText('Your figures are hidden from others.')).toHaveCount(0);
});

test.describe('a trainee', () => {
  test.use({ person: 'tom' });

  test('opens the board of a team by its card, and the boards of the contests (SPEC, domain.md 5.5)', async ({
    page,
    session,
  }) => {
    await page.goto('/dashboard/team-leaderboard');
    const { rows } = (await session.call('GET', '/dashboard/leaderboard/teams')).body;
    const cards = page.locator('main').getByRole('link', { name: rows[0].name });
    await expect(page.locator('main').getByRole('link')).toHaveCount(rows.length);
    await cards.first().click();
    await expect(page).toHaveURL(new RegExp(`/dashboard/team-leaderboard/${rows[0].code}`));
    await expect(page.getByRole('heading', { level: 1, name: rows[0].name })).toBeVisible();

    const menu = page.getByRole('navigation', { name: 'Dashboard' });
    for (const [line, title] of [
      ['Builder', 'Builder leaderboard'],
      ['Hawaii', 'Hawaii leaderboard'],
      ['Builder Bonus Leaderboard', 'Builder Bonus Leaderboard'],
      ['Teams', 'Team leaderboards'],
    ] as const) {
      await menu.getByRole('link', { name: line, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    }
  });
});
