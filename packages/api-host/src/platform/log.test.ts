import { Writable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { createLog, redact } from './log.ts';

/** Everything a log of this level wrote. */
function written(write: (log: ReturnType<typeof createLog>) => void): string {
  let text = '';
  const sink = new Writable({
    write(chunk, _encoding, done) {
      text += String(chunk);
      done();
    },
  });
  write(createLog({ logLevel: 'info' }, sink));
  return text;
}

const TOKEN = 'eyJhbGciOiJFZERTQSJ9.eyJzdWIiOiIxMjM0In0.c2lnbmF0dXJl';

describe('the log (S-77)', () => {
  test.each([
    ['a token', { note: `got ${TOKEN}` }, TOKEN],
    ['an email address', { note: 'sent to jane.doe+x@example.co.uk' }, 'jane.doe'],
    ['a social security number', { note: 'ssn 536-90-4399' }, '536-90-4399'],
    ['an account number', { note: 'account 000123456789' }, '000123456789'],
    ['a card number', { note: '4242424242424242' }, '4242424242424242'],
    ['a password field', { password: 'lantern-harbor-42' }, 'lantern'],
    ['a nested token field', { session: { token: 'opaque-value' } }, 'opaque-value'],
    ['headers', { headers: { cookie: 'opaque-value' } }, 'opaque-value'],
    ['a request', { req: { url: '/login?opaque-value' } }, 'opaque-value'],
  ])('never holds %s', (_, entry, secret) => {
    expect(written((log) => log.info(entry, 'test'))).not.toContain(secret);
  });

  test('leaves out what a database error quotes, and keeps what helps', () => {
    const error = Object.assign(new Error('invalid input syntax for type uuid: "secret words"'), {
      code: '22P02',
      detail: 'Key (email)=(secret words) already exists.',
      constraint: 'app_user_email',
    });
    const text = written((log) => log.error({ err: error }, 'failed'));
    expect(text).not.toContain('secret words');
    expect(text).toContain('22P02');
    expect(text).toContain('app_user_email');
  });

  test('writes one line of JSON in UTC, control characters encoded', () => {
    const text = written((log) => log.info({ agent: 'a\nb\u001b[31m' }, 'x'));
    expect(text.trim().split('\n')).toHaveLength(1);
    expect(text).not.toContain('\u001b');
    expect((JSON.parse(text) as { time: string }).time).toMatch(/Z$/);
  });

  test('keeps request ids, times and ordinary figures', () => {
    const line =
      '{"time":"2026-11-21T10:45:02.123Z","requestId":"97f05bb9-9c07-44fb-b7b5-123456789012","ms":1234.5,"count":12345678}';
    expect(redact(line)).toBe(line);
  });
});
