import type { Plugin } from 'vite';

interface Unused {
  /** The module that would bring it, and what it imports it as. */
  readonly importer: RegExp;
  readonly source: string;
  readonly instead: string;
}

/**
 * What libraries bring along for whoever uses it, which here nobody does. Only the import of the named module is answered
 * otherwise. `useMutation` and its like would fail in a build alone: the linter refuses them.
 */
const UNUSED: readonly Unused[] = [
  // `route.Link`; the apps' links are `AppLink` and `KitLink`.
  {
    importer: /\/@tanstack\/react-router\/dist\/esm\/route\.js$/,
    source: './link.js',
    instead: 'export const Link = () => { throw new Error("Use AppLink"); };',
  },
  // Writes go through `useSave`, so there is no mutation to keep, to resume or to forget.
  {
    importer: /\/@tanstack\/query-core\/build\/modern\/queryClient\.js$/,
    source: './mutationCache.js',
    instead: `export class MutationCache {
  findAll() { return []; }
  resumePausedMutations() { return Promise.resolve(); }
  clear() {}
}`,
  },
];

/** Leaves out of a build what `UNUSED` names. Fails where a library no longer imports it that way. */
export const withoutUnused = (): Plugin => {
  const met = new Set<Unused>();
  return {
    name: 'upline:unused',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer = '') {
      const index = UNUSED.findIndex((one) => one.source === source && one.importer.test(importer));
      const found = UNUSED[index];
      if (!found) return null;
      met.add(found);
      return `\0upline:unused-${index}`;
    },
    load: (id) => UNUSED[Number(id.split('\0upline:unused-')[1] ?? -1)]?.instead ?? null,
    buildEnd(failure) {
      if (failure) return;
      for (const one of UNUSED)
        if (!met.has(one)) this.error(`Nothing imports ${one.source} as ${one.importer.source} did`);
    },
  };
};
