import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The embedded database's folder is open in another living process. */
export class DataFolderInUse extends Error {
  constructor(dataDir: string, pid: number) {
    super(
      `The data folder ${dataDir} is in use by process ${pid}. ` +
        'The embedded database allows one process at a time: stop that one, choose another DATA_DIR, or set DATABASE_URL.',
    );
    this.name = 'DataFolderInUse';
  }
}

interface Holder {
  readonly pid: number;
  /** The start time of the process, so that another process with the same pid is not mistaken for the holder. */
  readonly started: string;
}

/** Start time of a process in clock ticks since boot plus the boot's id; undefined when it does not run or its start is unknown. */
function startOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in parentheses may hold spaces; fields are counted after it. Field 3 is the state, 22 the start time.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (fields[0] === 'Z' || fields[0] === 'X') return undefined;
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}/${fields[19]}`;
  } catch {
    return undefined;
  }
}

function isAlive({ pid, started }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: alive, but another user's.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return started === '' ? true : startOf(pid) === started;
}

function readHolder(file: string): Holder | undefined {
  try {
    const value = JSON.parse(readFileSync(file, 'utf8')) as Partial<Holder>;
    return typeof value.pid === 'number'
      ? { pid: value.pid, started: value.started ?? '' }
      : { pid: 0, started: 'x' };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    return { pid: 0, started: 'x' };
  }
}

/**
 * Takes the exclusive lock on the embedded database's folder. A holder that died without letting go (kill -9, power cut)
 * is recognized by its pid and start time, and its lock is taken over. Returns the release; throws `DataFolderInUse`.
 */
export function lockDataFolder(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, 'lock.json');
  const mine = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  // Written whole under another name first: a lock file is never seen half-written.
  writeFileSync(
    mine,
    JSON.stringify({ pid: process.pid, started: startOf(process.pid) ?? '' } satisfies Holder),
  );
  try {
    for (let attempt = 0; attempt < 5; attempt++) {
      try {
        linkSync(mine, file);
        return () => {
          if (readHolder(file)?.pid === process.pid) rmSync(file, { force: true });
        };
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
      const holder = readHolder(file);
      if (holder && holder.pid !== 0 && isAlive(holder)) throw new DataFolderInUse(dataDir, holder.pid);
      // Moving the dead lock aside succeeds for one of several waiting processes only.
      const dead = `${mine}.dead`;
      try {
        renameSync(file, dead);
        const moved = readHolder(dead);
        if (moved && moved.pid !== 0 && isAlive(moved)) {
          // Another process took the folder over between our look and our move: give its lock back.
          linkSync(dead, file);
          throw new DataFolderInUse(dataDir, moved.pid);
        }
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      } finally {
        rmSync(dead, { force: true });
      }
    }
    throw new DataFolderInUse(dataDir, readHolder(file)?.pid ?? 0);
  } finally {
    rmSync(mine, { force: true });
  }
}
