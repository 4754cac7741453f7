import { demoFill } from './demo-fill.ts';
import { TEST_KEYS, testConfig } from './test-config.ts';
import { fillDataFolder } from './test-database.ts';

/**
 * Puts the small demo network of the tests into a data folder; what a server process is given to start on it. It starts in
 * seconds: to fill a new folder takes it half a minute, which only tests of the filling itself need.
 */
export async function demoFolder(dataDir: string) {
  await fillDataFolder(dataDir, await demoFill(testConfig()));
  return { DATA_DIR: dataDir, DEMO: 'true', DEMO_SIZE: 's', ...TEST_KEYS };
}
