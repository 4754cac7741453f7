import { rateClassOf } from '../http/rate-limits.ts';
import { offlineApp } from './offline-app.ts';

/** Prints the policy of every operation, one line each: who may call it and whose rows it reaches. */
const app = await offlineApp();
const heads = [
  'operation',
  'method',
  'path',
  'needs',
  'audience',
  'scope',
  'proxy',
  'suspended',
  'rate class',
];
const rows = app.operations.map((operation) => {
  const { id, method, path, policy } = operation;
  const isOpen = policy.needs === 'public' || policy.needs === 'demo';
  const suspended = isOpen ? '-' : method === 'GET' ? 'reads' : (policy.suspended ?? 'refused');
  return [
    id,
    method,
    path,
    policy.needs,
    policy.audience,
    policy.scope,
    policy.proxy,
    suspended,
    rateClassOf(operation),
  ];
});
const widths = heads.map((head, column) =>
  Math.max(head.length, ...rows.map((row) => row[column]?.length ?? 0)),
);
for (const row of [heads, ...rows]) {
  console.log(
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
await app.close();
process.exit();
