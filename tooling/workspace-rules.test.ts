import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './run.ts';
import { manifests, sources } from './workspace.ts';

/** Which packages may depend on which (docs/adr/0001): read from the `role` of each package.json, so there is no list to keep. */
const MAY_USE: Readonly<Record<string, readonly string[]>> = {
  app: ['shell', 'feature', 'client', 'ui-kit'],
  feature: ['shell', 'view', 'ui-kit', 'client', 'domain'],
  view: ['ui-kit', 'domain'],
  shell: ['ui-kit', 'client', 'domain'],
  'ui-kit': ['domain'],
  client: ['domain'],
  server: ['domain'],
  domain: [],
  testing: ['shell', 'feature', 'view', 'ui-kit', 'client', 'server', 'domain'],
  tooling: ['server', 'client', 'view', 'ui-kit', 'domain', 'testing'],
};

const packages = manifests();
const roleOf = new Map(packages.map((manifest) => [manifest.name, manifest.role]));

describe('packages', () => {
  it.each(packages.map((manifest) => [manifest.name, manifest] as const))(
    '%s has a known role and depends only on what it may',
    (_, manifest) => {
      const allowed = MAY_USE[manifest.role];
      expect(allowed, `role ${manifest.role}`).toBeDefined();
      const used = Object.keys(manifest.dependencies).filter((name) => name.startsWith('@upline/'));
      expect(used.filter((name) => !allowed?.includes(roleOf.get(name) ?? ''))).toEqual([]);
    },
  );

  it.each(packages.map((manifest) => [manifest.name, manifest] as const))(
    '%s uses only testing packages of ours for its tests',
    (_, manifest) => {
      const used = Object.keys(manifest.devDependencies).filter((name) => name.startsWith('@upline/'));
      expect(
        used.filter((name) => !['testing', 'server', 'feature'].includes(roleOf.get(name) ?? '')),
      ).toEqual([]);
    },
  );

  it('pin every version exactly, in the catalog where two packages share it', () => {
    const loose = packages.flatMap((manifest) =>
      Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })
        .filter(([, version]) => !/^(catalog:|workspace:\*|\d+\.\d+\.\d+(-[\w.]+)?)$/.test(version))
        .map(([name, version]) => `${manifest.name}: ${name} ${version}`),
    );
    expect(loose).toEqual([]);
  });

  it('of features have one entry for each app, and an app mounts its own (docs/adr/0011)', () => {
    const entries = packages
      .filter(({ role }) => role === 'feature')
      .filter(({ folder }) => sources(`${folder}/src/{office,admin}.ts`).length > 0)
      .map(({ name }) => name);
    expect(entries.length).toBeGreaterThan(0);
    const mountedBy = (app: string) =>
      sources(`apps/${app}/src/**/*.ts`).flatMap(({ text }) =>
        [...text.matchAll(/from '(@upline\/feature-[\w/-]+)'/g)].map((match) => match[1] ?? ''),
      );
    expect(mountedBy('portal').filter((name) => /\/(office|admin)$/.test(name))).toEqual([]);
    expect(mountedBy('admin').filter((name) => entries.includes(name))).toEqual([]);
  });

  it('carry no address in the lockfile', () => {
    expect(readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8')).not.toMatch(/https?:\/\/|tarball:/);
  });
});

