import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestHost, type TestHost } from '../testing/index.ts';
import { testContext } from '../testing/sign-in.ts';

let host: TestHost;
beforeAll(async () => {
  host = await startTestHost();
  const send = (to: string, subject: string, text: string) =>
    host.platform.transaction(testContext(host), (context) =>
      host.platform.messages.send(context, { channel: 'Email', to, subject, text, kind: 'test' }),
    );
  await send('ana@demo.upline.test', 'First', 'Code 111111');
  await send(
    'ben@demo.upline.test',
    'Second',
    'Open https://portal.upline.test/reset-password/abc?x=1&y=2 now',
  );
  await send('ana@demo.upline.test', 'Third <b>', '<img src=x onerror=alert(1)>');
});
afterAll(() => host.close());

describe('the outbox of a demo', () => {
  test('lists messages newest first, also of one recipient', async () => {
    const all = await host.get('/outbox/messages');
    expect(all.statusCode).toBe(200);
    expect(all.json().rows.map(({ subject }: { subject: string }) => subject)).toEqual([
      'Third <b>',
      'Second',
      'First',
    ]);
    const of = await host.get('/outbox/messages', { query: { to: 'Ana@demo.upline.test', limit: '1' } });
    expect(of.json().rows).toMatchObject([
      { to: 'ana@demo.upline.test', text: '<img src=x onerror=alert(1)>', sent_at: null },
    ]);
  });

  test('says when a message has left', async () => {
    await host.platform.jobs.drain();
    const { rows } = (await host.get('/outbox/messages')).json();
    expect(rows.every(({ sent_at }: { sent_at: string }) => sent_at === host.clock.now().toISOString())).toBe(
      true,
    );
  });

  test('is a page without script on which messages are text and links are links (S-54, S-76)', async () => {
    const page = await host.get('/outbox');
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.body).not.toMatch(/<script|<img|<b>|<[^>]*\son\w+=/);
    expect(page.body).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(page.body).toContain(
      '<a href="https://portal.upline.test/reset-password/abc?x=1&amp;y=2" rel="noopener noreferrer">',
    );
    expect(page.body).toContain('<a href="/outbox?to=ben%40demo.upline.test">ben@demo.upline.test</a>');
    const csp = String(page.headers['content-security-policy']);
    expect(csp).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/=]+';/);
    expect(csp).not.toContain('unsafe');
  });

  test('refuses unknown query fields and bounds the number of rows (S-40)', async () => {
    expect((await host.get('/outbox/messages', { query: { limit: '201' } })).statusCode).toBe(422);
    expect((await host.get('/outbox/messages', { query: { from: 'x' } })).statusCode).toBe(422);
  });
});

test('without demo mode there is no outbox', async () => {
  const plain = await startTestHost({ environment: { DEMO: 'false' } });
  expect((await plain.get('/outbox/messages')).statusCode).toBe(404);
  expect((await plain.get('/outbox')).statusCode).toBe(404);
  await plain.close();
});
