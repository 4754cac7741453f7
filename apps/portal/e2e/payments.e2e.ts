import { readFile } from 'node:fs/promises';
import { accessibilityProblems } from '../../../tooling/e2e/axe.ts';
import { expect, type Page, sessionOf, test } from '../../../tooling/e2e/test.ts';

test.use({ person: 'ana' });

const table = (page: Page) => page.getByRole('table', { name: 'Payments' });
const money = (cents: number) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(cents / 100);

test('a paid line is found in the list, and its receipt leads from the BV to the amount (domain.md 4.11, example 1)', async ({
  page,
}) => {
  await page.goto('/payments/compensations');
  await page.getByRole('navigation', { name: 'Views' }).getByRole('button', { name: /^Paid/ }).click();
  await page.getByPlaceholder('Search payments').fill('GT-EX-01');
  // The row may be on the page before it is searched for: the list has searched once its address says so.
  await expect(page).toHaveURL(/filter=.*GT-EX-01/);
  const row = table(page).getByRole('row', { name: /GT-EX-01/ });
  await expect(row).toContainText('$1,260.00');
  await row.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/payments\/compensations\/[0-9a-f-]{36}$/);
  const receipt = page.getByRole('table', { name: 'Writing' });
  await expect(receipt.getByRole('row', { name: /^Policy BV/ })).toContainText('3,600.00 BV');
  await expect(receipt.getByRole('row', { name: /^Associate/ })).toContainText('35%');
  await expect(receipt.getByRole('row', { name: /^You/ })).toContainText('$1,260.00');
  await expect(receipt.getByRole('row', { name: /^You/ })).toContainText(/Paid with run \d+/);

  // The address alone brings it back, and paper has it without the frame.
  await page.reload();
  await expect(receipt.getByRole('row', { name: /^You/ })).toContainText('$1,260.00');
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  await expect(receipt).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  // The run that paid it is a statement; the policy is one click away.
  await page.getByRole('link', { name: /^Run \d+$/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Statement of/ })).toBeVisible();
});

test('the sum below the list is the sum of its rows (domain.md 2.17)', async ({ page, session }) => {
  const { rows } = (await session.call('GET', '/payments/compensations?limit=500')).body;
  const sum = rows.reduce(
    (total: number, { amount_cents }: { amount_cents: number }) => total + amount_cents,
    0,
  );
  await page.goto('/payments/compensations');
  await expect(table(page).getByRole('row', { name: /^Total/ })).toContainText(money(sum));
  await expect(page.getByText(`${rows.length} lines`).first()).toBeVisible();
});

test('an upline reads what was already paid below in the receipt of an override (example 1)', async ({
  browserOf,
}) => {
  const page = await browserOf(await sessionOf('eve'));
  const filter = { source_associate: { contains: 'Ana Alvarez' }, base_bv_cents: { eq: 360_000 } };
  await page.goto(`/payments/compensations?filter=${encodeURIComponent(JSON.stringify(filter))}`);
  await table(page)
    .getByRole('row', { name: /Override Bonus.*X-01/ })
    .getByRole('link')
    .first()
    .click();
  const receipt = page.getByRole('table', { name: 'Override Bonus' });
  await expect(receipt.getByRole('row', { name: /^Already paid up to Dev Patel/ })).toContainText('-65%');
  await expect(receipt.getByRole('row', { name: /^You/ })).toContainText('$180.00');
});

