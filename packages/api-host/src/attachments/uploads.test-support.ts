import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import type { TestHost } from '../testing/index.ts';

const BOUNDARY = 'x-upline-boundary';

/** A form with one file, as a browser sends it. */
export const formOf = (field: string, name: string, bytes: Buffer) => ({
  body: Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\n\r\n`,
    ),
    bytes,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]),
  headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
});

export const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  size.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([size, body, sum]);
}

/** A PNG of a few hundred bytes that claims 60,000 by 60,000 pixels: unpacked it would take gigabytes. */
export function pictureBomb(): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(60_000, 0);
  head.writeUInt32BE(60_000, 4);
  head.writeUInt8(8, 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(100_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Everything on disk below the data folder, parts of uploads and kept files alike. */
export async function filesOnDisk({ config }: Pick<TestHost, 'config'>): Promise<string[]> {
  const folders = ['upload', 'files'].map((name) =>
    readdir(join(config.dataDir, name), { recursive: true, withFileTypes: true }).catch(() => []),
  );
  return (await Promise.all(folders))
    .flat()
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort();
}
