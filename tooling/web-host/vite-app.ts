import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { root } from '../run.ts';
import { chunkGroups } from './chunks.ts';
import { inlineShell } from './inline-shell.ts';
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

/** How both apps are developed and built. */
export function viteConfig(app: 'portal' | 'admin') {
  const outDir = join(root, 'apps', app, 'dist');
  return defineConfig({
    publicDir: join(root, 'packages/shell/public'),
    plugins: [react(), inlineShell(), developmentConfig, compressed(outDir)],
    server: { host: '127.0.0.1' },
    build: {
      outDir,
      manifest: true,
      target: 'es2023',
      // A module never becomes a data: address, which the page's policy would have to allow.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      rolldownOptions: {
        output: { codeSplitting: { groups: chunkGroups } },
      },
    },
  });
}
