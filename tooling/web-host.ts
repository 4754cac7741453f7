import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.ts';
import { buildWebHost } from './web-host/build-web-host.ts';
import { runtimeConfig } from './web-host/runtime-config.ts';

/** Serves a built app: `node tooling/web-host.ts portal`. Environment: PORT, HOST, API_URL, DEMO and `runtimeConfig`. */
const name = process.argv[2] ?? 'portal';
const dist = join(root, 'apps', name, 'dist');
if (!existsSync(join(dist, 'index.html'))) {
  console.error(`${name} is not built: run "pnpm --filter @upline/${name} build" first.`);
  process.exit(1);
}

const host = await buildWebHost({
  dist,
  config: runtimeConfig(process.env),
  production: process.env.NODE_ENV === 'production',
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void host.close());
await host.listen({ port: Number(process.env.PORT ?? 4100), host: process.env.HOST ?? '127.0.0.1' });
