import { existsSync, globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const packages = fileURLToPath(new URL('../../../', import.meta.url));
const core = dirname(createRequire(import.meta.url).resolve('@mantine/core/styles.css'));
const sheetsOf = (file: string) =>
  [
    ...readFileSync(new URL(file, import.meta.url), 'utf8').matchAll(/core\/styles\/([\w-]+)\.layer\.css/g),
  ].map((match) => match[1] ?? '');
const groups = ['./first.ts', './mantine.ts', './layers.ts'].map(sheetsOf);
const sources = globSync('*/src/**/*.{ts,tsx}', {
  cwd: packages,
  exclude: (path) => /node_modules|mantine\.test/.test(path),
});
const texts = sources.map((path) => ({ path, text: readFileSync(join(packages, path), 'utf8') }));

/** Those of the two groups, and those that a component of the kit brings for itself. */
const listed = new Set(
  texts.flatMap(({ text }) =>
    [...text.matchAll(/core\/styles\/([\w-]+)\.layer\.css/g)].map((match) => match[1] ?? ''),
  ),
);

describe('The sheets of Mantine', () => {
  it('are never imported whole (ui-performance 8)', () => {
    expect(
      texts.filter(({ text }) => /@mantine\/core\/styles(\.layer)?\.css'/.test(text)).map(({ path }) => path),
    ).toEqual([]);
  });

  it('stand in the order of Mantine’s own sheet', () => {
    const whole = readFileSync(join(core, 'styles.layer.css'), 'utf8');
    const firstClass = (name: string) => {
      const sheet = readFileSync(join(core, `styles/${name}.layer.css`), 'utf8');
      return whole.indexOf(/\.m_\w+/.exec(sheet)?.[0] ?? '@layer');
    };
    for (const group of groups) {
      const components = group.filter((name) => /^[A-Z]/.test(name));
      expect(components).toEqual([...components].sort((one, other) => firstClass(one) - firstClass(other)));
    }
  });

  it('cover every component in use', () => {
    const used = texts
      .flatMap(({ text }) => [...text.matchAll(/import \{([^}]*)\} from '@mantine\/core'/g)])
      .flatMap((match) => (match[1] ?? '').split(',').map((name) => name.trim().replace(/^type .*/, '')))
      .filter((name) => /^[A-Z]/.test(name) && existsSync(join(core, `styles/${name}.layer.css`)));
    expect([...new Set(used)].filter((name) => !listed.has(name))).toEqual([]);
  });
});
