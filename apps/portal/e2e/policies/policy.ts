import { choose } from '../../../../tooling/e2e/pages.ts';
import type { Locator, Page } from '../../../../tooling/e2e/test.ts';

const box = (page: Page, name: string): Locator => page.getByRole('textbox', { name });

/** The second step: a product every demo login of the first branch may sell in Texas. */
export async function fillProduct(page: Page): Promise<void> {
  await choose(page, 'State', 'Texas');
  await choose(page, 'Provider', 'Granite Mutual Life');
  await choose(page, 'Product', 'Granite Term 20');
}

/** The third step. */
export async function fillPremium(page: Page, number: string): Promise<void> {
  await box(page, 'Policy Number').fill(number);
  await box(page, 'Face Amount').fill('500000');
  await box(page, 'Modal Premium').fill('300');
  await box(page, 'Modal Premium').blur();
  await page.getByRole('button', { name: 'Use annual premium' }).click();
}

/** A number no other journey uses. */
export const ownNumber = (start: string) => `${start}-${Date.now().toString(36).toUpperCase()}`;
