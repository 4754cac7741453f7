import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { countLines, type FeedPart, partsOf } from './carrier-feed-file.ts';

const HEAD = 'policy_number,applicant,status,last_update,product';
const TODAY = '2026-11-21';

const fileOf =
  (text: string, encoding: BufferEncoding = 'utf8') =>
  async () =>
    // Letters and line ends are cut wherever a piece ends.
    Readable.from(
      Buffer.from(text, encoding)
        .toString('latin1')
        .match(/.{1,7}/gs) ?? [],
    ).map((piece) => Buffer.from(piece, 'latin1'));
async function read(text: string, encoding?: BufferEncoding, size = 100): Promise<FeedPart[]> {
  const parts: FeedPart[] = [];
  for await (const part of partsOf(fileOf(text, encoding), TODAY, size)) parts.push(part);
  return parts;
}

describe('a carrier’s file (R-CAR-03)', () => {
  test('a day without pending business is a feed of no lines', async () => {
    expect(await countLines(fileOf(`\uFEFF${HEAD}\r\n`))).toBe(0);
    expect(await read(`\uFEFF${HEAD}\r\n`)).toEqual([]);
  });

  test('the head line names the columns: a short first line is refused alone', async () => {
    expect(await read(`${HEAD}\nA-1,Grace Okafor\nA-2,Grace Okafor,Issued,2026-11-20`)).toMatchObject([
      {
        read: 2,
        rows: [{ carrier_policy_number: 'A-2', product_text: null }],
        failures: [{ line: 2, reason: 'Status is missing' }],
      },
    ]);
  });

  test.each([
    ['number,name\n1,2', 'has no column policy_number, applicant, status, last_update'],
    ['', 'is empty'],
    [`${HEAD}\nA-1,"Grace`, 'has a quotation mark that is not closed'],
    [`${HEAD}\n${'A-1,Grace Okafor,Issued,2026-11-20\n'.repeat(50_001)}`, 'has more than 50,000 lines'],
  ])('is refused whole, and says why', async (text, reason) => {
    await expect(countLines(async () => Readable.from([Buffer.from(text)]))).rejects.toThrow(reason);
  });

  test('names with accents are read in UTF-8 and as spreadsheet programs of Windows save them', async () => {
    const line = `${HEAD}\nA-1,José Muñoz,Issued,2026-11-20`;
    for (const encoding of ['utf8', 'latin1'] as const)
      expect(await read(line, encoding)).toMatchObject([{ rows: [{ applicant_name: 'José Muñoz' }] }]);
  });

  test('a day that is not yet is no last update, which would keep the true news out', async () => {
    expect(
      await read(`${HEAD}\nA-1,Grace Okafor,Issued,2026-11-23\nA-2,Grace Okafor,Issued,2026-11-22`),
    ).toMatchObject([
      {
        rows: [{ carrier_policy_number: 'A-2' }],
        failures: [{ line: 2, reason: 'Last update is in the future' }],
      },
    ]);
  });

  test('comes in parts, and a number is known in all of them', async () => {
    const lines = ['A-1', 'A-2', 'A-3', 'A-1', 'A-4'].map((number) => `${number},Grace,Issued,2026-11-20`);
    const parts = await read([HEAD, ...lines].join('\n'), 'utf8', 2);
    expect(parts.map(({ from, read, rows }) => [from, read, rows.length])).toEqual([
      [0, 2, 2],
      [2, 2, 1],
      [4, 1, 1],
    ]);
    expect(parts[1]?.failures).toEqual([{ line: 5, reason: 'Policy number is in line 2 already' }]);
  });
});
