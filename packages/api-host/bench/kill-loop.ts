import { exec } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { killLoop } from '../src/testing/kill-loop.ts';

/**
 * `node packages/api-host/bench/kill-loop.ts --cycles 100`: kills the host while keyed writes run, on the embedded database
 * or, with DATABASE_URL, on PostgreSQL (an empty database; the demo network is loaded into it).
 * `--disturb "pg_ctl restart …"` runs that command in each cycle instead of the kill.
 */
const { values } = parseArgs({
  options: { cycles: { type: 'string', default: '100' }, disturb: { type: 'string' } },
});
const { disturb } = values;
const folder = mkdtempSync(join(tmpdir(), 'upline-kill-'));
const url = process.env.DATABASE_URL;
const began = performance.now();
try {
  const result = await killLoop({
    cycles: Number(values.cycles),
    environment: { DATA_DIR: folder, ...(url ? { DATABASE_URL: url, DEMO_ON_DATABASE_URL: 'true' } : {}) },
    ...(disturb === undefined ? {} : { disturb: () => promisify(exec)(disturb) }),
    onCycle(cycle, acknowledged) {
      if (cycle % 10 === 0) console.log(`${cycle} cycles, ${acknowledged} writes acknowledged`);
    },
  });
  console.log({ ...result, seconds: Math.round((performance.now() - began) / 1_000) });
  if (result.lost + result.doubled > 0) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
