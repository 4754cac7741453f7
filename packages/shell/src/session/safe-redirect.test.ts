import { describe, expect, it } from 'vitest';
import { redirectParameter, safeRedirect } from './safe-redirect.ts';

const known = (pathname: string) =>
  ['/dashboard', '/business/clients', '/login', '/admin'].includes(pathname);

describe('the redirect parameter', () => {
  it.each([
    '//evil.test',
    '///evil.test',
    '/\\evil.test',
    '\\\\evil.test',
    '/\t/evil.test',
    '/\n/evil.test',
    ' /dashboard',
    'https://evil.test/dashboard',
    'https:evil.test',
    'javascript:alert(1)',
    'JaVaScRiPt://%0aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'dashboard',
    '/%2f%2fevil.test',
    '/%5cevil.test',
    '/dashboard/..//evil.test',
    '/./%2e%2e//evil.test',
    '/unknown',
    '/login',
    '/login?redirect=/login',
    '/dashboard\u0000',
    `/dashboard?${'x'.repeat(2001)}`,
    '@evil.test',
    '/@evil.test',
    '',
    undefined,
    null,
    42,
    ['/dashboard'],
  ])('%j leads home (S-23)', (value) => {
    expect(safeRedirect(value, known)).toBe('/');
  });

  it.each(['/dashboard', '/business/clients?page=2&filter=%7B%22name%22%3A%7B%7D%7D#row', '/dashboard#x'])(
    '%s is honoured (SPEC §2)',
    (value) => {
      expect(safeRedirect(value, known)).toBe(value);
    },
  );

  it('is left out for the root and for login itself (SPEC §2)', () => {
    expect(redirectParameter('/')).toBeUndefined();
    expect(redirectParameter('/login')).toBeUndefined();
    expect(redirectParameter('/?a=1')).toBeUndefined();
    expect(redirectParameter('/business/clients?page=2')).toBe('/business/clients?page=2');
  });
});
