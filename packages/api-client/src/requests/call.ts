import { operationOf } from '../operations.ts';
import type { TokenStore } from '../session/token-store.ts';
import { ReleaseWatch } from './release-watch.ts';
import { type Connection, createTransport } from './transport.ts';
import type { InputArgs, OperationAnswer, OperationId } from './types.ts';

/** The client of the API host: every request of both apps goes through `call`. */
export interface Api {
  readonly tokens: TokenStore;
  /** Knows when the server was replaced by a newer one while the page was open. */
  readonly releases: ReleaseWatch;
  /** Calls an operation by its id. Throws `ApiError` for every failure, `AbortError` when the signal was used. */
  call<Id extends OperationId>(id: Id, ...input: InputArgs<Id>): Promise<OperationAnswer<Id>>;
  /** Absolute address of a GET operation that a browser opens by itself, e.g. a photo. */
  urlOf<Id extends OperationId>(id: Id, ...input: InputArgs<Id>): string;
}

export interface ApiOptions extends Connection {
  /** Address of the API host without a trailing slash. */
  readonly baseUrl: string;
  readonly tokens: TokenStore;
}

interface AnyInput {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly idempotencyKey?: string;
  readonly ifMatch?: number;
  readonly signal?: AbortSignal;
}

/** Makes the client. Tests hand in the server's own `inject` as `fetch` and call it the same way. */
export function createApi(options: ApiOptions): Api {
  const releases = new ReleaseWatch();
  const send = createTransport(options.tokens, releases, options);
  const address = (path: string, input: AnyInput) =>
    options.baseUrl + pathOf(path, input.params) + queryOf(input.query);
  return {
    tokens: options.tokens,
    releases,
    async call(id, ...[given]) {
      const operation = factsOf(id);
      const input = (given ?? {}) as AnyInput;
      const answer = await send({
        method: operation.method,
        url: address(operation.path, input),
        body: input.body,
        idempotencyKey:
          operation.method === 'GET' ? undefined : (input.idempotencyKey ?? crypto.randomUUID()),
        ifMatch: input.ifMatch,
        signal: input.signal,
        asPerson: operation.permission !== 'public' && operation.permission !== 'demo',
        withCookie: operation.path.startsWith('/login'),
      });
      return answer as OperationAnswer<typeof id>;
    },
    urlOf: (id, ...[given]) => address(factsOf(id).path, (given ?? {}) as AnyInput),
  };
}

function factsOf(id: OperationId) {
  const operation = operationOf(id);
  if (!operation) throw new TypeError(`This app has no operation ${id}`);
  return operation;
}

function pathOf(path: string, params: AnyInput['params']): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params?.[name];
    if (value === undefined || value === '') throw new TypeError(`Path ${path} needs "${name}"`);
    return encodeURIComponent(value);
  });
}

/** Objects travel as JSON text (`filter`, `order`, `columns`); empty ones and undefined are left out. */
function queryOf(query: AnyInput['query']): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value === undefined || value === null) continue;
    if (typeof value !== 'object') search.set(name, String(value));
    else if (Object.keys(value).length > 0) search.set(name, JSON.stringify(value));
  }
  const text = search.toString();
  return text ? `?${text}` : '';
}
