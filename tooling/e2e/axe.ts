import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

type Scheme = 'light' | 'dark';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Of these the ones that a scheme decides; for the others a page in the dark is the page that was judged in the light. */
const OF_COLORS = ['color-contrast', 'link-in-text-block'];

/** Its source is half a megabyte: a page is given it once, not for every question. */
async function bringAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
}

interface Judged {
  /** The part of the page that is judged; all of it where none is named. */
  readonly part?: string | undefined;
  readonly rules?: string[] | undefined;
  readonly without?: readonly string[];
}

async function problemsIn(page: Page, { part, rules, without = [] }: Judged = {}): Promise<string[]> {
  await bringAxe(page);
  // Of what passes nothing is told: to name each of its nodes takes longer than to judge it.
  const options: RunOptions = {
    runOnly: rules ? { type: 'rule', values: rules } : { type: 'tag', values: RULES },
    resultTypes: ['violations'],
  };
  const violations = await page.evaluate(
    async ([among, left, asked]) => {
      const judge = (window as unknown as { axe: typeof axe }).axe;
      const found = await judge.run({ include: among ? [among] : document, exclude: [...left] }, asked);
      return found.violations.map(({ id, nodes }) => ({
        id,
        nodes: nodes.map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary}`),
      }));
    },
    [part, without, options] as const,
  );
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node}`));
}

/** What axe finds on the page once it has settled, one line a node; without the parts that are named. */
export async function accessibilityProblems(page: Page, without: readonly string[] = []): Promise<string[]> {
  await settled(page);
  await page.evaluate(holdStill, STILL);
  return problemsIn(page, { without });
}

/**
 * Both schemes at once, in a part of the page if one is named, e.g. while a dialog is open and the page behind is hidden. What
 * is open stays open.
 */
export async function inBothSchemes(page: Page, part?: string): Promise<string[]> {
  await hold(page, 'light');
  const light = await problemsIn(page, { part });
  await show(page, 'dark');
  const dark = await problemsIn(page, { part, rules: OF_COLORS });
  await show(page, 'light');
  return [...light, ...dark.map((problem) => `dark: ${problem}`)];
}

/** What axe finds in a part of a page that is not to settle. */
export const problemsInPart = (page: Page, part: string): Promise<string[]> => problemsIn(page, { part });

async function settled(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
}

/** Colors change at once, also of what is far below, which a browser would do when it is scrolled to. */
const STILL = '*, ::before, ::after { transition: none !important; content-visibility: visible !important }';

/** A sheet of the document itself: the policy for contents allows no style from outside. */
function holdStill(rules: string): void {
  if (document.adoptedStyleSheets.length > 0) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

async function hold(page: Page, colorScheme: Scheme): Promise<void> {
  await page.evaluate(holdStill, STILL);
  await show(page, colorScheme);
}

async function show(page: Page, colorScheme: Scheme): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
}
