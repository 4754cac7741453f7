import type { ModulePreloadOptions, Plugin, Rolldown } from 'vite';

type Resolve = Exclude<ModulePreloadOptions['resolveDependencies'], undefined>;

/** The files that have been loaded once this one runs. */
export function loadedWith(bundle: Rolldown.OutputBundle, file: string): Set<string> {
  const loaded = new Set<string>();
  const visit = (name: string) => {
    if (loaded.has(name)) return;
    loaded.add(name);
    const chunk = bundle[name];
    if (chunk?.type === 'chunk') for (const next of chunk.imports) visit(next);
  };
  visit(file);
  return loaded;
}

/**
 * A file that imports another one later names all that this one needs, so that it comes at once and not step by step. Names
 * do not compress: those of files that the importing one runs with already, most of them, are left out.
 */
export function preloads(): { readonly plugin: Plugin; readonly resolveDependencies: Resolve } {
  const known = new Map<string, Set<string>>();
  let bundle: Rolldown.OutputBundle = {};
  return {
    plugin: {
      name: 'upline:preloads',
      apply: 'build',
      generateBundle: {
        order: 'pre',
        handler(_, written) {
          bundle = written;
          known.clear();
        },
      },
    },
    resolveDependencies(_, files, { hostId, hostType }) {
      if (hostType === 'html') return files;
      const loaded = known.get(hostId) ?? loadedWith(bundle, hostId);
      known.set(hostId, loaded);
      return files.filter((file) => !loaded.has(file));
    },
  };
}
