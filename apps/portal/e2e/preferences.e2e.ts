import { openAccountMenu } from '../../../tooling/e2e/pages.ts';
import { expect, type Page, test } from '../../../tooling/e2e/test.ts';

test.use({ person: 'hal' });

const scheme = (page: Page) => page.locator('html').getAttribute('data-mantine-color-scheme');

test('the theme is kept, and all that a dark page shows is dark from its first frame (SPEC 4)', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/dashboard');
  expect(await scheme(page)).toBe('light');
  await openAccountMenu(page);
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
  await expect.poll(() => scheme(page)).toBe('dark');

  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    // The empty frame alone is painted before any script can read the choice (ADR 0009).
    const look = () => {
      if (document.querySelector('#root')?.hasChildNodes())
        seen.push(`${document.documentElement.dataset.mantineColorScheme}`);
      if (seen.length < 60) requestAnimationFrame(look);
    };
    document.addEventListener('readystatechange', look, { once: true });
  });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  expect([...new Set(seen)]).toEqual(['dark']);
});

test('Auto follows the system while the page is open (SPEC 4)', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/dashboard');
  expect(await scheme(page)).toBe('dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => scheme(page)).toBe('light');
});

test('Privacy takes names, contacts and amounts out of the document, title and palette included (S-70)', async ({
  page,
  session,
}) => {
  const { rows } = (await session.call('GET', '/business/clients?limit=3')).body;
  const [client] = rows as { id: string; name: string; email: string | null; phone: string | null }[];
  if (!client) throw new Error('hal has no clients');
  const record = (await session.call('GET', `/business/clients/${client.id}`)).body;
  const lastName = `${client.name.split(' ').at(-1)}`;
  const secrets = [client.name, lastName, record.address.line1, client.email].filter(Boolean);
  const leaks = async () => {
    const text = `${await page.title()} ${await page.content()}`;
    return secrets.filter((secret) => text.includes(secret));
  };

  await page.goto(`/business/clients/${client.id}`);
  await expect(page.getByRole('heading', { level: 1, name: client.name })).toBeVisible();
  await page.keyboard.press('p');
  await expect.poll(leaks).toEqual([]);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await leaks()).toEqual([]);
  for (const path of ['/business/clients', '/dashboard']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await leaks(), path).toEqual([]);
  }
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill(lastName);
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.getByRole('combobox').fill('');
  expect(await leaks(), 'palette').toEqual([]);
});
