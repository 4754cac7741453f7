import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bearer } from '../../testing/sign-in.ts';
import type { TestHost } from '../../testing/test-host.ts';
import {
  mailedCode,
  PASSWORD,
  sendCode,
  sendPassword,
  sentMessages,
  shownTo,
  signInFully,
  startSessionsHost,
} from '../../testing/test-users.ts';

const MINUTE = 60_000;

let host: TestHost;
beforeEach(async () => {
  host = await startSessionsHost();
});
afterEach(() => host.close());

const refusal = async (reply: ReturnType<typeof sendPassword>) => {
  const { statusCode, headers } = await reply;
  const { requestId, ...document } = (await reply).json();
  return { statusCode, document, retryAfter: headers['retry-after'] };
};

describe('signing in by password (R-AUT-01)', () => {
  it.each(['ana', 'ANA', ' ana ', 'ana@demo.upline.test', 'Ana@Demo.Upline.test', 'U000001', 'u000001'])(
    'takes an email, username or code: %s',
    async (identifier) => {
      const reply = await sendPassword(host, identifier);
      expect(reply.statusCode).toBe(200);
      expect(reply.json()).toMatchObject({
        status: 'code_required',
        channel: 'Email',
        // S-07: enough to recognize the own address.
        destination: 'a•••@d•••.test',
      });
    },
  );

  it('answers the same for an unknown user, a wrong password, a closed account and the wrong app (S-06, R-ASC-03)', async () => {
    const answers = await Promise.all([
      refusal(sendPassword(host, 'nobody')),
      refusal(sendPassword(host, 'ana', { password: 'not-the-password' })),
      refusal(sendPassword(host, 'tess')),
      refusal(sendPassword(host, 'ana', { app: 'admin' })),
      refusal(sendPassword(host, 'admin', { app: 'portal' })),
    ]);
    for (const answer of answers) {
      expect(answer).toEqual({
        statusCode: 401,
        document: { statusCode: 401, code: 'invalid-credentials', message: 'Invalid credentials' },
        retryAfter: undefined,
      });
    }
  });

  it('works as much for an unknown user as for a wrong password (S-06)', async () => {
    // Processor time of all threads: what else the machine does is not in it.
    const work = async (identifier: string) => {
      const start = process.cpuUsage();
      await sendPassword(host, identifier, { password: 'not-the-password' });
      const { user, system } = process.cpuUsage(start);
      return user + system;
    };
    await work('warm');
    const known: number[] = [];
    const unknown: number[] = [];
    for (let round = 0; round < 4; round++) {
      known.push(await work('ana'));
      unknown.push(await work(`nobody${round}`));
    }
    // The hash is by far the most of it: without it an answer takes a fraction.
    expect(Math.min(...unknown)).toBeGreaterThan(Math.min(...known) / 2);
  });

  it('lets a suspended associate in (domain.md 2.1)', async () => {
    expect((await sendPassword(host, 'sam')).statusCode).toBe(200);
  });

  it('refuses a password of more than 128 characters by field (S-01)', async () => {
    const reply = await sendPassword(host, 'ana', { password: 'x'.repeat(129) });
    expect(reply.statusCode).toBe(422);
    expect(reply.json().fields).toEqual([
      { field: 'password', message: 'Password must be at most 128 characters' },
    ]);
  });

  it('hashes the password anew when the parameters have grown (S-03)', async () => {
    const { hash } = await import('@node-rs/argon2');
    const old = await hash(PASSWORD, { memoryCost: 4096, timeCost: 1, parallelism: 1 });
    const ana = await host.db
      .selectFrom('app_user')
      .select('id')
      .where('username', '=', 'ana')
      .executeTakeFirstOrThrow();
    await host.db
      .updateTable('credential')
      .set({ password_hash: old })
      .where('user_id', '=', ana.id)
      .execute();
    expect((await sendPassword(host, 'ana')).statusCode).toBe(200);
    const { password_hash } = await host.db
      .selectFrom('credential')
      .select('password_hash')
      .where('user_id', '=', ana.id)
      .executeTakeFirstOrThrow();
    expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await sendPassword(host, 'ana')).statusCode).toBe(200);
  });
});

