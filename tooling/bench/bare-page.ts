import { cpSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { root } from '../run.ts';
import { buildWebHost } from '../web-host/build-web-host.ts';
import { precompress } from '../web-host/precompress.ts';
import { runtimeConfig } from '../web-host/runtime-config.ts';

/** A page that shows one sentence with the workspace's own React, built by its own Vite and served by its own host. */
export async function serveBarePage(): Promise<{ readonly url: string; close(): Promise<unknown> }> {
  const folder = mkdtempSync(join(tmpdir(), 'upline-bare-'));
  const dist = join(folder, 'dist');
  mkdirSync(join(folder, 'src'));
  symlinkSync(join(root, 'apps/portal/node_modules'), join(folder, 'node_modules'));
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><html lang="en"><head><title>Bare</title></head><body><div id="root"></div>' +
      '<script type="module" src="/src/main.js"></script></body></html>',
  );
  writeFileSync(
    join(folder, 'src/main.js'),
    `import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
createRoot(document.getElementById('root')).render(createElement('main', null, 'Nothing but React.'));`,
  );
  await build({
    root: folder,
    logLevel: 'error',
    build: { manifest: true, modulePreload: { polyfill: false } },
  });
  precompress(dist);
  cpSync(join(dist, 'index.html'), join(dist, 'login.html'));
  const host = await buildWebHost({ dist, config: runtimeConfig({}), production: false });
  return { url: await host.listen({ port: 0, host: '127.0.0.1' }), close: () => host.close() };
}
