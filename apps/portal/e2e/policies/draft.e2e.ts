import { codeFor } from '../../../../tooling/e2e/outbox.ts';
import { submitSignIn } from '../../../../tooling/e2e/pages.ts';
import { expect, test } from '../../../../tooling/e2e/test.ts';
import { addClient } from '../clients/client.ts';
import { fillPremium, fillProduct, ownNumber } from './policy.ts';

test.use({ person: 'ana' });

test('a policy being written outlives a reload, a session that ended and a lost network (R-32, R-33, D.2.15)', async ({
  page,
  session,
  watch,
}) => {
  watch.allow(401);
  watch.allowNetworkFailure();
  const client = await addClient(session);
  const number = ownNumber('DRAFT');
  const next = page.getByRole('button', { name: 'Next' });
  const write = async () => {
    await next.click();
    await fillProduct(page);
    await next.click();
    await fillPremium(page, number);
  };
  await page.goto(`/business/create/${client.id}`);
  await expect(page.getByRole('combobox', { name: 'Client' })).toHaveValue(client.name);
  await write();

  await page.reload();
  await expect(page.getByText('What you had typed is back.')).toBeVisible();
  await page.getByRole('button', { name: /^Dates & premium/ }).click();
  await expect(page.getByRole('textbox', { name: 'Policy Number' })).toHaveValue(number);

  await page.getByRole('textbox', { name: 'Note' }).fill('Called on Friday.');
  await page.getByRole('textbox', { name: 'Face Amount' }).fill('600000');
  await session.call('POST', '/logout');
  // Back from another tab: the submission check is asked for again, and is the first request the server refuses.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(page).toHaveURL(/\/login\?redirect=/);
  const since = new Date();
  await submitSignIn(page, 'ana');
  await page.getByLabel('Code').fill(await codeFor('ana', since));
  await expect(page).toHaveURL(`/business/create/${client.id}`);
  await expect(page.getByText('What you had typed is back.')).toBeVisible();
  await page.getByRole('button', { name: /^Review/ }).click();
  await expect(page.getByText('$600,000.00')).toBeVisible();

  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Create policy' }).click();
  await expect(page.getByText(/^You are offline/)).toBeVisible();
  // What was asked for waits for the connection and is done once.
  await page.context().setOffline(false);
  await expect(page.getByText('Policy created successfully')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(number);
  await expect(page.getByText('Called on Friday.')).toBeVisible();
});
