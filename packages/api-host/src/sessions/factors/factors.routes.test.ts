import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bearer, signInAs } from '../../testing/sign-in.ts';
import type { TestClient, TestHost } from '../../testing/test-host.ts';
import {
  mailedCode,
  sendCode,
  sendPassword,
  sentMessages,
  signInFully,
  startSessionsHost,
} from '../../testing/test-users.ts';
import { codeAt, stepOf } from './totp.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

let host: TestHost;
let ana: TestClient;
beforeEach(async () => {
  host = await startSessionsHost();
  ana = await signInAs(host, 'ana');
});
afterEach(() => host.close());

const settings = async (client = ana) => (await client.get('/account/sign-in-settings')).json();
const codeOf = (secret: string) => codeAt(secret, host.clock.now());
const begin = async (client = ana) =>
  (await client.post('/account/authenticator')).json() as {
    secret: string;
    uri: string;
    qr: { size: number; path: string };
  };
const confirm = (code: string, client = ana) =>
  client.post('/account/authenticator/confirm', { body: { code } });
/** Sets an app up and waits for its next code, as the first one is used. */
async function enrol(client = ana) {
  const { secret } = await begin(client);
  const { recovery_codes } = (await confirm(codeOf(secret), client)).json();
  host.clock.advance(30 * SECOND);
  return { secret, recovery_codes: recovery_codes as string[] };
}
const pendingOf = async (user = 'ana', app: 'portal' | 'admin' = 'portal') =>
  (await sendPassword(host, user, { app })).json();

