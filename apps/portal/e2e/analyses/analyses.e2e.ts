import { readFile } from 'node:fs/promises';
import { inflateSync } from 'node:zlib';
import { expect, test } from '../../../../tooling/e2e/test.ts';

test.use({ person: 'ben' });

/** The strings a PDF with standard fonts shows, in order. */
function pdfText(bytes: Buffer): string[] {
  const text: string[] = [];
  for (const { 1: body } of bytes.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)) {
    const page = inflateSync(Buffer.from(body as string, 'latin1')).toString('latin1');
    for (const { 1: shown } of page.matchAll(/\[([^\]]*)\] TJ/g)) {
      const words = [...(shown as string).matchAll(/<([0-9a-f]*)>/g)];
      text.push(words.map(({ 1: hex }) => Buffer.from(hex as string, 'hex').toString('latin1')).join(''));
    }
  }
  return text;
}

const FIGURES = ['$1,250,000.00', '$290,000.00', '$960,000.00', '$975,000.00'];

test('DIME by the worked figures shows live, outlives a reload, is completed, on paper and copied (domain.md 6.1)', async ({
  page,
  session,
}) => {
  const { rows } = (await session.call('GET', '/business/prospects?limit=1')).body;
  await page.clock.install();
  await page.goto(`/business/financial-needs-analysis/dime?prospect=${rows[0].id}`);
  await page.getByRole('textbox', { name: 'Title' }).fill('Worked example');
  await page.getByRole('button', { name: 'Start analysis' }).click();
  await expect(page).toHaveURL(/\/dime\/[0-9a-f-]{36}$/);

  const box = (name: RegExp) => page.getByRole('textbox', { name });
  for (const [index, balance] of ['18000', '12000'].entries()) {
    await page.getByRole('button', { name: 'Add debt' }).click();
    await page
      .getByRole('group', { name: `Debt ${index + 1}`, exact: true })
      .getByRole('textbox', { name: /^Balance/ })
      .fill(balance);
  }
  await box(/^Annual Income/).fill('72000');
  await box(/^Mortgage Balance/).fill('285000');
  for (const _ of ['first', 'second']) await page.getByRole('button', { name: 'Add child' }).click();
  await box(/^Individual Life/).fill('250000');
  await box(/^Group Life/).fill('40000');
  const result = page.getByRole('region', { name: 'Result', exact: true }).first();
  for (const figure of FIGURES) await expect(result.getByText(figure)).toBeVisible();

  await page.clock.fastForward(10_000);
  await expect(page.getByText('All changes saved')).toBeVisible();
  await page.reload();
  await expect(box(/^Mortgage Balance/)).toHaveValue('285,000.00');
  // What is typed and not saved yet is back as well.
  await box(/^Mortgage Balance/).fill('285100');
  await page.reload();
  await expect(box(/^Mortgage Balance/)).toHaveValue('285,100.00');
  await box(/^Mortgage Balance/).fill('285000');
  for (const figure of FIGURES) await expect(result.getByText(figure)).toBeVisible();

  await page.getByRole('button', { name: 'Complete' }).click();
  await expect(page.getByText('Analysis completed')).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download PDF' }).click(),
  ]);
  const shown = pdfText(await readFile(await download.path()));
  for (const words of [...FIGURES, 'Worked example']) expect(shown, words).toContain(words);

  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Copy analysis' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Copy of Worked example');
  await expect(box(/^Annual Income/)).toHaveValue('72,000.00');
});
