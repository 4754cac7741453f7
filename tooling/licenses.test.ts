import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { bin, root } from './run.ts';

const ALLOWED =
  /^(MIT(-0)?|ISC|BSD(-[23]-Clause)?|0BSD|Apache-2\.0|MPL-2\.0|Unlicense|CC0-1\.0|BlueOak-1\.0\.0|Python-2\.0|CC-BY-4\.0|Zlib|OFL-1\.1)$/;

it('every dependency that ships has a licence we may use (S-79)', () => {
  const listed = JSON.parse(
    execFileSync(bin('pnpm'), ['licenses', 'list', '--prod', '--json'], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64e6,
    }),
  );
  const refused = Object.entries(listed as Record<string, { name: string }[]>)
    .filter(
      ([licence]) =>
        !licence
          .replace(/[()]/g, '')
          .split(/ OR | AND |,\s*/)
          .some((part) => ALLOWED.test(part.trim())),
    )
    .flatMap(([licence, packages]) => packages.map((entry) => `${entry.name}: ${licence}`));
  expect(refused).toEqual([]);
});
