import { type ChildProcess, spawn } from 'node:child_process';
import { root } from './run.ts';

const children = new Set<ChildProcess>();
let stopping = false;

/** Ends every started part, then this process with the given code. */
export function stopAll(code: number) {
  if (stopping) return;
  stopping = true;
  for (const child of children) child.kill('SIGTERM');
  // The API host finishes running requests for up to ten seconds; nothing is waited for longer.
  const patience = setTimeout(() => {
    for (const child of children) child.kill('SIGKILL');
  }, 12_000);
  Promise.all([...children].map((child) => new Promise((resolve) => child.once('exit', resolve)))).then(
    () => {
      clearTimeout(patience);
      process.exit(code);
    },
  );
  if (children.size === 0) process.exit(code);
}

// However this process ends, it leaves nothing running.
process.on('exit', () => {
  for (const child of children) child.kill('SIGTERM');
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopAll(0));

// The parent may be killed without a chance to tell.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) stopAll(0);
}, 1000).unref();

/** A long-running part of the product. When one ends by itself, the others are stopped too. */
export function startChild(
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
): ChildProcess {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  children.add(child);
  child.once('exit', (code) => {
    children.delete(child);
    stopAll(code ?? 1);
  });
  return child;
}

/** Waits until the address answers 200; rejects after the given time. */
export async function waitFor(url: string, milliseconds = 600_000): Promise<void> {
  const end = Date.now() + milliseconds;
  while (Date.now() < end) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} did not answer in ${milliseconds / 1000} s`);
}
