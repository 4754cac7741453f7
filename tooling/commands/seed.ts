import { startChild } from '../children.ts';

// A million people stand in memory before they are rows: more than V8 allows itself.
startChild(process.execPath, [
  '--max-old-space-size=9000',
  'packages/api-host/src/bin/seed.ts',
  ...process.argv.slice(2),
]);
