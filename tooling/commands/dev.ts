import { startChild } from '../children.ts';
import { bin } from '../run.ts';

/** Hot reload of everything: the API host restarts on a change, both apps are served by Vite. */
const environment = { DEMO: 'true', DATA_DIR: process.env.DATA_DIR ?? '.data', DEV: 'true' };
startChild(process.execPath, ['--watch', 'packages/api-host/src/bin/server.ts'], environment);
startChild(
  bin('vite'),
  ['apps/portal', '--port', process.env.PORTAL_PORT ?? '4100', '--strictPort'],
  environment,
);
startChild(
  bin('vite'),
  ['apps/admin', '--port', process.env.ADMIN_PORT ?? '4200', '--strictPort'],
  environment,
);
