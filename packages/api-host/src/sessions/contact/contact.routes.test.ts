import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readOutbox } from '../../platform/messages/messages.service.ts';
import { signInAs } from '../../testing/sign-in.ts';
import type { TestClient, TestHost } from '../../testing/test-host.ts';
import { PASSWORD, sendPassword, sentMessages, startSessionsHost } from '../../testing/test-users.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NEW = 'ana@new.upline.test';

let host: TestHost;
let ana: TestClient;
beforeEach(async () => {
  host = await startSessionsHost();
  ana = await signInAs(host, 'ana');
});
afterEach(() => host.close());

const sentTo = (to: string) => readOutbox(host.db, host.platform.vault, { to, limit: 100 });
const settings = async () => (await ana.get('/account/sign-in-settings')).json();
const entriesOf = (entity: string) =>
  host.db.selectFrom('audit_entry').selectAll().where('entity', '=', entity).orderBy('id').execute();

describe('changing the email (S-15, domain.md 2.2)', () => {
  const ask = (email = NEW, current_password = PASSWORD, client = ana) =>
    client.post('/account/email-change', { body: { email, current_password } });
  const mailedLink = async (to = NEW) =>
    /confirm-email\/([\w-]+)/.exec((await sentTo(to))[0]?.text ?? '')?.[1] ?? '';
  const follow = (token: string) => host.post('/email/confirm', { body: { token } });

  it('takes effect by the link sent to the new address, and tells both (R-ACC-01)', async () => {
    const asked = await ask();
    expect(asked.statusCode).toBe(202);
    expect((await settings()).email_change).toEqual(asked.json());
    expect((await settings()).email).toBe('ana@demo.upline.test');
    expect((await sentMessages(host, 'ana'))[0]?.text).toContain('a•••@n•••.test');
    const text = (await sentTo(NEW))[0]?.text ?? '';
    expect(text).toContain(`${host.config.portalUrl}/confirm-email/`);

    expect((await follow(await mailedLink())).statusCode).toBe(204);
    expect(await settings()).toMatchObject({
      email: NEW,
      email_verified: true,
      email_change: null,
      payout_hold_until: new Date(host.clock.now().getTime() + 24 * HOUR).toISOString(),
    });
    expect((await sentMessages(host, 'ana'))[0]?.kind).toBe('email-changed');
    expect((await sentTo(NEW))[0]?.kind).toBe('email-changed');
    expect((await sendPassword(host, NEW)).json()).toMatchObject({ destination: 'a•••@n•••.test' });
    expect((await entriesOf('email')).map(({ changes, reason }) => ({ changes, reason }))).toEqual(
      ['Asked for; waits for its confirmation', 'Confirmed'].map((reason) => ({
        reason,
        changes: [{ field: 'Email', old: 'a•••@d•••.test', new: 'a•••@n•••.test' }],
      })),
    );
  });

  it('needs the password, and a second step of the last five minutes', async () => {
    expect((await ask(NEW, 'not-the-password')).json().fields).toEqual([
      { field: 'current_password', message: 'Password is not right' },
    ]);
    host.clock.advance(6 * MINUTE);
    expect((await ask()).json().code).toBe('second-step-required');
  });

  it('refuses an address that is none, the present one, and that of somebody else', async () => {
    const said = async (email: string) => (await ask(email)).json().fields?.[0]?.message;
    expect(await said('ana at home')).toBe('Email is not valid');
    expect(await said('ANA@demo.upline.test')).toBe('Email must differ from the present one');
    expect(await said('Hal@demo.upline.test')).toBe('Email is already in use');
  });

  it('has a link that is good once, for 24 hours, and only the newest', async () => {
    await ask();
    const older = await mailedLink();
    await ask();
    const newer = await mailedLink();
    expect((await follow(older)).json().fields).toEqual([
      { field: 'token', message: 'Link is not valid or has expired' },
    ]);
    const replies = await Promise.all([follow(newer), follow(newer)]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 422]);
    await ask('ana@later.upline.test');
    host.clock.advance(24 * HOUR);
    expect((await follow(await mailedLink('ana@later.upline.test'))).statusCode).toBe(422);
  });

  it('does not take an address somebody else took meanwhile', async () => {
    await ask();
    const hal = await signInAs(host, 'hal');
    await ask(NEW, PASSWORD, hal);
    const [halLink, anaLink] = (await sentTo(NEW)).map(
      ({ text }) => /confirm-email\/([\w-]+)/.exec(text ?? '')?.[1] ?? '',
    );
    expect((await follow(halLink ?? '')).statusCode).toBe(204);
    expect((await follow(anaLink ?? '')).json().fields).toEqual([
      { field: 'token', message: 'Email is already in use' },
    ]);
  });

  it('is dropped by its owner, and by a reset of the password', async () => {
    await ask();
    expect((await ana.delete('/account/email-change')).statusCode).toBe(204);
    expect((await ana.delete('/account/email-change')).statusCode).toBe(404);
    expect((await follow(await mailedLink())).statusCode).toBe(422);

    await ask();
    await host.post('/password/forgot', { body: { email: 'ana@demo.upline.test', app: 'portal' } });
    await host.platform.jobs.drain();
    const token = /reset-password\/([\w-]+)/.exec((await sentMessages(host, 'ana'))[0]?.text ?? '')?.[1];
    const password = 'seven-quiet-otters';
    await host.post('/password/reset', { body: { token, password, password_repeat: password } });
    expect((await follow(await mailedLink())).statusCode).toBe(422);
  });

  it('is mailed at most five times an hour', async () => {
    for (let asked = 0; asked < 5; asked++) expect((await ask()).statusCode).toBe(202);
    expect((await ask()).statusCode).toBe(429);
  });
});

