import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { plural } from './generators/names.ts';
import { root } from './run.ts';
import { sources } from './workspace.ts';

const TOP = 'packages/api-host/src/';
const IMPORT = /\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g;
/** What only tests import: it may use every area. */
const FOR_TESTS = /\.test\.ts$|\.test-support\.ts$|^(testing|scope)\//;

/** Folders next to the areas: entry points, and what tests use. */
const NO_AREA = new Set(['bin', 'offered', 'scope', 'testing']);

const areaOf = (path: string) => (path.includes('/') ? (path.split('/')[0] ?? '') : '');

interface Arrow {
  readonly from: string;
  readonly to: string;
  /** One file that draws it. */
  readonly by: string;
}

/** Imports from one area of the server to another, by the folders right below `src`. */
function arrows(): Arrow[] {
  const found = new Map<string, Arrow>();
  for (const file of sources(`${TOP}**/*.ts`)) {
    const path = file.path.slice(TOP.length);
    if (areaOf(path) === '' || FOR_TESTS.test(path)) continue;
    for (const [, specifier = ''] of file.text.matchAll(IMPORT)) {
      const target = posix.join(posix.dirname(path), specifier);
      const [from, to] = [areaOf(path), areaOf(target)];
      if (target.startsWith('..') || to === '' || from === to) continue;
      found.set(`${from} ${to}`, { from, to, by: `${path} imports ${target}` });
    }
  }
  return [...found.values()];
}

/** Arrows that lie on a circle: their target reaches their start again. */
function circular(all: readonly Arrow[]): Arrow[] {
  const reaches = (start: string) => {
    const seen = new Set<string>();
    const walk = (area: string) => {
      for (const { to } of all.filter(({ from }) => from === area)) {
        if (seen.has(to)) continue;
        seen.add(to);
        walk(to);
      }
    };
    walk(start);
    return seen;
  };
  return all.filter(({ from, to }) => reaches(to).has(from));
}

const INSTEAD = `Areas of the server may not import each other in a circle. Instead of the import that points the wrong way:
- let the lower area raise an event and the upper one listen (\`onPolicyEvent\` in business/policies/policy-events.ts), or
- let the lower area offer a registration that the upper one fills in while it is set up (\`addReadyToPayCondition\`), or
- declare a port in the platform that \`create-platform.ts\` fills, or
- move what both need into the lower area or into platform/ (rows of any table are typed by \`Tables['…']\` without an import).`;

describe('areas of the server', () => {
  it('import each other in no circle', () => {
    expect(
      circular(arrows()).map(({ by }) => by),
      INSTEAD,
    ).toEqual([]);
  });

  it('are seen: the rule above finds the arrows there are', () => {
    const all = arrows().map(({ from, to }) => `${from} ${to}`);
    expect(all).toContain('money business');
    expect(all).toContain('business platform');
    expect(circular([...arrows(), { from: 'business', to: 'money', by: 'planted' }])).not.toEqual([]);
  });

  it('are listed in docs/house.md, each one below all that import it', () => {
    const [, list = ''] = readFileSync(join(root, 'docs/house.md'), 'utf8').split(
      /## Areas of the server.*\n/,
    );
    const levels = (list.split('`bin`')[0] ?? '')
      .split(' ·')
      .map((level) => Array.from(level.matchAll(/`([\w-]+)`/g), ([, area]) => area ?? ''));
    const levelOf = new Map(levels.flatMap((names, level) => names.map((area) => [area, level] as const)));
    const all = arrows().filter(({ from }) => !NO_AREA.has(from));
    const areas = new Set(
      sources(`${TOP}*/**/*.ts`)
        .map(({ path }) => areaOf(path.slice(TOP.length)))
        .filter((area) => !NO_AREA.has(area)),
    );
    expect([...levelOf.keys()].sort()).toEqual([...areas].sort());
    expect(
      all.filter(({ from, to }) => (levelOf.get(to) ?? 0) >= (levelOf.get(from) ?? 0)).map(({ by }) => by),
    ).toEqual([]);
  });

  it('leave the platform alone: it imports no area', () => {
    expect(
      arrows()
        .filter(({ from }) => from === 'platform')
        .map(({ by }) => by),
      INSTEAD,
    ).toEqual([]);
  });
});

describe('file names', () => {
  it('name a resource in the plural: `policies.rules.ts` beside `policies.routes.ts`, never `policy.rules.ts`', () => {
    const nouns = new Map<string, Set<string>>();
    const files = sources(`${TOP}**/*.ts`, 'packages/feature-*/src/**/*.{route,mutations,actions}.{ts,tsx}');
    const kinds = files.flatMap(({ path }) => {
      const [noun = '', kind] = posix.basename(path).split('.');
      if (kind === undefined || kind === 'ts' || FOR_TESTS.test(path.replace(TOP, ''))) return [];
      const folder = posix.dirname(path);
      nouns.set(folder, (nouns.get(folder) ?? new Set()).add(noun));
      return [{ path, folder, noun }];
    });
    const singular = kinds
      .filter(({ folder, noun }) => nouns.get(folder)?.has(plural(noun)) && plural(noun) !== noun)
      .map(({ path }) => path);
    expect(singular).toEqual([]);
  });

  it('of actions in features are named in the plural, or as the folder they are in', () => {
    const singular = sources('packages/feature-*/src/**/*.actions.{ts,tsx}')
      .map(({ path }) => path)
      .filter((path) => {
        const [noun = ''] = posix.basename(path).split('.');
        return !noun.endsWith('s') && noun !== posix.basename(posix.dirname(path));
      });
    expect(singular).toEqual([]);
  });

  it('end as the table of docs/house.md has it, where two resources use the ending', () => {
    const table = readFileSync(join(root, 'docs/house.md'), 'utf8');
    const users = new Map<string, Set<string>>();
    for (const { path } of sources('{apps,packages}/*/src/**/*.{ts,tsx,css}')) {
      const [noun = '', ...rest] = posix.basename(path).split('.');
      // A test may say in one more word what it is about: `clients.export.test.ts`.
      if (rest.length < 2 || rest.at(-2) === 'test') continue;
      const ending = `.${rest.join('.')}`;
      users.set(ending, (users.get(ending) ?? new Set()).add(noun));
    }
    const unknown = [...users]
      .filter(([, nouns]) => nouns.size > 1)
      .map(([ending]) => ending.replace(/^(\.test-support|\.actions)\.tsx$/, '$1.ts'))
      .filter((ending) => !table.includes(`${ending}\``));
    expect(unknown).toEqual([]);
  });
});
