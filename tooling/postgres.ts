import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installWithApt } from './apt.ts';
import { freePort } from './free-port.ts';

export interface TemporaryPostgres {
  readonly url: string;
  stop(): void;
}

const serverFolder = () => globSync('/usr/lib/postgresql/*/bin').sort().at(-1);

function sh(command: string, args: readonly string[]) {
  // The server's own tools stand where an emptied environment does not look.
  const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/sbin` };
  const { status, stderr, stdout } = spawnSync(command, args, { encoding: 'utf8', env });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed: ${stderr || stdout}`);
  return stdout;
}

/**
 * A PostgreSQL of Debian's package on a free loopback port with a data folder of its own, installed first where root may.
 * The server refuses to run as root, so it runs as the package's `postgres` user then.
 */
export async function startPostgres(): Promise<TemporaryPostgres> {
  const isRoot = process.getuid?.() === 0;
  if (!serverFolder()) installWithApt('postgresql');
  const folder = serverFolder();
  if (!folder) throw new Error('PostgreSQL is not installed: install the package "postgresql" first.');
  const home = mkdtempSync(join(tmpdir(), 'upline-postgres-'));
  const data = join(home, 'data');
  const port = await freePort();
  const asServer = (command: string, args: readonly string[]) =>
    isRoot ? sh('runuser', ['-u', 'postgres', '--', command, ...args]) : sh(command, args);
  if (isRoot) sh('chown', ['postgres', home]);
  asServer(join(folder, 'initdb'), [
    '-D',
    data,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
    '-N',
  ]);
  // It lives as long as the tests do: nothing has to survive it, so nothing is written twice or waited for.
  const settings = [
    'listen_addresses=127.0.0.1',
    'max_connections=200',
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'wal_level=minimal',
    'max_wal_senders=0',
    'autovacuum=off',
    'shared_buffers=256MB',
    'max_wal_size=4GB',
    'checkpoint_timeout=1h',
  ];
  const options = `-p ${port} -k ${home} ${settings.map((each) => `-c ${each}`).join(' ')}`;
  asServer(join(folder, 'pg_ctl'), ['-D', data, '-w', '-l', join(home, 'log'), '-o', options, 'start']);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop() {
      asServer(join(folder, 'pg_ctl'), ['-D', data, '-m', 'immediate', 'stop']);
      rmSync(home, { recursive: true, force: true });
    },
  };
}
