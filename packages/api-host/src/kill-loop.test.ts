import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { demoFolder } from './testing/demo-folder.ts';
import { killLoop } from './testing/kill-loop.ts';

/** Two cycles for every check, so that what came up after a kill is killed as well; `bench/kill-loop.ts` does a hundred. */
test('a server killed over and over while it writes loses nothing it acknowledged and doubles nothing (R-02, R-13)', {
  timeout: 600_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'upline-kill-'));
  try {
    const result = await killLoop({ cycles: 2, environment: await demoFolder(folder) });
    expect(result.acknowledged).toBeGreaterThan(12);
    expect(result).toMatchObject({ lost: 0, doubled: 0 });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
