import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { demoFolder } from './testing/demo-folder.ts';
import { killLoop } from './testing/kill-loop.ts';

/** A short run for every check; `bench/kill-loop.ts` does a hundred cycles. */
test('a server killed over and over while it writes loses nothing it acknowledged and doubles nothing (R-02, R-13)', {
  timeout: 600_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'upline-kill-'));
  try {
    const result = await killLoop({ cycles: 3, environment: await demoFolder(folder) });
    expect(result.acknowledged).toBeGreaterThan(20);
    expect(result).toMatchObject({ lost: 0, doubled: 0 });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
