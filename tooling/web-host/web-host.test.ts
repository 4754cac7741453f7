import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildWebHost } from './build-web-host.ts';
import { precompress } from './precompress.ts';
import { runtimeConfig } from './runtime-config.ts';

const config = runtimeConfig({
  API_URL: 'https://api.upline.test',
  FILE_URL: 'https://files.upline.test/f',
  DEMO: 'true',
});

let host: FastifyInstance;
beforeAll(async () => {
  const dist = mkdtempSync(join(tmpdir(), 'upline-web-'));
  mkdirSync(join(dist, 'assets'));
  mkdirSync(join(dist, '.vite'));
  writeFileSync(
    join(dist, 'index.html'),
    '<html data-page="__PAGE__"><head><meta property="csp-nonce" nonce="__NONCE__"></head><body><div id="root"></div></body></html>',
  );
  writeFileSync(join(dist, 'theme.js'), 'const a = 1;');
  writeFileSync(join(dist, 'assets/app-1.js'), `export const text = '${'word '.repeat(400)}';`);
  writeFileSync(
    join(dist, '.vite/manifest.json'),
    JSON.stringify({ 'src/app.ts': { file: 'assets/app-1.js', css: ['assets/app-1.css'] } }),
  );
  precompress(dist);
  host = await buildWebHost({ dist, config, production: true });
});
afterAll(() => host.close());

const get = (url: string, headers: Record<string, string> = {}) => host.inject({ url, headers });

describe('the page', () => {
  it('is answered for every path of the app, never from a cache', async () => {
    for (const path of ['/', '/login', '/business/clients/7/edit?tab=notes']) {
      const answer = await get(path);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.headers['cache-control']).toBe('no-cache');
    }
  });

  it('carries the policy with a nonce of its own in each answer (S-76)', async () => {
    const nonces = await Promise.all(
      [1, 2].map(async () => {
        const { headers, body } = await get('/login');
        const policy = String(headers['content-security-policy']);
        const nonce = policy.match(/'nonce-([^']+)'/)?.[1] ?? '';
        expect(body).toContain(`nonce="${nonce}"`);
        expect(body).not.toContain('__NONCE__');
        expect(policy.replace(nonce, 'N').split('; ')).toEqual([
          "default-src 'none'",
          "script-src 'self'",
          "style-src 'self' 'nonce-N'",
          "img-src 'self' data: https://api.upline.test https://files.upline.test",
          "connect-src 'self' https://api.upline.test",
          "font-src 'self'",
          "frame-src 'none'",
          "base-uri 'none'",
          "form-action 'self'",
          "frame-ancestors 'none'",
          "object-src 'none'",
          "require-trusted-types-for 'script'",
          'report-uri https://api.upline.test/csp-reports',
        ]);
        return nonce;
      }),
    );
    expect(nonces[0]).not.toBe(nonces[1]);
  });

  it('announces the files of the signed-in app, but not on the sign-in page', async () => {
    expect((await get('/dashboard')).body).toContain(
      '<link rel="modulepreload" crossorigin href="/assets/app-1.js">',
    );
    expect((await get('/login')).body).not.toContain('modulepreload');
  });

  it('begins with the empty frame of its address', async () => {
    const kinds = await Promise.all(
      ['/login?a=1', '/reset-password/abc', '/business/clients', '/dashboard', '/'].map(
        async (path) => /data-page="([^"]*)"/.exec((await get(path)).body)?.[1],
      ),
    );
    expect(kinds).toEqual(['sign-in', 'sign-in', 'area', 'page', 'page']);
  });

  it('keeps addresses with one-time tokens to itself (S-34, S-75)', async () => {
    expect((await get('/reset-password/abc')).headers['referrer-policy']).toBe('no-referrer');
    expect((await get('/login/sso/abc')).headers['referrer-policy']).toBe('no-referrer');
    expect((await get('/dashboard')).headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  });
});

describe('files', () => {
  it('with a hash are kept for ever and come precompressed', async () => {
    const answer = await get('/assets/app-1.js', { 'accept-encoding': 'br, gzip' });
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });

  it('without a hash are asked for anew', async () => {
    expect((await get('/theme.js')).headers['cache-control']).toBe('no-cache');
  });

  it('that are gone are missing, not the page in their place (R-36)', async () => {
    for (const path of [
      '/assets/app-0.js',
      '/assets/gone.css',
      '/favicon.ico',
      '/.vite/manifest.json',
      '/../package.json',
    ]) {
      expect((await get(path)).statusCode, path).toBe(404);
    }
  });

  it('carry HSTS in production (S-75)', async () => {
    expect((await get('/theme.js')).headers['strict-transport-security']).toMatch(/max-age=31536000/);
  });
});

describe('the configuration', () => {
  it('is what the environment says', async () => {
    expect((await get('/config.json')).json()).toMatchObject({
      apiUrl: 'https://api.upline.test',
      photoUrl: 'https://api.upline.test/photos',
      fileUrl: 'https://files.upline.test/f',
      demo: true,
      cardKeys: { USA: null, Canada: null },
    });
  });

  it('refuses an address that is none', () => {
    expect(() => runtimeConfig({ API_URL: 'javascript:alert(1)' })).toThrow('API_URL is not an address');
  });
});
