import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bearer, signInAs } from '../../testing/sign-in.ts';
import type { TestHost } from '../../testing/test-host.ts';
import {
  PASSWORD,
  sendPassword,
  sentMessages,
  signInFully,
  startSessionsHost,
} from '../../testing/test-users.ts';

const MINUTE = 60_000;
const NEW = 'seven-quiet-otters';
const GUESSABLE = 'Choose a password that is harder to guess';

let host: TestHost;
beforeEach(async () => {
  host = await startSessionsHost();
});
afterEach(() => host.close());

const twice = (password: string) => ({ password, password_repeat: password });

describe('changing the password (S-08)', () => {
  const change = (client: TestHost | Awaited<ReturnType<typeof signInAs>>, body: object) =>
    client.put('/account/password', { body });

  it('needs the present one, ends the other sessions at once, keeps this one and mails the owner', async () => {
    const here = await signInAs(host, 'ana');
    const there = await signInAs(host, 'ana');
    expect((await change(here, { current_password: PASSWORD, ...twice(NEW) })).statusCode).toBe(204);
    expect((await there.get('/access')).statusCode).toBe(401);
    expect((await here.get('/access')).statusCode).toBe(200);
    expect((await sentMessages(host, 'ana'))[0]?.kind).toBe('password-changed');
    expect((await sendPassword(host, 'ana')).statusCode).toBe(401);
    expect((await sendPassword(host, 'ana', { password: NEW })).statusCode).toBe(200);
  });

  it('refuses a wrong present password by field, and locks after five: a stolen session must not guess', async () => {
    const ana = await signInAs(host, 'ana');
    const guess = () => change(ana, { current_password: 'not-the-password', ...twice(NEW) });
    const first = await guess();
    expect(first.statusCode).toBe(422);
    expect(first.json().fields).toEqual([{ field: 'current_password', message: 'Password is not right' }]);
    for (let more = 0; more < 4; more++) await guess();
    expect((await guess()).statusCode).toBe(429);
  });

  it.each([
    ['short', 'elevenchars', 'Password must be at least 12 characters'],
    ['one of the most used (S-02)', '1qaz2wsx3edc4rfv', GUESSABLE],
    ['one of the most used, in capitals', 'QWERTYQWERTY', GUESSABLE],
    ['a few characters over and over', 'abcabcabcabcabc', GUESSABLE],
    ['made of the code', 'my-u000001-pass', GUESSABLE],
    ['made of the username', 'the-ana-of-maine', GUESSABLE],
    ["made of the product's name", 'upline-for-ever-1', GUESSABLE],
    ['the present one', PASSWORD, GUESSABLE],
  ])('refuses a password that is %s (R-VAL-19)', async (_, password, message) => {
    const ana = await signInAs(host, 'ana');
    const reply = await change(ana, { current_password: PASSWORD, ...twice(password) });
    expect(reply.statusCode).toBe(422);
    expect(reply.json().fields).toEqual([{ field: 'password', message }]);
  });

  it('takes any characters, spaces and 128 of them; the same text from another keyboard matches (S-01)', async () => {
    const ana = await signInAs(host, 'ana');
    const odd = `  Zoë ☂️ 漢字 ${'x'.repeat(90)} `;
    expect((await change(ana, { current_password: PASSWORD, ...twice(odd) })).statusCode).toBe(204);
    expect((await sendPassword(host, 'ana', { password: odd.normalize('NFD') })).statusCode).toBe(200);
    expect((await sendPassword(host, 'ana', { password: odd.trim() })).statusCode).toBe(401);
  });

  it('refuses each of the last five', async () => {
    const ana = await signInAs(host, 'ana');
    const words = ['river', 'stone', 'maple', 'cloud', 'ember'].map((word) => `quiet-${word}-harbor`);
    let current = PASSWORD;
    for (const next of words) {
      expect((await change(ana, { current_password: current, ...twice(next) })).statusCode).toBe(204);
      current = next;
    }
    for (const former of words) {
      expect((await change(ana, { current_password: current, ...twice(former) })).statusCode).toBe(422);
    }
    expect((await change(ana, { current_password: current, ...twice(PASSWORD) })).statusCode).toBe(204);
  });

  it('wants the repetition to match', async () => {
    const ana = await signInAs(host, 'ana');
    const reply = await change(ana, {
      current_password: PASSWORD,
      password: NEW,
      password_repeat: `${NEW}!`,
    });
    expect(reply.json().fields).toEqual([{ field: 'password_repeat', message: 'Passwords do not match' }]);
  });

  it('is open to a suspended associate and refused in a proxy session (domain.md 7.3)', async () => {
    const sam = await signInAs(host, 'sam');
    expect((await change(sam, { current_password: PASSWORD, ...twice(NEW) })).statusCode).toBe(204);
    const proxy = await signInAs(host, 'ana', { via: 'super' });
    const reply = await change(proxy, { current_password: PASSWORD, ...twice(NEW) });
    expect(reply.statusCode).toBe(403);
    expect(reply.json().message).toBe('Not available while viewing as another user');
  });
});

