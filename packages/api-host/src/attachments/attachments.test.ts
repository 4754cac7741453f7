import { readdir } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Area } from '../platform/host.ts';
import { operation } from '../platform/operation/operation.ts';
import { signInAs, type TestClient, type TestHost } from '../testing/index.ts';
import { startSessionsHost } from '../testing/test-users.ts';
import { ATTACHMENT_QUOTA_BYTES, attachments } from './attachments.service.ts';

/** As an area with a form would use the service. */
const area: Area = (platform) => {
  const service = attachments(platform);
  return [
    operation({
      id: 'attachDocument',
      method: 'POST',
      path: '/documents',
      tag: 'Test',
      summary: 'Attach',
      policy: { needs: 'signed-in', audience: 'any', scope: 'own', proxy: 'refused' },
      consumes: 'multipart/form-data',
      transaction: 'manual',
      answer: {
        status: 201,
        schema: z.strictObject({ id: z.uuid(), name: z.string(), type: z.string(), size: z.int() }),
      },
      handler: (input) =>
        service.receive(
          input,
          input.request,
          input.caller.code,
          {
            purpose: 'test',
            field: 'document',
            label: 'Document',
            types: ['pdf', 'png', 'jpg', 'docx'],
            maxBytes: 2 * 1024 * 1024,
          },
          async (_, { id, name, type, size_bytes }) => {
            if (name === 'refuse.pdf') throw new Error('the area refuses');
            return { id, name, type, size: size_bytes };
          },
        ),
    }),
  ];
};

/** A scanner that knows one signature and otherwise speaks as clamd does. */
const EICAR = 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*';
let scanner: Server;
let scannerBroken = false;
let host: TestHost;
let ana: TestClient;
beforeAll(async () => {
  scanner = createServer((socket) => {
    const chunks: Buffer[] = [];
    socket.on('error', () => {});
    socket.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      const all = Buffer.concat(chunks);
      if (!all.subarray(-4).equals(Buffer.alloc(4))) return;
      if (scannerBroken) socket.end('INSTREAM size limit exceeded. ERROR\0');
      else socket.end(all.includes(EICAR) ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0');
    });
  });
  await new Promise<void>((resolve) => scanner.listen(0, '127.0.0.1', resolve));
  const { port } = scanner.address() as AddressInfo;
  host = await startSessionsHost({ areas: [area], environment: { CLAMD_URL: `tcp://127.0.0.1:${port}` } });
  ana = await signInAs(host, 'ana');
});
afterAll(async () => {
  await host.close();
  await new Promise((resolve) => scanner.close(resolve));
});
beforeEach(async () => {
  scannerBroken = false;
  await host.db.deleteFrom('attachment').execute();
});

const pdf = (text = '') =>
  Buffer.from(`%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n${text}\ntrailer<</Root 1 0 R>>\n%%EOF\n`);
const boundary = 'x-upline-boundary';
const head = (name: string, field = 'document') =>
  Buffer.from(
    `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: application/pdf\r\n\r\n`,
  );
const tail = Buffer.from(`\r\n--${boundary}--\r\n`);
const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
const attach = (bytes: Buffer, name = 'a.pdf', field?: string) =>
  ana.post('/documents', { body: Buffer.concat([head(name, field), bytes, tail]), headers });
const rows = () => host.db.selectFrom('attachment').selectAll().execute();
/** Everything on disk below the data folder: drafts and kept files alike. */
const onDisk = async () => {
  const folders = ['upload', 'files'].map((name) =>
    readdir(join(host.config.dataDir, name), { recursive: true, withFileTypes: true }).catch(() => []),
  );
  return (await Promise.all(folders))
    .flat()
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
};

