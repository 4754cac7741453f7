import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { refusalsOf } from '../http/openapi.ts';
import type { TestClient, TestHost } from '../testing/index.ts';
import { fingerprint } from './money-fuzz-books.test-support.ts';

interface Call {
  readonly who: TestClient;
  readonly params?: Readonly<Record<string, string>>;
  readonly body?: object | undefined;
  readonly version?: number;
}

/** Sends operations by their id and judges every answer by the contract. */
export function callsOf(host: TestHost) {
  const operations = new Map(host.app.operations.map((operation) => [operation.id, operation]));
  const taken = new Set<string>();
  /** How many steps are under way: what others write meanwhile says nothing of a refusal. */
  let under = 0;

  function operationOf(id: string) {
    const operation = operations.get(id);
    if (!operation) throw new Error(`No operation ${id}`);
    return operation;
  }

  async function send(id: string, { who, params = {}, body, version }: Call) {
    const operation = operationOf(id);
    const url = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
    const answer = await host.app.inject({
      method: operation.method,
      url,
      ...(body ? { payload: body } : {}),
      headers: {
        ...who.headers,
        'idempotency-key': randomUUID(),
        ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
      },
    });
    const { statusCode } = answer;
    const asked = JSON.stringify({ params, body, version });
    const said = `${id} ${asked} → ${statusCode} ${answer.body.slice(0, 400)}`;
    // While a run is being closed the ledger is closed to everybody else.
    if (under > 1 && statusCode === 503) return answer;
    expect(statusCode, said).toBeLessThan(500);
    if (statusCode === operation.answer.status) taken.add(id);
    else expect(refusalsOf(operation), said).toContain(statusCode);
    return answer;
  }

  return {
    /** What was done at least once. */
    taken,
    asksForVersion: (id: string) => operationOf(id).ifMatch !== undefined,

    /** Sent so often at once; of one version at most one is taken, and a refusal leaves everything as it was. */
    async call(id: string, input: Call, times = 1) {
      const isAlone = under === 1;
      const before = isAlone && (await fingerprint(host.db));
      const answers = await Promise.all(Array.from({ length: times }, () => send(id, input)));
      const done = answers.filter(({ statusCode }) => statusCode < 300);
      if (isAlone && done.length === 0)
        expect(await fingerprint(host.db), `${id}: ${answers[0]?.body}`).toBe(before);
      if (input.version !== undefined) expect(done.length, `${id} of one version`).toBeLessThanOrEqual(1);
      return done[0];
    },

    /** Steps at once. */
    async together(steps: readonly (() => Promise<void>)[]): Promise<void> {
      under = steps.length;
      await Promise.all(steps.map((step) => step()));
      under = 0;
    },
  };
}
