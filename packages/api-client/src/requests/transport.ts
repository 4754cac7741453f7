import ky, { isHTTPError, type KyInstance } from 'ky';
import { authorizedFetch, type Fetch } from '../session/authorized-fetch.ts';
import type { TokenStore } from '../session/token-store.ts';
import { errorOfAnswer, errorOfNetwork } from './api-error.ts';

/** How requests leave: tests replace the fetch and the network's state. */
export interface Connection {
  readonly fetch?: Fetch;
  /** Resolves at once when online, otherwise when the connection is back. */
  readonly whenOnline?: (signal: AbortSignal) => Promise<void>;
}

export interface Outgoing {
  readonly method: string;
  readonly url: string;
  readonly body: unknown;
  readonly idempotencyKey: string | undefined;
  readonly ifMatch: number | undefined;
  readonly signal: AbortSignal | undefined;
  /** False for public operations: no tokens are sent and a 401 is only an answer. */
  readonly asPerson: boolean;
}

/** First wait in milliseconds, doubled per try; three tries altogether; never more than 30 seconds (SPEC §9, R-31). */
export const RETRY = { base: 1000, tries: 3, longest: 30_000 } as const;

/** The request layer: tokens, retries, offline waits and one shape for every failure. */
export function createTransport(tokens: TokenStore, connection: Connection) {
  const plain: Fetch = connection.fetch ?? ((request) => fetch(request));
  const asPerson = authorizedFetch(tokens, plain);
  const whenOnline = connection.whenOnline ?? whenBrowserOnline;
  const client: KyInstance = ky.create({
    timeout: 60_000,
    retry: {
      limit: RETRY.tries - 1,
      methods: ['get', 'put', 'post', 'patch', 'delete'],
      statusCodes: [408, 429, 500, 502, 503, 504],
      afterStatusCodes: [429, 503],
      maxRetryAfter: RETRY.longest,
      backoffLimit: RETRY.longest,
      retryOnTimeout: true,
      delay: (attempt) => RETRY.base * 2 ** (attempt - 1),
      jitter: (delay) => delay * (0.9 + Math.random() * 0.2),
    },
    hooks: { beforeRetry: [({ request }) => whenOnline(request.signal)] },
  });

  return async (outgoing: Outgoing): Promise<unknown> => {
    const isForm = outgoing.body instanceof FormData;
    const send = outgoing.asPerson ? asPerson : plain;
    try {
      const response = await client(outgoing.url, {
        method: outgoing.method,
        headers: {
          accept: 'application/json',
          ...(outgoing.idempotencyKey ? { 'idempotency-key': outgoing.idempotencyKey } : {}),
          ...(outgoing.ifMatch === undefined ? {} : { 'if-match': String(outgoing.ifMatch) }),
        },
        ...(outgoing.body === undefined
          ? {}
          : isForm
            ? { body: outgoing.body as FormData }
            : { json: outgoing.body }),
        ...(outgoing.signal ? { signal: outgoing.signal } : {}),
        // ky hands the prepared Request as the first argument.
        fetch: (request) => send(request as Request),
      });
      return await read(response);
    } catch (error) {
      if (outgoing.signal?.aborted) throw error;
      if (isHTTPError(error)) throw errorOfAnswer(error.response, error.data);
      throw errorOfNetwork(error);
    }
  };
}

async function read(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined;
  const type = response.headers.get('content-type') ?? '';
  if (/[/+]json/.test(type)) return response.json();
  return type.startsWith('text/') ? response.text() : response.blob();
}

function whenBrowserOnline(signal: AbortSignal): Promise<void> {
  if (typeof navigator === 'undefined' || navigator.onLine !== false) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const done = () => {
      signal.removeEventListener('abort', stop);
      resolve();
    };
    const stop = () => {
      window.removeEventListener('online', done);
      reject(signal.reason);
    };
    window.addEventListener('online', done, { once: true });
    signal.addEventListener('abort', stop, { once: true });
  });
}
