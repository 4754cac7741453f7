import { expect, sessionOf, test } from '../../../../tooling/e2e/test.ts';
import { addClient, changeClient } from './client.ts';

test.use({ person: 'ana' });

test('an edit is saved, said and shown (SPEC 7)', async ({ page, session }) => {
  const { id, name } = await addClient(session);
  await page.goto(`/business/clients/${id}`);
  await page.getByRole('link', { name: 'Edit client' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Edit ${name}` })).toBeVisible();
  await page.getByLabel('City').fill('Round Rock');
  await page.getByRole('button', { name: 'Save client' }).click();
  await expect(page.getByText('Client updated successfully')).toBeVisible();
  await expect(page).toHaveURL(`/business/clients/${id}`);
  await expect(page.getByText('Round Rock, Texas 78704')).toBeVisible();
  await page.getByRole('link', { name: 'Activity' }).click();
  await expect(page.getByText('Client changed')).toBeVisible();
});

test('a change by somebody else is shown and keeps what was typed (R-GEN-04)', async ({
  page,
  session,
  watch,
}) => {
  watch.allow(409);
  const { id } = await addClient(session);
  await page.goto(`/business/clients/${id}/edit`);
  await page.getByLabel('City').fill('Round Rock');
  await changeClient(await sessionOf('ana'), id, { citizenship: 'Norway' });
  await page.getByRole('button', { name: 'Save client' }).click();
  await expect(page.getByRole('row', { name: /Citizenship Norway/ })).toBeVisible();
  await expect(page.getByLabel('City')).toHaveValue('Round Rock');
  await page.getByRole('button', { name: 'Keep my changes' }).click();
  await page.getByRole('button', { name: 'Save client' }).click();
  await expect(page.getByText('Client updated successfully')).toBeVisible();
});

test('without a network the input stays and the page says so (R-32, R-33)', async ({
  page,
  session,
  watch,
}) => {
  watch.allowNetworkFailure();
  const { id } = await addClient(session);
  await page.goto(`/business/clients/${id}/edit`);
  await page.getByLabel('City').fill('Round Rock');
  await page.route(`**/business/clients/${id}`, (route) => route.abort());
  await page.getByRole('button', { name: 'Save client' }).click();
  await expect(page.getByText('Nothing was saved, and your input is still here.')).toBeVisible();
  await expect(page.getByLabel('City')).toHaveValue('Round Rock');
  await page.unroute(`**/business/clients/${id}`);
  await page.getByRole('button', { name: 'Save client' }).click();
  await expect(page.getByText('Client updated successfully')).toBeVisible();
});

test('a reload in the middle of typing brings it back (D.2.17)', async ({ page, session }) => {
  const { id } = await addClient(session);
  await page.goto(`/business/clients/${id}/edit`);
  await page.getByLabel('City').fill('Round Rock');
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(page.getByText('What you had typed is back.')).toBeVisible();
  await expect(page.getByLabel('City')).toHaveValue('Round Rock');
});
