import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { inflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { type ExportColumns, neutralize, pickColumns } from './export-column.ts';
import { csvStream } from './export-csv.ts';
import { attachment, exportFileName } from './export-file-name.ts';
import { xlsxFile } from './export-xlsx.ts';

interface Row {
  name: string;
  born: string | null;
  seen_at: Date;
  income_cents: number;
  policies: number;
  active: boolean;
}

const columns: ExportColumns<Row> = {
  name: { label: 'Name', type: 'text' },
  born: { label: 'Born', type: 'date' },
  seen_at: { label: 'Seen', type: 'datetime' },
  income: { label: 'Income', type: 'money', value: (row) => row.income_cents },
  policies: { label: 'Policies', type: 'number' },
  active: { label: 'Active', type: 'boolean' },
};

const rows: Row[] = [
  {
    name: 'Zoë, "Z"',
    born: '1984-03-09',
    seen_at: new Date('2026-11-21T04:30:00Z'),
    income_cents: -123456,
    policies: -2,
    active: true,
  },
  {
    name: '=HYPERLINK("http://x")',
    born: null,
    seen_at: new Date('2026-07-01T16:00:00Z'),
    income_cents: 1200,
    policies: 0,
    active: false,
  },
];

async function* batches(all: Row[]) {
  for (const row of all) yield [row];
}

/** Entries of a ZIP by name, read from its central directory. */
function unzip(file: Buffer): Map<string, string> {
  const entries = new Map<string, string>();
  for (
    let at = file.indexOf('PK\u0001\u0002', 0, 'latin1');
    at >= 0;
    at = file.indexOf('PK\u0001\u0002', at + 4, 'latin1')
  ) {
    const nameLength = file.readUInt16LE(at + 28);
    const local = file.readUInt32LE(at + 42);
    const start = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28);
    const data = file.subarray(start, start + file.readUInt32LE(at + 20));
    const isDeflated = file.readUInt16LE(at + 10) === 8;
    entries.set(
      file.toString('utf8', at + 46, at + 46 + nameLength),
      (isDeflated ? inflateRawSync(data) : data).toString('utf8'),
    );
  }
  return entries;
}

/** With the byte order mark, which a text decoder drops. */
const text = async (stream: Readable) => (await buffer(stream)).toString('utf8');

describe('a CSV', () => {
  it('has headings, the columns in the order asked, and cells as on the screen', async () => {
    const csv = await text(csvStream(pickColumns(columns, []), batches(rows)));
    expect(csv).toBe(
      [
        '\uFEFFName,Born,Seen,Income,Policies,Active',
        '"Zoë, ""Z""",03/09/1984,11/20/2026 11:30 PM,-1234.56,-2,Yes',
        `"'=HYPERLINK(""http://x"")",,07/01/2026 12:00 PM,12.00,0,No`,
        '',
      ].join('\r\n'),
    );
    expect(await text(csvStream(pickColumns(columns, ['policies', 'name']), batches([])))).toBe(
      '\uFEFFPolicies,Name\r\n',
    );
  });

  it.each(['=1', '+1', '-1', '@a', '\tx', '\rx', '＝1'])('neutralizes %j (S-53)', (cell) => {
    expect(neutralize(cell)).toBe(`'${cell}`);
  });

  it('ends when a query fails, and stops the queries when the reader goes away', async () => {
    async function* failing() {
      yield [rows[0] as Row];
      throw new Error('database away');
    }
    await expect(text(csvStream(pickColumns(columns, []), failing()))).rejects.toThrow('database away');

    let stopped = false;
    async function* endless() {
      try {
        for (;;) yield rows;
      } finally {
        stopped = true;
      }
    }
    let chunks = 0;
    for await (const _ of csvStream(pickColumns(columns, []), endless())) {
      chunks += 1;
      if (chunks === 3) break;
    }
    await expect.poll(() => stopped).toBe(true);
  });
});

describe('an Excel file', () => {
  it('has typed cells for dates, times and amounts and neutralized texts (S-53)', async () => {
    const file = unzip(await xlsxFile('Clients', pickColumns(columns, []), batches(rows)));
    const sheet = file.get('xl/worksheets/sheet1.xml') ?? '';
    const cell = (at: string) =>
      new RegExp(`<c r="${at}"[^>]*?(?: t="(\\w+)")?[^>]*>.*?<v>(.*?)</v>`).exec(sheet)?.slice(1);
    const strings = [...(file.get('xl/sharedStrings.xml') ?? '').matchAll(/<t[^>]*>(.*?)<\/t>/gs)].map(
      ([, value]) => value,
    );
    expect(strings).toContain('Zoë, &quot;Z&quot;'.replaceAll('&quot;', '"'));
    expect(strings.some((value) => value?.startsWith("'=HYPERLINK"))).toBe(true);
    expect(Number(cell('B2')?.[1])).toBe(30750);
    expect(Number(cell('C2')?.[1])).toBeCloseTo(46346 + (23 * 60 + 30) / 1440, 6);
    expect(Number(cell('D2')?.[1])).toBe(-1234.56);
    expect(Number(cell('E2')?.[1])).toBe(-2);
  });

  it('fails as its rows fail, and the next one is made all the same', async () => {
    async function* failing(): AsyncGenerator<Row[]> {
      yield [rows[0] as Row];
      throw new Error('database away');
    }
    const picked = pickColumns(columns, ['name']);
    const [failed, made] = await Promise.allSettled([
      xlsxFile('Clients', picked, failing()),
      xlsxFile('Clients', picked, batches(rows)),
    ]);
    expect(failed.status).toBe('rejected');
    expect(made.status).toBe('fulfilled');
  });
});

describe('the file name', () => {
  it('is plain and carries the company day', () => {
    expect(exportFileName('Chargeback Balance', '2026-11-21', 'csv')).toBe(
      'chargeback-balance-2026-11-21.csv',
    );
  });

  it('is announced in both forms of RFC 6266', () => {
    expect(attachment('clients.csv')).toBe(
      `attachment; filename="clients.csv"; filename*=UTF-8''clients.csv`,
    );
    expect(attachment('Zoë "1".csv')).toBe(
      `attachment; filename="Zo_ _1_.csv"; filename*=UTF-8''Zo%C3%AB%20%221%22.csv`,
    );
    expect(attachment('a\r\nb')).not.toMatch(/[\r\n]/);
  });
});
