import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { localFiles } from './files.local.ts';
import { s3Files } from './files.s3.ts';
import { type FileStore, FileTooLarge } from './files.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'upline-files-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** All files below the folder. */
const listing = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

const objects = new Map<string, { body: Buffer; type: string }>();
const requests: { method: string; authorization: string; date: unknown; length: unknown }[] = [];
let bucket: Server;
/** Takes requests and answers none. */
let silent = false;
let endpoint: string;

/** Speaks just enough of S3: put, get and delete of objects, refusing unsigned requests. */
beforeAll(async () => {
  bucket = createServer(async (request, response) => {
    if (silent) return;
    const body = await buffer(request);
    const key = request.url ?? '';
    const { authorization = '', 'x-amz-date': date, 'content-length': length } = request.headers;
    requests.push({ method: request.method ?? '', authorization, date, length });
    if (!authorization.includes('AKIDEXAMPLE')) return void response.writeHead(403).end();
    if (key.startsWith('/elsewhere/'))
      return void response.writeHead(307, { location: 'http://127.0.0.1:1/' }).end();
    if (request.method === 'PUT') {
      objects.set(key, { body, type: request.headers['content-type'] ?? '' });
      return void response.writeHead(200).end();
    }
    const object = objects.get(key);
    if (!object) return void response.writeHead(404).end();
    if (request.method === 'DELETE') {
      objects.delete(key);
      return void response.writeHead(204).end();
    }
    response
      .writeHead(200, { 'content-type': object.type, 'content-length': object.body.length })
      .end(object.body);
  });
  await new Promise<void>((resolve) => bucket.listen(0, '127.0.0.1', resolve));
  endpoint = `http://127.0.0.1:${(bucket.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => bucket.close(resolve)));

const s3 = (bucketName = 'upline', timeoutMs?: number) =>
  s3Files(
    {
      endpoint,
      bucket: bucketName,
      region: 'us-east-1',
      accessKeyId: 'AKIDEXAMPLE',
      secretAccessKey: 'secret',
    },
    join(folder, 'spool'),
    timeoutMs,
  );

describe.each<[string, () => FileStore]>([
  ['a local folder', () => localFiles(join(folder, 'files'))],
  ['a bucket', () => s3()],
])('files in %s', (_, make) => {
  test('come back as they were written, with the type of their key', async () => {
    const files = make();
    const bytes = randomBytes(300_000);
    const key = files.newKey('photo', 'webp');
    expect(await files.write(key, Readable.from([bytes.subarray(0, 7), bytes.subarray(7)]))).toEqual({
      size: 300_000,
    });
    const file = await files.read(key);
    expect(file).toMatchObject({ size: 300_000, type: 'image/webp' });
    expect((await buffer(file?.body as Readable)).equals(bytes)).toBe(true);
    await files.remove(key);
    await files.remove(key);
    expect(await files.read(key)).toBeUndefined();
  });

  test('that are too large or break off leave nothing behind (S-65)', async () => {
    const files = make();
    const key = files.newKey('attachment', 'pdf');
    await expect(files.write(key, randomBytes(2_000), { maxBytes: 1_999 })).rejects.toThrow(FileTooLarge);
    const broken = Readable.from(
      (async function* () {
        yield randomBytes(1_000);
        throw new Error('connection lost');
      })(),
    );
    await expect(files.write(key, broken)).rejects.toThrow('connection lost');
    expect(await files.read(key)).toBeUndefined();
    expect(await listing()).toEqual([]);
    expect(await files.write(key, randomBytes(2_000), { maxBytes: 2_000 })).toEqual({ size: 2_000 });
  });

  test.each([
    '../../etc/passwd',
    'photo/../../x.webp',
    '/etc/passwd',
    'photo/aa/x.webp',
    `photo/aa/${'a'.repeat(36)}.html`,
    'a\0b',
  ])('take no name that was not generated: %j (S-62)', async (key) => {
    const files = make();
    await expect(files.write(key, Buffer.from('x'))).rejects.toThrow('not the key');
    await expect(files.read(key)).rejects.toThrow('not the key');
    await expect(files.remove(key)).rejects.toThrow('not the key');
  });
});

test('a bucket is waited for until it answers: its files may be read later and slowly, or not at all', async () => {
  const files = s3('upline', 500);
  const key = files.newKey('attachment', 'pdf');
  const bytes = randomBytes(9_000_000);
  await s3().write(key, bytes);
  /** A busy machine may not answer in half a second either. */
  const readInTime = async (): Promise<Awaited<ReturnType<typeof files.read>>> =>
    files.read(key).catch((error: Error) => {
      if (error.message !== 'The file store does not answer') throw error;
      return readInTime();
    });
  const [read, unread] = [await readInTime(), await readInTime()];
  await sleep(1_000);
  expect((await buffer(read?.body as Readable)).equals(bytes)).toBe(true);
  unread?.body.destroy();
  // Destroyed unread, it lets go of its connection.
  const connections = () => new Promise((resolve) => bucket.getConnections((_, count) => resolve(count)));
  bucket.closeIdleConnections();
  await expect.poll(connections).toBe(0);

  silent = true;
  await expect(files.read(key)).rejects.toThrow('does not answer');
  silent = false;
});

test('every request to a bucket is signed, of known length and kept on its host (S-55)', async () => {
  requests.length = 0;
  const files = s3();
  const key = files.newKey('photo', 'webp');
  await files.write(key, Buffer.alloc(1234));
  await files.read(key);
  expect(requests.map(({ method }) => method)).toEqual(['PUT', 'GET']);
  for (const { authorization, date } of requests) {
    expect(authorization).toMatch(
      /^AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE\/\d{8}\/us-east-1\/s3\/aws4_request, SignedHeaders=.*host.*, Signature=[0-9a-f]{64}$/,
    );
    expect(date).toMatch(/^\d{8}T\d{6}Z$/);
  }
  expect(requests[0]?.length).toBe('1234');
  await expect(s3('elsewhere').read(key)).rejects.toThrow();
});
