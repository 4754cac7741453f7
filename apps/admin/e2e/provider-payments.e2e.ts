import type { Session } from '../../../tooling/e2e/session.ts';
import { expect, test } from '../../../tooling/e2e/test.ts';

test.use({ app: 'admin', person: 'admin' });

interface Policy {
  readonly id: string;
  readonly policy_number: string;
  readonly provider: string;
  readonly kind: string;
}

/** A policy that waits for the carrier's money and for nothing besides. */
async function waitingPolicy(session: Session): Promise<Policy> {
  const filter = JSON.stringify({
    business_status: { in: ['Pending'] },
    issue_date: { isNull: false },
  });
  const { body } = await session.call(
    'GET',
    `/admin/policies?limit=100&filter=${encodeURIComponent(filter)}`,
  );
  for (const { id } of body.rows) {
    const check = (await session.call('GET', `/admin/policies/${id}/check`)).body;
    const missing = check.ready_to_pay.filter((need: { missing: string[] }) => need.missing.length > 0);
    if (missing.length !== 1 || missing[0].label !== 'Provider payment matched') continue;
    const policy = (await session.call('GET', `/admin/policies/${id}`)).body;
    if (policy.currency !== 'USD') continue;
    return {
      id,
      policy_number: policy.policy_number,
      provider: policy.provider.name,
      kind: policy.application_type,
    };
  }
  throw new Error('No policy waits for its payment alone');
}

test('a statement is imported, its exception matched and accepted, and the policy becomes Ready To Pay (2.22)', async ({
  page,
  session,
}) => {
  const policy = await waitingPolicy(session);
  const reference = `E2E-${Date.now()}`;
  const wrong = `X${reference}`;
  await page.goto('/provider-payments/imports');
  await page.getByRole('button', { name: 'Import a statement' }).click();
  const form = page.getByRole('dialog', { name: 'Import a statement' });
  await form.getByRole('combobox', { name: 'Provider' }).fill(policy.provider);
  await page.getByRole('option', { name: policy.provider }).first().click();
  await form.getByLabel('Statement Reference').fill(reference);
  await form.getByLabel('File').setInputFiles({
    name: 'statement.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      ['policy number;kind;amount', `${wrong};${policy.kind};1.00`, `${wrong};${policy.kind};1,50`].join(
        '\n',
      ),
    ),
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
  await expect(page.getByText(/^The amount differs from the expected/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Accept as paid' }).click();
  const accept = page.getByRole('dialog', { name: 'Accept as paid' });
  await accept.getByLabel('Reason').fill('Agreed with the carrier');
  await accept.getByRole('button', { name: 'Accept as paid' }).click();
  await expect(page.getByText('It made the policy Ready To Pay.')).toBeVisible();
  await page.getByRole('link', { name: policy.policy_number }).click();
  await expect(page.getByText('Ready To Pay').first()).toBeVisible();
});
