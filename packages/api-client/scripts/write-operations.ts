import { readFileSync, writeFileSync } from 'node:fs';

/**
 * Writes what the client knows of operations besides their types from `openapi.json`: `src/generated/operations.ts` for the
 * guard and the navigation, and `list-fields.ts` for filters and orders.
 */
interface Described {
  readonly operationId: string;
  readonly parameters?: readonly {
    readonly name: string;
    readonly schema?: { readonly 'x-fields'?: readonly string[] };
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
  };
  return `  ${operation.operationId}: ${JSON.stringify(facts)},`;
};

writeFileSync(
  new URL('src/generated/operations.ts', root),
  `// Written by scripts/write-operations.ts from openapi.json. Do not edit.
import type { Permission } from '@upline/domain';
import type { operations } from './schema.ts';

export interface OperationFacts {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  /** What a caller must hold; the guard, the navigation and \`useMay\` read it here. */
  readonly permission: 'public' | 'demo' | 'signed-in' | Permission;
  /** Whether an admin viewing as an associate may call it (domain.md 7.3). */
  readonly proxy: 'allowed' | 'refused';
}

export const OPERATIONS: { readonly [Id in keyof operations]: OperationFacts } = {
${rows.map(line).join('\n')}
};
`,
);

/** The fields of a query member of a list, as a union of their names. */
const fieldsOf = ({ parameters = [] }: Described, name: string) => {
  const fields = parameters.find((one) => one.name === name)?.schema?.['x-fields'];
  return fields && (fields.map((field) => `'${field}'`).join(' | ') || 'never');
};

const lists = rows.flatMap(({ operation }) => {
  const filter = fieldsOf(operation, 'filter');
  const order = fieldsOf(operation, 'order');
  if (!filter) return [];
  return `  ${operation.operationId}: { filter: ${filter}; order: ${order ?? 'never'} };`;
});

writeFileSync(
  new URL('src/generated/list-fields.ts', root),
  `// Written by scripts/write-operations.ts from openapi.json. Do not edit.

/** What each list, its count and its export can be filtered and sorted by. */
export interface ListFields {
${lists.join('\n')}
}
`,
);
