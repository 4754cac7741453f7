import { problemsInPart } from '../../../tooling/e2e/axe.ts';
import { expect, type Page, test } from '../../../tooling/e2e/test.ts';

const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 390, height: 844 };

/** Opens a page none of whose scripts come before they are let through. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.addInitScript(() => {
    const seen = { shift: 0 };
    Object.assign(window, { seen });
    type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
    // What shifts may be a text of its own.
    const elementOf = (node: Node | null) => (node instanceof Element ? node : node?.parentElement);
    new PerformanceObserver((list) => {
      // What a screen does inside the frame is its own.
      for (const { value, sources } of list.getEntries() as Shift[])
        if (sources.some(({ node }) => node?.isConnected && !elementOf(node)?.closest('#content *')))
          seen.shift += value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible();
  return letThrough;
}

const shift = (page: Page) =>
  page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift);
const place = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox();
  return box && [box.x, box.y, box.width].map(Math.round);
};

for (const viewport of [WIDE, NARROW])
  test.describe(`Before any script has come, at ${viewport.width}`, () => {
    test.use({ viewport });

    test('the empty card of sign-in stands where the card will', async ({ page }) => {
      const letThrough = await openWithoutScripts(page, '/login');
      expect(await problemsInPart(page, '.start')).toEqual([]);
      const [mark, card] = [await place(page, '.start-bar svg'), await place(page, '.start-main')];
      letThrough();
      await page.getByRole('textbox', { name: 'Password' }).waitFor();
      await expect(page.locator('.start')).toBeHidden();
      await expect.poll(() => place(page, 'header svg')).toEqual(mark);
      await expect.poll(() => place(page, 'main section')).toEqual(card);
      expect(await shift(page)).toBeLessThan(0.05);
    });

    test.describe('signed in', () => {
      test.use({ person: 'ana' });

      test('the empty frame stands where the frame will, and stays until it does', async ({ page }) => {
        const letThrough = await openWithoutScripts(page, '/business/clients');
        expect(await problemsInPart(page, '.start')).toEqual([]);
        const [mark, content] = [await place(page, '.start-bar svg'), await place(page, '.start-main i')];
        letThrough();
        await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
        await expect(page.locator('.start')).toBeHidden();
        // The frame takes its place when its styles have come; the shift below says whether that was seen.
        await expect.poll(() => place(page, 'header svg')).toEqual(mark);
        // On a phone the title stands in the bar.
        if (viewport === WIDE) expect((await place(page, 'main h1'))?.at(0)).toBe(content?.at(0));
        expect(await shift(page)).toBeLessThan(0.05);
      });
    });
  });

test.describe('In the dark', () => {
  test.use({ colorScheme: 'dark' });

  test('the empty frame is dark from its first paint', async ({ page }) => {
    await page.route(/\/theme\.js$/, () => {});
    await openWithoutScripts(page, '/login');
    await expect(page.locator('.start')).toHaveCSS('background-color', 'rgb(11, 14, 17)');
  });
});