/** Each rule: which files, what they must not contain, and what to write instead. */
const RULES: readonly { name: string; files: string[]; forbidden: RegExp; except?: RegExp }[] = [
  {
    name: 'nothing imports from apps/',
    files: ['packages/**/*.{ts,tsx}', 'tooling/**/*.ts'],
    forbidden: /from '[^']*apps\//,
  },
  {
    name: 'screens of the office are reached from their own entry only, so that the portal does not ship them (docs/adr/0011)',
    files: ['packages/feature-*/src/**/*.{ts,tsx}'],
    forbidden: /from '(\.\.?\/)+([\w-]+\/)*(office|admin)\//,
    except: /src\/(office|admin)\.ts$|\/(office|admin)\/|\.(test|stories)\.tsx?$|\.test-support\.tsx?$/,
  },
  {
    name: 'a package is imported by its name, never by a path into its folder',
    files: ['{apps,packages}/*/src/**/*.{ts,tsx}'],
    forbidden: /from '(\.\.\/)+(packages|apps)\//,
  },
  {
    name: 'a route file reaches its screen by a dynamic import, so that each screen is a chunk of its own',
    files: ['packages/feature-*/src/**/*.route.ts', 'packages/feature-*/src/**/*.route.tsx'],
    forbidden: /^import (?!type)[^;]*-screen\.tsx?'/m,
  },
  {
    name: 'requests are made by operation id, never by a hand-written address',
    files: ['packages/{feature-*,shell}/src/**/*.{ts,tsx}', 'apps/*/src/**/*.{ts,tsx}'],
    forbidden: /\b(fetch|ky(\.\w+)?)\(\s*[`'"]/,
    except: /\.(test|stories)\.tsx?$/,
  },
  {
    name: 'a link is judged by the pages of its app, so no cast makes a target (ADR 0001)',
    files: ['{apps,packages}/*/src/**/*.{ts,tsx}'],
    forbidden:
      /\b(navigate|go|goTo|redirect|redirectTo)\([^;]*\bas (never|any|unknown)\b|\bto[:=].*\bas (never|any|unknown|string)\b/,
  },
  {
    name: 'code leads to a page by `useGo` or `redirectTo`, which judge their target as links do',
    files: ['{apps,packages}/*/src/**/*.{ts,tsx}'],
    forbidden: /\buseNavigate\b|\b(navigate|redirect)\(\{\s*(\.\.\.|to\b)/,
    except: /\.test\.tsx$/,
  },
  {
    name: 'a link to a filtered list names the list, so that its fields are judged: `listed(...)`',
    files: ['packages/feature-*/src/**/*.{ts,tsx}'],
    forbidden: /\bsearch: \{ (filter|order)\b/,
    except: /\.(test|stories)\.tsx$/,
  },
  {
    name: 'SQL stands in stores only',
    files: ['packages/api-host/src/**/*.{service,routes}.ts'],
    forbidden: /\.(selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql`/,
    except: /platform\//,
  },
  {
    name: 'SQL is parameterised: sql.raw is for migrations',
    files: ['packages/api-host/src/**/*.ts'],
    forbidden: /\bsql\.raw\(/,
    except: /platform\/database\/migrate|\/testing\/|\.test[.-]/,
  },
  {
    name: 'what every area needs stands once: `SignedInContext`, `DAY_MS`, `fullName()`',
    files: ['packages/api-host/{src,seed}/**/*.ts'],
    forbidden:
      /Context(, 'caller'>)? & \{ readonly caller: Caller \}|\b86_?400_?000\b|\b24 \* (3_?600_?000|60 \* 60)|first_name[`)}]* \|\| ' ' \|\|/,
    except: /\.test\.ts$|\.test-support\.ts$|\/(testing|scope|seed)\/|platform\/database\/full-name\.ts$/,
  },
  {
    name: 'only the configuration reads the environment',
    files: ['packages/api-host/src/**/*.ts'],
    forbidden: /^(?!\s*(\*|\/\/)).*process\.env/m,
    except: /platform\/config|src\/bin\/|src\/testing\/|\.test\.ts$/,
  },
  {
    name: 'the server asks its clock for the present, and SQL is given the company day of the request',
    files: ['packages/{api-host,domain}/{src,seed}/**/*.ts'],
    forbidden: /\bnew Date\(\)|\bDate\.now\(\)|\bcurrent_date\b|\bnow\(\) at time zone/,
    // Rate limits measure how long, and companyToday is what screens go by.
    except: /\/testing\/|\.test[.-]|test-users|system-clock\.ts$|rate-limits\.ts$|domain\/src\/dates\.ts$/,
  },
  {
    name: 'a screen asks for today by companyToday',
    files: ['packages/feature-*/src/**/*.{ts,tsx}'],
    forbidden: /\bdayAt\(new Date\(\)|\bnew Date\(\)\.to/,
    except: /\.(test|stories)\.tsx?$/,
  },
  {
    name: 'no test is skipped, narrowed or retried (R-42)',
    files: ['{apps,packages,tooling}/**/*.{test,e2e,stories}.{ts,tsx}'],
    forbidden: /\b(it|test|describe)\.(skip|only|todo|fails|fixme)\b|\bx(it|describe)\(|\bretries?: [1-9]/,
    except: /workspace-rules/,
  },
  {
    name: 'the first load of an app carries no schema library',
    files: ['packages/{shell,ui-kit,api-client,feature-*}/src/**/*.{ts,tsx}', 'apps/*/src/**/*.{ts,tsx}'],
    forbidden: /from 'zod'/,
  },
  {
    name: 'HTML from data is never put into the page unsanitised',
    files: ['packages/**/*.tsx', 'apps/**/*.tsx'],
    forbidden: /dangerouslySetInnerHTML|\.innerHTML\s*=/,
  },
];

describe('source', () => {
  it.each(RULES.map((rule) => [rule.name, rule] as const))('%s', (_, rule) => {
    const offenders = sources(...rule.files)
      .filter((file) => !rule.except?.test(file.path) && rule.forbidden.test(file.text))
      .map((file) => file.path);
    expect(offenders).toEqual([]);
  });

  it('keeps folders small: a folder of more than 30 files is divided by concern', () => {
    const files = new Map<string, number>();
    for (const { path } of sources('{apps,packages,tooling}/**/*.{ts,tsx,css,sql}')) {
      const folder = path.slice(0, path.lastIndexOf('/'));
      files.set(folder, (files.get(folder) ?? 0) + 1);
    }
    const crowded = [...files].filter(([, count]) => count > 30).map(([folder]) => folder);
    expect(crowded).toEqual([]);
  });

  it('numbers migrations in the order of time: the next free number, none twice', () => {
    const numbers = sources('packages/api-host/migrations/*.sql')
      .map(({ path }) => Number(path.split('/').at(-1)?.slice(0, 4)))
      .sort((one, other) => one - other);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  });

  it('knows one word for what tests share: `<what>.test-support.ts`', () => {
    const other = sources('{apps,packages,tooling}/**/*.test-*')
      .map((file) => file.path)
      .filter((path) => !/\.test-support\.tsx?$/.test(path));
    expect(other).toEqual([]);
  });

  it('draws the head and the rows of a list page in one place (packages/shell/src/list/list-screen.tsx)', () => {
    const own = sources('packages/feature-*/src/**/*.tsx')
      .filter(({ text }) => text.includes('<PageHeader') && text.includes('<DataListFor'))
      .map(({ path }) => path);
    expect(own).toEqual([]);
  });

  it('keeps every file under 400 lines', () => {
    const long = sources('{apps,packages,tooling}/**/*.{ts,tsx}')
      .filter((file) => file.text.split('\n').length > 400)
      .map((file) => file.path);
    expect(long).toEqual([]);
  });
});

describe('casts', () => {
  /** Casts that the compiler does not check, in product code; the number goes down and never up. */
  const MOST = 19;
  const OF_TESTS = /\.test[.-]|\.stories\.tsx$|\/(testing|scope|offered|story)\/|^packages\/testing\//;

  it('past the compiler are few: `as never` and `as unknown as` (docs/measurements/declared-once.md)', () => {
    const casts = sources('{apps,packages}/*/src/**/*.{ts,tsx}')
      .filter(({ path }) => !OF_TESTS.test(path))
      .flatMap(({ path, text }) =>
        text
          .split('\n')
          .filter((line) => !/^\s*(\*|\/\/|\/\*\*)/.test(line))
          .flatMap(
            (line) => line.match(/\bas (never|unknown as)\b/g)?.map(() => `${path}: ${line.trim()}`) ?? [],
          ),
      );
    expect(casts.length, casts.join('\n')).toBeLessThanOrEqual(MOST);
  });
});
