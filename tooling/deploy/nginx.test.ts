import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startNginx, type TemporaryNginx } from '../nginx.ts';
import { pageOf } from '../web-host/page.ts';
import { precompress } from '../web-host/precompress.ts';
import { runtimeConfig } from '../web-host/runtime-config.ts';
import { contentPolicy, securityHeaders } from '../web-host/security.ts';

const config = runtimeConfig({ API_URL: 'https://api.example.com' });
const script = `export const text = '${'word '.repeat(400)}';`;

const dist = mkdtempSync(join(tmpdir(), 'upline-dist-'));
let nginx: TemporaryNginx;
beforeAll(async () => {
  mkdirSync(join(dist, 'assets'));
  mkdirSync(join(dist, '.vite'));
  writeFileSync(join(dist, 'index.html'), '<html data-page="__PAGE__"><style nonce="__NONCE__"></style>');
  writeFileSync(join(dist, 'config.json'), JSON.stringify(config));
  writeFileSync(join(dist, 'mark.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(dist, '.vite/manifest.json'), '{}');
  writeFileSync(join(dist, 'assets/app-1.js'), script);
  precompress(dist);
  nginx = await startNginx(dist);
});
afterAll(() => nginx?.stop());

const kindIn = (page: string) => /data-page="([^"]*)"/.exec(page)?.[1];
const get = (path: string, options?: RequestInit) => fetch(`${nginx.url}${path}`, options);
const nonceOf = (answer: Response) =>
  /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1] ?? '';

const ANSWERS: readonly { name: string; path: string; status: number; options?: RequestInit }[] = [
  { name: 'the page', path: '/', status: 200 },
  { name: 'a path of the app', path: '/business/clients/7/edit?tab=notes', status: 200 },
  { name: 'an address with a one-time token', path: '/reset-password/abc', status: 200 },
  { name: 'an asset', path: '/assets/app-1.js', status: 200 },
  { name: 'a file without a hash', path: '/mark.svg', status: 200 },
  { name: 'the configuration', path: '/config.json', status: 200 },
  { name: 'a missing asset', path: '/assets/app-0.js', status: 404 },
  { name: 'a missing file', path: '/favicon.ico', status: 404 },
  { name: 'a hidden file', path: '/.vite/manifest.json', status: 404 },
  { name: 'a page asked for by its file', path: '/index.html', status: 404 },
  { name: 'a method that is refused', path: '/login', status: 405, options: { method: 'POST' } },
  {
    name: 'a part of a file, whole',
    path: '/mark.svg',
    status: 200,
    options: { headers: { range: 'bytes=900-' } },
  },
  { name: 'an address that is too long', path: `/${'a'.repeat(9000)}`, status: 414 },
];

describe('nginx with the configuration of a deployment', () => {
  it.each(ANSWERS)('answers $name with every security header (S-75)', async ({ path, status, options }) => {
    const answer = await get(path, options);
    expect(answer.status).toBe(status);
    const headers = Object.fromEntries(answer.headers);
    expect(headers).toMatchObject(securityHeaders(path, true));
    const isPage = headers['content-type']?.startsWith('text/html');
    expect(headers['content-security-policy']).toBe(
      isPage ? contentPolicy(config, nonceOf(answer)) : undefined,
    );
  });

  it('puts a nonce of its own into each page and its policy (S-76)', async () => {
    const answers = await Promise.all(['/login', '/login'].map((path) => get(path)));
    const pages = await Promise.all(answers.map((answer) => answer.text()));
    const nonces = answers.map(nonceOf);
    expect(nonces[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(nonces[0]).not.toBe(nonces[1]);
    expect(pages).toEqual(
      nonces.map((nonce) => `<html data-page="sign-in"><style nonce="${nonce}"></style>`),
    );
  });

  it('begins each page with the empty frame of its address, as the web host does', async () => {
    const host = pageOf(dist);
    for (const path of [
      '/',
      '/login',
      '/login/sso/abc',
      '/reset-password',
      '/business',
      '/businesses',
      '/dashboard',
    ])
      expect(kindIn(await (await get(`${path}?tab=notes`)).text()), path).toBe(kindIn(host(path).html));
  });

  it('never answers a page from a cache', async () => {
    const { headers } = await get('/dashboard');
    expect(headers.get('cache-control')).toBe('no-cache');
    expect([headers.get('etag'), headers.get('last-modified')]).toEqual([null, null]);
  });

  it('keeps hashed files for ever and sends them precompressed, others are asked for anew', async () => {
    const asset = await get('/assets/app-1.js', { headers: { 'accept-encoding': 'gzip' } });
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(asset.headers.get('content-encoding')).toBe('gzip');
    expect(await asset.text()).toBe(script);
    for (const path of ['/mark.svg', '/config.json', '/assets/app-0.js'])
      expect((await get(path)).headers.get('cache-control'), path).toBe('no-cache');
  });

  it('answers the configuration as it lies there', async () => {
    expect(await (await get('/config.json')).json()).toEqual(config);
  });
});
