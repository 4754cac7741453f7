import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { seedDemo } from '../../seed/seed-demo.ts';
import { companyDay } from '../platform/company-time.ts';
import type { Config } from '../platform/config.ts';
import { makeVault } from '../platform/vault.service.ts';
import type { Fill } from './test-database.ts';

const SEED = fileURLToPath(new URL('../../seed/', import.meta.url));

/** The small demo network, filled once a day and machine; a changed seed makes a new one. */
export async function demoFill({ secrets }: Config): Promise<Fill> {
  const now = new Date();
  const hash = createHash('sha256').update(companyDay(now));
  const files = (await readdir(SEED, { recursive: true })).filter((name) => name.endsWith('.ts')).sort();
  for (const file of files) hash.update(await readFile(join(SEED, file)));
  return {
    name: 'demo',
    version: hash.digest('hex'),
    async run({ db }) {
      const vault = makeVault(secrets.vaultKeys, secrets.indexKey);
      await seedDemo({ db, vault, clock: { now: () => now } }, { size: 's', hasMoney: false });
    },
  };
}
