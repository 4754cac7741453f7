import { startChild } from '../children.ts';

startChild(process.execPath, ['packages/api-host/src/bin/seed.ts', ...process.argv.slice(2)]);
