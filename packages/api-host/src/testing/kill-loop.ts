import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { remoteClient } from './remote-client.ts';
import { freePort, type ServerProcess, startServerProcess } from './server-process.ts';

export interface KillLoopOptions {
  readonly cycles: number;
  /** Environment of the server: DATA_DIR, or DATABASE_URL with its flags. */
  readonly environment: Readonly<Record<string, string>>;
  /** Clients that write at the same time. */
  readonly writers?: number;
  /** Instead of killing the server: disturbs what is below it, e.g. restarts its database. */
  readonly disturb?: () => Promise<unknown>;
  readonly onCycle?: (cycle: number, acknowledged: number) => void;
}

export interface KillLoopResult {
  readonly cycles: number;
  /** Writes the server answered 201 to; every one must be there at the end. */
  readonly acknowledged: number;
  /** Writes whose answer was lost and that were sent again under their key. */
  readonly sentAgain: number;
  /** Of those, answered from the stored answer: the first sending had committed. */
  readonly replayed: number;
  readonly lost: number;
  readonly doubled: number;
  /** From the start of the process, or the end of the disturbance, to `/ready`; in milliseconds. */
  readonly readyMs: { readonly median: number; readonly slowest: number };
}

/** One intention of a client: made and kept before it is sent, as the client's own log. */
interface Intention {
  readonly key: string;
  readonly name: string;
}

const NAME = 'Killed While Writing';
const RECORD = {
  type: 'Business',
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

/** A connection that was cut: what was sent is now unanswered, as it is for a real client. */
const isCut = (error: unknown) => error instanceof TypeError || error instanceof SyntaxError;

/**
 * Kills the server with SIGKILL again and again while keyed writes run, sends what was not answered once more under the
 * same key, and compares the records with the clients' own log of acknowledgements.
 */
export async function killLoop(options: KillLoopOptions): Promise<KillLoopResult> {
  const servers: ServerProcess[] = [];
  try {
    return await run(options, servers);
  } finally {
    // Also after a failure nothing is left running.
    await servers.at(-1)?.end('SIGKILL');
  }
}

async function run(options: KillLoopOptions, servers: ServerProcess[]): Promise<KillLoopResult> {
  const { cycles, environment, writers = 4, disturb, onCycle } = options;
  const port = String(await freePort());
  const client = remoteClient(`http://127.0.0.1:${port}`);
  const acknowledged = new Map<string, string>();
  const unanswered = new Map<string, Intention>();
  const readyTimes: number[] = [];
  let sentAgain = 0;
  let replayed = 0;
  let number = 0;

  async function timed(ready: () => Promise<void>): Promise<void> {
    const began = performance.now();
    await ready();
    readyTimes.push(performance.now() - began);
  }

  async function launch(): Promise<ServerProcess> {
    const server = startServerProcess({
      DEMO: 'true',
      DEMO_SIZE: 's',
      LOG_LEVEL: 'warn',
      ...environment,
      API_PORT: port,
    });
    servers.push(server);
    await timed(() => server.ready());
    return server;
  }

  async function write(intention: Intention): Promise<void> {
    unanswered.set(intention.key, intention);
    const body = { ...RECORD, company_name: `${NAME} ${intention.name}` };
    const answer = await client.request('/business/clients', { body, key: intention.key });
    if ([409, 429, 503].includes(answer.status)) {
      await sleep(200);
      return;
    }
    if (answer.status !== 201)
      throw new Error(`A write answered ${answer.status}: ${JSON.stringify(answer.json)}`);
    if (answer.replayed) replayed += 1;
    unanswered.delete(intention.key);
    acknowledged.set(intention.key, String(answer.json.id));
  }

  async function settle(): Promise<void> {
    for (const intention of unanswered.values()) {
      sentAgain += 1;
      while (unanswered.has(intention.key)) await write(intention);
    }
  }

  /** Writes until it is stopped; returns the function that stops it. */
  function writeOn(): () => Promise<unknown> {
    let running = true;
    const work = Array.from({ length: writers }, async () => {
      while (running) {
        number += 1;
        await write({ key: randomUUID(), name: String(number) }).catch((error: unknown) => {
          if (!isCut(error)) throw error;
        });
      }
    });
    return () => {
      running = false;
      return Promise.all(work);
    };
  }

  let server = await launch();
  await client.signIn('ana');
  for (let cycle = 1; cycle <= cycles; cycle++) {
    const before = acknowledged.size;
    const stop = writeOn();
    // On a slow machine a moment may be too short for any write: a kill between writes proves nothing.
    while (acknowledged.size < before + 2 * writers) await sleep(10);
    await sleep(Math.random() * 400);
    if (disturb) {
      await disturb();
      await stop();
      await timed(() => server.ready());
    } else {
      await Promise.all([server.end('SIGKILL'), stop()]);
      server = await launch();
    }
    await settle();
    onCycle?.(cycle, acknowledged.size);
  }

  const found = new Map<string, number>();
  const ids = new Set<string>();
  for (let page = 1, more = true; more; page++) {
    const filter = JSON.stringify({ name: { startsWith: NAME } });
    const query = new URLSearchParams({ page: String(page), limit: '500', filter });
    const rows = (await client.untilAnswered(`/business/clients?${query}`)).json.rows as {
      id: string;
      name: string;
    }[];
    more = rows.length > 500;
    for (const { id, name } of rows.slice(0, 500)) {
      ids.add(id);
      found.set(name, (found.get(name) ?? 0) + 1);
    }
  }
  await server.end('SIGTERM');

  const sorted = readyTimes.toSorted((a, b) => a - b);
  const twice = [...found.values()].filter((count) => count > 1).length;
  return {
    cycles,
    acknowledged: acknowledged.size,
    sentAgain,
    replayed,
    lost: [...acknowledged.values()].filter((id) => !ids.has(id)).length,
    doubled: twice + Math.max(0, ids.size - acknowledged.size),
    readyMs: {
      median: Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0),
      slowest: Math.round(sorted.at(-1) ?? 0),
    },
  };
}
