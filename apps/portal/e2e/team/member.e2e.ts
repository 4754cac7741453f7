import { expect, type Page, sessionOf, test } from '../../../../tooling/e2e/test.ts';

test.use({ person: 'ben' });

type Session = Awaited<ReturnType<typeof sessionOf>>;

const codeOf = async (session: Session) => (await session.call('GET', '/access')).body.user.code as string;

/** What domain.md 7.1 never opens to an upline, in the words of the pages that have it. */
const NEVER = /Social|SSN|Date of Birth|Bank|Routing|Spouse|Gender|Earn|Commission|Payout|Compensation/i;

async function neverShown(page: Page) {
  await expect(page.getByRole('main')).not.toContainText(NEVER);
}

test('uplines of different depth see of the same person what domain.md 7.1 opens to each', async ({
  page,
  session,
  browserOf,
}) => {
  const ana = await sessionOf('ana');
  const code = await codeOf(ana);
  const { body: own } = await ana.call('GET', `/team/${code}`);
  const viewers = [
    { who: 'ben', session, sees: 'directs' },
    { who: 'cara', session: await sessionOf('cara'), sees: 'base shop' },
    { who: 'dev', session: await sessionOf('dev'), sees: 'RMD' },
  ] as const;
  for (const { who, session: viewer, sees } of viewers) {
    const at = who === 'ben' ? page : await browserOf(viewer);
    await at.goto(`/team/${code}`);
    await expect(at.getByRole('heading', { name: own.name, level: 1 })).toBeVisible();
    const contact = at.getByRole('region', { name: 'Contact' });
    await expect(contact.getByRole('link', { name: own.email })).toHaveAttribute(
      'href',
      `mailto:${own.email}`,
    );
    await expect(contact.locator('a[href^="tel:"]')).toBeVisible();
    // Birthdays are for greetings among directs.
    await expect(contact.getByText('Birthday', { exact: true })).toHaveCount(sees === 'directs' ? 1 : 0);
    await neverShown(at);

    // Nobody's page above the reader is linked (R-TEAM-04); the way down to the person is.
    const uplines = at.getByRole('region', { name: 'Upline chain' });
    const links = await uplines
      .getByRole('link')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    const pages = links.filter((href) => href?.startsWith('/team/'));
    const me = await codeOf(viewer);
    expect(pages[0]).toBe(`/team/${me}`);

    const tabs = at.getByRole('navigation', { name: 'Member' });
    await tabs.getByRole('link', { name: /^Licenses/ }).click();
    await expect(at).toHaveURL(new RegExp(`/team/${code}/licenses$`));
    await expect(at.getByRole('heading', { name: 'Licenses', level: 2 })).toBeVisible();
    await expect(at.getByRole('main').getByRole('link', { name: /document|download/i })).toHaveCount(0);
    await tabs.getByRole('link', { name: /^Provider appointments/ }).click();
    await expect(at.getByRole('heading', { name: 'Provider appointments', level: 2 })).toBeVisible();
    await tabs.getByRole('link', { name: 'Level history' }).first().click();
    await expect(at.getByRole('heading', { name: 'Changes of level' })).toBeVisible();
    await neverShown(at);
  }
});

test('the person opens the own record; below and beside it is closed, and nobody is nobody (R-TEAM-04, R-PRM-02)', async ({
  session,
  watch,
  browserOf,
}) => {
  const ana = await sessionOf('ana');
  const code = await codeOf(ana);
  const self = await browserOf(ana);
  await self.goto(`/team/${code}`);
  await expect(self.getByRole('region', { name: 'Contact' }).getByRole('link').first()).toBeVisible();

  watch.allow(403, 404);
  for (const who of ['tom', 'hal']) {
    const at = await browserOf(await sessionOf(who));
    for (const part of ['', '/licenses', '/provider-appointments', '/level-qualification-history']) {
      await at.goto(`/team/${code}${part}`);
      await expect(at.getByRole('heading', { name: 'Permission Error' })).toBeVisible();
    }
  }
  const above = await codeOf(session);
  await self.goto(`/team/${above}`);
  await expect(self.getByRole('heading', { name: 'Permission Error' })).toBeVisible();
  for (const part of ['', '/licenses', '/level-qualification-history']) {
    await self.goto(`/team/U999999${part}`);
    await expect(self.getByRole('heading', { name: /not found/i })).toBeVisible();
  }
});

test('the uplines and the history are of a chosen day, and the address keeps it', async ({ page }) => {
  const ana = await sessionOf('ana');
  const code = await codeOf(ana);
  const { body: member } = await ana.call('GET', `/team/${code}`);
  await page.goto(`/team/${code}`);
  const history = page.getByRole('region', { name: 'History' });
  await expect(history.getByText('Joined', { exact: true })).toBeVisible();
  const all = await history.getByRole('listitem').count();
  const day = page.getByRole('textbox', { name: 'As of' });
  const [year, month, dayOfMonth] = (member.join_date as string).split('-');
  await day.fill(`${month}/${dayOfMonth}/${year}`);
  await day.press('Enter');
  await expect(page).toHaveURL(new RegExp(`day=${member.join_date}`));
  await expect(page.getByRole('region', { name: 'Uplines' })).toContainText(
    `${month}/${dayOfMonth}/${year}:`,
  );
  expect(await history.getByRole('listitem').count()).toBeLessThanOrEqual(all);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Uplines' })).toContainText(
    `${month}/${dayOfMonth}/${year}:`,
  );
});

test('the health of the downline puts who needs a word first and opens the person', async ({
  page,
  session,
}) => {
  const { body } = await session.call('GET', '/team/health');
  const [first] = body.rows as { code: string; name: string; score: number }[];
  await page.goto('/business/clients');
  await page.getByRole('link', { name: 'Team', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Team dashboard', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Downline health' }).click();
  await expect(page.getByRole('heading', { name: 'Downline health' })).toBeVisible();
  const table = page.getByRole('table', { name: 'Downline health' });
  await expect(table.getByRole('row').nth(1)).toContainText(first?.name ?? '');
  await expect(page.getByRole('main')).not.toContainText(/\$|BV|Earn/);
  await table.getByRole('link', { name: first?.name ?? '' }).click();
  await expect(page).toHaveURL(new RegExp(`/team/${first?.code}`));
  await expect(page.getByRole('heading', { name: first?.name ?? '', level: 1 })).toBeVisible();
});

test('what is planned is set against the next level, and nothing is changed by it (domain.md 9.3)', async ({
  page,
  session,
}) => {
  const before = (await session.call('GET', '/account/level-qualification')).body;
  await page.goto('/account');
  await page.getByRole('link', { name: 'Level history', exact: true }).click();
  const card = page.getByRole('region', { name: 'What gets me there' });
  await card.getByRole('textbox', { name: 'More personal BV' }).fill('1,000');
  await card.getByRole('textbox', { name: 'More licensed recruits' }).fill('2');
  await card.getByRole('button', { name: 'Calculate' }).click();
  const outcome = page.getByRole('region', { name: 'What it changes' });
  await expect(outcome).toContainText('The same at this level');
  await expect(outcome.getByRole('list', { name: 'Requirements' })).toBeVisible();
  expect((await session.call('GET', '/account/level-qualification')).body).toEqual(before);
});
