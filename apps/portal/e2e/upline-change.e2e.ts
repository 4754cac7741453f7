import type { Session } from '../../../tooling/e2e/session.ts';
import { expect, type Page, sessionOf, test } from '../../../tooling/e2e/test.ts';

test.use({ person: 'tom' });

const PAGE = '/account/upline-changes';

async function agree(page: Page, name: string): Promise<void> {
  await page.goto(PAGE);
  const waiting = page.getByRole('region', { name: 'Waiting for your answer' });
  const card = waiting.getByRole('region').filter({ hasText: name });
  await card.getByRole('button', { name: 'Agree' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Agree' }).click();
  await expect(page.getByText('Answer sent')).toBeVisible();
}

const codeOf = async (session: Session): Promise<string> =>
  (await session.call('GET', '/access')).body.user.code;

test('another upline takes the word of the present RMD, the new upline and the home office (2.33)', async ({
  page,
  browserOf,
}) => {
  const [dev, hal, office] = [
    await sessionOf('dev'),
    await sessionOf('hal'),
    await sessionOf('super', 'admin'),
  ];
  await page.goto(PAGE);
  await page.getByRole('button', { name: 'Request another upline' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('textbox', { name: /New Upline/ }).fill(await codeOf(hal));
  await form.getByRole('textbox', { name: /Reason/ }).fill('We live in Portland and train with that team.');
  await form.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByText('Request to move to Hal Thompson sent')).toBeVisible();

  for (const asked of [dev, hal]) await agree(await browserOf(asked), 'Tom Reyes');

  const { body } = await office.call(
    'GET',
    `/admin/upline-changes?filter=${encodeURIComponent('{"associate":{"contains":"Tom Reyes"},"status":{"eq":"Pending For Admin"}}')}`,
  );
  const [request] = body.rows;
  await office.call('POST', `/admin/upline-changes/${request.id}/decide`, {
    ifMatch: request.version,
    body: { approve: true, note: null },
  });

  await page.reload();
  const history = page.getByRole('list', { name: 'History' }).first();
  for (const words of [
    'Request sent',
    'The present RMD agreed',
    'The new upline agreed',
    'The home office agreed',
  ])
    await expect(history).toContainText(words);
});
