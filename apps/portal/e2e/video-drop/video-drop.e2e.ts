import { addresses } from '../../../../tooling/e2e/addresses.ts';
import { accessibilityProblems } from '../../../../tooling/e2e/axe.ts';
import { expect, test } from '../../../../tooling/e2e/test.ts';

test.use({ person: 'dev' });

test('a video reaches a contact, who watches it and unsubscribes; the history says so (domain.md 2.29)', async ({
  page,
  browser,
}) => {
  const email = 'rosa.video@mail.example';
  await page.goto('/virtual-video-drop/contacts');
  await page.getByRole('link', { name: 'Create contact' }).first().click();
  await page.getByRole('textbox', { name: 'First Name' }).fill('Rosa');
  await page.getByRole('textbox', { name: 'Last Name' }).fill('Videa');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('checkbox', { name: 'Agreed to receive emails' }).check();
  await page.getByRole('combobox', { name: 'How they agreed' }).click();
  await page.getByRole('option', { name: 'In Person' }).click();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Create contact' }).click();
  await expect(page).toHaveURL(/\/contacts(\?|$)/);

  // A file brings another contact, and completes Rosa (R-VVD-07).
  await page.getByRole('button', { name: 'More actions' }).first().click();
  await page.getByRole('menuitem', { name: 'Import from CSV' }).click();
  const csv = `Name,E-Mail,Phone\nRosa,${email},(512) 555-0148\nIgor File,igor.video@mail.example,\n`;
  await page
    .getByRole('dialog')
    .locator('input[type=file]')
    .setInputFiles({ name: 'contacts.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await expect(page.getByText('Merged with Rosa Videa')).toBeVisible();
  await page.getByRole('button', { name: 'Import 2 contacts' }).click();
  await expect(page.getByText('Done: 2 saved')).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('link', { name: 'Rosa Videa' }).click();
  await expect(page.getByRole('textbox', { name: 'Mobile' })).toHaveValue('(512) 555-0148');

  await page.goto('/virtual-video-drop');
  await page.getByRole('link', { name: 'Send Why families need a plan' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Contacts' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Contacts' }).fill('Rosa');
  await page.getByRole('option', { name: 'Rosa Videa' }).click();
  // The list stays open for the next contact.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Hello Rosa, I thought of you')).toBeVisible();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page).toHaveURL(/\/virtual-video-drop\/history/);

  const textOfMail = async () => {
    const answer = await fetch(`${addresses.api}/outbox/messages?to=${encodeURIComponent(email)}&limit=1`);
    const { rows } = (await answer.json()) as { readonly rows: readonly { readonly text: string }[] };
    return rows[0]?.text ?? '';
  };
  await expect.poll(textOfMail).toContain('Hello Rosa');
  const text = await textOfMail();
  const token = /\/watch\/([\w-]+)/.exec(text)?.[1] ?? '';
  expect(text).toContain('Austin, TX 78701');

  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const visitor = await context.newPage();
  await visitor.goto(`${addresses.portal}/watch/${token}`);
  await expect(visitor.getByRole('heading', { level: 1, name: 'Why families need a plan' })).toBeVisible();
  await expect(visitor.getByText('Dev Patel')).toBeVisible();
  expect(await accessibilityProblems(visitor)).toEqual([]);
  await visitor.getByRole('button', { name: 'Contact Dev' }).click();
  await expect(visitor.getByRole('link', { name: /@/ })).toBeVisible();
  // What the player of the video host reports while it plays.
  await fetch(`${addresses.api}/video-links/plays`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, seconds: 140 }),
  });
  await page.reload();
  await expect(page.getByText('Watched', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Rosa Videa').first()).toBeVisible();

  await visitor.getByRole('link', { name: 'Receive no more of these messages' }).click();
  await visitor.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(visitor.getByRole('heading', { level: 1, name: 'You are unsubscribed' })).toBeVisible();
  expect(await accessibilityProblems(visitor)).toEqual([]);
  await context.close();
  await page.goto('/virtual-video-drop/contacts');
  await expect(page.getByText('Unsubscribed').first()).toBeVisible();
});