test('a statement opens, adds up, and is saved as PDF and CSV (R-PAY-03)', async ({ page }) => {
  await page.goto('/payments');
  await expect(page.getByText(/^Estimate for/)).toBeVisible();
  const list = page.getByRole('list', { name: /^Statements of/ });
  const [first] = [list.getByRole('listitem').first()];
  const paid = await first.getByText(/^\$/).textContent();
  for (const [format, begins] of [
    ['PDF', '%PDF'],
    ['CSV', 'Kind'],
  ] as const) {
    const file = page.waitForEvent('download');
    await first.getByRole('button', { name: new RegExp(`^${format} of run`) }).click();
    const saved = await file;
    expect(saved.suggestedFilename()).toMatch(new RegExp(`^statement-\\d+-U\\d+\\.${format.toLowerCase()}$`));
    expect(await readFile(await saved.path(), 'utf8')).toContain(begins);
  }
  await first.getByRole('link').click();
  await expect(page).toHaveURL(/\/payments\/statements\//);
  const payout = page.getByRole('table', { name: 'Payout' });
  await expect(payout.getByRole('row', { name: /^Paid out/ })).toContainText(`${paid}`);
  const gross = await payout
    .getByRole('row', { name: /^Gross/ })
    .getByRole('cell')
    .last()
    .textContent();
  await expect(page.getByRole('table', { name: 'Lines' }).getByRole('row', { name: /^Gross/ })).toContainText(
    `${gross}`,
  );
});

test('a chargeback is disputed with a document, once (R-CB-03)', async ({ page }) => {
  await page.goto('/payments/chargebacks');
  await page
    .getByRole('table', { name: 'Chargebacks' })
    .getByRole('row', { name: /GT-EX-06/ })
    .getByRole('link')
    .first()
    .click();
  // Example 6: two thirds of 1,260.00 are not earned after four months.
  const receipt = page.getByRole('table', { name: 'Writing' });
  await expect(receipt.getByRole('row', { name: /^Earned in 4 of 12 months/ })).toContainText('-$420.00');
  await expect(receipt.getByRole('row', { name: /^You/ })).toContainText('-$840.00');
  await page.getByRole('button', { name: 'Dispute chargeback' }).click();
  const dialog = page.getByRole('dialog', { name: 'Dispute chargeback' });
  await dialog.getByLabel('What is wrong').fill('The client paid within the grace period.');
  page.on('dialog', (leaving) => leaving.accept());
  await page.reload();
  await expect(dialog.getByText('What you had typed is back.')).toBeVisible();
  await expect(dialog.getByLabel('What is wrong')).toHaveValue('The client paid within the grace period.');
  await dialog.getByLabel('Document').setInputFiles({
    name: 'letter.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
  });
  await expect(dialog.getByRole('list', { name: 'Files of Document' })).toContainText('Uploaded');
  await dialog.getByRole('button', { name: 'Dispute chargeback' }).click();
  const thread = page.getByRole('list', { name: 'Dispute' });
  await expect(thread).toContainText('The client paid within the grace period.');
  await expect(thread).toContainText('Pending');
  await expect(page.getByRole('button', { name: 'Dispute chargeback' })).toBeHidden();
  const file = page.waitForEvent('download');
  await thread.getByRole('button', { name: 'Download document' }).click();
  expect(await readFile(await (await file).path(), 'latin1')).toContain('%PDF');
});

test('what lapses would take is shown for the whole book, month by month (domain.md 9.3)', async ({
  page,
  session,
}) => {
  const { totals } = (await session.call('GET', '/payments/exposure')).body;
  await page.goto('/payments/chargebacks');
  await page.getByRole('navigation', { name: 'Chargebacks' }).getByRole('link', { name: 'Exposure' }).click();
  await expect(page.getByText(money(totals[0].total_cents)).first()).toBeVisible();
  // Example 1 is in its second month: after the fourth, two thirds of 1,260.00 are at risk.
  const policies = page.getByRole('table', { name: 'By policy' });
  await policies.getByRole('button', { name: /of GT-EX-01/ }).click();
  await expect(policies.getByText('$840.00').first()).toBeVisible();
});

test('the dashboard begins with its last figures and forgets them at sign-out', async ({ page }) => {
  const kept = () => page.evaluate(() => localStorage.getItem('Figures'));
  await page.goto('/payments');
  await expect(page.getByText(/^Estimate for/)).toBeVisible();
  await expect.poll(kept).toContain('getPaymentsStatistics');
  // Even while the server does not answer, the figures of the last time are there.
  await page.route('**/dashboards/payments/statistics**', () => undefined);
  await page.reload();
  await expect(page.getByText(/^Estimate for/)).toBeVisible();
  await expect(page.getByText(/^As of/)).toBeVisible();
  await page.unroute('**/dashboards/payments/statistics**');
  await page.getByRole('button', { name: /^Account menu/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login/);
  expect(await kept()).toBeNull();
});

test('privacy hides every amount, and a line of somebody else is not found', async ({ page, watch }) => {
  const ben = await sessionOf('ben');
  const { rows } = (await ben.call('GET', '/payments/compensations?limit=1')).body;
  await page.goto('/payments/compensations');
  await expect(table(page).getByRole('row').nth(1)).toContainText('$');
  await page.keyboard.press('p');
  await expect(page.locator('main')).not.toContainText('$');
  watch.allow(404);
  await page.goto(`/payments/compensations/${rows[0].id}`);
  await expect(page.getByRole('heading', { name: 'Resource not found' })).toBeVisible();
});

test('a trainee sees what waits, and what releases it (domain.md 2.19)', async ({ browserOf }) => {
  const page = await browserOf(await sessionOf('tom'));
  await page.goto('/payments/training-escrows');
  const program = page.getByRole('region', { name: 'Your training program' });
  await expect(program).toContainText(/\$[\d,]+\.\d\d waits for you/);
  await expect(program).toContainText('three acknowledged cases release the money');
  await expect(page.getByRole('list', { name: 'What it needs' })).toContainText('License active');
});
