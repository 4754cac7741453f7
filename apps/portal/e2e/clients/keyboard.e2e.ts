import { PASSWORD } from '../../../../tooling/e2e/addresses.ts';
import { tabTo } from '../../../../tooling/e2e/pages.ts';
import { deviceCookie } from '../../../../tooling/e2e/session.ts';
import { expect, sessionOf, test } from '../../../../tooling/e2e/test.ts';
import { addClient } from './client.ts';

test('signing in, finding a client, editing and saving need no mouse (X-02, D.4.32)', async ({ page }) => {
  const session = await sessionOf('ben');
  const { id, name, last_name } = await addClient(session);
  await page.context().addCookies([deviceCookie(`${session.device}`)]);
  await page.goto('/login');
  await expect(page.getByLabel('Email, username or code')).toBeFocused();
  await page.keyboard.type('ben');
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type(last_name);
  await expect(page.getByRole('option', { name, selected: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  await tabTo(page, page.getByRole('link', { name: 'Edit client' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/business/clients/${id}/edit`);
  await tabTo(page, page.getByLabel('City'));
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Waco');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Client updated successfully')).toBeVisible();
  await expect(page.getByText('Waco, Texas')).toBeVisible();
});

test('the first Tab offers to skip to the content (X-02)', async ({ page }) => {
  const session = await sessionOf('ben');
  await page.context().addInitScript((token) => localStorage.setItem('Token', token), session.token);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText(/Skip to/);
});