describe('failed attempts (R-AUT-01, S-05)', () => {
  const fail = (times: number, identifier = 'ana', address?: string) =>
    Promise.all(
      Array.from({ length: times }, () =>
        sendPassword(host, identifier, { password: 'not-the-password', ...(address && { address }) }),
      ),
    );

  it('locks after five, for 15 minutes, also for the right password, and says how long', async () => {
    await fail(5);
    host.clock.advance(2 * MINUTE);
    expect(await refusal(sendPassword(host, 'ana'))).toEqual({
      statusCode: 429,
      document: {
        statusCode: 429,
        code: 'too-many-attempts',
        message: 'Too many attempts. Try again in 13 minutes.',
      },
      retryAfter: '780',
    });
    host.clock.advance(13 * MINUTE);
    expect((await sendPassword(host, 'ana')).statusCode).toBe(200);
  });

  it('counts every one of many sent at once', async () => {
    const statuses = (await fail(30)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(25);
  });

  it('counts for a user that does not exist all the same', async () => {
    await fail(5, 'nobody');
    expect((await sendPassword(host, 'nobody')).statusCode).toBe(429);
  });

  it('is not prolonged by attempts during the lock: strangers cannot lock anyone out for good', async () => {
    await fail(5);
    for (let minute = 0; minute < 14; minute++) {
      host.clock.advance(MINUTE);
      await fail(1);
    }
    host.clock.advance(MINUTE);
    expect((await sendPassword(host, 'ana')).statusCode).toBe(200);
  });

  it('leaves a remembered device its own count, so that its owner gets in while strangers lock the account', async () => {
    const { cookie } = await signInFully(host, 'ana', { remember: true });
    await fail(5);
    expect((await sendPassword(host, 'ana')).statusCode).toBe(429);
    const reply = await sendPassword(host, 'ana', { cookie });
    expect(reply.json()).toMatchObject({ status: 'signed_in' });
  });

  it('is counted where it comes from: strangers elsewhere do not lock the owner out at home', async () => {
    await fail(5, 'ana', '203.0.113.9');
    expect((await sendPassword(host, 'ana', { address: '203.0.113.9' })).statusCode).toBe(429);
    host.clock.advance(5_000);
    expect((await sendPassword(host, 'ana')).statusCode).toBe(200);
  });

  it('of one account from many addresses come further and further apart after five, and end after ten (S-05)', async () => {
    let address = 0;
    const next = () =>
      refusal(sendPassword(host, 'ana', { password: 'wrong', address: `203.0.113.${address++}` }));
    for (let failure = 0; failure < 5; failure++) expect((await next()).statusCode).toBe(401);
    for (const seconds of [5, 10, 20, 40, 80]) {
      expect(await next()).toMatchObject({ statusCode: 429, retryAfter: String(seconds) });
      host.clock.advance(seconds * 1_000);
      expect((await next()).statusCode).toBe(401);
    }
    expect(await next()).toMatchObject({ statusCode: 429, retryAfter: '900' });
    host.clock.advance(15 * MINUTE);
    expect((await sendPassword(host, 'ana')).statusCode).toBe(200);
  });

  it('against a closed account do not use up what an office sharing the address has left', async () => {
    await fail(40);
    expect((await sendPassword(host, 'hal')).statusCode).toBe(200);
  });

  it('survive a restart: they are counted in the database', async () => {
    await fail(5);
    const { count } = await host.db
      .selectFrom('attempt_counter')
      .select('count')
      .where('key', 'like', 'sign-in-pair:%')
      .executeTakeFirstOrThrow();
    expect(count).toBe(5);
  });

  it('locks an address that fails for many accounts', async () => {
    for (let user = 0; user < 15; user++) await fail(2, `nobody${user}`, '203.0.113.9');
    expect((await sendPassword(host, 'ana', { address: '203.0.113.9' })).statusCode).toBe(429);
    expect((await sendPassword(host, 'ana', { address: '203.0.113.10' })).statusCode).toBe(200);
  });

  it('starts anew after the right password', async () => {
    await fail(4);
    await sendPassword(host, 'ana');
    await fail(4);
    expect((await sendPassword(host, 'ana')).statusCode).toBe(200);
  });

  it('mails the owner once a lock (domain.md 8.1) and audits every failure (S-78)', async () => {
    await fail(8);
    const mails = (await sentMessages(host, 'ana')).filter(({ kind }) => kind === 'lockout');
    expect(mails).toHaveLength(1);
    const entries = await host.db.selectFrom('audit_entry').select(['action', 'owner_code']).execute();
    expect(entries).toEqual(Array(5).fill({ action: 'login_failed', owner_code: 'U000001' }));
  });
});

describe('one-time codes (R-AUT-02, S-10 to S-14)', () => {
  const pendingOf = async (user = 'ana') =>
    (await sendPassword(host, user, { app: user === 'admin' ? 'admin' : 'portal' })).json()
      .pending_token as string;
  const wrong = (code: string) => String((Number(code) + 1) % 10 ** code.length).padStart(code.length, '0');
  const resend = (pending_token: string) => host.post('/login/code/resend', { body: { pending_token } });
  const expectInvalid = (reply: { statusCode: number; json(): { message: string } }) => {
    expect(reply.statusCode).toBe(401);
    expect(reply.json().message).toBe('Code is not valid or has expired');
  };

  it('are six digits, eight for admins, and open the session', async () => {
    const pending = await pendingOf();
    const code = await mailedCode(host, 'ana');
    expect(code).toMatch(/^\d{6}$/);
    const reply = await sendCode(host, pending, code);
    expect(reply.json()).toMatchObject({ status: 'signed_in', access_token: null });
    expect(reply.headers['set-cookie']).toBeUndefined();
    expect((await host.as(bearer(reply.json())).get('/access')).statusCode).toBe(200);

    await pendingOf('admin');
    expect(await mailedCode(host, 'admin')).toMatch(/^\d{8}$/);
  });

  it('are good once', async () => {
    const pending = await pendingOf();
    const code = await mailedCode(host, 'ana');
    expect((await sendCode(host, pending, code)).statusCode).toBe(200);
    expectInvalid(await sendCode(host, pending, code));
  });

  it('are bound to their sign-in: the code of one is nothing to another', async () => {
    const first = await pendingOf();
    const code = await mailedCode(host, 'ana');
    const second = await pendingOf();
    expectInvalid(await sendCode(host, second, code));
    expect((await sendCode(host, first, code)).statusCode).toBe(200);
  });

  it('are good for ten minutes', async () => {
    const pending = await pendingOf();
    const code = await mailedCode(host, 'ana');
    host.clock.advance(10 * MINUTE + 1_000);
    expectInvalid(await sendCode(host, pending, code));
  });

  it('take five tries each', async () => {
    const pending = await pendingOf();
    const code = await mailedCode(host, 'ana');
    for (let attempt = 0; attempt < 5; attempt++) expectInvalid(await sendCode(host, pending, wrong(code)));
    expectInvalid(await sendCode(host, pending, code));
  });

  it('take ten tries an hour of an account, and a new code does not reset the count (S-12)', async () => {
    const pending = await pendingOf();
    for (let attempt = 0; attempt < 10; attempt++) {
      if (attempt === 4 || attempt === 8) {
        host.clock.advance(31_000);
        expect((await resend(pending)).statusCode).toBe(200);
      }
      expectInvalid(await sendCode(host, pending, wrong(await mailedCode(host, 'ana'))));
    }
    const eleventh = await sendCode(host, pending, await mailedCode(host, 'ana'));
    expect(eleventh.statusCode).toBe(429);
    expect(eleventh.json().message).toMatch(/^Too many attempts\. Try again in \d+ minutes\.$/);
  });

  it('are resent after 30 seconds, five times an hour, and the new one replaces the old (S-13)', async () => {
    const pending = await pendingOf();
    const old = await mailedCode(host, 'ana');
    expect((await resend(pending)).statusCode).toBe(429);
    host.clock.advance(30_000);
    expect((await resend(pending)).json()).toEqual({
      expires_at: new Date(host.clock.now().getTime() + 10 * MINUTE).toISOString(),
      resend_at: new Date(host.clock.now().getTime() + 30_000).toISOString(),
    });
    expectInvalid(await sendCode(host, pending, old));
    for (let more = 0; more < 4; more++) {
      host.clock.advance(30_000);
      expect((await resend(pending)).statusCode).toBe(200);
    }
    host.clock.advance(30_000);
    expect((await resend(pending)).statusCode).toBe(429);
    expect((await sendCode(host, pending, await mailedCode(host, 'ana'))).statusCode).toBe(200);
  });

  it('are stored as keyed hashes and stand in no answer (S-11)', async () => {
    const reply = await sendPassword(host, 'ana');
    const code = await mailedCode(host, 'ana');
    const stored = await host.db.selectFrom('pending_sign_in').selectAll().execute();
    const outbox = await host.db.selectFrom('outbox_message').select('text').execute();
    expect(JSON.stringify([stored, outbox])).not.toContain(code);
    expect(reply.body).not.toContain(code);
  });

  it('have a token that opens nothing but the code operations (S-14)', async () => {
    const pending = await pendingOf();
    expect((await host.as({ authorization: `Bearer ${pending}` }).get('/access')).statusCode).toBe(401);
  });

  it('tell the owner of a device not seen before, once (domain.md 8.1)', async () => {
    await signInFully(host, 'ana');
    await signInFully(host, 'ana');
    const mails = (await sentMessages(host, 'ana')).filter(({ kind }) => kind === 'new-device');
    expect(mails.map(({ text }) => text)).toEqual([expect.stringContaining('Chrome on Windows')]);
    expect(await shownTo(host, 'ana', 'new-device')).toEqual([expect.stringContaining('Chrome on Windows')]);
  });
});

describe('remembered devices (R-AUT-02)', () => {
  it('skip the code for 30 days, for their user only', async () => {
    const token = { cookie: (await signInFully(host, 'ana', { remember: true })).cookie };
    expect((await sendPassword(host, 'ana', token)).json()).toMatchObject({
      status: 'signed_in',
      access_token: null,
    });
    expect((await sendPassword(host, 'hal', token)).json()).toMatchObject({ status: 'code_required' });
    host.clock.advance(30 * 24 * 60 * MINUTE);
    expect((await sendPassword(host, 'ana', token)).json()).toMatchObject({ status: 'code_required' });
  });

  it('are not for admins: they prove themselves by a code every time', async () => {
    const { cookie, access_token } = await signInFully(host, 'admin', { remember: true });
    expect(cookie).toBe('');
    expect(access_token).toEqual(expect.any(String));
  });

  it('are listed and forgotten by their owner alone', async () => {
    const { token, cookie } = await signInFully(host, 'ana', { remember: true });
    const ana = host.as({ authorization: `Bearer ${token}` });
    const { rows } = (await ana.get('/remembered-devices')).json();
    expect(rows).toMatchObject([{ device: 'Chrome on Windows', address: '127.0.0.1' }]);
    const hal = host.as(bearer(await signInFully(host, 'hal')));
    expect((await hal.delete(`/remembered-devices/${rows[0].id}`)).statusCode).toBe(404);
    expect((await ana.delete(`/remembered-devices/${rows[0].id}`)).statusCode).toBe(204);
    const reply = await sendPassword(host, 'ana', { cookie });
    expect(reply.json()).toMatchObject({ status: 'code_required' });
  });

  it('are known by a cookie no script can read, sent to the operations of signing in alone', async () => {
    const pending = (await sendPassword(host, 'ana')).json().pending_token;
    const reply = await sendCode(host, pending, await mailedCode(host, 'ana'), true);
    expect(reply.headers['set-cookie']).toMatch(
      /^upline-device=[\w-]{43}; Max-Age=2592000; Path=\/login; HttpOnly; SameSite=Strict$/,
    );
    expect(reply.json()).toEqual({
      status: 'signed_in',
      token: expect.any(String),
      access_token: null,
    });
  });

  it('are kept over encrypted connections alone where the API has one', async () => {
    const secure = await startSessionsHost({ environment: { API_URL: 'https://api.upline.test' } });
    const pending = (await sendPassword(secure, 'ana')).json().pending_token;
    const reply = await sendCode(secure, pending, await mailedCode(secure, 'ana'), true);
    expect(reply.headers['set-cookie']).toMatch(/; Secure/);
    await secure.close();
  });

  it('are nothing to a request with cookies of others or nonsense', async () => {
    for (const cookie of [
      'upline-device',
      'upline-device=; a=b',
      `upline-device=${'x'.repeat(5_000)}`,
      '%%%=;;',
    ]) {
      const reply = await sendPassword(host, 'ana', { cookie });
      expect(reply.json()).toMatchObject({ status: 'code_required' });
    }
  });
});
