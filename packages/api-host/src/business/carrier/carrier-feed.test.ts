import { describe, expect, test } from 'vitest';
import { readFeed } from './carrier-feed.ts';

const HEAD = 'policy_number,applicant,status,last_update,product';
const TODAY = '2026-11-21';
const read = (text: string, encoding: BufferEncoding = 'utf8') =>
  readFeed(Buffer.from(text, encoding), TODAY);

describe('a carrier’s file (R-CAR-03)', () => {
  test('a day without pending business is a feed of no lines', () => {
    expect(read(`\uFEFF${HEAD}\r\n`)).toEqual({ rows: [], failures: [], read: 0 });
  });

  test('the head line names the columns: a short first line is refused alone', () => {
    const feed = read(`${HEAD}\nA-1,Grace Okafor\nA-2,Grace Okafor,Issued,2026-11-20`);
    expect(feed).toMatchObject({
      read: 2,
      rows: [{ carrier_policy_number: 'A-2', product_text: null }],
      failures: [{ line: 2, reason: 'Status is missing' }],
    });
    expect(read('number,name\n1,2')).toEqual({
      refused: 'has no column policy_number, applicant, status, last_update',
    });
  });

  test('names with accents are read in UTF-8 and as spreadsheet programs of Windows save them', () => {
    const line = `${HEAD}\nA-1,José Muñoz,Issued,2026-11-20`;
    for (const encoding of ['utf8', 'latin1'] as const)
      expect(read(line, encoding)).toMatchObject({ rows: [{ applicant_name: 'José Muñoz' }] });
  });

  test('a day that is not yet is no last update, which would keep the true news out', () => {
    expect(
      read(`${HEAD}\nA-1,Grace Okafor,Issued,2026-11-23\nA-2,Grace Okafor,Issued,2026-11-22`),
    ).toMatchObject({
      rows: [{ carrier_policy_number: 'A-2' }],
      failures: [{ line: 2, reason: 'Last update is in the future' }],
    });
  });
});
