import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type InlineConfig, type Plugin } from 'vite';
import { root } from '../run.ts';
import { classNames } from './class-names.ts';
import { layers } from './layers.ts';
import { operationsWhereNamed } from './operations.ts';
import { precompress } from './precompress.ts';
import { preloads } from './preloads.ts';
import { runtimeConfig } from './runtime-config.ts';
import { withoutUnused } from './unused.ts';

/** Answers `/config.json` while developing, as the web host does in a deployment. */
const developmentConfig: Plugin = {
  name: 'upline:config',
  apply: 'serve',
  configureServer: (server) => {
    server.middlewares.use('/config.json', (_, response) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(runtimeConfig({ DEMO: 'true', ...process.env })));
    });
  },
};

const compressed = (folder: string): Plugin => ({
  name: 'upline:precompress',
  apply: 'build',
  closeBundle: { order: 'post', sequential: true, handler: () => precompress(folder) },
});

/** Each app's first list; the size limits measure the same. */
const FIRST_LISTS = {
  portal: 'packages/feature-business/src/clients/clients-screen.tsx',
  admin: 'packages/feature-associates/src/associates/associates-screen.tsx',
};

const RECORDS = {
  portal: [
    'packages/feature-business/src/clients/client-screen.tsx',
    'packages/feature-business/src/policies/policy-screen.tsx',
    'packages/feature-business/src/prospects/prospect-screen.tsx',
    'packages/feature-business/src/providers/provider-screen.tsx',
    'packages/feature-business/src/carrier/carrier-case-screen.tsx',
  ],
  admin: [
    'packages/feature-associates/src/associates/associate-screen.tsx',
    'packages/feature-business/src/policies/office/office-policy-screen.tsx',
    'packages/feature-business/src/carrier/office/office-case-screen.tsx',
  ],
};

/** How both apps are built: hashed files, few of them for what first pages need, every screen a file of its own. */
export function viteConfig(app: 'portal' | 'admin') {
  const outDir = join(root, 'apps', app, 'dist');
  const { plugin, resolveDependencies } = preloads();
  const base: InlineConfig = {
    root: join(root, 'apps', app),
    publicDir: join(root, 'packages/shell/public'),
    plugins: [react(), operationsWhereNamed(), withoutUnused()],
    css: { modules: { generateScopedName: classNames() } },
    build: {
      outDir,
      target: 'es2023',
      // A module never becomes a data: address, which the page's policy would have to allow.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false, resolveDependencies },
      reportCompressedSize: false,
      // Every page lists the files it may load later: names without words are half as long.
      rolldownOptions: {
        output: {
          entryFileNames: 'assets/[hash].js',
          chunkFileNames: 'assets/[hash].js',
          assetFileNames: 'assets/[hash][extname]',
        },
      },
    },
  };
  const pages = {
    page: `apps/${app}/index.html`,
    main: `apps/${app}/src/main.tsx`,
    signIn: 'packages/feature-sign-in/src/sign-in/sign-in-page.tsx',
    app: `apps/${app}/src/app.ts`,
    list: FIRST_LISTS[app],
    records: RECORDS[app],
  };
  return defineConfig({
    ...base,
    plugins: [base.plugins, developmentConfig, layers(base, pages), plugin, compressed(outDir)],
    server: { host: '127.0.0.1' },
    build: { ...base.build, emptyOutDir: true, manifest: true },
  });
}
