import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../run.ts';
import { FLIPS } from './flips.ts';

test('every predicate that `pnpm flip-predicates` takes out stands exactly once where it is looked for (R-40)', () => {
  const lost = FLIPS.filter(({ file, from }) => {
    const text = readFileSync(join(root, 'packages/api-host/src', file), 'utf8');
    return text.split(from).length !== 2;
  }).map(({ name, file }) => `${name}: ${file}`);
  expect(lost).toEqual([]);
});
