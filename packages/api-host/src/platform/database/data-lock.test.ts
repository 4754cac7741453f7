import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DataFolderInUse, lockDataFolder } from './data-lock.ts';

const HOLDER = `
  import { lockDataFolder } from ${JSON.stringify(new URL('./data-lock.ts', import.meta.url).href)};
  try { lockDataFolder(process.argv[1]); console.log('held'); setInterval(() => {}, 1000); }
  catch (error) { console.log(error.name); process.exit(1); }
`;

let folder: string;
let children: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'upline-lock-'));
});
afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  children = [];
  rmSync(folder, { recursive: true });
});

/** Another process that tries to take the lock; resolves with what it says first. */
function holder(): Promise<{ child: ChildProcess; says: string }> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', HOLDER, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  return new Promise((resolve) =>
    child.stdout?.once('data', (data) => resolve({ child, says: String(data).trim() })),
  );
}

const exited = (child: ChildProcess) => new Promise<number | null>((resolve) => child.once('exit', resolve));

describe('the lock on the embedded folder (R-21)', () => {
  test('a second process is refused while the first lives, in words that say what to do', async () => {
    const first = await holder();
    expect(first.says).toBe('held');
    expect(() => lockDataFolder(folder)).toThrow(DataFolderInUse);
    expect(() => lockDataFolder(folder)).toThrow(`in use by process ${first.child.pid}`);
    expect((await holder()).says).toBe('DataFolderInUse');
  });

  test('after kill -9 of the holder the lock is taken over', async () => {
    const { child } = await holder();
    const gone = exited(child);
    child.kill('SIGKILL');
    await gone;
    const release = lockDataFolder(folder);
    release();
  });

  test('of ten processes that start at once after a crash exactly one gets the lock', async () => {
    writeFileSync(join(folder, 'lock.json'), JSON.stringify({ pid: 2 ** 22 - 1, started: 'long ago' }));
    const answers = await Promise.all(Array.from({ length: 10 }, () => holder()));
    expect(answers.filter(({ says }) => says === 'held')).toHaveLength(1);
  });

  test('a pid that was given to another process since does not count as the holder', () => {
    writeFileSync(join(folder, 'lock.json'), JSON.stringify({ pid: process.pid, started: 'another-boot/1' }));
    lockDataFolder(folder)();
  });

  test('a half-written lock file does not block', () => {
    writeFileSync(join(folder, 'lock.json'), '{"pi');
    lockDataFolder(folder)();
  });

  test('letting go removes the lock', () => {
    const release = lockDataFolder(folder);
    release();
    expect(() => readFileSync(join(folder, 'lock.json'))).toThrow('ENOENT');
  });
});
