import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestHost, type TestHost } from '../testing/index.ts';
import { loggedReport } from './csp-report.ts';

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost();
});
afterAll(() => host.close());

const report = {
  'csp-report': {
    'document-uri': 'https://portal.upline.test/reset-password/4f0c9a7e1b2d4f0c9a7e1b2d?code=canary#canary',
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/x.js?token=canary',
    'script-sample': 'canary',
    'line-number': 7,
    'status-code': 200,
  },
};

describe('reports of policy violations (S-76)', () => {
  test('are taken in both forms browsers send, without a session', async () => {
    const old = await host.app.inject({
      method: 'POST',
      url: '/csp-reports',
      headers: { 'content-type': 'application/csp-report' },
      payload: JSON.stringify(report),
    });
    expect(old.statusCode).toBe(204);
    const modern = await host.app.inject({
      method: 'POST',
      url: '/csp-reports',
      headers: { 'content-type': 'application/reports+json' },
      payload: JSON.stringify([
        {
          type: 'csp-violation',
          age: 10,
          url: 'https://x',
          user_agent: 'y',
          body: { effectiveDirective: 'img-src' },
        },
        { type: 'deprecation', age: 10, url: 'https://x', user_agent: 'y', body: null },
      ]),
    });
    expect(modern.statusCode).toBe(204);
  });

  test('leave only bounded facts without secrets (S-34, S-77)', () => {
    const line = loggedReport(report['csp-report']);
    expect(line).toEqual({
      directive: 'script-src-elem',
      blocked: 'https://evil.example/x.js',
      page: 'https://portal.upline.test/reset-password/…',
      source: undefined,
      line: '7',
      disposition: undefined,
    });
    expect(
      loggedReport({
        'blocked-uri': 'inline',
        effectiveDirective: 'x'.repeat(999),
        documentURL: 'data:text/html,canary',
      }),
    ).toMatchObject({
      blocked: 'inline',
      directive: 'x'.repeat(60),
      page: 'data:',
    });
    expect(
      JSON.stringify(loggedReport({ 'document-uri': `https://x/${'a/'.repeat(5_000)}` })).length,
    ).toBeLessThan(300);
  });

  test.each([
    ['nothing', {}],
    ['an empty list', []],
    ['a text', 'text'],
    ['a report that is none', { 'csp-report': 'x' }],
    ['more than a hundred', Array(101).fill({ type: 'csp-violation' })],
  ])('that hold %s do no harm', async (_, body) => {
    const reply = await host.post('/csp-reports', {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
    expect([204, 422]).toContain(reply.statusCode);
  });

  test('are refused when they are too large (S-46)', async () => {
    const body = { 'csp-report': { 'blocked-uri': 'x'.repeat(300_000) } };
    expect((await host.post('/csp-reports', { body })).statusCode).toBe(413);
  });
});
