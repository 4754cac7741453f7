import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe finds on the page once it has settled, one line a node. */
export async function accessibilityProblems(page: Page): Promise<string[]> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  return problemsNow(page);
}

/** The same at once, in a part of the page if one is named, e.g. while a dialog is open and the page behind is hidden. */
export async function problemsNow(page: Page, part?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page }).withTags(RULES);
  const { violations } = await (part ? axe.include(part) : axe).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
}
