import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const SERVER = fileURLToPath(new URL('../bin/server.ts', import.meta.url));

/** The host as a process of its own, for tests that kill it. */
export interface ServerProcess {
  readonly url: string;
  readonly child: ChildProcess;
  /** Everything it wrote so far, log and errors. */
  output(): string;
  /** Waits until it serves; throws with its output when it ends before. */
  ready(): Promise<void>;
  /** Sends the signal and waits for the end; resolves with the exit code, null after a kill. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** A port that was free a moment ago. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

/** What makes the process go by the clock of the test that starts it (tooling/test-now.ts). */
const ownClock = () =>
  Object.fromEntries(
    ['NODE_OPTIONS', 'TEST_SHIFT_MS'].flatMap((name) =>
      process.env[name] ? [[name, process.env[name]]] : [],
    ),
  );

/** Starts `bin/server.ts` with only the given environment over PATH. End it: nothing else will. */
export function startServerProcess(
  environment: Readonly<Record<string, string>> & { API_PORT: string },
): ServerProcess {
  const url = `http://127.0.0.1:${environment.API_PORT}`;
  const child = spawn(process.execPath, [SERVER], {
    env: { PATH: process.env.PATH ?? '', ...ownClock(), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += String(chunk)));
  const ended = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)));
  return {
    url,
    child,
    output: () => output,
    async ready() {
      for (;;) {
        if (child.exitCode !== null || child.signalCode !== null)
          throw new Error(`The server ended early:\n${output.slice(-3_000)}`);
        const answer = await fetch(`${url}/ready`).catch(() => undefined);
        if (answer?.ok) return;
        await sleep(100);
      }
    },
    end(signal) {
      child.kill(signal);
      return ended;
    },
  };
}
