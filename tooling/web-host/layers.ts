import { join } from 'node:path';
import { build, type InlineConfig, type Rolldown } from 'vite';
import { root } from '../run.ts';

/** The files of an app's first pages, from the top folder. */
interface FirstPages {
  readonly page: string;
  readonly main: string;
  readonly signIn: string;
  /** What every page behind sign-in needs. */
  readonly app: readonly string[];
  readonly dashboard: string;
  readonly list: string;
}

/** Tells a module's file: `start` for every page, `app` for every page behind sign-in, `list` for lists, else null. */
type LayerOf = (module: string) => 'start' | 'app' | 'list' | null;

/**
 * Puts what loads together into one file, so that a first page is a few files and not eighty that compress badly. Nobody
 * keeps such a list by hand: a first build, not written, says what each page imports once unused exports are gone.
 */
export async function layersOf(config: InlineConfig, pages: FirstPages): Promise<LayerOf> {
  const built = (await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, write: false, minify: false, manifest: false, emptyOutDir: false },
  })) as Rolldown.RolldownOutput;
  const chunks = built.output.filter((file) => file.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const byEntry = new Map(chunks.map((chunk) => [chunk.facadeModuleId, chunk]));

  const loadedBy = (...files: readonly string[]): Set<string> => {
    const seen = new Set<Rolldown.OutputChunk>();
    const visit = (chunk: Rolldown.OutputChunk | undefined) => {
      if (!chunk || seen.has(chunk)) return;
      seen.add(chunk);
      for (const next of chunk.imports) visit(byName.get(next));
    };
    for (const file of files) {
      const entry = byEntry.get(join(root, file));
      if (!entry) throw new Error(`The build has no chunk for ${file}`);
      visit(entry);
    }
    return new Set([...seen].flatMap((chunk) => chunk.moduleIds));
  };

  const start = loadedBy(pages.page);
  const signIn = loadedBy(pages.page, pages.signIn);
  const app = loadedBy(pages.page, ...pages.app);
  const dashboard = loadedBy(pages.dashboard);
  const list = loadedBy(pages.list);
  return (module) => {
    if (byEntry.has(module) || module === join(root, pages.main)) return null;
    if (start.has(module) || (signIn.has(module) && app.has(module))) return 'start';
    if (app.has(module) || (dashboard.has(module) && list.has(module))) return 'app';
    return list.has(module) && !module.includes('/packages/feature-') ? 'list' : null;
  };
}
