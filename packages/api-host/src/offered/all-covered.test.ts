import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SRC = join(import.meta.dirname, '..');
const DECLARED = /const (\w+) =(?:\s*\([^)]*\) =>)?\s*rowActions</g;

const textOf = (name: string) => readFileSync(join(SRC, name), 'utf8');
const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));

test('every declaration of row actions is compared with what its operations answer', () => {
  const product = files.filter(
    (name) => !/\.test(-support)?\.ts$/.test(name) && !name.startsWith('platform/'),
  );
  const compared = files
    .filter((name) => name.startsWith('offered/'))
    .flatMap((name) => textOf(name).match(/\b\w+/g) ?? []);
  const declared = product.flatMap((name) =>
    [...textOf(name).matchAll(DECLARED)].map(([, constant]) => ({ name, constant: constant as string })),
  );
  const uses = product.filter((name) => /\browActions</.test(textOf(name)));
  expect(new Set(declared.map(({ name }) => name))).toEqual(new Set(uses));
  expect(declared.filter(({ constant }) => !compared.includes(constant))).toEqual([]);
});
