import { readFile } from 'node:fs/promises';
import { addresses } from '../../../tooling/e2e/addresses.ts';
import { accessibilityProblems } from '../../../tooling/e2e/axe.ts';
import { daysAgo } from '../../../tooling/e2e/company-day.ts';
import { pressInHead } from '../../../tooling/e2e/layers.ts';
import { pdfText } from '../../../tooling/e2e/pdf-text.ts';
import type { Session } from '../../../tooling/e2e/session.ts';
import { expect, type Page, sessionOf, test } from '../../../tooling/e2e/test.ts';

test.use({ app: 'admin', person: 'admin' });

const money = (cents: number) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(cents / 100);

interface Policy {
  readonly id: string;
  readonly policy_number: string;
}

/** A policy with a BV of 3,600.00 that was issued four months ago and waits for the carrier's money alone. */
async function issuedPolicy(office: Session, writer: Session): Promise<Policy> {
  const { user } = (await writer.call('GET', '/access')).body;
  const products = (await writer.call('GET', '/business/products?limit=200')).body.rows;
  const product = products.find(({ name }: { name: string }) => name === 'Granite Term 20');
  const filter = JSON.stringify({ type: { eq: 'Business' }, country: { eq: 'USA' } });
  const clients = await writer.call('GET', `/business/clients?limit=1&filter=${encodeURIComponent(filter)}`);
  const { body } = await office.call('POST', '/admin/policies', {
    body: {
      policy_number: `BANK-${Date.now().toString(36).toUpperCase()}`,
      provider_id: product.provider.id,
      product_id: product.id,
      client_id: clients.body.rows[0].id,
      state: 'OR',
      face_amount_cents: 50_000_000,
      premium_mode: 'Annual',
      modal_premium_cents: 360_000,
      target_premium_cents: 360_000,
      submit_date: daysAgo(130),
      issue_date: daysAgo(125),
      writing_associate_code: user.code,
    },
  });
  return body;
}

/** The row's link, once the list has found it. */
const openRow = (page: Page, table: string, words: string | RegExp) =>
  page
    .getByRole('table', { name: table })
    .getByRole('row', { name: words })
    .getByRole('link')
    .first()
    .click();

