import { addresses } from '../../../tooling/e2e/addresses.ts';
import { accessibilityProblems } from '../../../tooling/e2e/axe.ts';
import { pressInHead } from '../../../tooling/e2e/layers.ts';
import { expect, sessionOf, test } from '../../../tooling/e2e/test.ts';

test.use({ app: 'admin', person: 'admin' });

test('a chargeback is disputed in the portal and decided in the office (R-CB-03)', async ({
  page,
  session,
  browserOf,
}) => {
  const bea = await sessionOf('bea');
  const { user } = (await bea.call('GET', '/access')).body;
  // The home office takes $120.00, which below the limit is posted at once (R-MNY-36).
  await session.call('POST', '/admin/adjustments', {
    body: { associate_code: user.code, amount_cents: -12_000, reason: 'Paid twice by the carrier' },
  });
  const portal = await browserOf(bea);
  await portal.goto(`${addresses.portal}/payments/chargebacks`);
  const mine = portal.getByRole('table', { name: 'Chargebacks' });
  await mine
    .getByRole('row', { name: /\$120\.00/ })
    .getByRole('link')
    .first()
    .click();
  await portal.getByRole('button', { name: 'Dispute chargeback' }).click();
  const asking = portal.getByRole('dialog', { name: 'Dispute chargeback' });
  await asking.getByLabel('What is wrong').fill('The carrier paid once, the letter shows it.');
  await asking.getByRole('button', { name: 'Dispute chargeback' }).click();
  await expect(asking).toBeHidden();

  await page.goto('/chargebacks');
  await page
    .getByRole('navigation', { name: 'Views' })
    .getByRole('button', { name: /^Disputed/ })
    .click();
  const all = page.getByRole('table', { name: 'Chargebacks' });
  await all
    .getByRole('row', { name: new RegExp(user.last_name ?? user.name) })
    .getByRole('link')
    .first()
    .click();
  await expect(page.getByText('The carrier paid once, the letter shows it.')).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await pressInHead(page, /^Approve dispute/);
  const dialog = page.getByRole('dialog', { name: 'Approve dispute' });
  await expect(dialog.getByRole('row', { name: /Given back/ })).toContainText('$120.00');
  await dialog.getByLabel('Answer').fill('The statement shows one payment.');
  await dialog.getByRole('button', { name: 'Approve dispute' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('list', { name: 'Dispute' })).toContainText('The statement shows one payment.');

  await portal.reload();
  await expect(portal.getByRole('list', { name: 'Dispute' })).toContainText(
    'The statement shows one payment.',
  );
});
