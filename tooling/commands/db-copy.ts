import { startChild } from '../children.ts';

startChild(process.execPath, ['packages/api-host/src/bin/db-copy.ts', ...process.argv.slice(2)]);
