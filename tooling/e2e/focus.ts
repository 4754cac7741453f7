import { expect, type Page } from './test.ts';

/** Tabs a page is walked for: past its bars and into what it is about, rows and fields included. */
const MOST = 60;

/** What of these the wide frame has before the content; on a phone it has one. */
const OF_THE_FRAME = 18;

/**
 * What has the focus, and whether any of it can be seen: a point of its box must be its own, and not a bar's that sticks
 * above it (WCAG 2.4.11). Undefined once the focus has left the page.
 */
async function judge(): Promise<{ readonly what: string; readonly isSeen: boolean } | undefined> {
  const focused = document.activeElement;
  if (!focused || focused === document.body || !focused.matches(':focus')) return undefined;
  // A box of its own drawing stands in for a hidden input.
  const named = focused instanceof HTMLInputElement ? (focused.labels?.[0] ?? null) : null;
  const own = focused.getBoundingClientRect();
  const isDrawn = own.width > 2 && own.height > 2 && getComputedStyle(focused).opacity !== '0';
  const shown = isDrawn ? focused : (named ?? focused.parentElement ?? focused);
  // What lets the pointer through is seen all the same; `elementFromPoint` would pass over it.
  const letsThrough = getComputedStyle(shown).pointerEvents === 'none' && shown instanceof HTMLElement;
  if (letsThrough) shown.style.pointerEvents = 'auto';
  const STEPS = [0.02, 0.1, 0.25, 0.5, 0.75, 0.9, 0.98];
  const isSeenNow = () => {
    const box = shown.getBoundingClientRect();
    return STEPS.some((down) =>
      STEPS.some((across) => {
        const hit = document.elementFromPoint(box.left + box.width * across, box.top + box.height * down);
        return (
          hit !== null && (shown.contains(hit) || focused.contains(hit) || named?.contains(hit) === true)
        );
      }),
    );
  };
  // A long list is drawn as it is scrolled: what moves with the focus is given its frames.
  const FRAMES = 30;
  let isSeen = isSeenNow();
  for (let frame = 0; frame < FRAMES && !isSeen; frame += 1) {
    await new Promise((drawn) => requestAnimationFrame(drawn));
    isSeen = isSeenNow();
  }
  if (letsThrough) shown.style.pointerEvents = '';
  const box = shown.getBoundingClientRect();
  const words = focused.getAttribute('aria-label') ?? focused.textContent?.trim().slice(0, 40) ?? '';
  const place = `${Math.round(box.left)},${Math.round(box.top)} ${Math.round(box.width)}×${Math.round(box.height)}`;
  return { what: `${focused.tagName.toLowerCase()} “${words}” at ${place}`, isSeen };
}

/** From now on the page remembers whether anything in it was scrolled; says so once the frame under way has been drawn. */
async function followScrolling(page: Page): Promise<() => Promise<boolean>> {
  const scrolled = await page.evaluateHandle(() => {
    const seen = { isScrolled: false };
    const notice = () => Object.assign(seen, { isScrolled: true });
    document.addEventListener('scroll', notice, { capture: true, once: true, passive: true });
    return seen;
  });
  return () =>
    scrolled.evaluate(async (seen) => {
      // A browser tells of scrolling at the start of its next frame.
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      return seen.isScrolled;
    });
}

/**
 * Walks a page with Tab and back, all of it or from its content on, and names what had the focus without being seen. Where
 * nothing was scrolled on the way, everything is still where it was seen, and the way back would find the same.
 */
export async function hiddenFocus(page: Page, from: 'top' | 'content' = 'top'): Promise<string[]> {
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await page.waitForLoadState('networkidle');
  const hidden: string[] = [];
  // A key that is held moves on as one that is pressed again and again, with half the messages.
  const walk = async (named: string, most: number) => {
    let presses = 0;
    for (; presses < most; presses += 1) {
      await page.keyboard.down('Tab');
      const focused = await page.evaluate(judge);
      if (!focused) break;
      if (!focused.isSeen) hidden.push(`${named}: ${focused.what}`);
    }
    await page.keyboard.up('Tab');
    return presses;
  };
  if (from === 'content') await page.locator('main').evaluate((main) => main.focus());
  const isScrolled = await followScrolling(page);
  const presses = await walk('Tab', from === 'content' ? MOST - OF_THE_FRAME : MOST);
  if (await isScrolled()) {
    await page.keyboard.down('Shift');
    await walk('Shift+Tab', presses);
    await page.keyboard.up('Shift');
  }
  // The link that skips to the content covers what is below it while it has the focus.
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  return hidden;
}
