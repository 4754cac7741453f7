import { Readable } from 'node:stream';
import { deflateRawSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import writeSheet from 'write-excel-file/node';
import { linesOfTable } from './table-file.ts';
import { MOST_WORKBOOK_LINES } from './workbook-file.ts';
import { refuseLargeZip } from './zip-size.ts';

const MOST_CSV = 100_000;
const fileOf = (bytes: Buffer) => async () => Readable.from([bytes]);
async function read(bytes: Buffer) {
  const lines = [];
  for await (const line of linesOfTable(fileOf(bytes), MOST_CSV)) lines.push(line);
  return lines;
}
const workbook = (rows: Parameters<typeof writeSheet>[0]): Promise<Buffer> =>
  writeSheet(rows as never, { sheet: 'Statement' } as never).toBuffer() as Promise<Buffer>;
const text = (value: string) => ({ value });

/** An archive of one entry that states any size it likes. */
function zipOf(content: Buffer, { method = 8, stated = content.length, flags = 0 } = {}): Buffer {
  const packed = method === 8 ? deflateRawSync(content) : content;
  const name = Buffer.from('xl/worksheets/sheet1.xml');
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(name.length, 26);
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(flags, 8);
  entry.writeUInt16LE(method, 10);
  entry.writeUInt32LE(packed.length, 20);
  entry.writeUInt32LE(stated, 24);
  entry.writeUInt16LE(name.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(local.length + name.length + packed.length, 16);
  return Buffer.concat([local, name, packed, entry, name, end]);
}

describe('a workbook', () => {
  test('is read like a CSV file: numbers, dates and texts as they would be typed', async () => {
    const rows = [
      ['Policy Number', 'Kind', 'Amount', 'Date'].map(text),
      [
        text('GT-1'),
        text('First Year'),
        { value: 1234.5, type: Number },
        { value: new Date('2026-11-02'), type: Date, format: 'mm/dd/yyyy' },
      ],
      [text('GT-2'), text('Trail'), { value: 0.1 + 0.2, type: Number }, null],
    ];
    expect(await read(await workbook(rows as never))).toEqual([
      { line: 1, cells: ['Policy Number', 'Kind', 'Amount', 'Date'] },
      { line: 2, cells: ['GT-1', 'First Year', '1234.5', '2026-11-02'] },
      { line: 3, cells: ['GT-2', 'Trail', '0.3', ''] },
    ]);
  });

  test('has a limit of lines and needs some', async () => {
    const many = Array.from({ length: MOST_WORKBOOK_LINES + 2 }, (_, index) => [text(`P${index}`)]);
    await expect(read(await workbook(many as never))).rejects.toThrow('has more than 20,000 lines');
    await expect(read(await workbook([[text('Policy Number')]] as never))).rejects.toThrow(
      'has no lines under its headings',
    );
  });

  test('that is none, or is too large, is refused in words', async () => {
    await expect(read(Buffer.from('PK\u0003\u0004rest'))).rejects.toThrow('cannot be read as a workbook');
    await expect(read(zipOf(Buffer.from('<xml/>')))).rejects.toThrow('cannot be read as a workbook');
    const large = Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(6 * 1024 * 1024)]);
    await expect(read(large)).rejects.toThrow('is a workbook of more than 5 MB');
  });
});

describe('an archive that is small and grows when it is unpacked', () => {
  const MOST = 1024 * 1024;

  test('is not unpacked beyond the limit, whatever size it states', () => {
    const bomb = Buffer.alloc(2 * MOST);
    for (const stated of [bomb.length, 10])
      expect(() => refuseLargeZip(zipOf(bomb, { stated }), MOST)).toThrow('holds more than 1 MB');
    expect(() => refuseLargeZip(zipOf(bomb, { method: 0 }), MOST)).toThrow('holds more than 1 MB');
    expect(() => refuseLargeZip(zipOf(Buffer.alloc(MOST / 2)), MOST)).not.toThrow();
  });

  test('is refused as a whole: 200 MB in a file of 200 KB', async () => {
    const bomb = zipOf(Buffer.alloc(200 * MOST), { stated: 10 });
    expect(bomb.length).toBeLessThan(MOST);
    await expect(read(bomb)).rejects.toThrow('holds more than 100 MB once it is unpacked');
  });

  test('with a password or another method of packing is not read', () => {
    expect(() => refuseLargeZip(zipOf(Buffer.from('x'), { flags: 1 }), MOST)).toThrow('is protected');
    expect(() => refuseLargeZip(zipOf(Buffer.from('x'), { method: 12 }), MOST)).toThrow('cannot be read');
  });
});
