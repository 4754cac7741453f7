import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { ListFacts } from '@upline/domain';
import * as domain from '@upline/domain';

/**
 * Writes what the client knows of operations besides their types from `openapi.json`: `operations/` for the guard and the
 * navigation, one table for each who may hold them, and `lists/` with the fields of each list, by which `list-fields.ts` types filters, orders,
 * columns and what a file of them holds.
 */
interface Described {
  readonly operationId: string;
  readonly parameters?: readonly {
    readonly name: string;
    readonly schema?: {
      readonly 'x-list'?: string;
      readonly 'x-fields'?: ListFacts;
      readonly 'x-columns'?: readonly string[];
    };
  }[];
  readonly [extension: `x-${string}`]: unknown;
}

const root = new URL('../', import.meta.url);
const document: { paths: Record<string, Record<string, Described>> } = JSON.parse(
  readFileSync(new URL('openapi.json', root), 'utf8'),
);

const rows = Object.entries(document.paths)
  .flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => typeof operation === 'object' && 'operationId' in operation)
      .map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  )
  .sort((a, b) => (a.operation.operationId < b.operation.operationId ? -1 : 1));

const line = ({ path, method, operation }: (typeof rows)[number]) => {
  const facts = {
    method,
    path,
    permission: operation['x-permission'] ?? 'public',
    proxy: operation['x-proxy'] ?? 'allowed',
    ...(operation['x-suspended'] === 'allowed' && { suspended: 'allowed' }),
    ...(operation['x-unsigned'] === 'allowed' && { unsigned: 'allowed' }),
  };
  return `  ${operation.operationId}: ${JSON.stringify(facts)},`;
};

const HEAD = '// Written by scripts/write-operations.ts from openapi.json. Do not edit.\n';

const holders = ({ operation: { 'x-permission': permission = 'public' } }: (typeof rows)[number]) => {
  if (['public', 'demo', 'signed-in'].includes(String(permission))) return 'everyone';
  return (domain.ASSOCIATE_PERMISSIONS as readonly unknown[]).includes(permission) ? 'associates' : 'admins';
};
const WHO = {
  everyone: 'Operations for anyone who may have a page open; both apps and sign-in know them.',
  associates: 'Operations that ask for a permission of associates: the portal alone knows them.',
  admins: 'Operations that ask for a permission of admins: the admin app alone knows them.',
};
const operationsFolder = new URL('src/generated/operations/', root);
rmSync(operationsFolder, { recursive: true, force: true });
mkdirSync(operationsFolder, { recursive: true });
for (const [who, words] of Object.entries(WHO)) {
  const held = rows.filter((row) => holders(row) === who);
  writeFileSync(
    new URL(`${who}.ts`, operationsFolder),
    `${HEAD}import type { KnownOperations } from '../../operations.ts';

/** ${words} */
export const ${who.toUpperCase()}_OPERATIONS = {
${held.map(line).join('\n')}
} as const satisfies KnownOperations;
`,
  );
}

/** The filter of a list, its count, its totals or its export. */
const filterOf = ({ parameters = [] }: Described) => parameters.find(({ name }) => name === 'filter')?.schema;

const camel = (name: string) => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const isWords = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');
/** Options that are an enumeration of the domain are imported from there instead of being written out for each list. */
const enumerations = Object.entries(domain)
  .filter(([, value]) => isWords(value))
  .map(([name, value]) => ({ name, text: JSON.stringify(value) }));

interface Table {
  readonly name: string;
  readonly text: string;
  readonly code: string;
  readonly imports: readonly string[];
}

function tableOf(name: string, fields: ListFacts): Table {
  const imports = new Set<string>();
  const lines = Object.entries(fields).map(([field, { options, ...facts }]) => {
    const known = options && enumerations.find(({ text }) => text === JSON.stringify(options));
    if (known) imports.add(known.name);
    const members = Object.entries(facts).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
    if (options) members.push(`options: ${known?.name ?? JSON.stringify(options)}`);
    return `  ${field}: { ${members.join(', ')} },`;
  });
  const code = `export const ${camel(name)}Fields = {\n${lines.join('\n')}\n} as const satisfies ListFacts;`;
  return { name, text: JSON.stringify(fields), code, imports: [...imports].sort() };
}

const listed = rows.flatMap(({ operation: { operationId: id, ...rest } }) => {
  const filter = filterOf({ operationId: id, ...rest });
  const [list, fields] = [filter?.['x-list'], filter?.['x-fields']];
  return list && fields ? [{ id, list, fields }] : [];
});

const tables = new Map<string, Table>();
for (const { id, list, fields } of listed) {
  if (!id.startsWith('list')) continue;
  const table = tableOf(list, fields);
  const known = tables.get(list);
  if (known && known.text !== table.text)
    throw new Error(`Two lists are named ${list}: ${id} has other fields`);
  tables.set(list, table);
}
/** The table of an operation; an export of its own name has the fields of a list. */
const tableFor = ({ id, list, fields }: (typeof listed)[number]) => {
  const text = JSON.stringify(fields);
  const table = tables.get(list) ?? [...tables.values()].find((each) => each.text === text);
  if (!table) throw new Error(`${id} has the fields of no list`);
  return table;
};

const folder = new URL('src/generated/lists/', root);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const { name, code, imports } of tables.values()) {
  const enums = imports.length > 0 ? `import { ${imports.join(', ')} } from '@upline/domain';\n` : '';
  writeFileSync(
    new URL(`${name}.ts`, folder),
    `${HEAD}import type { ListFacts } from '@upline/domain';\n${enums}\n/** Fields of the list \`${name}\`; loaded with the page that shows it. */\n${code}\n`,
  );
}

const columnsOf = ({ parameters = [] }: Described) =>
  parameters.find(({ name }) => name === 'columns')?.schema?.['x-columns'];

/** What the file of each list holds, by the list's operation. */
const files = rows.flatMap(({ path, operation }) => {
  const list = rows.find((each) => each.method === 'GET' && `${each.path}/download` === path);
  const columns = columnsOf(operation);
  return list && columns ? [{ list: list.operation.operationId, columns }] : [];
});

const used = [...tables.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
writeFileSync(
  new URL('src/generated/list-fields.ts', root),
  `${HEAD}${used.map(({ name }) => `import type { ${camel(name)}Fields } from './lists/${name}.ts';`).join('\n')}

/** The fields of each list, its count, its totals and its export. */
export interface ListFields {
${listed.map((each) => `  ${each.id}: typeof ${camel(tableFor(each).name)}Fields;`).join('\n')}
}

/** The columns of each list's file. */
export interface ListFiles {
${files.map(({ list, columns }) => `  ${list}: ${columns.map((each) => `'${each}'`).join(' | ')};`).join('\n')}
}
`,
);
