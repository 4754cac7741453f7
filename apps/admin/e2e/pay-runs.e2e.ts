import { readFile } from 'node:fs/promises';
import { accessibilityProblems } from '../../../tooling/e2e/axe.ts';
import { expect, sessionOf, test } from '../../../tooling/e2e/test.ts';

test.use({ app: 'admin', person: 'admin' });

test('a pay run goes from the draft to the associate’s statement, and two people close it (R-MNY-32, R-PAY-03)', async ({
  session,
  page,
  browserOf,
}) => {
  const other = await sessionOf(session.username === 'admin' ? 'super' : 'admin', 'admin');
  const { number } = (await session.call('GET', '/admin/pay-runs/proposal')).body;
  await page.goto('/pay-runs');
  await page.getByRole('button', { name: `Draft pay run ${number}` }).click();
  const draft = page.getByRole('dialog', { name: `Draft pay run ${number}` });
  await draft.getByLabel('USD to CAD Rate').fill('1.3725');
  await draft.getByLabel('CAD to USD Rate').fill('0.7286');
  await draft.getByRole('button', { name: 'Draft pay run', exact: true }).click();
  await expect(page).toHaveURL(/\/pay-runs\/[0-9a-f-]{36}$/);
  const address = page.url();

  await page.getByRole('button', { name: 'Open for review' }).click();
  const opening = page.getByRole('dialog', { name: `Open pay run ${number}` });
  await opening.getByRole('button', { name: 'Open for review' }).click();
  await expect(opening.getByText(/\d+ payouts? computed/)).toBeVisible();
  await opening.getByRole('button', { name: 'Done' }).click();

  // Who opened it cannot close it, and reads why.
  await expect(
    page.getByText('Another person than the one who opened the pay run must close it.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Close pay run' })).toBeHidden();
  await page.getByRole('link', { name: /^Warnings/ }).click();
  await expect(page.getByRole('list', { name: 'Warnings' })).toContainText('No approved payout information');
  expect(await accessibilityProblems(page)).toEqual([]);

  const second = await browserOf(other);
  await second.goto(address);
  await second.getByRole('button', { name: 'Close pay run' }).click();
  const closing = second.getByRole('dialog', { name: `Close pay run ${number}` });
  await expect(closing.getByRole('table', { name: 'Will be paid' })).toBeVisible();
  await closing.getByRole('button', { name: 'Close pay run' }).click();
  await expect(closing.getByText(/\d+ associates? paid/)).toBeVisible();
  await closing.getByRole('button', { name: 'Done' }).click();

  await second.getByRole('button', { name: 'Make bank file' }).click();
  const making = second.getByRole('dialog', { name: 'Make bank file' });
  await making.getByRole('button', { name: 'Make bank file' }).click();
  const name = `pay-run-${number}-usd-1.csv`;
  await expect(making.getByText(`${name} made`)).toBeVisible();
  const file = second.waitForEvent('download');
  await making.getByRole('button', { name: `Download ${name}` }).click();
  expect(await readFile(await (await file).path(), 'utf8')).toContain(`R${number}-U`);
  await making.getByRole('button', { name: 'Done' }).click();

  // Ana's payout is confirmed alone, and her statement says the same on both sides.
  await second.getByPlaceholder('Search associates').fill('Ana Alvarez');
  await second
    .getByRole('row', { name: /Ana Alvarez/ })
    .getByRole('link')
    .first()
    .click();
  await second.getByRole('button', { name: 'Confirm payout' }).click();
  const deciding = second.getByRole('dialog', { name: 'Confirm payouts' });
  await deciding.getByRole('button', { name: 'Confirm 1 payout' }).click();
  await expect(deciding.getByText('1 payout confirmed')).toBeVisible();
  await deciding.getByRole('button', { name: 'Done' }).click();
  const paid = await second
    .getByRole('table', { name: 'Payout' })
    .getByRole('row', { name: /^Paid out/ })
    .getByRole('cell')
    .last()
    .textContent();
  expect(await accessibilityProblems(second)).toEqual([]);
  const statement = second.url().split('/').at(-1);
  const ana = await browserOf(await sessionOf('ana'));
  await ana.goto(`/payments/statements/${statement}`);
  await expect(
    ana.getByRole('table', { name: 'Payout' }).getByRole('row', { name: /^Paid out/ }),
  ).toContainText(`${paid}`);

  // The ledger has it, down to its journals.
  await second.goto('/ledger');
  await expect(second.getByText('Debits equal credits').first()).toBeVisible();
  await second.getByRole('link', { name: 'Payouts In Transit' }).first().click();
  await second.getByRole('table', { name: 'Journals' }).locator('[data-row-link]').first().click();
  await expect(second).toHaveURL(/\/ledger\/journals\/[0-9a-f-]{36}$/);
});
