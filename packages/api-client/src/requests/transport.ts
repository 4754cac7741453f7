import ky, { type BeforeErrorState, type BeforeRetryState, isHTTPError, type RetryOptions } from 'ky';
import { sessionHooks } from '../session/session-hooks.ts';
import type { TokenStore } from '../session/token-store.ts';
import { ApiError, errorOfAnswer, errorOfNetwork } from './api-error.ts';
import type { ReleaseWatch } from './release-watch.ts';
import { whenBrowserOnline } from './when-online.ts';

/** How requests leave: tests replace the fetch and the network's state. */
export interface Connection {
  readonly fetch?: (request: Request) => Promise<Response>;
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

/** How long one try may take. */
const TRY_MS = 60_000;
const LONGEST_WAIT_MS = 30_000;
const PASSING = [408, 429, ...Array.from({ length: 100 }, (_, index) => 500 + index)];

/**
 * Three tries, one and two seconds apart or as far as the server asks (SPEC §9, R-31). Writes of every method are tried
 * again too: each carries an idempotency key.
 */
const RETRY: RetryOptions = {
  limit: 2,
  methods: ['get', 'post', 'put', 'patch', 'delete'],
  statusCodes: PASSING,
  afterStatusCodes: PASSING,
  maxRetryAfter: LONGEST_WAIT_MS,
  backoffLimit: LONGEST_WAIT_MS,
  delay: (attempt) => 1000 * 2 ** (attempt - 1),
  // A tenth more or less, so that many pages do not come back in step.
  jitter: (delay) => delay * (0.9 + Math.random() * 0.2),
  // Left to itself ky takes only the browsers' known words for a network failure. Here whatever is no answer is one.
  shouldRetry: ({ error }) => (isHTTPError(error) ? undefined : true),
};

/** The request layer: ky with tokens, offline waits and one shape for every failure. */
export function createTransport(tokens: TokenStore, releases: ReleaseWatch, connection: Connection) {
  const { fetch, whenOnline = whenBrowserOnline } = connection;
  const asAnybody = ky.create({
    ...(fetch ? { fetch: (request) => fetch(request as Request) } : {}),
    headers: { accept: 'application/json' },
    timeout: TRY_MS,
    retry: RETRY,
    hooks: {
      beforeRetry: [
        ({ options }: BeforeRetryState) => whenOnline(options.context.signal as Outgoing['signal']),
      ],
      afterResponse: [({ response }) => releases.see(response)],
      beforeError: [problemToApiError],
    },
  });
  const asPerson = asAnybody.extend({ hooks: sessionHooks(tokens) });

  return async (outgoing: Outgoing): Promise<unknown> => {
    const { method, url, body, idempotencyKey, ifMatch, signal, withCookie } = outgoing;
    try {
      const answer = (outgoing.asPerson ? asPerson : asAnybody)(url, {
        method,
        ...(body instanceof FormData ? { body } : { json: body }),
        headers: { 'idempotency-key': idempotencyKey, 'if-match': ifMatch?.toString() },
        ...(withCookie ? { credentials: 'include' } : {}),
        signal: signal ?? null,
        // The request's own signal also stands for ky's time limit; waiting for the connection ends with the caller's alone.
        context: { signal },
      });
      const { status, headers } = await answer;
      if (status === 204) return undefined;
      const type = headers.get('content-type') ?? '';
      if (/[/+]json/.test(type)) return await answer.json();
      return await (type.startsWith('text/') ? answer.text() : answer.blob());
    } catch (failure) {
      signal?.throwIfAborted();
      throw failure instanceof ApiError ? failure : errorOfNetwork(failure);
    }
  };
}

const problemToApiError = ({ error }: BeforeErrorState): Error =>
  isHTTPError(error) ? errorOfAnswer(error.response, error.data) : error;
