import { decodeJwt } from 'jose';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bearer, signInAs } from '../../testing/sign-in.ts';
import type { TestClient, TestHost } from '../../testing/test-host.ts';
import { PASSWORD, startSessionsHost } from '../../testing/test-users.ts';

const MINUTE = 60_000;
const REASON = 'Call of today: cannot find a client';

let host: TestHost;
let admin: TestClient;
beforeEach(async () => {
  host = await startSessionsHost();
  admin = await signInAs(host, 'admin');
});
afterEach(() => host.close());

const start = (client: TestClient = admin, associate_code = 'U000001', reason = REASON) =>
  client.post('/admin/proxy-sessions', { body: { associate_code, reason } });
const follow = (url: string) => host.post('/login/sso', { body: { token: url.split('/login/sso/')[1] } });
async function view(): Promise<TestClient> {
  const { url } = (await start()).json();
  return host.as(bearer((await follow(url)).json()));
}
const auditEntries = () => host.db.selectFrom('audit_entry').selectAll().orderBy('id').execute();

describe('starting to view as an associate (domain.md 2.32)', () => {
  it('answers a link of the portal that opens a session marked as proxy, for 30 minutes', async () => {
    const started = await start();
    expect(started.statusCode).toBe(201);
    const { url, ends_at } = started.json();
    expect(url.startsWith(`${host.config.portalUrl}/login/sso/`)).toBe(true);
    expect(ends_at).toBe(new Date(host.clock.now().getTime() + 30 * MINUTE).toISOString());

    const reply = (await follow(url)).json();
    expect(reply).toMatchObject({ status: 'signed_in', access_token: null, proxy: true });
    expect(decodeJwt(reply.token)).toMatchObject({ aud: 'portal', proxy_admin_code: 'A000001' });
    const access = (await host.as(bearer(reply)).get('/access')).json();
    expect(access.user.code).toBe('U000001');
    expect(access.proxy).toEqual({ admin_code: 'A000001', admin_name: 'Ada Reyes', ends_at });
    expect(access.permissions).toContain('clients.write');
    expect(access.permissions).not.toContain('payout.write');
  });

  it('answers a link that is good once and for 60 seconds', async () => {
    const { url } = (await start()).json();
    expect((await follow(url)).statusCode).toBe(200);
    expect((await follow(url)).statusCode).toBe(401);
    const late = (await start()).json().url;
    host.clock.advance(60_000);
    expect((await follow(late)).statusCode).toBe(401);
  });

  it('is for admins with proxy.start only', async () => {
    await host.db
      .updateTable('app_user')
      .set({ admin_roles: ['Licensing'] })
      .where('username', '=', 'admin')
      .execute();
    expect((await start()).statusCode).toBe(403);
    expect((await start(await signInAs(host, 'ana'))).statusCode).toBe(403);
    expect((await start(await signInAs(host, 'super'))).statusCode).toBe(201);
  });

  it('is not for admins as targets, nor for who may not sign in', async () => {
    expect((await start(admin, 'A000002')).statusCode).toBe(403);
    for (const code of ['U000004', 'U999999']) {
      const reply = await start(admin, code);
      expect(reply.json().fields).toEqual([{ field: 'associate_code', message: 'Associate is not valid' }]);
    }
    expect((await start(admin, 'U000003')).statusCode).toBe(201);
  });

  it('needs a reason of ten characters', async () => {
    const reply = await start(admin, 'U000001', 'because');
    expect(reply.json().fields).toEqual([
      { field: 'reason', message: 'Reason must be at least 10 characters' },
    ]);
  });

  it('needs a confirmation of the last five minutes', async () => {
    host.clock.advance(6 * MINUTE);
    const reply = await start();
    expect([reply.statusCode, reply.json().code]).toEqual([403, 'confirmation-required']);
    expect((await admin.post('/account/confirm', { body: { password: PASSWORD } })).statusCode).toBe(204);
    expect((await start()).statusCode).toBe(201);
  });
});

