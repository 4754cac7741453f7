import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { killLoop } from '../src/testing/kill-loop.ts';

/**
 * `node packages/api-host/bench/kill-loop.ts [cycles]`: 100 kills while keyed writes run, on the embedded database or, with
 * DATABASE_URL, on PostgreSQL (an empty database; the demo network is loaded into it).
 */
const cycles = Number(process.argv[2] ?? 100);
const folder = mkdtempSync(join(tmpdir(), 'upline-kill-'));
const url = process.env.DATABASE_URL;
const began = performance.now();
try {
  const result = await killLoop({
    cycles,
    environment: { DATA_DIR: folder, ...(url ? { DATABASE_URL: url, DEMO_ON_DATABASE_URL: 'true' } : {}) },
    onCycle(cycle, acknowledged) {
      if (cycle % 10 === 0) console.log(`${cycle} kills, ${acknowledged} writes acknowledged`);
    },
  });
  console.log({ ...result, seconds: Math.round((performance.now() - began) / 1_000) });
  if (result.lost + result.doubled > 0) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
