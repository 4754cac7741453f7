import { expect, type Page } from '@playwright/test';
import { problemsInBothSchemes } from './axe.ts';
import { hiddenFocus } from './focus.ts';
import { expectPage, sidewaysScroll } from './pages.ts';

export const WIDTHS = { wide: { width: 1280, height: 900 }, narrow: { width: 390, height: 844 } };

/** The least width a page must fit. */
const LEAST = { width: 360, height: 740 };

/** The paths of one of several journeys that share a sitemap: a walk through every page takes minutes. */
export const partOf = (paths: readonly string[], part: number, parts: number): string[] =>
  paths.filter((_, index) => index % parts === part);

/**
 * Walks pages and holds each to what every page owes: no accessibility problem in either scheme, everything that takes the
 * focus can be seen (WCAG 2.4.11, X-02), and nothing scrolls sideways, narrow pages at 360 pixels.
 */
export async function walkPages(page: Page, paths: readonly string[], as: 'page' | 'public' = 'page') {
  const { width, height } = page.viewportSize() ?? WIDTHS.wide;
  for (const path of paths) {
    await page.goto(path);
    expect.soft(await problemsInBothSchemes(page), path).toEqual([]);
    if (as === 'page') {
      await expectPage(page);
      expect.soft(await hiddenFocus(page), path).toEqual([]);
    }
    if (width === WIDTHS.narrow.width) await page.setViewportSize(LEAST);
    expect.soft(await sidewaysScroll(page), path).toBe(0);
    if (width === WIDTHS.narrow.width) await page.setViewportSize({ width, height });
  }
}
