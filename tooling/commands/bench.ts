import { bin, run } from '../run.ts';

/** Measures every figure in docs/measurements again; needs built apps (`npm start` or `turbo run build`). Never a test. */
const benches: readonly [string, string, ...string[]][] = [
  ['First-load bytes of both apps', bin('size-limit')],
  ['The data list in the browser', process.execPath, 'packages/ui-kit/bench/data-list.ts'],
  ['The business screens in the browser', process.execPath, 'tooling/bench/screens.ts'],
  [
    'Policies a second through the compensation engine',
    process.execPath,
    'packages/domain/bench/compensation.ts',
  ],
  ['Requests a second beside bare Fastify', process.execPath, 'packages/api-host/bench/throughput.ts'],
  ['Kills while writing', process.execPath, 'packages/api-host/bench/kill-loop.ts', '--cycles', '100'],
  ['Kills while posting and closing', process.execPath, 'packages/api-host/bench/kill-money.ts'],
];
for (const [name, command, ...args] of benches) {
  console.log(`\n── ${name}`);
  await run(command, args);
}
