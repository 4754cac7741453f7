import { expect, type Locator, type Page } from '@playwright/test';
import { PASSWORD } from './addresses.ts';

/** Fills the sign-in form and sends it. */
export async function submitSignIn(page: Page, username: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Email, username or code').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

export const openAccountMenu = (page: Page): Promise<void> =>
  page.getByRole('button', { name: /^Account menu/ }).click();

/** What the browser keeps under the keys of the specification. */
export const storedKeys = (page: Page): Promise<Record<string, string | null>> =>
  page.evaluate(() =>
    Object.fromEntries(
      ['Token', 'AccessToken', 'Privacy', 'User', 'Theme', 'PasswordResetToken'].map((key) => [
        key,
        localStorage.getItem(key),
      ]),
    ),
  );

/** Presses Tab until the control has the focus, and sees that the focus shows. */
export async function tabTo(page: Page, target: Locator, most = 60): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < most; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      const shows = await target.evaluate((element) => {
        const ringed = [element, element.parentElement, element.closest('label')].filter(
          (each) => each !== null,
        );
        return ringed.some((each) => {
          const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(each);
          return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== 'none';
        });
      });
      expect(shows, 'the focus can be seen').toBe(true);
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`${target} cannot be reached with Tab`);
}

/** How far the page can be scrolled sideways, in pixels. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Chooses from a select: the line whose words begin so. */
export async function choose(page: Page, list: string, words: string): Promise<void> {
  await page.getByRole('combobox', { name: list, exact: true }).click();
  await page.getByRole('option', { name: new RegExp(`^${words}`) }).click();
}

/** Expects the page itself, where a missing right or record would show the page of the error. */
export const expectPage = (page: Page): Promise<void> =>
  expect
    .soft(
      page.getByRole('heading', { level: 1, name: /^(Permission Error|Resource not found)$/ }),
      page.url(),
    )
    .toHaveCount(0);
