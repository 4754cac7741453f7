import type { ResourceNames } from './names.ts';

type Edit = (text: string) => string;

/** Replaces the first match; a place that is no longer there is an error, so that no registration is lost unseen. */
function inserted(text: string, place: RegExp, by: (found: string) => string): string {
  if (!place.test(text)) throw new Error(`There is no place for the new resource: ${place} does not match`);
  return text.replace(place, by);
}

const withImport = (text: string, line: string) =>
  inserted(text, /^import /m, (found) => `${line}\n${found}`);

const SCOPE = 'packages/api-host/src/scope';

/** The lists of the product that name every resource, by path; the formatter sorts the imports. */
export function registration(names: ResourceNames, migration: string): Record<string, Edit> {
  const { one, many, noun, nouns, address, below, feature } = names;
  const routes = ['', 'Create', 'Edit'].map((part) => `${one.camel}${part}Route`);
  const pages = [
    `${address}  ${many.sentence}  (list${many.pascal})`,
    `${address}/$id  ${one.sentence}  (get${one.pascal})`,
    `${address}/$id/edit  Edit  (update${one.pascal})`,
    `${address}/create  Create ${noun}  (create${one.pascal})`,
  ];
  return {
    'packages/api-host/src/areas.ts': (text) =>
      inserted(
        withImport(text, `import { ${many.camel}Routes } from './${below}/${many.kebab}.routes.ts';`),
        /\n\];\s*$/,
        () => `\n  ${many.camel}Routes,\n];\n`,
      ),
    [`${SCOPE}/records.test-support.ts`]: (text) =>
      inserted(
        text,
        /\n\} as const satisfies Record<string, RawBuilder<Link>>;/,
        (end) => `\n  '${noun}': sql<Link>\`select id::text, owner_code as code from ${one.snake}\`,${end}`,
      ),
    [`${SCOPE}/table.test-support.ts`]: (text) =>
      inserted(
        inserted(text, / createProspect /, (found) => `${found}create${one.pascal} `),
        / {2}\.\.\.many\(\n {4}own\('analysis'\),/,
        (next) => `  ...many(
    own('${noun}'),
    \`list${many.pascal} count${many.pascal} export${many.pascal} get${one.pascal} update${one.pascal} delete${one.pascal}
    archive${one.pascal} restore${one.pascal}\`,
  ),
${next}`,
      ),
    [`${feature}/src/feature.ts`]: (text) =>
      inserted(
        withImport(
          text,
          `import { ${[`${many.camel}Route`, ...routes].join(', ')} } from './${many.kebab}/${many.kebab}.route.ts';`,
        ),
        /\broutes: \{/,
        (found) => `${found} ${[`${many.camel}Route`, ...routes].join(', ')},`,
      ),
    'packages/api-host/src/offered/business.test.ts': (text) =>
      inserted(
        withImport(text, `import { ${one.camel}Actions } from '../${below}/${many.kebab}.record.ts';`),
        / {2}analyses: \{\n/,
        (next) => `  '${nouns}': {
    actions: ${one.camel}Actions,
    states: { table: '${one.snake}', owner: 'owner_code', columns: 'owner_code, archived_at is null' },
    portal: '${address}',
  },
${next}`,
      ),
    'packages/api-host/seed/demo-tables.ts': (text) =>
      inserted(
        withImport(text, `import { ${one.camel}Rows } from './rows/${one.kebab}-rows.ts';`),
        / {2}yield \{ table: 'named_team'/,
        (next) =>
          `  yield { table: '${one.snake}', rows: ${one.camel}Rows(new Random(SEED + ${Number(migration)}00), people, today) };\n${next}`,
      ),
    'apps/portal/e2e/samples.ts': (text) =>
      inserted(
        text,
        / {4}'\/business\/prospects\/\$id'/,
        (next) => `    '${address}/$id': firstOf('${address}', 'id', id),\n${next}`,
      ),
    'apps/portal/sitemap.txt': (text) => {
      const lines = text.trimEnd().split('\n');
      const pathOf = (line: string) => line.split('  ')[0] ?? '';
      const at = lines.findIndex((line) => line.startsWith('/') && pathOf(line) > address);
      return `${lines.toSpliced(at < 0 ? lines.length : at, 0, ...pages).join('\n')}\n`;
    },
  };
}
