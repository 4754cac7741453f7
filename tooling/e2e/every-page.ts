import { expect, type Page } from '@playwright/test';
import { accessibilityProblems } from './axe.ts';
import { hiddenFocus } from './focus.ts';
import { expectPage, sidewaysScroll } from './pages.ts';

const WIDTHS = { wide: { width: 1280, height: 900 }, narrow: { width: 390, height: 844 } };

/** Head, sidebar and bottom bar of the apps. */
const FRAME = ['.mantine-AppShell-header', '.mantine-AppShell-navbar', '.mantine-AppShell-footer'];

/** The least width a page must fit. */
const LEAST = { width: 360, height: 740 };

/** The paths of one of several journeys that share a sitemap: a walk through every page takes minutes. */
export const partOf = (paths: readonly string[], part: number, parts: number): string[] =>
  paths.filter((_, index) => index % parts === part);

/**
 * Walks pages and holds each to what every page owes: no accessibility problem, everything that takes the focus can be
 * seen at both widths (WCAG 2.4.11, X-02), and nothing scrolls sideways, down to 360 pixels. A page is opened once, every
 * second one on the phone, and then resized. Axe judges it as it was opened, in the light: its stories are judged in the dark.
 * The frame is the same around each: axe and the focus take it once at each width.
 */
export async function walkPages(page: Page, paths: readonly string[], as: 'page' | 'public' = 'page') {
  for (const [index, path] of paths.entries()) {
    const sizes = index % 2 === 0 ? [WIDTHS.wide, WIDTHS.narrow] : [WIDTHS.narrow, WIDTHS.wide];
    await page.setViewportSize(sizes[0] ?? WIDTHS.wide);
    await page.goto(path);
    const frame = index > 1 ? FRAME : [];
    const opened = named(path, sizes[0] ?? WIDTHS.wide);
    expect.soft(await accessibilityProblems(page, frame), opened).toEqual([]);
    for (const [turn, size] of sizes.entries()) {
      if (turn > 0) await resize(page, size);
      await judge(page, named(path, size), as, index > 0 && size === WIDTHS.wide ? 'content' : 'top');
    }
    await resize(page, LEAST);
    await expectNoSidewaysScroll(page, named(path, LEAST));
  }
}

async function judge(page: Page, at: string, as: 'page' | 'public', from: 'top' | 'content'): Promise<void> {
  if (as === 'page') {
    await expectPage(page);
    expect.soft(await hiddenFocus(page, from), at).toEqual([]);
  }
  await expectNoSidewaysScroll(page, at);
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

const named = (path: string, { width }: { readonly width: number }): string => `${path} at ${width} px`;
