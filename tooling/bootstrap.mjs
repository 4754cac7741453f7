// Brings pnpm, the pinned Node and all packages, then hands over to tooling/commands/<name>.ts.
// Runs on any Node from 20 on, so: no TypeScript, no newer syntax, no dependency.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const bin = join(root, 'node_modules', '.bin');
const stamp = join(root, 'node_modules', '.installed');

/** npm hands its own settings down; pnpm would take them for its own. Where to download from stays. */
function cleanEnvironment() {
  const env = {};
  for (const [key, value] of Object.entries(process.env)) {
    const inherited = /^npm_(config|package|lifecycle|command|execpath|node)/i.test(key);
    if (!inherited || /^npm_config_(registry|cafile|ca|https?_proxy|proxy|noproxy|cache)$/i.test(key))
      env[key] = value;
  }
  env.PATH = bin + delimiter + (process.env.PATH || '');
  env.TURBO_TELEMETRY_DISABLED = '1';
  env.DO_NOT_TRACK = '1';
  env.STORYBOOK_DISABLE_TELEMETRY = '1';
  return env;
}

/** Every file that decides what is installed. */
function manifestHash() {
  const hash = createHash('sha256');
  const files = [
    'pnpm-lock.yaml',
    'pnpm-workspace.yaml',
    'package.json',
    'tooling/package.json',
    'tooling/codegen/package.json',
  ];
  for (const group of ['apps', 'packages']) {
    for (const name of readdirSync(join(root, group)).sort()) files.push(join(group, name, 'package.json'));
  }
  for (const file of files)
    if (existsSync(join(root, file))) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

const env = cleanEnvironment();
const wanted = manifestHash();
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const own = join(bin, 'pnpm');
  const [command, args] = existsSync(own) ? [own, []] : ['npx', ['--yes', packageManager]];
  console.log('Installing packages');
  const { status } = spawnSync(command, [...args, 'install', '--frozen-lockfile', '--reporter=append-only'], {
    cwd: root,
    env,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status || 1);
  writeFileSync(stamp, wanted);
}

const [name, ...rest] = process.argv.slice(2);
const node = existsSync(join(bin, 'node')) ? join(bin, 'node') : process.execPath;
const child = spawn(node, [join(root, 'tooling', 'commands', `${name}.ts`), ...rest], {
  cwd: root,
  env,
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
// npm's own shell does not pass a signal on: when it is gone, so are we.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) child.kill('SIGTERM');
}, 1000).unref();
child.on('exit', (code, signal) => process.exit(signal ? 1 : code));
