import { NodeBuffer } from './node.ts';
import type { TestHost } from './test-host.ts';

/** Answers that a test puts in the server's place: what the real one cannot be asked to do. */
export type Failure = 'network' | 'server' | 'forbidden';

/** A switch for failures: `fail('/business/clients', 'network')`, and back with `heal()`. */
export interface FailureSwitch {
  fail(path: string, failure: Failure): void;
  heal(): void;
}

const problem = (statusCode: number, code: string, message: string) =>
  new Response(JSON.stringify({ statusCode, code, message, requestId: 'switched-off' }), {
    status: statusCode,
    headers: { 'content-type': 'application/problem+json', 'x-request-id': 'switched-off' },
  });

/** A `fetch` that hands requests to the server in this process, and the switch that makes it fail. */
export function serverFetch(host: TestHost) {
  let failing: { readonly path: string; readonly failure: Failure } | undefined;
  const sent: { readonly method: string; readonly path: string }[] = [];
  const fetch = async (request: Request): Promise<Response> => {
    request.signal.throwIfAborted();
    const url = new URL(request.url);
    sent.push({ method: request.method, path: url.pathname });
    if (failing && url.pathname === failing.path) {
      if (failing.failure === 'network') throw new TypeError('Failed to fetch');
      if (failing.failure === 'forbidden')
        return problem(403, 'forbidden', "You don't have access to this page");
      return problem(500, 'server-error', 'Internal server error');
    }
    const payload = NodeBuffer.from(await request.arrayBuffer());
    const reply = await host.app.inject({
      method: request.method,
      url: url.pathname + url.search,
      headers: Object.fromEntries(request.headers),
      ...(payload.length > 0 ? { payload } : {}),
    });
    request.signal.throwIfAborted();
    const headers = new Headers();
    for (const [name, value] of Object.entries(reply.headers)) headers.set(name, String(value));
    const empty = reply.statusCode === 204 || reply.statusCode === 304;
    return new Response(empty ? null : reply.rawPayload.slice(), { status: reply.statusCode, headers });
  };
  const failures: FailureSwitch = {
    fail: (path, failure) => {
      failing = { path, failure };
    },
    heal: () => {
      failing = undefined;
    },
  };
  return { fetch, failures, sent };
}
