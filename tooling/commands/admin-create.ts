import { startChild } from '../children.ts';

startChild(process.execPath, ['packages/api-host/src/bin/create-admin.ts', ...process.argv.slice(2)]);