describe('while viewing as an associate (domain.md 7.3)', () => {
  it('every request is audited with both identities, reads too', async () => {
    const proxy = await view();
    const before = (await auditEntries()).length;
    await proxy.get('/access');
    await proxy.get('/sessions');
    const entries = (await auditEntries()).slice(before);
    expect(entries).toMatchObject([
      {
        actor_code: 'U000001',
        proxy_admin_code: 'A000001',
        owner_code: 'U000001',
        entity_label: 'GET /access',
      },
      {
        actor_code: 'U000001',
        proxy_admin_code: 'A000001',
        owner_code: 'U000001',
        entity_label: 'GET /sessions',
      },
    ]);
  });

  it('what is refused is audited with both identities as well, once each', async () => {
    const proxy = await view();
    const before = (await auditEntries()).length;
    expect((await proxy.delete('/sessions')).statusCode).toBe(403);
    expect((await proxy.post('/business/clients', { body: {} })).statusCode).toBe(422);
    expect((await proxy.delete(`/business/clients/${crypto.randomUUID()}`)).statusCode).toBe(403);
    expect((await auditEntries()).slice(before)).toMatchObject(
      [
        ['delete', 'DELETE /sessions', 403],
        ['create', 'POST /business/clients', 422],
        ['delete', 'DELETE /business/clients/:id', 403],
      ].map(([action, entity_label, status]) => ({
        action,
        entity: 'proxy_request',
        entity_label,
        reason: `Refused with status ${status}`,
        actor_code: 'U000001',
        proxy_admin_code: 'A000001',
        owner_code: 'U000001',
      })),
    );
  });

  it('another view cannot be started, nor anything of the admin app reached', async () => {
    const proxy = await view();
    expect((await start(proxy)).statusCode).toBe(403);
    expect((await proxy.get('/admin/proxy-sessions')).statusCode).toBe(403);
  });

  it("passwords, devices and the associate's sessions are out of reach", async () => {
    const proxy = await view();
    const ana = await signInAs(host, 'ana');
    const replies = await Promise.all([
      proxy.post('/account/confirm', { body: { password: PASSWORD } }),
      proxy.delete('/sessions'),
    ]);
    for (const reply of replies) {
      expect([reply.statusCode, reply.json().message]).toEqual([
        403,
        'Not available while viewing as another user',
      ]);
    }
    expect((await ana.get('/access')).statusCode).toBe(200);
  });

  it('the associate does not see it among their sessions, but can sign it out with everything else', async () => {
    const proxy = await view();
    const ana = await signInAs(host, 'ana');
    expect((await ana.get('/sessions')).json().rows).toHaveLength(1);
    await ana.delete('/sessions');
    expect((await proxy.get('/access')).statusCode).toBe(401);
  });

  it('leaving ends the view and not the session of the admin', async () => {
    const proxy = await view();
    expect((await proxy.delete('/proxy-session')).statusCode).toBe(204);
    expect((await proxy.get('/access')).statusCode).toBe(401);
    expect((await admin.get('/access')).statusCode).toBe(200);
    expect((await (await signInAs(host, 'ana')).delete('/proxy-session')).statusCode).toBe(404);
  });
});

describe('a view and the session it was started from (domain.md 7.3)', () => {
  it('ends when the admin signs out, at once, and its link opens nothing more', async () => {
    const proxy = await view();
    const { url } = (await start()).json();
    const elsewhere = await signInAs(host, 'admin');
    expect((await admin.post('/logout')).statusCode).toBe(204);
    expect((await proxy.get('/access')).statusCode).toBe(401);
    expect((await follow(url)).statusCode).toBe(401);
    const { rows } = (await elsewhere.get('/admin/proxy-sessions')).json();
    expect(rows.map(({ status }: { status: string }) => status)).toEqual(['Closed', 'Closed']);
  });

  it('ends when the admin signs out everywhere, and when a super admin disables them', async () => {
    const ada = await view();
    await admin.delete('/sessions');
    expect((await ada.get('/access')).statusCode).toBe(401);

    admin = await signInAs(host, 'admin');
    const again = await view();
    const boss = await signInAs(host, 'super');
    const { version } = (await boss.get('/admin/admins/A000001')).json();
    const body = { reason: 'Left the company' };
    const reply = await boss.post('/admin/admins/A000001/disable', { body, ifMatch: version });
    expect(reply.statusCode).toBeLessThan(300);
    expect((await again.get('/access')).statusCode).toBe(401);
  });

  it('goes on when the admin signs out of another browser', async () => {
    const proxy = await view();
    await (await signInAs(host, 'admin')).post('/logout');
    expect((await proxy.get('/access')).statusCode).toBe(200);
  });
});

describe('what stays of it', () => {
  it('the associate is told in the app and on the security page, without the admin in person', async () => {
    host.clock.set('2026-03-02T15:00:00Z');
    admin = await signInAs(host, 'admin');
    await view();
    const ana = await signInAs(host, 'ana');
    const { rows } = (await ana.get('/account/security-events')).json();
    expect(rows).toMatchObject([
      { description: 'Support viewed your account on 03/02/2026', device: null, address: null },
    ]);
    const notices = (await ana.get('/notifications')).json().rows;
    expect(notices).toMatchObject([
      { type: 'proxy-session', body: 'Support viewed your account on 03/02/2026' },
    ]);
  });

  it('auditors list who viewed as whom, with the reason', async () => {
    const proxy = await view();
    const list = async () => (await admin.get('/admin/proxy-sessions')).json().rows;
    const row = {
      admin_code: 'A000001',
      associate_code: 'U000001',
      associate_name: 'Ana Reyes',
      reason: REASON,
    };
    expect(await list()).toMatchObject([{ ...row, status: 'Active', closed_at: null }]);
    await proxy.post('/logout');
    expect(await list()).toMatchObject([{ ...row, status: 'Closed' }]);
    const filter = JSON.stringify({ associate_code: { eq: 'U000002' } });
    expect((await admin.get('/admin/proxy-sessions', { query: { filter } })).json().rows).toEqual([]);
  });
});
