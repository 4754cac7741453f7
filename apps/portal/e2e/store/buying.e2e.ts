import { accessibilityProblems } from '../../../../tooling/e2e/axe.ts';
import { expect, test } from '../../../../tooling/e2e/test.ts';

test.use({ person: 'ana' });

test('somebody finds a product, orders it and pays by card, and a download without an address (domain.md 2.25)', async ({
  page,
}) => {
  await page.goto('/store');
  await page.getByRole('link', { name: /^Apparel\s?\d/ }).click();
  await page.getByRole('link', { name: /Team T-shirt/ }).click();
  await expect(page.getByRole('heading', { name: 'Team T-shirt', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Grey' }).click();
  await page.getByRole('button', { name: 'L', exact: true }).click();
  await page.getByRole('textbox', { name: 'Quantity' }).fill('2');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByText('2 in your cart.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Cart' }).click();
  await expect(page.getByRole('list', { name: 'In your cart' })).toContainText('$36.00');
  expect(await accessibilityProblems(page)).toEqual([]);

  await page.getByRole('link', { name: 'Checkout' }).click();
  await expect(page.getByRole('heading', { name: 'Address', level: 2 })).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  const review = page.getByRole('list', { name: 'What you order' });
  await expect(review).toContainText('2 × Team T-shirt, Grey, L');
  await expect(page.getByText('Shipping', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Order and pay' }).click();
  await page.getByRole('button', { name: /^Pays, and is declined when charged again/ }).click();

  await expect(page.getByRole('heading', { name: /^Order S-\d+$/, level: 1 })).toBeVisible();
  await expect(page.getByText('Payment received')).toBeVisible();
  await expect(page.getByText('Processing')).toBeVisible();
  const [, number] =
    /(S-\d+)/.exec((await page.getByRole('heading', { level: 1 }).textContent()) ?? '') ?? [];
  expect(await accessibilityProblems(page)).toEqual([]);

  await page.goto('/store/cart');
  await expect(page.getByText('Your cart is empty.')).toBeVisible();
  await page.goto('/account/purchase-history');
  await page.getByRole('link', { name: `Store order ${number}` }).click();
  await expect(page.getByRole('heading', { name: `Order ${number}`, level: 1 })).toBeVisible();

  await page.goto('/store/products/meeting-planner');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Cart (1)' }).click();
  await page.getByRole('link', { name: 'Checkout' }).click();
  await expect(page.getByRole('heading', { name: 'Review', level: 2 })).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Order and pay' }).click();
  await page.getByRole('button', { name: /^Pays, and is declined when charged again/ }).click();
  await expect(page.getByText('Your downloads are ready.')).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download client-meeting-planner.pdf' }).click();
  expect((await saved).suggestedFilename()).toBe('client-meeting-planner.pdf');
  expect(await accessibilityProblems(page)).toEqual([]);
});
