import {
  expect,
  type Page,
  type sessionOf as SessionOf,
  sessionOf,
  test,
} from '../../../../tooling/e2e/test.ts';

type Session = Awaited<ReturnType<typeof SessionOf>>;

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Team', exact: true });
const lines = (page: Page) => sidebar(page).getByRole('link');
const EVERYBODY = ['Dashboard', 'Personal', 'Base Shop', 'Infinity', 'Team Visualizer', 'Licenses'];
const tile = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Figures' }).getByRole('link', { name, exact: true });
const bv = (cents: number) =>
  (cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

test.use({ person: 'dev' });

test('the sidebar has the senior teams for seniors alone, and RMD Base Shop for nobody (SPEC 2, R-TEAM-03)', async ({
  page,
  watch,
  browserOf,
}) => {
  await page.goto('/team');
  await expect(lines(page)).toHaveText([
    'Dashboard',
    'Personal',
    'Base Shop',
    'RMD Super Base',
    'RMD Super Team',
    'Infinity',
    'Team Visualizer',
    'Licenses',
  ]);
  await page.goto('/team/rmd-base-shop');
  await expect(page.getByRole('heading', { name: 'RMD Base Shop', level: 1 })).toBeVisible();

  watch.allow(403);
  for (const username of ['ana', 'bea', 'tom']) {
    const other = await browserOf(await sessionOf(username));
    await other.goto('/team/personal');
    await expect(lines(other), username).toHaveText(EVERYBODY);
    for (const path of [
      '/team/rmd-base-shop',
      '/team?team=RmdSuperBase',
      '/team/licenses?team=RmdSuperTeam',
    ]) {
      await other.goto(path);
      await expect(other.getByRole('heading', { name: 'Permission Error' }), path).toBeVisible();
    }
  }
});

test('a list is sorted by the BV of the month, and leads to the member (domain.md B.4)', async ({
  page,
  session,
}) => {
  await page.goto('/team/infinity');
  const table = page.getByRole('table', { name: 'Infinity team' });
  await expect(table).toBeVisible();
  const head = table.getByRole('columnheader', { name: /^Month BV/ });
  await head.getByRole('button', { name: /^Month BV/ }).click();
  await expect(head).toHaveAttribute('aria-sort', /ascending|descending/);
  if ((await head.getAttribute('aria-sort')) === 'ascending')
    await head.getByRole('button', { name: /^Month BV/ }).click();
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  const { body } = await session.call('GET', '/team/members/infinity?order={"month_bv":"DESC"}&limit=3');
  const [first] = body.rows as { code: string; name: string; month_bv_cents: number }[];
  const row = table.getByRole('row').nth(1);
  await expect(row).toContainText(first?.name ?? '');
  await expect(row).toContainText(bv(first?.month_bv_cents ?? 0));
  await row.getByRole('link', { name: first?.name ?? '' }).click();
  await expect(page).toHaveURL(new RegExp(`/team/${first?.code}$`));
});

test('a figure opens the rows that add up to it, the own production included (R-TEAM-01, R-TEAM-02)', async ({
  page,
  session,
  browserOf,
}) => {
  const walk = async (on: Page, of: Session, team: string, slug: string) => {
    await on.goto(team === 'Infinity' ? '/team' : `/team?team=${team}`);
    const steps = on.getByRole('region', { name: 'How issued BV of this month adds up' });
    await expect(steps.or(on.getByText('No BV has been issued this month.')).first()).toBeVisible();
    await tile(on, team === 'Personal' ? 'Own BV' : 'Issued BV').click();
    await expect(on).toHaveURL(new RegExp(`/team/${slug}\\?`));
    const rows = on.getByRole('table', { name: / team$/ });
    await expect(rows).toBeVisible();
    const every = encodeURIComponent(
      JSON.stringify({
        status: { in: ['Active', 'Resigned', 'Terminated', 'Suspended', 'Resignation Initiated'] },
      }),
    );
    const asked = `/team/members/${slug}?counted=Production&limit=500&filter=${every}`;
    const { body } = await of.call('GET', asked);
    const listed = body.rows as { code: string; month_bv_cents: number }[];
    const sum = listed.reduce((total, row) => total + row.month_bv_cents, 0);
    const { body: access } = await of.call('GET', '/access');
    expect(listed.map(({ code }) => code)).toContain(access.user.code);
    await expect(on.getByRole('note')).toContainText(`${bv(sum)} BV`);
    const { body: bridge } = await of.call('GET', `/team/totals/${slug}/bridge`);
    const parts = bridge.parts as { kind: string; amount: number }[];
    const made = parts.filter(({ kind }) => kind !== 'leg_limit' && kind !== 'rounding');
    expect(made.reduce((total, { amount }) => total + amount, 0)).toBe(sum);
  };
  for (const [team, slug] of [
    ['Infinity', 'infinity'],
    ['RmdSuperBase', 'rmd-super-base'],
    ['Personal', 'personal'],
  ] as const)
    await walk(page, session, team, slug);
  const ana = await sessionOf('ana');
  await walk(await browserOf(ana), ana, 'BaseShop', 'base-shop');
});

test('tiles of people and licenses open as many rows, and trainees are found from the dashboard', async ({
  page,
  session,
}) => {
  await page.goto('/team?team=BaseShop&period=Year');
  const count = async (list: string) => {
    const shown = page.getByText(new RegExp(`^1–\\d+ of [\\d,]+ ${list}$|^\\d+ ${list}$`));
    await expect(shown.first()).toBeVisible();
    return Number(/(\d+) \w+$/.exec((await shown.first().textContent()) ?? '')?.[1]);
  };
  const { body: recruits } = await session.call(
    'GET',
    '/dashboards/team/new-recruits?team_type=BaseShop&period=Year',
  );
  await tile(page, 'New recruits').click();
  await expect(page).toHaveURL(/\/team\/base-shop\?/);
  expect(await count('people')).toBe(recruits.count);

  await page.goBack();
  const { body: licenses } = await session.call(
    'GET',
    '/dashboards/team/expiring-licenses?team_type=BaseShop&period=Year',
  );
  await tile(page, 'Expiring licenses').click();
  await expect(page).toHaveURL(/\/team\/licenses\?/);
  expect(await count('licenses')).toBe(licenses.count);
  await expect(page.getByText(/^\d+ days?$/).first()).toBeVisible();
  await expect(page.getByText(/^Expired \d+ days? ago$/)).toHaveCount(0);

  await page.goto('/team');
  const { body: health } = await session.call('GET', '/team/health/count?filter={"flag_count":{"gt":0}}');
  await tile(page, 'Red flags').click();
  await expect(page).toHaveURL(/\/team\/health\?/);
  expect(await count('associates')).toBe(health.count);

  await page.goto('/team');
  await tile(page, 'In training').click();
  await expect(page.getByRole('heading', { name: 'Trainees', level: 1 })).toBeVisible();
});

test('the last figures are there at once, and are gone after a sign-out (SPEC 3, S-71)', async ({ page }) => {
  await page.goto('/team');
  const levels = page.getByRole('figure', { name: 'Levels' });
  await expect(levels.getByRole('button', { name: 'View Levels as table' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  // The server answers no tile any more: what was seen last is shown, with its time.
  await page.route('**/dashboards/team/**', () => undefined);
  await page.reload();
  await expect(levels.getByRole('button', { name: 'View Levels as table' })).toBeVisible();
  await expect(levels.getByText(/^As of /)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('Figures'))).toContain('getTeamLevels');
  await page.getByRole('button', { name: /^Account menu/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => localStorage.getItem('Figures'))).toBeNull();
});

test('an unknown team is an unknown page, and what cannot be read of an address is left out', async ({
  page,
  watch,
}) => {
  watch.allow(404);
  for (const path of ['/team/everybody', '/team/rmd-everything/of-mine']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: /not found/i }), path).toBeVisible();
  }
  await page.goto('/team/base-shop?filter=abc&order=7&page=zero&counted=Everybody&active_on=soon');
  await expect(page.getByRole('table', { name: 'Base Shop team' })).toBeVisible();
  await expect(page.getByRole('note')).toHaveCount(0);
  await page.goto('/team?team=Everybody&period=Decade');
  await expect(page.getByRole('combobox', { name: 'Team' })).toHaveValue('Infinity');
  await expect(page.getByRole('radio', { name: 'Month' })).toBeChecked();
});
