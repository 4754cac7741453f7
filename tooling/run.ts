import { type SpawnOptions, spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout's top folder. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

export interface Finished {
  readonly status: number;
  readonly output: string;
}

/** Runs a command with its output shown and kept; never throws for a failing exit code. */
export function run(command: string, args: readonly string[], options: SpawnOptions = {}): Promise<Finished> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        process.stdout.write(chunk);
      });
    }
    // A command that is not there has failed like any other.
    child.on('error', (error) => {
      console.error(error.message);
      resolve({ status: 127, output });
    });
    child.on('close', (status) => resolve({ status: status ?? 1, output }));
  });
}

/** Path of a command the workspace installed. */
export const bin = (name: string) => join(root, 'node_modules', '.bin', name);
