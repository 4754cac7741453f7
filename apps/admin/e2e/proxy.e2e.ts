import { addresses, PASSWORD } from '../../../tooling/e2e/addresses.ts';
import { pressInHead } from '../../../tooling/e2e/layers.ts';
import { expect, test } from '../../../tooling/e2e/test.ts';

test.use({ app: 'admin', person: 'admin' });

test('an administrator views the portal as an associate, within limits, and ends it (domain.md 2.32, 7.3)', async ({
  page,
  context,
  session,
  watch,
}) => {
  watch.allow(403, 401);
  const filter = encodeURIComponent(JSON.stringify({ name: { contains: 'Ana Alvarez' } }));
  const { rows } = (await session.call('GET', `/admin/associates?filter=${filter}`)).body;
  await page.goto(`/associates/${rows[0].code}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await pressInHead(page, /^View as/);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('Call of today: cannot find a client');
  await dialog.locator('button[type=submit]').click();
  const password = dialog.getByLabel('Password', { exact: true });
  await password.or(dialog.getByRole('button', { name: /^Open the portal/ })).waitFor();
  if (await password.isVisible()) {
    await password.fill(PASSWORD);
    await dialog.locator('button[type=submit]').click();
  }
  const opening = context.waitForEvent('page');
  await dialog.getByRole('button', { name: 'Open the portal as Ana Alvarez' }).click();
  const portal = await opening;
  await expect(page.getByRole('dialog')).toBeHidden();

  await portal.getByRole('button', { name: 'Continue' }).click();
  await expect(portal.getByText(`You are viewing as Ana Alvarez (${rows[0].code}).`)).toBeVisible();
  const token = await portal.evaluate(() => localStorage.getItem('Token'));
  const refused = await fetch(`${addresses.api}/account/password`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ current_password: 'a', password: 'b', password_repeat: 'b' }),
  });
  expect(refused.status).toBe(403);
  expect((await refused.json()).message).toBe('Not available while viewing as another user');
  // What is refused is not offered either.
  await portal.goto(`${addresses.portal}/business/clients`);
  const client = portal.getByRole('row').nth(1).getByRole('link').first();
  const name = `${await client.textContent()}`;
  await client.click();
  await expect(portal.getByRole('heading', { level: 1 })).toHaveText(name);
  await portal.getByRole('button', { name: 'More actions' }).click();
  await expect(portal.getByRole('menuitem', { name: 'Archive client' })).toBeVisible();
  await expect(portal.getByRole('menuitem', { name: 'Delete client' })).toBeHidden();
  await portal.keyboard.press('Escape');

  await portal.getByRole('button', { name: 'End session' }).click();
  await expect(portal.getByRole('heading', { name: 'The view has ended' })).toBeVisible();
  await expect(portal.getByRole('textbox')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ana Alvarez');
});
