import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readOutbox } from '../platform/messages/messages.service.ts';
import { startTestHost, type TestClient, type TestHost } from '../testing/index.ts';

let host: TestHost;
let sam: TestClient;
beforeAll(async () => {
  host = await startTestHost({ seed: 'demo' });
  sam = await host.signInAs('sam');
});
afterAll(() => host.close());

/** Keeping the account safe, how the app looks, and signing what is asked for; nothing of the record or of licensing. */
const OPEN = new Set([
  'cancelEmailChange',
  'changePassword',
  'chooseSecondStep',
  'confirmAuthenticator',
  'confirmIdentity',
  'confirmSecondStep',
  'removeAuthenticator',
  'renewRecoveryCodes',
  'savePreferences',
  'sendConfirmationCode',
  'signLegalDocument',
  'simulateLevel',
  'startAuthenticator',
]);

describe('the own account of a suspended associate (domain.md 2.1)', () => {
  it('is read, and none of its forms is taken, licensing included', async () => {
    const writes = host.app.operations.filter(
      ({ path, method, policy }) =>
        path.startsWith('/account/') && method !== 'GET' && policy.audience !== 'admin',
    );
    const taken: string[] = [];
    for (const { id, method, path, consumes } of writes) {
      const reply = await host.app.inject({
        method,
        url: path.replace(/\{\w+\}/g, '4b7c2f58-0a4e-4c58-9a6b-0f8e3f1d2a01'),
        query: { undeclared: '1' },
        headers: {
          ...sam.headers,
          ...(consumes ? { 'content-type': 'multipart/form-data; boundary=x' } : {}),
        },
      });
      if (reply.statusCode !== 403) taken.push(id);
    }
    expect(taken.sort()).toEqual([...OPEN].sort());
    expect(writes.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['requestEmailChange', 'requestPhoneChange', 'createOwnLicense', 'uploadPhoto']),
    );
    expect((await sam.get('/account/profile')).statusCode).toBe(200);
  });

  it('keeps its email when the link of a change asked for before is followed', async () => {
    const before = await host.db
      .selectFrom('app_user')
      .select(['id', 'email', 'status'])
      .where('username', '=', 'ana')
      .executeTakeFirstOrThrow();
    const ana = await host.signInAs('ana');
    const asked = await ana.post('/account/email-change', {
      body: { email: 'ana@new.upline.test', current_password: 'lantern-harbor-42' },
    });
    expect(asked.statusCode, asked.body).toBe(202);
    await host.db.updateTable('app_user').set({ status: 'Suspended' }).where('id', '=', before.id).execute();
    const [mail] = await readOutbox(host.db, host.platform.vault, { to: 'ana@new.upline.test', limit: 5 });
    const token = /confirm-email\/(\S+)/.exec(mail?.text ?? '')?.[1];
    const reply = await host.app.inject({ method: 'POST', url: '/email/confirm', payload: { token } });
    expect(reply.statusCode).toBe(403);
    const { email } = await host.db
      .selectFrom('app_user')
      .select('email')
      .where('id', '=', before.id)
      .executeTakeFirstOrThrow();
    expect(email).toBe(before.email);
  });
});
