/** Writes the tokens for style sheets and design programs: `node src/tokens/export.ts`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { outputs } from './outputs.ts';

const folder = new URL('./generated/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const [name, text] of Object.entries(outputs())) writeFileSync(new URL(name, folder), text);
