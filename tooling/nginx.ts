import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { installWithApt } from './apt.ts';
import { freePort } from './free-port.ts';
import { root } from './run.ts';

export interface TemporaryNginx {
  readonly url: string;
  stop(): Promise<void>;
}

const PLACES = [
  '/usr/sbin/nginx',
  '/usr/local/sbin/nginx',
  '/opt/homebrew/bin/nginx',
  '/usr/local/bin/nginx',
];
const find = () => PLACES.find((path) => existsSync(path));

/**
 * The deployment's own configuration on a real nginx: a free loopback port in place of TLS, `dist` in place of the folder.
 * Debian's package is installed first where root may.
 */
export async function startNginx(dist: string): Promise<TemporaryNginx> {
  if (!find()) installWithApt('nginx-light');
  const nginx = find();
  if (!nginx) throw new Error('nginx is not installed: install the package "nginx-light" first.');
  const home = mkdtempSync(join(tmpdir(), 'upline-nginx-'));
  const port = await freePort();
  const site = readFileSync(join(root, 'tooling/deploy/nginx.conf'), 'utf8')
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replace(/^\s*ssl_certificate.*\n/gm, '')
    .replace('/srv/upline/portal/dist', dist);
  writeFileSync(join(home, 'site.conf'), site);
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${kind};`,
  );
  writeFileSync(
    join(home, 'nginx.conf'),
    `daemon off; pid nginx.pid; ${process.getuid?.() === 0 ? 'user root;' : ''}
events {}
http {
  types { text/html html; text/javascript js; text/css css; application/json json; image/svg+xml svg; }
  access_log off; ${paths.join(' ')}
  include site.conf;
}`,
  );
  const child = spawn(nginx, ['-p', home, '-c', 'nginx.conf', '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (text) => {
    said += text;
  });
  const ended = once(child, 'exit');
  const url = `http://127.0.0.1:${port}`;
  while (!(await fetch(url).catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error(`nginx does not start: ${said}`);
    await setTimeout(50);
  }
  return {
    url,
    async stop() {
      child.kill();
      await ended;
      rmSync(home, { recursive: true, force: true });
    },
  };
}
