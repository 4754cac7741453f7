import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { outputs } from './outputs.ts';

it.each(Object.entries(outputs()))(
  'generated/%s is what the tokens say (run `node src/tokens/export.ts`)',
  (name, text) => {
    expect(readFileSync(new URL(`./generated/${name}`, import.meta.url), 'utf8')).toBe(text);
  },
);
