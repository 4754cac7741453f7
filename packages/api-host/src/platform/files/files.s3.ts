import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import type { S3Settings } from '../config/config.ts';
import { newKey, typeOfKey } from './files.keys.ts';
import { spool } from './files.spool.ts';
import type { FileStore } from './files.ts';

const TIMEOUT_MS = 60_000;

/** Asked for by the first read: a body that nobody wants in the end fails nobody. */
async function* contentOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield* body;
}

/**
 * Files in an S3-compatible bucket (path-style addresses, signature version 4). Bodies pass through a file in `spoolFolder`
 * first: S3 wants to know the size before it takes a stream, and a half-sent body must not become an object.
 */
export function s3Files(settings: S3Settings, spoolFolder: string, timeoutMs = TIMEOUT_MS): FileStore {
  const { accessKeyId, secretAccessKey, region } = settings;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });
  const urlOf = (key: string) => `${settings.endpoint.replace(/\/$/, '')}/${settings.bucket}/${key}`;

  /** Only to the configured host: redirects are refused (S-55). */
  async function send(method: string, key: string, init: RequestInit = {}): Promise<Response> {
    const waiting = new AbortController();
    const timer = setTimeout(() => waiting.abort(new Error('The file store does not answer')), timeoutMs);
    try {
      return await client.fetch(urlOf(key), { method, redirect: 'error', signal: waiting.signal, ...init });
    } finally {
      // What it answers with is read as slowly as whoever wants the file reads.
      clearTimeout(timer);
    }
  }

  async function must(response: Response, what: string): Promise<void> {
    await response.body?.cancel();
    if (!response.ok) throw new Error(`The file store could not ${what} (${response.status})`);
  }

  return {
    newKey,

    async write(key, body, { maxBytes } = {}) {
      const type = typeOfKey(key);
      await mkdir(spoolFolder, { recursive: true, mode: 0o700 });
      const draft = join(spoolFolder, `${randomUUID()}.part`);
      const { size } = await spool(body, draft, maxBytes);
      try {
        const blob = await openAsBlob(draft, { type });
        await must(await send('PUT', key, { body: blob, headers: { 'content-type': type } }), 'keep a file');
      } finally {
        await rm(draft, { force: true });
      }
      return { size };
    },

    async read(key) {
      const type = typeOfKey(key);
      const response = await send('GET', key);
      if (response.status === 404) {
        await response.body?.cancel();
        return undefined;
      }
      if (!response.ok || !response.body) {
        await must(response, 'read a file');
        return undefined;
      }
      const size = Number(response.headers.get('content-length'));
      const content = response.body as ReadableStream<Uint8Array>;
      const body = Readable.from(contentOf(content), { objectMode: false });
      // Closed before anybody read it, it would hold its connection.
      body.once('close', () => content.locked || content.cancel());
      return { body, size, type };
    },

    async remove(key) {
      typeOfKey(key);
      const response = await send('DELETE', key);
      if (response.status === 404) await response.body?.cancel();
      else await must(response, 'remove a file');
    },
  };
}