describe('an email that was never confirmed (S-25)', () => {
  it('gets no codes: the right password brings a link to confirm it first', async () => {
    await host.db
      .updateTable('app_user')
      .set({ email_verified_at: null })
      .where('username', '=', 'ana')
      .execute();
    const reply = await sendPassword(host, 'ana');
    expect([reply.statusCode, reply.json().code]).toEqual([403, 'email-unverified']);
    const [mail] = await sentMessages(host, 'ana');
    const token = /confirm-email\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    expect((await host.post('/email/confirm', { body: { token } })).statusCode).toBe(204);
    expect((await sendPassword(host, 'ana')).json().status).toBe('code_required');
    expect((await settings()).payout_hold_until).toBeNull();
  });
});

describe('changing the phone (S-15, domain.md 2.2)', () => {
  const ask = (phone = '(212) 555-0142', phone_type = 'Mobile') =>
    ana.post('/account/phone-change', { body: { phone, phone_type } });
  const confirm = (code: string) => ana.post('/account/phone-change/confirm', { body: { code } });
  const textedCode = async (to = '2125550142') =>
    /\b\d{6}\b/.exec((await sentTo(to)).find(({ kind }) => kind === 'phone-code')?.text ?? '')?.[0] ?? '';

  it('takes effect by the code sent to a mobile number, which may get codes of signing in then', async () => {
    expect((await ask()).json()).toMatchObject({ status: 'code_sent', destination: '(•••) •••-0142' });
    expect(await settings()).toMatchObject({
      phone: '2025550143',
      phone_change: { destination: '(•••) •••-0142', expires_at: expect.any(String) },
    });
    const code = await textedCode();
    expect((await confirm(code === '000000' ? '000001' : '000000')).statusCode).toBe(422);
    expect((await confirm(code)).statusCode).toBe(204);
    expect(await settings()).toMatchObject({
      phone: '2125550142',
      phone_type: 'Mobile',
      phone_verified: true,
      phone_change: null,
      payout_hold_until: expect.any(String),
    });
    expect((await confirm(code)).statusCode).toBe(422);
    expect((await ana.put('/account/second-step', { body: { method: 'SMS' } })).statusCode).toBe(204);
    expect((await entriesOf('phone'))[0]?.changes).toEqual([
      { field: 'Phone', old: '(•••) •••-0143', new: '(•••) •••-0142' },
    ]);
  });

  it('tells the email, the old number and the new one (R-ACC-01)', async () => {
    await ask();
    await confirm(await textedCode());
    host.clock.advance(MINUTE);
    await ask('(646) 555-0187');
    await confirm(await textedCode('6465550187'));
    expect((await sentMessages(host, 'ana'))[0]?.kind).toBe('phone-changed');
    for (const to of ['2125550142', '6465550187']) {
      expect((await sentTo(to))[0]?.text).toContain('is now (•••) •••-0187');
    }
  });

  it('to a number at home or work takes effect at once, and gets no codes', async () => {
    expect((await ask('2125550142', 'Home')).json()).toEqual({ status: 'changed' });
    expect(await settings()).toMatchObject({ phone: '2125550142', phone_verified: false });
    const reply = await ana.put('/account/second-step', { body: { method: 'SMS' } });
    expect(reply.statusCode).toBe(422);
  });

  it('does not take the number away that gets the codes', async () => {
    await ask();
    await confirm(await textedCode());
    await ana.put('/account/second-step', { body: { method: 'SMS' } });
    expect((await ask('6465550187', 'Work')).statusCode).toBe(409);
  });

  it('refuses what is no number, a toll-free mobile, and the alternative one', async () => {
    const said = async (phone: string) => (await ask(phone)).json().fields?.[0]?.message;
    expect(await said('12345')).toBe('Phone is not a valid phone number');
    expect(await said('(800) 234-5678')).toBe('Enter a mobile number');
    await host.db
      .updateTable('app_user')
      .set({ alt_phone: '2125550199' })
      .where('username', '=', 'ana')
      .execute();
    expect(await said('2125550199')).toBe('Alt Phone must differ from Phone');
  });

  it('needs a second step of the last five minutes, and waits 30 seconds for another code', async () => {
    expect((await ask()).statusCode).toBe(200);
    expect((await ask()).statusCode).toBe(429);
    host.clock.advance(6 * MINUTE);
    expect((await ask()).json().code).toBe('second-step-required');
  });

  it('takes five tries a code', async () => {
    await ask();
    const code = await textedCode();
    const wrong = code === '000000' ? '000001' : '000000';
    for (let attempt = 0; attempt < 5; attempt++) expect((await confirm(wrong)).statusCode).toBe(422);
    expect((await confirm(code)).statusCode).toBe(422);
  });
});
