import { join } from 'node:path';
import type { Plugin } from 'vite';
import { root } from '../run.ts';

/** What a build needs of `OperationFacts`, whose own type would bring the types of the whole API along. */
interface Facts {
  readonly method: string;
  readonly path: string;
  readonly permission: string;
  readonly proxy: string;
}

const TABLE = join(root, 'packages/api-client/src/generated/operations.ts');
const { OPERATIONS }: { readonly OPERATIONS: Readonly<Record<string, Facts>> } = await import(TABLE);
const table = new Map(Object.entries(OPERATIONS));

/** The operations whose ids stand in a text as strings. */
function namedIn(code: string) {
  const strings = new Set([...code.matchAll(/(["'`])(\w+)\1/g)].map(([, , text]) => text));
  return [...table].filter(([id]) => strings.has(id));
}

const bring = ([id, { method, path, permission, proxy }]: ReturnType<typeof namedIn>[number]) =>
  `$bring(${JSON.stringify([id, method, path, permission, ...(proxy === 'allowed' ? [] : [proxy])]).slice(1, -1)});`;

const BROUGHT = /(["'`])(\w+)\1,\s*\1(?:GET|POST|PUT|PATCH|DELETE)\1/g;

/**
 * In a build the table of operations is empty and every module brings the lines of the operations it names, so that a
 * page loads what its own screens can call and not the whole API. A build fails where a file names one nobody brings.
 */
export const operationsWhereNamed = (): Plugin => ({
  name: 'upline:operations',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: TABLE },
    handler: () => `export const OPERATIONS = {};
export const $bring = (id, method, path, permission, proxy = 'allowed') => {
  OPERATIONS[id] = { method, path, permission, proxy };
};`,
  },
  transform: {
    filter: { id: { include: /\/(apps|packages)\/[^?]+\.tsx?$/, exclude: TABLE } },
    handler(code) {
      const named = namedIn(code);
      if (named.length === 0) return null;
      const lines = `import { $bring } from ${JSON.stringify(TABLE)};\n${named.map(bring).join('')}`;
      return { code: `${code}\n${lines}`, map: null };
    },
  },
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []));
    const brought = new Set(chunks.flatMap(({ code }) => [...code.matchAll(BROUGHT)].map(([, , id]) => id)));
    for (const { code, fileName } of chunks)
      for (const [id] of namedIn(code))
        if (!brought.has(id)) this.error(`${fileName} names the operation ${id}, which no module brings`);
  },
});
