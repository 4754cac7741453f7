import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Secrets } from './config.ts';

interface Stored {
  readonly token: string;
  readonly vault: string;
  readonly index: string;
  readonly hash: string;
}

function stored(file: string): Stored {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Stored;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const make = () => randomBytes(32).toString('base64');
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  writeFileSync(draft, JSON.stringify({ token: make(), vault: make(), index: make(), hash: make() }), {
    mode: 0o600,
  });
  try {
    // Linking is atomic and never overwrites: of two first starts at once, both read the winner's file.
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return JSON.parse(readFileSync(file, 'utf8')) as Stored;
}

/** Secrets of a development or demo host, made on first use and kept readable by the owner only (mode 0600). */
export function generatedSecrets(dataDir: string): Secrets {
  mkdirSync(dataDir, { recursive: true });
  const made = stored(join(dataDir, 'secrets.json'));
  const bytes = (value: string) => Buffer.from(value, 'base64');
  return {
    tokenKeys: [{ id: 'demo-1', key: bytes(made.token) }],
    vaultKeys: [{ id: 'demo-1', key: bytes(made.vault) }],
    indexKey: bytes(made.index),
    hashKey: bytes(made.hash),
  };
}
