import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { openapiDocument } from '../http/docs.ts';
import { offlineApp } from './offline-app.ts';

/**
 * Writes the OpenAPI document that the client is generated from. With `--check` it writes nothing and fails when the
 * committed document is not the one the routes declare.
 */
const file = fileURLToPath(new URL('../../../api-client/openapi.json', import.meta.url));
const app = await offlineApp();
const text = `${JSON.stringify(openapiDocument(app), null, 2)}\n`;
await app.close();

if (process.argv.includes('--check')) {
  if ((await readFile(file, 'utf8').catch(() => '')) !== text) {
    console.error('packages/api-client/openapi.json is not up to date: run pnpm generate');
    process.exit(1);
  }
} else {
  await writeFile(file, text);
  console.log(`${app.operations.length} operations written`);
}
process.exit();
