import {
  expect,
  type Page,
  type sessionOf as SessionOf,
  sessionOf,
  test,
} from '../../../../tooling/e2e/test.ts';

type Session = Awaited<ReturnType<typeof SessionOf>>;

const PEOPLE = ['tom', 'cara', 'hal'] as const;
const BOARDS = ['/company', '/builder', '/hawaii', '/builder-bonus'].map(
  (board) => `/dashboard/leaderboard${board}`,
);

test.use({ person: 'ana' });

const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { name, level: 1 });
const codeOf = async (session: Session) => (await session.call('GET', '/access')).body.user.code as string;

/** Codes of the people whose pages this page leads to. */
const linked = async (page: Page) => {
  const hrefs = await page
    .getByRole('main')
    .locator('a[href^="/team/"]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
  return [...new Set(hrefs.flatMap((href) => /^\/team\/([UC]\d{6})/.exec(href)?.[1] ?? []))];
};

test('beside the own branch a code is closed, an unknown one and an unknown team are no page (R-TEAM-03, R-TEAM-04)', async ({
  browserOf,
  watch,
}) => {
  watch.allow(403, 404);
  const session = await sessionOf('cara');
  const other = await codeOf(await sessionOf('hal'));
  const own = await codeOf(session);
  const page = await browserOf(session);

  for (const part of ['', '/licenses', '/visualizer', '/visualizer/personal']) {
    await page.goto(`/team/${other}${part}`);
    await expect(title(page, 'Permission Error'), part).toBeVisible();
    await page.goto(`/team/U999999${part}`);
    await expect(title(page, /not found/i), part).toBeVisible();
  }
  await page.goto(`/team/${own}/visualizer/galaxy`);
  await expect(title(page, /not found/i)).toBeVisible();
});

for (const who of PEOPLE)
  test(`${who} walks the own branch: what it links to opens, and teams of seniors open for seniors (R-TEAM-03, R-TEAM-04)`, async ({
    browserOf,
    watch,
  }) => {
    watch.allow(403);
    const session = await sessionOf(who);
    const page = await browserOf(session);
    const { body: access } = await session.call('GET', '/access');
    const own = access.user.code as string;

    await page.goto(`/team/${own}/visualizer/rmd-super-base`);
    await expect(title(page, access.user.is_senior_level ? /Visualizer/ : 'Permission Error')).toBeVisible();
    const opened = new Set<string>();
    // Links lead only to people whose page opens; everybody else of a board is a name (R-PRM-01).
    for (const board of [...BOARDS, `/team/${own}`, '/team', '/dashboard']) {
      await page.goto(board);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      // A person who may not be opened answers 403, which ends the journey.
      for (const code of await linked(page))
        if (!opened.has(code)) {
          opened.add(code);
          await session.call('GET', `/team/${code}`);
        }
    }
  });