describe('an authenticator app (S-16)', () => {
  it('is set up by a secret, an address and a QR code of it, and counts from its first code on', async () => {
    const { secret, uri, qr } = await begin();
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(uri).toBe(
      `otpauth://totp/Upline:ana%40demo.upline.test?issuer=Upline&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
    );
    expect(qr.path).toMatch(/^M4 4h7v1H4z/);
    expect((await settings()).second_step).toBe('Email');
    const wrong = await confirm(String((Number(codeOf(secret)) + 1) % 1e6).padStart(6, '0'));
    expect([wrong.statusCode, wrong.json().fields]).toEqual([
      422,
      [{ field: 'code', message: 'Code is not valid or has expired' }],
    ]);
    expect((await confirm(codeOf(secret))).statusCode).toBe(200);
    expect(await settings()).toMatchObject({
      second_step: 'App',
      authenticator: { confirmed_at: expect.any(String) },
    });
  });

  it('is asked at sign-in instead of a message, and nothing is sent', async () => {
    const { secret } = await enrol();
    const before = (await sentMessages(host)).length;
    const pending = await pendingOf();
    expect(pending).toMatchObject({
      status: 'code_required',
      channel: 'App',
      destination: null,
      resend_at: null,
    });
    expect((await sentMessages(host)).length).toBe(before);
    expect((await sendCode(host, pending.pending_token, codeOf(secret))).json().status).toBe('signed_in');
    const resent = await host.post('/login/code/resend', { body: { pending_token: pending.pending_token } });
    expect(resent.statusCode).toBe(401);
  });

  it('may be half a minute early or late, not more', async () => {
    const { secret } = await enrol();
    const at = host.clock.now();
    const of = (seconds: number) => codeAt(secret, new Date(at.getTime() + seconds * SECOND));
    const step = stepOf(secret, of(0), at) as number;
    expect([stepOf(secret, of(-30), at), stepOf(secret, of(30), at)]).toEqual([step - 1, step + 1]);
    expect([stepOf(secret, of(-60), at), stepOf(secret, of(60), at)]).toEqual([undefined, undefined]);
  });

  it('gives every code once, also when several sign-ins bring it at the same time', async () => {
    const { secret } = await enrol();
    const code = codeOf(secret);
    const tokens = await Promise.all([pendingOf(), pendingOf(), pendingOf()]);
    const replies = await Promise.all(tokens.map(({ pending_token }) => sendCode(host, pending_token, code)));
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 401, 401]);
    host.clock.advance(10 * SECOND);
    const again = await sendCode(host, (await pendingOf()).pending_token, code);
    expect(again.statusCode).toBe(401);
  });

  it('keeps its secret sealed: the database shows nothing of it (S-66)', async () => {
    const { secret } = await enrol();
    const rows = await host.db.selectFrom('authenticator').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect(host.platform.vault.columns).toContainEqual({ table: 'authenticator', column: 'seed_sealed' });
  });

  it('is removed by its owner after a code of it; codes come by message again', async () => {
    const { secret } = await enrol();
    host.clock.advance(6 * MINUTE);
    expect((await ana.delete('/account/authenticator')).json().code).toBe('second-step-required');
    expect(
      (await ana.post('/account/second-step/confirm', { body: { code: codeOf(secret) } })).statusCode,
    ).toBe(204);
    expect((await ana.delete('/account/authenticator')).statusCode).toBe(204);
    expect((await ana.delete('/account/authenticator')).statusCode).toBe(404);
    expect(await pendingOf()).toMatchObject({ channel: 'Email' });
  });
});

describe('administrators where an authenticator app is asked of them (S-16)', () => {
  let strict: TestHost;
  beforeEach(async () => {
    strict = await startSessionsHost({ environment: { ADMIN_AUTHENTICATOR: 'true' } });
  });
  afterEach(() => strict.close());

  it('set it up while signing in, before any session is there, and cannot remove it', async () => {
    const begun = (await sendPassword(strict, 'admin', { app: 'admin' })).json();
    const { pending_token } = begun;
    const early = await strict.post('/login/authenticator', { body: { pending_token, code: '123456' } });
    expect(early.statusCode).toBe(401);
    const mailed = await mailedCode(strict, 'admin');
    const proved = (await sendCode(strict, pending_token, mailed)).json();
    expect(proved).toEqual({
      status: 'authenticator_required',
      setup: { secret: expect.any(String), uri: expect.any(String), qr: expect.any(Object) },
    });
    expect(await strict.db.selectFrom('session').selectAll().execute()).toEqual([]);
    expect((await sendCode(strict, pending_token, mailed)).statusCode).toBe(401);

    const code = codeAt(proved.setup.secret, strict.clock.now());
    const entered = await strict.post('/login/authenticator', { body: { pending_token, code } });
    expect(entered.json()).toMatchObject({ status: 'signed_in', access_token: expect.any(String) });
    expect(entered.json().recovery_codes).toHaveLength(10);
    const admin = strict.as(bearer(entered.json()));
    expect((await admin.get('/access')).statusCode).toBe(200);
    // Nobody pays administrators, so nothing of theirs is held.
    expect(await settings(admin)).toMatchObject({ authenticator_required: true, payout_hold_until: null });
    expect((await admin.delete('/account/authenticator')).json().message).toBe(
      'Administrators sign in by an authenticator app',
    );
    expect((await sendPassword(strict, 'admin', { app: 'admin' })).json().channel).toBe('App');
  });

  it('are the only ones: associates choose', async () => {
    expect(await signInFully(strict, 'ana')).toMatchObject({ status: 'signed_in' });
  });

  it('are left alone in a demo', () => expect(host.config.adminAuthenticator).toBe(false));
});

describe('recovery codes (S-17)', () => {
  it('are ten, come with the first app, and stand in the database as hashes alone', async () => {
    const { recovery_codes } = await enrol();
    expect(new Set(recovery_codes).size).toBe(10);
    for (const code of recovery_codes) expect(code).toMatch(/^[2-9A-HJ-NP-Z]{5}-[2-9A-HJ-NP-Z]{5}$/);
    const rows = JSON.stringify(await host.db.selectFrom('recovery_code').selectAll().execute());
    for (const code of recovery_codes) expect(rows).not.toContain(code.replace('-', ''));
    const { secret } = await begin();
    expect((await confirm(codeOf(secret))).json().recovery_codes).toBeNull();
  });

  it('open a sign-in once each, in any case and without the hyphen, and the owner is told by mail', async () => {
    const { recovery_codes } = await enrol();
    const [first = '', second = ''] = recovery_codes;
    const typed = first.toLowerCase().replace('-', '');
    expect((await sendCode(host, (await pendingOf()).pending_token, typed)).json().status).toBe('signed_in');
    expect((await sendCode(host, (await pendingOf()).pending_token, first)).statusCode).toBe(401);
    expect((await settings()).recovery_codes.left).toBe(9);
    const mail = (await sentMessages(host, 'ana')).find(({ kind }) => kind === 'recovery-code-used');
    expect(mail?.text).toContain('Codes left: 9.');
    expect((await sendCode(host, (await pendingOf()).pending_token, second)).statusCode).toBe(200);
  });

  it('are replaced all at once; those before no longer work', async () => {
    const { recovery_codes } = await enrol();
    const renewed = (await ana.post('/account/recovery-codes')).json().recovery_codes;
    expect(renewed).toHaveLength(10);
    expect(
      (await sendCode(host, (await pendingOf()).pending_token, recovery_codes[0] ?? '')).statusCode,
    ).toBe(401);
    expect((await sendCode(host, (await pendingOf()).pending_token, renewed[0])).statusCode).toBe(200);
  });

  it('of one user are nothing to another', async () => {
    const { recovery_codes } = await enrol();
    const hal = await pendingOf('hal');
    expect((await sendCode(host, hal.pending_token, recovery_codes[0] ?? '')).statusCode).toBe(401);
  });
});

describe('changing the second step (S-15)', () => {
  const choose = (method: string, client = ana) => client.put('/account/second-step', { body: { method } });
  const verifyPhone = () =>
    host.db
      .updateTable('app_user')
      .set({ phone_verified_at: host.clock.now(), phone_type: 'Mobile' })
      .where('username', '=', 'ana')
      .execute();

  it('to SMS needs a verified phone (S-25)', async () => {
    const reply = await choose('SMS');
    expect(reply.json().fields).toEqual([
      { field: 'method', message: 'Verify your phone before choosing SMS' },
    ]);
    await verifyPhone();
    expect((await choose('SMS')).statusCode).toBe(204);
    expect(await pendingOf()).toMatchObject({ channel: 'SMS', destination: '(•••) •••-0143' });
  });

  it('needs the present one, proved within five minutes; a remembered device proves nothing', async () => {
    await verifyPhone();
    const { cookie } = await signInFully(host, 'ana', { remember: true });
    const known = host.as(bearer((await sendPassword(host, 'ana', { cookie })).json()));
    expect((await choose('SMS', known)).json()).toMatchObject({
      statusCode: 403,
      code: 'second-step-required',
    });
    const sent = (await known.post('/account/second-step/code')).json();
    expect(sent).toMatchObject({ channel: 'Email', destination: 'a•••@d•••.test' });
    const code = await mailedCode(host, 'ana', 'confirmation-code');
    // A code is bound to its session: another one of the same person does not take it.
    expect((await ana.post('/account/second-step/confirm', { body: { code } })).statusCode).toBe(422);
    expect((await known.post('/account/second-step/confirm', { body: { code } })).statusCode).toBe(204);
    expect((await known.post('/account/second-step/confirm', { body: { code } })).statusCode).toBe(422);
    expect((await choose('SMS', known)).statusCode).toBe(204);
  });

  it('tells the owner, is audited by the label of the trail, and holds payout changes for 24 hours', async () => {
    await enrol();
    const { payout_hold_until } = await settings();
    expect(Date.parse(payout_hold_until)).toBe(host.clock.now().getTime() - 30 * SECOND + 24 * HOUR);
    const mail = (await sentMessages(host, 'ana')).find(({ kind }) => kind === 'second-step-changed');
    expect(mail?.text).toContain('From now on signing in asks for: Authenticator app.');
    const entry = await host.db
      .selectFrom('audit_entry')
      .selectAll()
      .where('entity', '=', 'second_step')
      .executeTakeFirstOrThrow();
    expect(entry.changes).toEqual([
      { field: 'Multi Factor Auth Method', old: 'Email', new: 'Authenticator app' },
    ]);
    host.clock.advance(24 * HOUR);
    expect((await settings(await signInAs(host, 'ana'))).payout_hold_until).toBeNull();
  });

  it('takes ten wrong codes an hour, those of signing in included (S-12)', async () => {
    await ana.post('/account/second-step/code');
    const right = await mailedCode(host, 'ana', 'confirmation-code');
    const wrong = right === '000000' ? '000001' : '000000';
    for (let attempt = 0; attempt < 10; attempt++) {
      const reply = await ana.post('/account/second-step/confirm', { body: { code: wrong } });
      expect(reply.statusCode).toBe(422);
    }
    expect((await ana.post('/account/second-step/confirm', { body: { code: right } })).statusCode).toBe(429);
    const { pending_token } = await pendingOf();
    expect((await sendCode(host, pending_token, await mailedCode(host, 'ana'))).statusCode).toBe(429);
  });

  it('is out of reach of an admin who views as the associate (domain.md 7.3)', async () => {
    const proxy = await signInAs(host, 'ana', { via: 'super' });
    for (const reply of [await choose('SMS', proxy), await proxy.post('/account/authenticator')]) {
      expect(reply.json().message).toBe('Not available while viewing as another user');
    }
  });
});
