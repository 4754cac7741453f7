import { authorizedFetch, type Fetch } from '../session/authorized-fetch.ts';
import type { TokenStore } from '../session/token-store.ts';
import { errorOfAnswer, errorOfNetwork } from './api-error.ts';
import type { ReleaseWatch } from './release-watch.ts';

/** How requests leave: tests replace the fetch and the network's state. */
export interface Connection {
  readonly fetch?: Fetch;
  /** Resolves at once when online, otherwise when the connection is back. */
  readonly whenOnline?: (signal: AbortSignal | undefined) => Promise<void>;
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
  /** True where the API keeps a cookie of its own: the remembered device at sign-in (R-AUT-02). */
  readonly withCookie: boolean;
}

/** First wait in milliseconds, doubled per try; three tries altogether; never more than 30 seconds (SPEC §9, R-31). */
export const RETRY = { base: 1000, tries: 3, longest: 30_000 } as const;
/** How long one try may take, in milliseconds. */
const PATIENCE = 60_000;
const TRY_AGAIN: ReadonlySet<number> = new Set([408, 429, 500, 502, 503, 504]);

/** The request layer: tokens, retries, offline waits and one shape for every failure. */
export function createTransport(tokens: TokenStore, releases: ReleaseWatch, connection: Connection) {
  const plain: Fetch = connection.fetch ?? ((request) => fetch(request));
  const asPerson = authorizedFetch(tokens, plain);
  const whenOnline = connection.whenOnline ?? whenBrowserOnline;

  return async (outgoing: Outgoing): Promise<unknown> => {
    const { signal } = outgoing;
    const send = outgoing.asPerson ? asPerson : plain;
    for (let attempt = 1; ; attempt++) {
      const outcome = await inTime(outgoing, send).catch((failure: unknown) => ({ failure }));
      signal?.throwIfAborted();
      const last = attempt === RETRY.tries;
      if (!('failure' in outcome)) {
        releases.see(outcome);
        if (outcome.ok) return read(outcome, signal);
        if (last || !TRY_AGAIN.has(outcome.status)) throw errorOfAnswer(outcome, await problemOf(outcome));
        void outcome.body?.cancel();
      } else if (last) throw errorOfNetwork(outcome.failure);
      await sleep('failure' in outcome ? waitAfter(attempt) : waitFor(outcome, attempt), signal);
      await whenOnline(signal);
    }
  };
}

async function inTime(outgoing: Outgoing, send: Fetch): Promise<Response> {
  const patience = new AbortController();
  const timer = setTimeout(
    () => patience.abort(new DOMException('No answer in time', 'TimeoutError')),
    PATIENCE,
  );
  const { signal } = outgoing;
  try {
    return await send(
      requestOf(outgoing, signal ? AbortSignal.any([signal, patience.signal]) : patience.signal),
    );
  } finally {
    clearTimeout(timer);
  }
}

/** A new one for every try: a request can be sent once. */
function requestOf(
  { method, url, body, idempotencyKey, ifMatch, withCookie }: Outgoing,
  signal: AbortSignal,
): Request {
  const isForm = body instanceof FormData;
  return new Request(url, {
    method,
    headers: {
      accept: 'application/json',
      ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
      ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
      ...(ifMatch === undefined ? {} : { 'if-match': String(ifMatch) }),
    },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    ...(withCookie ? { credentials: 'include' } : {}),
    signal,
  });
}

/** Doubled per try, a tenth more or less, so that many pages do not come back in step. */
const waitAfter = (attempt: number): number => RETRY.base * 2 ** (attempt - 1) * (0.9 + Math.random() * 0.2);

/** As long as the server asks, in seconds or until a date, else by the number of tries. */
function waitFor(response: Response, attempt: number): number {
  const asked = response.headers.get('retry-after');
  const seconds = asked === null || asked === '' ? Number.NaN : Number(asked);
  const wait = Number.isNaN(seconds) ? Date.parse(asked ?? '') - Date.now() : seconds * 1000;
  return Number.isNaN(wait) ? waitAfter(attempt) : Math.min(Math.max(0, wait), RETRY.longest);
}

function sleep(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return untilAborted(signal, (done) => {
    const timer = setTimeout(done, milliseconds);
    return () => clearTimeout(timer);
  });
}

function whenBrowserOnline(signal: AbortSignal | undefined): Promise<void> {
  if (typeof navigator === 'undefined' || navigator.onLine !== false) return Promise.resolve();
  return untilAborted(signal, (done) => {
    window.addEventListener('online', done, { once: true });
    return () => window.removeEventListener('online', done);
  });
}

/** Waits for what `start` waits for, or throws the signal's reason; `start` answers how to stop waiting. */
function untilAborted(
  signal: AbortSignal | undefined,
  start: (done: () => void) => () => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = () => {
      stop();
      reject(signal?.reason);
    };
    const stop = start(() => {
      signal?.removeEventListener('abort', abort);
      resolve();
    });
    signal?.addEventListener('abort', abort, { once: true });
  });
}

async function read(response: Response, signal: AbortSignal | undefined): Promise<unknown> {
  if (response.status === 204) return undefined;
  const type = response.headers.get('content-type') ?? '';
  try {
    if (isJson(type)) return await response.json();
    return await (type.startsWith('text/') ? response.text() : response.blob());
  } catch (failure) {
    signal?.throwIfAborted();
    throw errorOfNetwork(failure);
  }
}

const isJson = (type: string): boolean => /[/+]json/.test(type);

const problemOf = (response: Response): Promise<unknown> =>
  isJson(response.headers.get('content-type') ?? '')
    ? response.json().catch(() => undefined)
    : Promise.resolve(undefined);
