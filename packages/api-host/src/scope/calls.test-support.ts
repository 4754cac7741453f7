import { paramsExample } from '../http/openapi-document.ts';
import type { Operation } from '../platform/operation/operation.ts';
import type { TestClient, TestHost } from '../testing/index.ts';
import type { Person } from './network.test-support.ts';

/** Somebody signed in to the host, with the rights the session says it has. */
export interface Viewer extends Person {
  readonly client: TestClient;
  readonly isProxy: boolean;
  readonly permissions: ReadonlySet<string>;
}

export interface Given {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  /** Over the fields of the operation's example. */
  readonly body?: Readonly<Record<string, unknown>>;
}

export const mayCall = ({ permissions, isProxy, status }: Viewer, { policy, method }: Operation): boolean =>
  (policy.needs === 'signed-in' || permissions.has(policy.needs)) &&
  !(isProxy && policy.proxy === 'refused') &&
  !(status === 'Suspended' && method !== 'GET' && policy.suspended !== 'allowed');

/** Calls the operation with these parameters, and with its own examples for all else it wants. */
export function call(host: TestHost, { client }: Viewer, operation: Operation, given: Given = {}) {
  const example = (paramsExample(operation) ?? {}) as Record<string, unknown>;
  const { method, path, ifMatch, idempotencyKey, consumes, examples, body } = operation;
  return host.app.inject({
    method,
    url: path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(given.params?.[name] ?? String(example[name])),
    ),
    query: { ...given.query },
    headers: {
      ...client.headers,
      ...(ifMatch && { 'if-match': '"1"' }),
      ...(idempotencyKey && { 'idempotency-key': crypto.randomUUID() }),
      ...(consumes && { 'content-type': 'multipart/form-data; boundary=x' }),
    },
    ...(body && { payload: { ...(examples?.body as object), ...given.body } }),
  });
}

const PAGE = 500;

const isPaged = ({ query }: Operation): boolean => 'page' in ((query?.shape ?? {}) as object);

/** All pages of a list; a page carries one row more than asked for when there is another (SPEC 7). */
export async function wholeList(host: TestHost, viewer: Viewer, operation: Operation, given: Given = {}) {
  const rows: Record<string, unknown>[] = [];
  for (let page = 1; ; page += 1) {
    const query = { ...given.query, ...(isPaged(operation) && { page: String(page), limit: String(PAGE) }) };
    const answer = await call(host, viewer, operation, { ...given, query });
    if (answer.statusCode !== 200) throw new Error(`${operation.id}: ${answer.statusCode} ${answer.body}`);
    const found = answer.json<{ rows: Record<string, unknown>[] }>().rows;
    rows.push(...found.slice(0, PAGE));
    if (!isPaged(operation) || found.length <= PAGE) return rows;
  }
}

/** The file of an export: its text and how many rows it holds; undefined where the answer is no link. */
export async function download(host: TestHost, answer: { json<T>(): T }) {
  const { url } = answer.json<{ url?: string }>();
  if (url === undefined) return undefined;
  const text = (await host.app.inject({ method: 'GET', url: new URL(url).pathname })).body;
  return { text, rows: text.trim().split('\n').length - 1 };
}

/** The id of nothing. */
export const UNKNOWN = '3f0f6a5e-0000-4000-8000-00000000dead';

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** An answer without what differs from request to request. */
export async function refusalOf(host: TestHost, viewer: Viewer, operation: Operation, given: Given) {
  const { statusCode, body } = await call(host, viewer, operation, given);
  const said =
    statusCode < 400 ? body.replaceAll(UUID, '') : (JSON.parse(body) as { message: string }).message;
  return `${statusCode} ${said}`;
}

export const unknownOf = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, UNKNOWN]));