describe('forgetting the password (R-AUT-04, S-18 to S-21)', () => {
  const forgot = (email: string, app = 'portal', headers = {}) =>
    host.post('/password/forgot', { body: { email, app }, headers });
  const mails = async () => (await sentMessages(host, 'ana')).filter(({ kind }) => kind === 'password-reset');
  const mailedToken = async () => {
    await host.platform.jobs.drain();
    return /reset-password\/([\w-]+)/.exec((await mails())[0]?.text ?? '')?.[1] ?? '';
  };
  const reset = (token: string, password = NEW) =>
    host.post('/password/reset', { body: { token, ...twice(password) } });
  const isValid = async (token: string) =>
    (await host.post('/password/reset/check', { body: { token } })).json().valid;

  it('answers the same for every address and does the work in the queue (S-18)', async () => {
    for (const email of [
      'ana@demo.upline.test',
      'ANA@demo.upline.test',
      'nobody@demo.upline.test',
      'tess@demo.upline.test',
    ]) {
      const reply = await forgot(email);
      expect([reply.statusCode, reply.json()]).toEqual([
        200,
        { message: 'If the account exists, an email has been sent' },
      ]);
    }
    expect(await mails()).toHaveLength(0);
    await host.platform.jobs.drain();
    expect(await mails()).toHaveLength(2);
    expect(await sentMessages(host, 'tess')).toHaveLength(0);
  });

  it('mails a link of the configured host, whatever the request says (S-20)', async () => {
    await forgot('ana@demo.upline.test', 'portal', { host: 'evil.test', 'x-forwarded-host': 'evil.test' });
    const token = await mailedToken();
    expect(token.length).toBeGreaterThanOrEqual(43);
    expect((await mails())[0]?.text).toContain(`${host.config.portalUrl}/reset-password/${token}`);
  });

  it('keeps no token in the database (S-19)', async () => {
    await forgot('ana@demo.upline.test');
    const token = await mailedToken();
    const rows = await host.db.selectFrom('password_reset').selectAll().execute();
    const outbox = await host.db.selectFrom('outbox_message').select('text').execute();
    expect(JSON.stringify([rows, outbox])).not.toContain(token);
  });

  it('lets the link set a password once, for 30 minutes, and only the newest link (S-19)', async () => {
    await forgot('ana@demo.upline.test');
    const older = await mailedToken();
    await forgot('ana@demo.upline.test');
    const newer = await mailedToken();
    expect([await isValid(older), await isValid(newer)]).toEqual([false, true]);
    host.clock.advance(30 * MINUTE - 1);
    expect((await reset(newer)).statusCode).toBe(204);
    for (const token of [older, newer, 'invented']) {
      const reply = await reset(token, 'another-quiet-otter');
      expect([reply.statusCode, reply.json().fields]).toEqual([
        422,
        [{ field: 'token', message: 'Reset link is not valid or has expired' }],
      ]);
    }
    await forgot('ana@demo.upline.test');
    const late = await mailedToken();
    host.clock.advance(30 * MINUTE);
    expect(await isValid(late)).toBe(false);
    expect((await reset(late)).statusCode).toBe(422);
  });

  it('does not skip the code, signs nobody in, ends all sessions, forgets devices and mails the owner (S-21)', async () => {
    const { cookie, ...signedIn } = await signInFully(host, 'ana', { remember: true });
    await forgot('ana@demo.upline.test');
    const reply = await reset(await mailedToken());
    expect([reply.statusCode, reply.body]).toEqual([204, '']);
    expect((await host.as(bearer(signedIn)).get('/access')).statusCode).toBe(401);
    const again = await sendPassword(host, 'ana', { password: NEW, cookie });
    expect(again.json().status).toBe('code_required');
    expect((await sentMessages(host, 'ana')).map(({ kind }) => kind)).toContain('password-changed');
  });

  it('lets one of twenty resets at once win, and tells the others that the link is used', async () => {
    await forgot('ana@demo.upline.test');
    const token = await mailedToken();
    const words = Array.from({ length: 20 }, (_, index) => `quiet-otter-of-river-${index}`);
    const statuses = (await Promise.all(words.map((word) => reset(token, word)))).map(
      ({ statusCode }) => statusCode,
    );
    expect(statuses.toSorted()).toEqual([204, ...Array(19).fill(422)]);
    const winner = words[statuses.indexOf(204)] ?? '';
    expect((await sendPassword(host, 'ana', { password: winner })).statusCode).toBe(200);
  });

  it('judges the new password and leaves the link good (R-VAL-19)', async () => {
    await forgot('ana@demo.upline.test');
    const token = await mailedToken();
    expect((await reset(token, 'qwertyqwerty')).statusCode).toBe(422);
    expect((await reset(token)).statusCode).toBe(204);
  });

  it('mails at most five links an hour (S-21), and none for the other app', async () => {
    for (let ask = 0; ask < 8; ask++) await forgot('ana@demo.upline.test');
    await forgot('ana@demo.upline.test', 'admin');
    await host.platform.jobs.drain();
    expect(await mails()).toHaveLength(5);
  });
});

describe('confirming the password (S-69)', () => {
  it('is refused for a wrong one and marks the session for a right one', async () => {
    const ana = await signInAs(host, 'ana');
    host.clock.advance(6 * MINUTE);
    const confirm = (password: string) => ana.post('/account/confirm', { body: { password } });
    expect((await confirm('not-the-password')).json().fields).toEqual([
      { field: 'password', message: 'Password is not right' },
    ]);
    expect((await confirm(PASSWORD)).statusCode).toBe(204);
    const { confirmed_at } = await host.db
      .selectFrom('session')
      .select('confirmed_at')
      .executeTakeFirstOrThrow();
    expect(confirmed_at).toEqual(host.clock.now());
  });
});