/** Imports a statement whose only line names the policy wrongly, matches that line and takes it as paid. */
async function payByCarrier(page: Page, policy: Policy): Promise<void> {
  const wrong = `X${policy.policy_number}`;
  await page.goto('/provider-payments/imports');
  await page.getByRole('button', { name: 'Import a statement' }).click();
  const form = page.getByRole('dialog', { name: 'Import a statement' });
  await form.getByRole('combobox', { name: 'Provider' }).fill('Granite Mutual Life');
  await page.getByRole('option', { name: 'Granite Mutual Life' }).first().click();
  await form.getByLabel('Statement Reference').fill(`E2E-${policy.policy_number}`);
  await form.getByLabel('File').setInputFiles({
    name: 'statement.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`policy number;kind;amount\n${wrong};First Year;1.00\n${wrong};First Year;1,50\n`),
  });
  await expect(page.getByText('Nothing is booked yet: 1 exception, 1 refused')).toBeVisible();
  await expect(page.getByText(/^Amount is written with a decimal comma/)).toBeVisible();
  await page.getByRole('button', { name: 'Book 1 line' }).click();
  await expect(page.getByText('Booked: 1 exception, 1 refused')).toBeVisible();

  await page.getByRole('link', { name: 'Work on its exceptions' }).click();
  await page.getByRole('link', { name: wrong }).click();
  await page.getByRole('button', { name: 'Match to a policy' }).click();
  const match = page.getByRole('dialog', { name: 'Match to a policy' });
  await match.getByRole('combobox', { name: 'Policy' }).fill(policy.policy_number);
  await page.getByRole('option', { name: new RegExp(policy.policy_number) }).click();
  await match.getByLabel('Reason').fill('The carrier wrote its own number');
  await match.getByRole('button', { name: 'Match' }).click();
  await expect(page.getByText(/^The amount differs from the expected \$3,600\.00/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Accept as paid' }).click();
  const accept = page.getByRole('dialog', { name: 'Accept as paid' });
  await accept.getByLabel('Reason').fill('Agreed with the carrier');
  await accept.getByRole('button', { name: 'Accept as paid' }).click();
  await expect(page.getByText('It made the policy Ready To Pay.')).toBeVisible();
  await page.getByRole('link', { name: policy.policy_number }).click();
  await expect(page.getByText('Ready To Pay').first()).toBeVisible();
}

/** Drafts and opens the next run; answers its number. */
async function openRun(page: Page, office: Session): Promise<number> {
  const { number } = (await office.call('GET', '/admin/pay-runs/proposal')).body;
  await page.goto('/pay-runs');
  await page.getByRole('button', { name: `Draft pay run ${number}` }).click();
  const draft = page.getByRole('dialog', { name: `Draft pay run ${number}` });
  await draft.getByLabel('USD to CAD Rate').fill('1.3725');
  await draft.getByLabel('CAD to USD Rate').fill('0.7286');
  await draft.getByRole('button', { name: 'Draft pay run', exact: true }).click();
  await expect(page).toHaveURL(/\/pay-runs\/[0-9a-f-]{36}$/);
  await page.getByRole('button', { name: 'Open for review' }).click();
  const opening = page.getByRole('dialog', { name: `Open pay run ${number}` });
  await opening.getByRole('button', { name: 'Open for review' }).click();
  await expect(opening.getByText(/\d+ payouts? computed/)).toBeVisible();
  await opening.getByRole('button', { name: 'Done' }).click();
  return number;
}

async function closeRun(page: Page, number: number): Promise<void> {
  await page.getByRole('button', { name: 'Close pay run' }).click();
  const closing = page.getByRole('dialog', { name: `Close pay run ${number}` });
  await expect(closing.getByRole('table', { name: 'Will be paid' })).toBeVisible();
  await closing.getByRole('button', { name: 'Close pay run' }).click();
  await expect(closing.getByText(/\d+ associates? paid/)).toBeVisible();
  await closing.getByRole('button', { name: 'Done' }).click();
}

/** Says in the portal what is wrong with the chargeback that is open. */
async function dispute(portal: Page, text: string): Promise<void> {
  await portal.getByRole('button', { name: 'Dispute chargeback' }).click();
  const asking = portal.getByRole('dialog', { name: 'Dispute chargeback' });
  await asking.getByLabel('What is wrong').fill(text);
  await asking.getByRole('button', { name: 'Dispute chargeback' }).click();
  await expect(asking).toBeHidden();
}

/** Answers the dispute of the debt in the office; the dialog says before what follows. */
async function decide(
  page: Page,
  debt: string,
  { verb, label, answer, row, amount }: Record<'verb' | 'label' | 'answer' | 'row' | 'amount', string>,
): Promise<void> {
  await page.goto(`/chargebacks/${debt}`);
  await pressInHead(page, new RegExp(`^${verb} dispute`));
  const dialog = page.getByRole('dialog', { name: `${verb} dispute` });
  await expect(dialog.getByRole('row', { name: row })).toContainText(amount);
  await dialog.getByLabel(label).fill(answer);
  await dialog.getByRole('button', { name: `${verb} dispute` }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('list', { name: 'Dispute' })).toContainText(answer);
}

const payoutRow = (page: Page, label: RegExp) =>
  page.getByRole('table', { name: 'Payout' }).getByRole('row', { name: label });

test('the carrier’s money reaches the associate’s bank, and the next run recovers what a lapse takes back (2.22, R-MNY-32, R-PAY-03, R-CB-03)', async ({
  session,
  page,
  browserOf,
}) => {
  // Two pay runs are computed and closed.
  test.setTimeout(400_000);
  const hal = await sessionOf('hal');
  const policy = await issuedPolicy(session, hal);
  await payByCarrier(page, policy);

  const number = await openRun(page, session);
  const address = page.url();
  // Who opened it cannot close it, and reads why.
  await expect(
    page.getByText('Another person than the one who opened the pay run must close it.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Close pay run' })).toBeHidden();
  await page.getByRole('link', { name: /^Warnings/ }).click();
  await expect(page.getByRole('list', { name: 'Warnings' })).toContainText('No approved payout information');
  expect(await accessibilityProblems(page)).toEqual([]);

  const other = await sessionOf(session.username === 'admin' ? 'super' : 'admin', 'admin');
  const second = await browserOf(other);
  await second.goto(address);
  await closeRun(second, number);
  await second.getByRole('button', { name: 'Make bank file' }).click();
  const making = second.getByRole('dialog', { name: 'Make bank file' });
  await making.getByRole('button', { name: 'Make bank file' }).click();
  const name = `pay-run-${number}-usd-1.csv`;
  await expect(making.getByText(`${name} made`)).toBeVisible();
  const file = second.waitForEvent('download');
  await making.getByRole('button', { name: `Download ${name}` }).click();
  expect(await readFile(await (await file).path(), 'utf8')).toContain(`R${number}-U`);
  await making.getByRole('button', { name: 'Done' }).click();

  // One payout is confirmed alone, and its statement says the same on both sides.
  await second.getByPlaceholder('Search associates').fill('Hal Thompson');
  await openRow(second, 'Payouts', /Hal Thompson/);
  await second.getByRole('button', { name: 'Confirm payout' }).click();
  const deciding = second.getByRole('dialog', { name: 'Confirm payouts' });
  await deciding.getByRole('button', { name: 'Confirm 1 payout' }).click();
  await expect(deciding.getByText('1 payout confirmed')).toBeVisible();
  await deciding.getByRole('button', { name: 'Done' }).click();
  const paid = await payoutRow(second, /^Paid out/)
    .getByRole('cell')
    .last()
    .textContent();
  expect(await accessibilityProblems(second)).toEqual([]);
  const portal = await browserOf(hal);
  await portal.goto(`${addresses.portal}/payments/statements/${second.url().split('/').at(-1)}`);
  await expect(payoutRow(portal, /^Paid out/)).toContainText(`${paid}`);
  // A Marketing Director is paid 55 % of a BV of 3,600.00.
  const line = portal
    .getByRole('table', { name: 'Lines' })
    .getByRole('row', { name: new RegExp(`Writing.*${policy.policy_number.slice(-4)}`) });
  await expect(line).toContainText('3,600.00 BV');
  await expect(line).toContainText('55%');
  await expect(line).toContainText('$1,980.00');
  const saving = portal.waitForEvent('download');
  await portal.getByRole('button', { name: `PDF of run ${number}` }).click();
  const paper = pdfText(await readFile(await (await saving).path()));
  for (const words of ['1,980.00', '55%', policy.policy_number.slice(-4), `${paid}`.replace('$', '')])
    expect(paper).toContain(words);

  // The ledger has it, down to its journals.
  await second.goto('/ledger');
  await expect(second.getByText('Debits equal credits').first()).toBeVisible();
  await second.getByRole('link', { name: 'Payouts In Transit' }).first().click();
  await second.getByRole('table', { name: 'Journals' }).locator('[data-row-link]').first().click();
  await expect(second).toHaveURL(/\/ledger\/journals\/[0-9a-f-]{36}$/);

  // The policy lapses after four of twelve months: two thirds of 1,980.00 are not earned.
  await expect
    .poll(async () => (await session.call('GET', `/admin/policies/${policy.id}`)).body.business_status)
    .toBe('Approved');
  const { version } = (await session.call('GET', `/admin/policies/${policy.id}`)).body;
  await session.call('POST', `/admin/policies/${policy.id}/termination`, {
    ifMatch: version,
    body: { reason: 'Policy Lapsed', termination_date: daysAgo(0), paid_to_date: null },
  });
  await portal.goto(`${addresses.portal}/payments/chargebacks`);
  await openRow(portal, 'Chargebacks', new RegExp(`${policy.policy_number}.*\\$1,320\\.00`));
  await expect(
    portal.getByRole('table', { name: 'Writing' }).getByRole('row', { name: /^Earned in 4 of 12 months/ }),
  ).toContainText('-$660.00');
  const debt = `${portal.url().split('/').at(-1)}`;
  await dispute(portal, 'The client paid in time.');

  await page.goto('/chargebacks');
  await page
    .getByRole('navigation', { name: 'Views' })
    .getByRole('button', { name: /^Disputed/ })
    .click();
  await openRow(page, 'Chargebacks', /Hal Thompson/);
  await expect(page.getByText('The client paid in time.')).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await decide(page, debt, {
    verb: 'Refuse',
    label: 'Reason',
    answer: 'The carrier confirmed the lapse.',
    row: 'Owed',
    amount: '$1,320.00',
  });
  await portal.reload();
  await expect(portal.getByRole('list', { name: 'Dispute' })).toContainText(
    'The carrier confirmed the lapse.',
  );

  // Another policy is paid, and its run withholds at most half for the debt (R-MNY-28).
  const next = await issuedPolicy(session, hal);
  await payByCarrier(page, next);
  const later = await openRun(page, session);
  await second.goto(page.url());
  await closeRun(second, later);
  const statements = (await hal.call('GET', '/payments/statements?limit=1')).body.rows;
  expect(statements[0].pay_run_number).toBe(later);
  const { withheld_cents, gross_cents } = statements[0];
  expect(withheld_cents).toBe(Math.min(132_000, Math.floor(gross_cents / 2)));
  await portal.goto(`${addresses.portal}/payments/statements/${statements[0].id}`);
  await expect(
    payoutRow(portal, new RegExp(`^Withheld for Policy Lapsed.*${policy.policy_number.slice(-4)}`)),
  ).toContainText(`-${money(withheld_cents)}`);
  await portal.goto(`${addresses.portal}/payments/chargebacks/${debt}`);
  await expect(portal.getByText(money(132_000 - withheld_cents)).first()).toBeVisible();
  await expect(portal.getByText(money(withheld_cents)).first()).toBeVisible();

  // What the home office takes below its limit is posted at once (R-MNY-36), and an approved dispute gives it
  // back. Nothing was entered for her lately, which would count toward the limit.
  const bea = await sessionOf('bea');
  const { user } = (await bea.call('GET', '/access')).body;
  await session.call('POST', '/admin/adjustments', {
    body: { associate_code: user.code, amount_cents: -12_000, reason: 'Paid twice by the carrier' },
  });
  const hers = await browserOf(bea);
  await hers.goto(`${addresses.portal}/payments/chargebacks`);
  await openRow(hers, 'Chargebacks', /\$120\.00/);
  await dispute(hers, 'The carrier paid once, the letter shows it.');
  const taken = `${hers.url().split('/').at(-1)}`;
  await decide(page, taken, {
    verb: 'Approve',
    label: 'Answer',
    answer: 'The statement shows one payment.',
    row: 'Given back',
    amount: '$120.00',
  });
  await hers.reload();
  await expect(hers.getByRole('list', { name: 'Dispute' })).toContainText('The statement shows one payment.');
});
