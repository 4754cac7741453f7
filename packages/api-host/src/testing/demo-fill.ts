import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { seedDemo } from '../../seed/seed-demo.ts';
import type { Config } from '../platform/config/config.ts';
import { companyDay } from '../platform/time/company-time.ts';
import { makeVault } from '../platform/vault/vault.service.ts';
import { companyMoment } from './test-clock.ts';
import type { Fill } from './test-database.ts';

const SEED = fileURLToPath(new URL('../../seed/', import.meta.url));

let sources: Promise<Buffer> | undefined;
async function seedSources(): Promise<Buffer> {
  const files = (await readdir(SEED, { recursive: true })).filter((name) => name.endsWith('.ts')).sort();
  return Buffer.concat(await Promise.all(files.map((file) => readFile(join(SEED, file)))));
}

/**
 * The small demo network as it is when the company day begins, filled once a day and machine: what one test finds in it does not hang
 * on the hour of another that came first. A changed seed makes a new one.
 */
export async function demoFill({ secrets }: Config): Promise<Fill> {
  const today = companyDay(new Date());
  const now = companyMoment(today);
  sources ??= seedSources();
  const hash = createHash('sha256')
    .update(today)
    .update(await sources);
  return {
    name: 'demo',
    version: hash.digest('hex'),
    async run({ db }) {
      const vault = makeVault(secrets.vaultKeys, secrets.indexKey);
      await seedDemo({ db, vault, clock: { now: () => now } }, { size: 's', hasPast: false });
    },
  };
}
