import { join } from 'node:path';
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';
import { root } from '../run.ts';

/** The files of an app's first pages, from the top folder. */
interface FirstPages {
  readonly page: string;
  readonly main: string;
  readonly signIn: string;
  /** What every page behind sign-in needs. */
  readonly app: string;
  readonly list: string;
  /** Pages of one record each: what they have in common is one file. */
  readonly records: readonly string[];
}

/**
 * Tells a module's file: `react`, `start` for every page, `fields` for what sign-in shares with every form, `app` for lists
 * and what every page behind sign-in needs, `record` for what most records show, else null.
 */
type LayerOf = (module: string) => 'react' | 'start' | 'fields' | 'app' | 'record' | null;

/** Changes with no release of ours. The runtime of the bundler is there to load it. */
const REACT = /node_modules\/(react|react-dom|scheduler)\/|rolldown\/runtime/;

/**
 * Puts what loads together into one file, so that a first page is a few files and not eighty that compress badly. Nobody
 * keeps such a list by hand: a first build, not written, says what each page imports once unused exports are gone. It
 * runs in a hook, so that whoever only reads the configuration does not build.
 */
export const layers = (config: InlineConfig, pages: FirstPages): Plugin => ({
  name: 'upline:layers',
  apply: 'build',
  async config() {
    const groups = [{ name: await layersOf(config, pages), includeDependenciesRecursively: false }];
    return { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } };
  },
});

async function layersOf(config: InlineConfig, pages: FirstPages): Promise<LayerOf> {
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
  const app = loadedBy(pages.page, pages.app);
  const list = loadedBy(pages.list);
  const records = pages.records.map((file) => loadedBy(file));
  const ofFeature = (module: string) => module.includes('/packages/feature-');
  return (module) => {
    if (byEntry.has(module) || module === join(root, pages.main)) return null;
    if (start.has(module) || (signIn.has(module) && app.has(module)))
      return REACT.test(module) ? 'react' : 'start';
    if (app.has(module) || (list.has(module) && !ofFeature(module))) return 'app';
    if (ofFeature(module)) return null;
    const inRecords = records.filter((record) => record.has(module)).length > records.length / 2;
    // What sign-in shows as well is neither's: each would load the other's rest.
    if (signIn.has(module)) return inRecords ? null : 'fields';
    return inRecords ? 'record' : null;
  };
}
