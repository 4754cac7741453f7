import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { DEMO_PASSWORD } from '../../seed/demo-logins.ts';
import { freePort, startServerProcess } from './server-process.ts';

export interface KillLoopOptions {
  readonly cycles: number;
  /** Environment of the server: DATA_DIR, or DATABASE_URL with its flags. */
  readonly environment: Readonly<Record<string, string>>;
  /** Clients that write at the same time. */
  readonly writers?: number;
  readonly onCycle?: (cycle: number, acknowledged: number) => void;
}

export interface KillLoopResult {
  readonly cycles: number;
  /** Writes the server answered 201 to; every one must be there at the end. */
  readonly acknowledged: number;
  /** Writes whose answer was lost in a kill and that were sent again under their key. */
  readonly sentAgain: number;
  /** Of those, answered from the stored answer: the first sending had committed. */
  readonly replayed: number;
  readonly lost: number;
  readonly doubled: number;
  /** From the start of the process to `/ready`, slowest and median, in milliseconds. */
  readonly readyMs: { readonly median: number; readonly slowest: number };
}

/** One intention of a client: made and kept before it is sent, as the client's own log. */
interface Intention {
  readonly key: string;
  readonly name: string;
}

const NAME = 'Killed While Writing';

/**
 * Kills the server with SIGKILL again and again while keyed writes run, sends what was not answered once more under the
 * same key, and compares the records with the clients' own log of acknowledgements.
 */
export async function killLoop({
  cycles,
  environment,
  writers = 4,
  onCycle,
}: KillLoopOptions): Promise<KillLoopResult> {
  const port = String(await freePort());
  const acknowledged = new Map<string, string>();
  const unanswered = new Map<string, Intention>();
  const readyTimes: number[] = [];
  let sentAgain = 0;
  let replayed = 0;
  let number = 0;
  let token = '';

  const launch = async () => {
    const began = performance.now();
    const server = startServerProcess({
      DEMO: 'true',
      DEMO_SIZE: 's',
      LOG_LEVEL: 'warn',
      ...environment,
      API_PORT: port,
    });
    await server.ready();
    readyTimes.push(performance.now() - began);
    return server;
  };
  const url = (path: string) => `http://127.0.0.1:${port}${path}`;
  const request = async (path: string, { body, key }: { body?: unknown; key?: string } = {}) => {
    const answer = await fetch(url(path), {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    token = answer.headers.get('x-token') ?? token;
    return {
      status: answer.status,
      headers: answer.headers,
      json: (await answer.json()) as Record<string, unknown>,
    };
  };

  /** Tries again as the client does while the host is too busy to answer. */
  const patiently: typeof request = async (...given) => {
    for (;;) {
      const answer = await request(...given);
      if (answer.status < 300) return answer;
      if (answer.status !== 503) throw new Error(`${given[0]} answered ${answer.status}`);
      await sleep(500);
    }
  };

  async function signIn(): Promise<void> {
    const begun = await patiently('/login', {
      body: { identifier: 'ana', password: DEMO_PASSWORD, app: 'portal' },
    });
    const outbox = await patiently('/outbox/messages?to=ana@demo.upline.test&limit=1');
    const [message] = outbox.json.rows as { text: string }[];
    const code = /\b\d{6,8}\b/.exec(message?.text ?? '')?.[0];
    const done = await patiently('/login/code', { body: { pending_token: begun.json.pending_token, code } });
    token = done.json.token as string;
  }

  async function write(intention: Intention): Promise<void> {
    unanswered.set(intention.key, intention);
    const body = { type: 'Business', company_name: `${NAME} ${intention.name}`, ...RECORD };
    const { status, headers, json } = await request('/business/clients', { body, key: intention.key });
    if (status === 429 || status === 409 || status === 503) {
      await sleep(200);
      return;
    }
    if (status !== 201) throw new Error(`A write answered ${status}: ${JSON.stringify(json)}`);
    if (headers.get('idempotent-replayed') === 'true') replayed += 1;
    unanswered.delete(intention.key);
    acknowledged.set(intention.key, json.id as string);
  }

  async function settle(): Promise<void> {
    for (const intention of unanswered.values()) {
      sentAgain += 1;
      while (unanswered.has(intention.key)) await write(intention);
    }
  }

  for (let cycle = 1; cycle <= cycles; cycle++) {
    const server = await launch();
    if (!token) await signIn();
    await settle();
    let running = true;
    const work = Array.from({ length: writers }, async () => {
      while (running) {
        number += 1;
        try {
          await write({ key: randomUUID(), name: String(number) });
        } catch (error) {
          // The kill cuts connections: what was sent is now unanswered, as it is for a real client.
          if (error instanceof TypeError || (error as { name?: string }).name === 'SyntaxError') return;
          throw error;
        }
      }
    });
    await sleep(100 + Math.random() * 400);
    const ended = server.end('SIGKILL');
    running = false;
    await Promise.all([ended, ...work]);
    onCycle?.(cycle, acknowledged.size);
  }

  const server = await launch();
  await settle();
  const found = new Map<string, number>();
  const ids = new Set<string>();
  for (let page = 1, more = true; more; page++) {
    const query = new URLSearchParams({
      page: String(page),
      limit: '500',
      filter: JSON.stringify({ name: { startsWith: NAME } }),
    });
    const { json } = await patiently(`/business/clients?${query}`);
    const rows = json.rows as { id: string; name: string }[];
    more = rows.length > 500;
    for (const { id, name } of rows.slice(0, 500)) {
      ids.add(id);
      found.set(name, (found.get(name) ?? 0) + 1);
    }
  }
  await server.end('SIGTERM');

  const sorted = readyTimes.toSorted((a, b) => a - b);
  return {
    cycles,
    acknowledged: acknowledged.size,
    sentAgain,
    replayed,
    lost: [...acknowledged.values()].filter((id) => !ids.has(id)).length,
    doubled:
      [...found.values()].filter((count) => count > 1).length + Math.max(0, ids.size - acknowledged.size),
    readyMs: {
      median: Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0),
      slowest: Math.round(sorted.at(-1) ?? 0),
    },
  };
}

const RECORD = {
  email: 'office@example.com',
  phone: '(512) 555-0142',
  address: {
    line1: '1200 Barton Springs Rd',
    line2: null,
    city: 'Austin',
    state: 'TX',
    postal_code: '78704',
    country: 'USA',
  },
};
