import { expect, type Page } from './test.ts';

/** Tabs a page is walked for: past its bars and into what it is about, rows and fields included. */
const MOST = 60;

/** What of these the wide frame has before the content; on a phone it has one. */
const OF_THE_FRAME = 18;

interface Focused {
  readonly what: string;
  readonly isSeen: boolean;
}

/** What the page that is walked remembers of the walk. */
interface FocusWalk {
  /** What has the focus; undefined once it has left the page. */
  readonly now: () => Focused | undefined;
  /** Whether anything had the focus unseen when the next key came. */
  isDoubtful: boolean;
  isScrolled: boolean;
}

type WalkedWindow = Window & { readonly focusWalk: FocusWalk };

/**
 * From now on the page judges at every Tab what has had the focus until then: a point of its box must be its own, and not a
 * bar's that sticks above it (WCAG 2.4.11). It also remembers whether anything was scrolled on the way.
 */
function followFocus(): void {
  const STEPS = [0.02, 0.1, 0.25, 0.5, 0.75, 0.9, 0.98];
  const now = (): Focused | undefined => {
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
    const box = shown.getBoundingClientRect();
    const isSeen = STEPS.some((down) =>
      STEPS.some((across) => {
        const hit = document.elementFromPoint(box.left + box.width * across, box.top + box.height * down);
        return (
          hit !== null && (shown.contains(hit) || focused.contains(hit) || named?.contains(hit) === true)
        );
      }),
    );
    if (letsThrough) shown.style.pointerEvents = '';
    const words = focused.getAttribute('aria-label') ?? focused.textContent?.trim().slice(0, 40) ?? '';
    const place = `${Math.round(box.left)},${Math.round(box.top)} ${Math.round(box.width)}×${Math.round(box.height)}`;
    return { what: `${focused.tagName.toLowerCase()} “${words}” at ${place}`, isSeen };
  };
  const fresh = { isDoubtful: false, isScrolled: false };
  if ('focusWalk' in window) {
    Object.assign((window as unknown as WalkedWindow).focusWalk, fresh);
    return;
  }
  const walk: FocusWalk = { now, ...fresh };
  Object.assign(window, { focusWalk: walk });
  const judge = () => {
    if (now()?.isSeen === false) walk.isDoubtful = true;
  };
  document.addEventListener('keydown', judge, { capture: true });
  document.addEventListener('keyup', judge, { capture: true });
  document.addEventListener('scroll', () => Object.assign(walk, { isScrolled: true }), {
    capture: true,
    passive: true,
  });
}

/** Whether the walk scrolled anything and left a doubt, asked once the frame under way has been drawn. */
const memoryOf = (page: Page) =>
  page.evaluate(async () => {
    // A browser tells of scrolling at the start of its next frame.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const { isDoubtful, isScrolled } = (window as unknown as WalkedWindow).focusWalk;
    return { isDoubtful, isScrolled };
  });

const SHIFT = 8;

/**
 * A key that is held moves on as one that is pressed again and again; the browser takes the keys in their order. They are sent
 * as they are, without what Playwright does around each: there are some two hundred to a page.
 */
async function tab(page: Page, presses: number, modifiers = 0): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const key = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9, modifiers };
  await Promise.all(
    Array.from({ length: presses }, () =>
      client.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key }),
    ),
  );
  await client.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
  await client.detach();
}

/** Tab by Tab: what is not seen at once is given its frames, for a long list is drawn as it is scrolled. */
async function tabCarefully(page: Page, presses: number): Promise<string[]> {
  const hidden: string[] = [];
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.down('Tab');
    const focused = await page.evaluate(async () => {
      const FRAMES = 30;
      const { now } = (window as unknown as WalkedWindow).focusWalk;
      let found = now();
      for (let frame = 0; frame < FRAMES && found?.isSeen === false; frame += 1) {
        await new Promise((drawn) => requestAnimationFrame(drawn));
        found = now();
      }
      return found;
    });
    if (!focused) break;
    if (!focused.isSeen) hidden.push(focused.what);
  }
  await page.keyboard.up('Tab');
  return hidden;
}

interface Walk {
  readonly from: 'top' | 'content';
  /** Whether the walk returns. Where nothing was scrolled, everything is still where it was seen, and it does not. */
  readonly back: boolean;
}

/**
 * Walks a page with Tab, all of it or from its content on, and names what had the focus without being seen. The walk does not
 * wait for frames; where it leaves a doubt, it is taken once more with care.
 */
export async function hiddenFocus(page: Page, { from, back }: Walk): Promise<string[]> {
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await page.waitForLoadState('networkidle');
  await page.evaluate(followFocus);
  const presses = from === 'content' ? MOST - OF_THE_FRAME : MOST;
  const start = async () => {
    if (from === 'content') await page.locator('main').evaluate((main) => main.focus());
  };
  // The link that skips to the content covers what is below it while it has the focus.
  const leave = () => page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());

  await start();
  await tab(page, presses);
  const returns = back && (await memoryOf(page)).isScrolled;
  if (returns) await tab(page, presses, SHIFT);
  const { isDoubtful } = await memoryOf(page);
  await leave();
  if (!isDoubtful) return [];

  await start();
  const hidden = (await tabCarefully(page, presses)).map((what) => `Tab: ${what}`);
  if (returns) {
    await page.keyboard.down('Shift');
    hidden.push(...(await tabCarefully(page, presses)).map((what) => `Shift+Tab: ${what}`));
    await page.keyboard.up('Shift');
  }
  await leave();
  return hidden;
}