describe('an attachment', () => {
  test('is kept under a generated name, its own only as text (S-62)', async () => {
    const reply = await attach(pdf(), '../../etc/Änne <x> \u202egpj.pdf');
    expect([reply.statusCode, reply.json()]).toMatchObject([
      201,
      { name: 'Änne x gpj.pdf', type: 'application/pdf' },
    ]);
    const [row] = await rows();
    expect(row?.file_key).toMatch(/^attachment\/[0-9a-f]{2}\/[0-9a-f-]{36}\.pdf$/);
    const file = await host.platform.files.read(row?.file_key ?? '');
    expect(file && (await buffer(file.body)).equals(pdf())).toBe(true);
  });

  test('that is an image is encoded anew, without metadata (S-61)', async () => {
    const png = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#fff' } })
      .withExif({ IFD0: { Copyright: 'canary' } })
      .png()
      .toBuffer();
    expect((await attach(png, 'scan.png')).json()).toMatchObject({ name: 'scan.png', type: 'image/webp' });
    const [row] = await rows();
    const file = await host.platform.files.read(row?.file_key ?? '');
    const bytes = file ? await buffer(file.body) : Buffer.alloc(0);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 300, height: 200 });
    expect(bytes.includes('canary')).toBe(false);
  });

  test.each([
    [
      'a page called .pdf',
      Buffer.from('<!doctype html><script>1</script>'),
      'a.pdf',
      'File type is not allowed',
    ],
    ['a PDF called .png', pdf(), 'a.png', 'File type is not allowed'],
    [
      'a program',
      Buffer.from('MZ\x90\0\x03\0\0\0'.repeat(20), 'latin1'),
      'a.exe',
      'File type is not allowed',
    ],
    [
      'more than allowed',
      Buffer.concat([pdf(), Buffer.alloc(2 * 1024 * 1024)]),
      'a.pdf',
      'Document must be at most 2 MB',
    ],
    ['nothing', Buffer.alloc(0), 'a.pdf', 'Document is empty'],
    ['a virus', pdf(EICAR), 'a.pdf', 'Document was refused by the virus scanner'],
  ])(
    'that is %s is refused and leaves nothing behind (S-61, S-64, S-65)',
    async (_, bytes, name, message) => {
      const before = await onDisk();
      const reply = await attach(bytes, name);
      expect([reply.statusCode, reply.json().fields]).toEqual([422, [{ field: 'document', message }]]);
      expect(await rows()).toEqual([]);
      expect(await onDisk()).toEqual(before);
    },
  );

  test('is not kept while the scanner cannot judge it (S-64)', async () => {
    scannerBroken = true;
    const before = await onDisk();
    expect((await attach(pdf())).statusCode).toBe(500);
    expect([await rows(), await onDisk()]).toEqual([[], before]);
  });

  test('goes with the transaction of the area that asked for it (S-65)', async () => {
    const before = await onDisk();
    expect((await attach(pdf(), 'refuse.pdf')).statusCode).toBe(500);
    expect([await rows(), await onDisk()]).toEqual([[], before]);
  });

  test('counts against the quota of its owner (S-64)', async () => {
    await attach(pdf());
    await host.db
      .updateTable('attachment')
      .set({ size_bytes: ATTACHMENT_QUOTA_BYTES - 50 })
      .execute();
    const reply = await attach(pdf());
    expect(reply.json().fields).toEqual([
      { field: 'document', message: 'Document exceeds your storage of 500 MB' },
    ]);
  });

  test('of a request without the file is refused', async () => {
    expect((await attach(pdf(), 'a.pdf', 'other')).json().fields).toEqual([
      { field: 'document', message: 'Document is required' },
    ]);
    const empty = await ana.post('/documents', { body: Buffer.from(`--${boundary}--\r\n`), headers });
    expect([empty.statusCode, empty.json().fields]).toEqual([
      422,
      [{ field: 'document', message: 'Document is required' }],
    ]);
  });

  test.each([
    ['is cut off', Buffer.concat([head('a.pdf'), pdf()]), headers['content-type']],
    ['is cut off in its head', head('a.pdf').subarray(0, 60), headers['content-type']],
    ['names no boundary', Buffer.concat([head('a.pdf'), pdf(), tail]), 'multipart/form-data'],
    [
      'has another boundary',
      Buffer.concat([head('a.pdf'), pdf(), tail]),
      'multipart/form-data; boundary=other',
    ],
    ['has a boundary of 300', tail, `multipart/form-data; boundary=${'b'.repeat(300)}`],
  ])(
    'of a form that %s is refused as broken and leaves nothing behind (S-43, S-65)',
    async (_, body, type) => {
      const before = await onDisk();
      const reply = await ana.post('/documents', { body, headers: { 'content-type': type } });
      expect([reply.statusCode, reply.json().code]).toEqual([400, 'bad-request']);
      expect([await rows(), await onDisk()]).toEqual([[], before]);
    },
  );

  test('that breaks off half-way leaves nothing behind (S-65)', async () => {
    const before = await onDisk();
    await host.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = host.app.server.address() as AddressInfo;
    const upload = httpRequest({
      port,
      host: '127.0.0.1',
      method: 'POST',
      path: '/documents',
      headers: { ...ana.headers, ...headers, 'content-length': 100_000 },
    });
    upload.on('error', () => {});
    upload.write(head('a.pdf'));
    upload.write(pdf());
    await expect.poll(async () => (await onDisk()).length).toBe(before.length + 1);
    upload.destroy();
    await expect.poll(onDisk).toEqual(before);
    expect(await rows()).toEqual([]);
  });

  test('is removed with its bytes, by its owner alone', async () => {
    const service = attachments(host.platform);
    const { id } = (await attach(pdf())).json();
    const key = (await rows())[0]?.file_key ?? '';
    expect(await service.find(host.db, 'U000002', id)).toBeUndefined();
    expect(await service.remove(host, 'U000002', id)).toBe(false);
    expect(await service.remove(host, 'U000001', id)).toBe(true);
    await host.platform.jobs.drain();
    expect([await rows(), await host.platform.files.read(key)]).toEqual([[], undefined]);
  });
});
