import { expect, type Page } from '@playwright/test';
import { accessibilityProblems } from './axe.ts';
import { hiddenFocus } from './focus.ts';
import { expectPage, sidewaysScroll } from './pages.ts';

/** The narrow one is the least that a page must fit. */
const SIZES = { wide: { width: 1280, height: 900 }, narrow: { width: 360, height: 740 } };

/** Head, sidebar and bottom bar of the apps. */
const FRAME = ['.mantine-AppShell-header', '.mantine-AppShell-navbar', '.mantine-AppShell-footer'];

/** The paths of one of several journeys that share a sitemap: a walk through every page takes minutes. */
export const partOf = (paths: readonly string[], part: number, parts: number): string[] =>
  paths.filter((_, index) => index % parts === part);

/**
 * Walks pages and holds each to what every page owes at both widths: no accessibility problem, everything that takes the
 * focus can be seen (WCAG 2.4.11, X-02), and nothing scrolls sideways. A page is opened once, every second one on the
 * phone, and then resized. Axe judges it as it was opened, in the light: its stories are judged in the dark. The frame is the
 * same around each: axe and the focus take it once at each width.
 */
export async function walkPages(page: Page, paths: readonly string[], as: 'page' | 'public' = 'page') {
  for (const [index, path] of paths.entries()) {
    const sizes = index % 2 === 0 ? [SIZES.wide, SIZES.narrow] : [SIZES.narrow, SIZES.wide];
    for (const [turn, size] of sizes.entries()) {
      const at = `${path} at ${size.width} px`;
      if (turn === 0) {
        await page.setViewportSize(size);
        await page.goto(path);
        expect.soft(await accessibilityProblems(page, index > 1 ? FRAME : []), at).toEqual([]);
      } else await resize(page, size);
      if (as === 'page') {
        await expectPage(page);
        const walk = {
          from: index > 0 && size === SIZES.wide ? 'content' : 'top',
          back: turn === 0,
        } as const;
        expect.soft(await hiddenFocus(page, walk), at).toEqual([]);
      }
      await expectNoSidewaysScroll(page, at);
    }
  }
}

/** Charts take the new width when they are told of it, which may be some frames later on a busy machine. */
const expectNoSidewaysScroll = (page: Page, at: string) =>
  expect
    .configure({ soft: true })
    .poll(() => sidewaysScroll(page), { message: at })
    .toBe(0);

/** The page has drawn itself anew once two frames have passed. */
async function resize(page: Page, size: { readonly width: number; readonly height: number }) {
  await page.setViewportSize(size);
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}
