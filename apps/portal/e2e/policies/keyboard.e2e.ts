import { tabTo } from '../../../../tooling/e2e/pages.ts';
import { expect, test } from '../../../../tooling/e2e/test.ts';
import { addClient } from '../clients/client.ts';
import { ownNumber } from './policy.ts';

test.use({ person: 'ana' });

test('finding a client, writing a policy, and attaching its application need no mouse (X-02)', async ({
  page,
  session,
}) => {
  const { name, last_name } = await addClient(session);
  const number = ownNumber('KEYS');
  const { keyboard } = page;
  const box = (label: string) => page.getByRole('textbox', { name: label });
  const list = (label: string) => page.getByRole('combobox', { name: label, exact: true });
  const type = async (label: string, text: string) => {
    await tabTo(page, box(label));
    await keyboard.type(text);
  };
  const pick = async (label: string, words: string) => {
    await tabTo(page, list(label));
    await keyboard.press('ArrowDown');
    const option = page.getByRole('option', { name: new RegExp(`^${words}`) });
    await expect(option).toBeVisible();
    const id = `${await option.getAttribute('id')}`;
    while ((await list(label).getAttribute('aria-activedescendant')) !== id)
      await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
    await expect(list(label)).toHaveValue(new RegExp(`^${words}`));
  };
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeFocused();
  await keyboard.type(last_name);
  await expect(page.getByRole('option', { name, selected: true })).toBeVisible();
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  const parts = page.getByRole('navigation', { name: 'Client', exact: true });
  await tabTo(page, parts.getByRole('link', { name: /^Policies/ }));
  await keyboard.press('Enter');
  await tabTo(page, page.getByRole('link', { name: 'Create policy' }));
  await keyboard.press('Enter');
  await expect(list('Client')).toHaveValue(name);
  await tabTo(page, page.getByRole('button', { name: 'Next' }));
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Product' })).toBeFocused();
  await pick('State', 'Texas');
  await pick('Provider', 'Granite Mutual Life');
  await pick('Product', 'Granite Term 20');
  await keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { name: 'Dates & premium' })).toBeFocused();
  await type('Policy Number', number);
  await type('Face Amount', '500000');
  await type('Modal Premium', '300');
  await type('Target Premium', '3600');
  await keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { name: 'Roles' })).toBeFocused();
  await keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { name: 'Review' })).toBeFocused();
  await keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible();

  await tabTo(page, page.getByRole('link', { name: /^Attachments/ }));
  await keyboard.press('Enter');
  const zone = page.getByRole('button', { name: 'Add files' });
  // Asked for before the way to it: the browser must know by the time of the key that files are chosen here.
  const chosen = page.waitForEvent('filechooser');
  await tabTo(page, zone);
  await keyboard.press('Enter');
  await (await chosen).setFiles({
    name: 'application.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
  });
  await expect(page.getByRole('list', { name: 'Attachments' }).getByText('application.pdf')).toBeVisible();
});
