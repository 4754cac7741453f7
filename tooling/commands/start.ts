import { startChild, stopAll, waitFor } from '../children.ts';
import { bin, run } from '../run.ts';

/** Builds what changed, then serves the API host and both apps. See README for the environment it reads. */
const port = (name: string, fallback: number) => Number(process.env[name] ?? fallback);
const apiPort = port('API_PORT', 4000);
const portalPort = port('PORTAL_PORT', 4100);
const adminPort = port('ADMIN_PORT', 4200);
const address = (number: number) => `http://localhost:${number}`;

const environment = {
  API_PORT: String(apiPort),
  PORTAL_PORT: String(portalPort),
  ADMIN_PORT: String(adminPort),
  API_URL: process.env.API_URL ?? address(apiPort),
  PORTAL_URL: process.env.PORTAL_URL ?? address(portalPort),
  ADMIN_URL: process.env.ADMIN_URL ?? address(adminPort),
  // A plain start is a demonstration; with NODE_ENV=production the demo network stays away.
  DEMO: process.env.DEMO ?? (process.env.NODE_ENV === 'production' ? 'false' : 'true'),
};

// The API host opens its database while the apps are still being built.
startChild(process.execPath, ['packages/api-host/src/bin/server.ts'], environment);
const { status } = await run(bin('turbo'), ['run', 'build', '--output-logs=errors-only']);
if (status !== 0) {
  stopAll(status);
  // The rest would serve apps that were not built.
  await new Promise(() => {});
}
// Whoever reaches a page reaches the API too.
await waitFor(`http://127.0.0.1:${apiPort}/ready`);
startChild(process.execPath, ['tooling/web-host.ts', 'portal'], { ...environment, PORT: String(portalPort) });
startChild(process.execPath, ['tooling/web-host.ts', 'admin'], { ...environment, PORT: String(adminPort) });
await Promise.all([waitFor(`http://127.0.0.1:${portalPort}/`), waitFor(`http://127.0.0.1:${adminPort}/`)]);

console.log(`
  Portal    ${environment.PORTAL_URL}
  Admin     ${environment.ADMIN_URL}
  API       ${environment.API_URL}   documentation ${environment.API_URL}/docs`);
if (environment.DEMO === 'true') {
  // Right after the demo network was made the host may still ask for patience.
  await waitFor(`http://127.0.0.1:${apiPort}/demo/logins`);
  const { password, logins } = (await (await fetch(`http://127.0.0.1:${apiPort}/demo/logins`)).json()) as {
    password: string;
    logins: { username: string; app: string; description: string }[];
  };
  console.log(
    `  Outbox    ${environment.API_URL}/outbox   (sign-in codes arrive here)\n\n  Demo logins, password ${password}`,
  );
  for (const login of logins)
    console.log(`    ${login.username.padEnd(8)}${login.app.padEnd(8)}${login.description}`);
}
console.log('\n  Ctrl+C stops everything.\n');
