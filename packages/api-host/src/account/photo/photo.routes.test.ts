import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestClient, TestHost } from '../../testing/index.ts';
import { signInAs } from '../../testing/sign-in.ts';
import { startSessionsHost } from '../../testing/test-users.ts';

let host: TestHost;
let ana: TestClient;
beforeAll(async () => {
  host = await startSessionsHost();
  ana = await signInAs(host, 'ana');
});
afterAll(() => host.close());
beforeEach(() => ana.delete('/account/photo'));

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0c66e4' } });
const jpeg = (width = 640, height = 400) => picture(width, height).jpeg().toBuffer();

/** One part of a form with a file, as a browser sends it. */
function form(bytes: Buffer, { field = 'photo', name = 'me.jpg', type = 'image/jpeg' } = {}) {
  const boundary = 'x-upline-boundary';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`;
  return {
    body: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}
const upload = (bytes: Buffer, part = {}, client = ana) => client.put('/account/photo', form(bytes, part));
const hasPhoto = async () =>
  (
    await host.db
      .selectFrom('app_user')
      .select('has_photo')
      .where('code', '=', 'U000001')
      .executeTakeFirstOrThrow()
  ).has_photo;
const storedFiles = async () => {
  const { large_key, small_key } = await host.db.selectFrom('photo').selectAll().executeTakeFirstOrThrow();
  return [large_key, small_key];
};

describe('a photo', () => {
  test('is kept as square WebP in two sizes and shown by code to everybody', async () => {
    const reply = await upload(await jpeg());
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject({ has_photo: true });
    expect(await hasPhoto()).toBe(true);
    for (const [path, side] of [
      ['/photos/U000001', 512],
      ['/photos/u000001.webp?size=96', 96],
    ] as const) {
      const shown = await host.get(path);
      expect(shown.statusCode).toBe(200);
      expect(shown.headers['content-type']).toBe('image/webp');
      expect(await sharp(shown.rawPayload).metadata()).toMatchObject({
        format: 'webp',
        width: side,
        height: side,
      });
    }
  });

  test('may be kept for ever under its version and is checked again otherwise', async () => {
    const { photo_version } = (await upload(await jpeg())).json();
    const plain = await host.get('/photos/U000001');
    expect(plain.headers['cache-control']).toBe('public, no-cache');
    const versioned = await host.get(`/photos/U000001?v=${photo_version}`);
    expect(versioned.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await host.get('/photos/U000001?v=other')).headers['cache-control']).toBe('public, no-cache');
    const again = await host.get('/photos/U000001', {
      headers: { 'if-none-match': String(plain.headers.etag) },
    });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
    const small = await host.get('/photos/U000001?size=96', {
      headers: { 'if-none-match': String(plain.headers.etag) },
    });
    expect(small.statusCode).toBe(200);
  });

  test('loses its metadata, the place above all, and keeps its upright position (S-61)', async () => {
    const turned = await picture(400, 300)
      .composite([
        {
          input: await sharp({ create: { width: 400, height: 150, channels: 3, background: '#f00' } })
            .png()
            .toBuffer(),
          top: 0,
          left: 0,
        },
      ])
      .withExif({ IFD0: { Copyright: 'canary-copyright' }, IFD3: { GPSLatitude: '37/1 46/1 30/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(turned).metadata()).exif).toBeDefined();
    expect((await upload(turned)).statusCode).toBe(200);
    const { rawPayload } = await host.get('/photos/U000001');
    const kept = await sharp(rawPayload).metadata();
    expect([kept.exif, kept.xmp, kept.iptc, kept.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(rawPayload.includes('canary')).toBe(false);
    // Turned by a quarter, the red upper half is on the right.
    const corner = await sharp(rawPayload)
      .extract({ left: 480, top: 250, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect(corner[0]).toBeGreaterThan(200);
  });

  test('replaces the former one, whose files are removed', async () => {
    await upload(await jpeg());
    const former = await storedFiles();
    await upload(await picture(300, 300).png().toBuffer(), { name: 'b.png', type: 'image/png' });
    await host.platform.jobs.drain();
    for (const key of former) expect(await host.platform.files.read(key)).toBeUndefined();
    for (const key of await storedFiles()) expect(await host.platform.files.read(key)).toBeDefined();
  });

  test('is gone after it was removed, and removing it again changes nothing', async () => {
    await upload(await jpeg());
    const files = await storedFiles();
    expect((await ana.delete('/account/photo')).statusCode).toBe(204);
    expect((await ana.delete('/account/photo')).statusCode).toBe(204);
    await host.platform.jobs.drain();
    expect((await host.get('/photos/U000001')).statusCode).toBe(404);
    expect(await hasPhoto()).toBe(false);
    for (const key of files) expect(await host.platform.files.read(key)).toBeUndefined();
  });

  test('leaves a trace in the audit trail, once a change (S-78)', async () => {
    const count = async () =>
      (await host.db.selectFrom('audit_entry').select('id').where('entity_id', '=', 'U000001').execute())
        .length;
    const before = await count();
    await upload(await jpeg());
    expect(await count()).toBe(before + 1);
    await ana.delete('/account/photo');
    expect(await count()).toBe(before + 2);
    await ana.delete('/account/photo');
    expect(await count()).toBe(before + 2);
  });

  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><script>alert(1)</script></svg>',
  );
  test.each([
    ['too small', () => jpeg(199, 400), 'Photo must be at least 200 by 200 pixels'],
    ['an SVG', async () => svg, 'File type is not allowed'],
    [
      'a page named .jpg',
      async () => Buffer.from('<!doctype html><h1>hello</h1>'.repeat(40)),
      'File type is not allowed',
    ],
    ['a GIF', () => picture(300, 300).gif().toBuffer(), 'File type is not allowed'],
    [
      'of too many pixels',
      () => picture(7_000, 6_000).png().toBuffer(),
      'Photo must be at most 40 megapixels',
    ],
    ['cut off', async () => (await jpeg(1_000, 1_000)).subarray(0, 900), 'Photo is not valid'],
    [
      'larger than 8 MB',
      async () => Buffer.concat([await jpeg(), Buffer.alloc(8 * 1024 * 1024)]),
      'Photo must be at most 8 MB',
    ],
    ['empty', async () => Buffer.alloc(0), 'Photo is empty'],
  ])('that is %s is refused under its field (S-61)', async (_, make, message) => {
    const reply = await upload(await make());
    expect([reply.statusCode, reply.json().fields]).toEqual([422, [{ field: 'photo', message }]]);
    expect(await hasPhoto()).toBe(false);
  });

  test('hides nothing behind its picture: what follows the image data is dropped (S-61)', async () => {
    const polyglot = Buffer.concat([await jpeg(), Buffer.from('<script>canary()</script>')]);
    expect((await upload(polyglot)).statusCode).toBe(200);
    expect((await host.get('/photos/U000001')).rawPayload.includes('canary')).toBe(false);
  });

  test('of a decompression bomb is refused before it is unpacked (S-61)', async () => {
    const small = await picture(1, 1).png().toBuffer();
    const bomb = Buffer.from(small);
    // The header claims 60,000 by 60,000 pixels; its checksum is set again.
    bomb.writeUInt32BE(60_000, 16);
    bomb.writeUInt32BE(60_000, 20);
    const { crc32 } = await import('node:zlib');
    bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29);
    expect((await upload(bomb)).statusCode).toBe(422);
  });

  test('needs a person with the right to write (S-42, 7.3)', async () => {
    const bytes = await jpeg();
    expect((await upload(bytes, {}, host)).statusCode).toBe(401);
    expect((await upload(bytes, {}, await signInAs(host, 'sam'))).statusCode).toBe(403);
    expect((await upload(bytes, {}, await signInAs(host, 'ana', { via: 'super' }))).statusCode).toBe(403);
    expect((await ana.put('/account/photo', { body: { photo: 'x' } })).statusCode).toBe(415);
    expect((await upload(bytes, { field: 'file' })).statusCode).toBe(422);
  });

  test.each(['U999999', '..%2f..%2fetc', 'U000001.png', 'x'])('of %s is not found', async (code) => {
    expect((await host.get(`/photos/${code}`)).statusCode).toBe(404);
  });
});
