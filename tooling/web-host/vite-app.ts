import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type InlineConfig, type Plugin } from 'vite';
import { root } from '../run.ts';
import { layersOf } from './layers.ts';
import { precompress } from './precompress.ts';
import { runtimeConfig } from './runtime-config.ts';

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
const DASHBOARDS = {
  portal: 'packages/feature-dashboard/src/portal/dashboard-screen.tsx',
  admin: 'packages/feature-dashboard/src/admin/admin-dashboard-screen.tsx',
};

/** How both apps are built: hashed files, few of them for what first pages need, every screen a file of its own. */
export function viteConfig(app: 'portal' | 'admin') {
  const outDir = join(root, 'apps', app, 'dist');
  const base: InlineConfig = {
    root: join(root, 'apps', app),
    publicDir: join(root, 'packages/shell/public'),
    plugins: [react()],
    build: {
      outDir,
      target: 'es2023',
      // A module never becomes a data: address, which the page's policy would have to allow.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
    },
  };
  return defineConfig(async ({ command, isPreview }) => {
    if (command === 'serve' || isPreview)
      return { ...base, plugins: [base.plugins, developmentConfig], server: { host: '127.0.0.1' } };
    const layerOf = await layersOf(base, {
      page: `apps/${app}/index.html`,
      main: `apps/${app}/src/main.tsx`,
      signIn: 'packages/feature-sign-in/src/sign-in/sign-in-page.tsx',
      app: [`apps/${app}/src/app.ts`, 'packages/shell/src/frame/app-frame.tsx'],
      dashboard: DASHBOARDS[app],
      list: FIRST_LISTS[app],
    });
    return {
      ...base,
      plugins: [base.plugins, compressed(outDir)],
      build: {
        ...base.build,
        emptyOutDir: true,
        manifest: true,
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 2 },
                {
                  name: 'routing',
                  test: /node_modules\/(@tanstack\/(react-)?(router|query|store|history)[^/]*|use-sync-external-store)\//,
                  priority: 2,
                },
                { name: layerOf, includeDependenciesRecursively: false },
              ],
            },
          },
        },
      },
    };
  });
}
