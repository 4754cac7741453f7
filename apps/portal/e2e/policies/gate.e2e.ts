import { choose } from '../../../../tooling/e2e/pages.ts';
import { expect, test } from '../../../../tooling/e2e/test.ts';
import { addClient } from '../clients/client.ts';
import { fillPremium, ownNumber } from './policy.ts';

test.use({ person: 'ana' });

test('the check beside a policy leads to the account, and the account back to what was typed (2.13, R-CHK-01)', async ({
  page,
  session,
}) => {
  const client = await addClient(session);
  const number = ownNumber('GATE');
  await page.goto(`/business/create/${client.id}`);
  await expect(page.getByRole('combobox', { name: 'Client' })).toHaveValue(client.name);
  await page.getByRole('button', { name: 'Next' }).click();
  await choose(page, 'State', 'New York');
  await choose(page, 'Provider', 'Granite Mutual Life');
  await choose(page, 'Product', 'Granite Term 20');
  await page.getByRole('button', { name: 'Next' }).click();
  await fillPremium(page, number);

  const gate = page.getByRole('region', { name: 'Submission check' });
  await expect(gate.getByText(/^You earn about/)).toBeVisible();
  await expect(gate.getByRole('list', { name: 'What holds' })).toContainText('E&O coverage');
  await gate.getByRole('button', { name: 'Add a license' }).click();
  await expect(page).toHaveURL(/\/account\/licenses/);
  const form = page.getByRole('dialog', { name: 'Add license' });
  await expect(form).toBeVisible();
  await form.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('link', { name: 'Back to the policy' }).click();

  await expect(page.getByText('What you had typed is back.')).toBeVisible();
  await page.getByRole('button', { name: /^Dates & premium/ }).click();
  await expect(page.getByRole('textbox', { name: 'Policy Number' })).toHaveValue(number);
  await expect(gate.getByText(/^No valid Life license in NY/)).toBeVisible();
});
