import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Config, readConfig } from '../platform/config/config.ts';

const key = (name: string) => createHash('sha256').update(`test ${name}`).digest('base64');

/** What a demo network of a kept template was sealed with: a server process that opens its data is given them. */
export const TEST_KEYS = {
  TOKEN_KEYS: `test:${key('token')}`,
  VAULT_KEYS: `test:${key('vault')}`,
  INDEX_KEY: key('index'),
  HASH_KEY: key('hash'),
};

/** The files of a test process. A folder by its number would hold what an earlier process of that number left. */
const folder = mkdtempSync(join(tmpdir(), 'upline-test-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

/** A demo configuration with fixed secrets, so that sealed values of a kept template open in every test process. */
export function testConfig(environment: Readonly<Record<string, string>> = {}): Config {
  return readConfig({
    NODE_ENV: 'test',
    DEMO: 'true',
    LOG_LEVEL: 'silent',
    RATE_LIMIT_SCALE: '1',
    DATA_DIR: folder,
    ...TEST_KEYS,
    ...environment,
  });
}
