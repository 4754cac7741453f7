import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readOutbox } from '../../platform/messages/messages.service.ts';
import { findByIdentifier } from '../../sessions/users.store.ts';
import { signInAs, testContext } from '../../testing/sign-in.ts';
import type { ListedProblem, TestClient, TestHost } from '../../testing/test-host.ts';
import { sendCode, sendPassword, startSessionsHost } from '../../testing/test-users.ts';
import { adminsService } from './admins.service.ts';
import { findAdmin } from './admins.store.ts';

const SELF = 'A000002';
const PASSWORD = 'seven-quiet-otters';
const reason = 'Joins the licensing desk';
const NEW = {
  first_name: 'Nora',
  last_name: 'Lind',
  email: 'Nora.Lind@upline.test',
  username: 'nora.lind',
  kind: 'Admin',
  roles: ['Compliance', 'Licensing'],
  reason,
};

let host: TestHost;
let superAdmin: TestClient;
beforeAll(async () => {
  host = await startSessionsHost();
  superAdmin = await signInAs(host, 'super');
});
afterAll(() => host.close());

const create = (over: object = {}, client = superAdmin) =>
  client.post('/admin/admins', { body: { ...NEW, ...over }, idempotencyKey: crypto.randomUUID() });
const read = async (code: string) => (await superAdmin.get(`/admin/admins/${code}`)).json();

async function write(
  method: 'put' | 'post',
  code: string,
  path: string,
  body: object = { reason },
  client = superAdmin,
) {
  const { version } = await read(code);
  return client[method](`/admin/admins/${code}/${path}`, { body, ifMatch: version });
}

const mailTo = async (to: string, kind: string) =>
  (await readOutbox(host.db, host.platform.vault, { to, limit: 10 })).find((mail) => mail.kind === kind);

async function linkTo(email: string): Promise<string> {
  const mail = await mailTo(email, 'admin-invitation');
  const token = /reset-password\/(\S+)/.exec(mail?.text ?? '')?.[1];
  expect(token).toBeDefined();
  return token as string;
}

const choosePassword = (token: string) =>
  host.post('/password/reset', { body: { token, password: PASSWORD, password_repeat: PASSWORD } });

describe('a new admin', () => {
  it('gets a link, chooses a password, signs in by code and may do what the role says and nothing else', async () => {
    const reply = await create();
    expect(reply.statusCode, reply.body).toBe(201);
    const made = reply.json();
    expect(made).toMatchObject({
      code: 'A000003',
      name: 'Nora Lind',
      kind: 'Admin',
      roles: ['Licensing', 'Compliance'],
      status: 'Invited',
      created_by: { code: SELF },
      actions: ['edit', 'change_role', 'invite', 'disable'],
    });
    expect(made.permissions).toContain('licenses.approve');
    expect(made.permissions).not.toContain('payrun.close');

    const token = await linkTo('Nora.Lind@upline.test');
    expect((await host.post('/password/reset/check', { body: { token } })).json()).toEqual({ valid: true });
    const chosen = await choosePassword(token);
    expect(chosen.statusCode, chosen.body).toBe(204);
    expect((await choosePassword(token)).statusCode).toBe(422);

    const first = (await sendPassword(host, 'nora.lind', { app: 'admin', password: PASSWORD })).json();
    expect(first.status).toBe('code_required');
    const code = /\b\d{6,8}\b/.exec((await mailTo('Nora.Lind@upline.test', 'sign-in-code'))?.text ?? '')?.[0];
    const signedIn = (await sendCode(host, first.pending_token, code as string)).json();
    const nora = host.as({
      authorization: `Bearer ${signedIn.token}`,
      'x-access-token': signedIn.access_token,
    });
    expect((await nora.get('/admin/licenses')).statusCode).toBe(200);
    expect((await nora.get('/admin/audit')).statusCode).toBe(200);
    expect((await nora.get('/admin/pay-runs')).statusCode).toBe(403);
    expect((await nora.get('/admin/admins')).statusCode).toBe(403);
    expect((await create({ username: 'again', email: 'x@upline.test' }, nora)).statusCode).toBe(403);
    expect(await read('A000003')).toMatchObject({ status: 'Active', last_signed_in_at: expect.any(String) });
  });

  it('is refused under the field that is wrong', async () => {
    const wrong = async (over: object) =>
      (await create(over)).json<ListedProblem>().fields?.map(({ field, message }) => [field, message]);
    expect(await wrong({ first_name: '1' })).toEqual([['first_name', 'First Name is not valid']]);
    expect(await wrong({ email: 'nora' })).toEqual([['email', 'Email is not valid']]);
    expect(await wrong({ username: 'no' })).toEqual([['username', 'Username must be at least 4 characters']]);
    expect(await wrong({ username: 'nora lind' })).toEqual([
      ['username', 'Username may contain letters, digits, dots and underscores and must start with a letter'],
    ]);
    expect(await wrong({ email: 'ana@demo.upline.test', username: 'hal.x' })).toEqual([
      ['email', 'Email is already in use'],
    ]);
    expect(await wrong({ username: 'NORA.lind', email: 'new@upline.test' })).toEqual([
      ['username', 'Username is already in use'],
    ]);
    expect(await wrong({ roles: [], username: 'free', email: 'new@upline.test' })).toEqual([
      ['roles', 'Roles is required'],
    ]);
    expect((await create({ roles: ['Owner'] })).statusCode).toBe(422);
  });

  it('is sent another link, which replaces the first, until there is a password', async () => {
    const { code } = (await create({ username: 'ivy.late', email: 'ivy@upline.test' })).json();
    const before = await linkTo('ivy@upline.test');
    expect((await superAdmin.post(`/admin/admins/${code}/invitation`)).statusCode).toBe(204);
    const after = await linkTo('ivy@upline.test');
    expect(after).not.toBe(before);
    expect((await choosePassword(before)).statusCode).toBe(422);
    expect((await choosePassword(after)).statusCode).toBe(204);
    expect((await superAdmin.post(`/admin/admins/${code}/invitation`)).json()).toMatchObject({
      code: 'has-password',
    });
  });
});

describe('name and email of an admin', () => {
  const edit = async (code: string, over: object = {}, client = superAdmin) =>
    write(
      'put',
      code,
      'person',
      {
        first_name: 'Olga',
        last_name: 'Berg',
        email: 'olga.berg@upline.test',
        reason: 'Another name',
        ...over,
      },
      client,
    );
  const olga = { email: 'olga@upline.test', username: 'olga.berg', first_name: 'Olga', last_name: 'Lind' };

  it('are changed by a super admin with a reason; both addresses get a notice', async () => {
    const { code } = (await create(olga)).json();
    const reply = await edit(code);
    expect(reply.statusCode, reply.body).toBe(200);
    expect(reply.json()).toMatchObject({ name: 'Olga Berg', email: 'olga.berg@upline.test' });
    expect(await mailTo('olga@upline.test', 'record-changed')).toBeDefined();
    expect(await mailTo('olga.berg@upline.test', 'record-changed')).toBeDefined();
    // The first link went to the old address.
    expect((await choosePassword(await linkTo('olga@upline.test'))).statusCode).not.toBe(200);
    expect(await linkTo('olga.berg@upline.test')).toBeDefined();
    const entry = await host.db
      .selectFrom('audit_entry')
      .select(['reason', 'changes'])
      .where('entity', '=', 'admin')
      .where('entity_id', '=', code)
      .where('action', '=', 'update')
      .executeTakeFirstOrThrow();
    expect(entry.reason).toBe('Another name');
    expect(entry.changes.map(({ field }) => field)).toEqual(['Name', 'Email']);
  });

  it.each([
    [{ first_name: '7' }, 'first_name', 'First Name is not valid'],
    [{ email: 'nobody' }, 'email', 'Email is not valid'],
    [{ email: 'ana@demo.upline.test' }, 'email', 'Email is already in use'],
    [{ reason: '' }, 'reason', 'Reason is required'],
  ])('are refused with %o', async (over, field, message) => {
    const { code } = (
      await create({
        email: `${field}.${message.length}@upline.test`,
        username: `u${crypto.randomUUID().slice(0, 8).replaceAll('-', '')}`,
      })
    ).json();
    const refused = await edit(code, over);
    expect([refused.statusCode, refused.json().fields]).toEqual([422, [{ field, message }]]);
  });

  it('are not a way to move the own sign-in to another address', async () => {
    const refused = await edit(SELF);
    expect(refused.json().fields).toEqual([
      { field: 'email', message: 'Change your own email in your account' },
    ]);
  });
});

describe('roles', () => {
  it('change at once, with a reason in the trail', async () => {
    const admin = await signInAs(host, 'admin');
    expect((await admin.get('/admin/pay-runs')).statusCode).toBe(403);
    const reply = await write('put', 'A000001', 'role', {
      kind: 'Admin',
      roles: ['Finance'],
      reason: 'Moves to finance',
    });
    expect(reply.statusCode, reply.body).toBe(200);
    expect((await admin.get('/admin/pay-runs')).statusCode).toBe(200);
    const entry = (await superAdmin.get('/admin/audit', { query: { limit: '1' } })).json().rows[0];
    expect(entry).toMatchObject({
      entity: 'admin',
      entity_id: 'A000001',
      reason: 'Moves to finance',
      changes: [{ field: 'Roles', old: 'Support', new: 'Finance' }],
    });
  });

  it('are nobody’s own to change, and a stale version is refused', async () => {
    const own = await write('put', SELF, 'role', { kind: 'Admin', roles: ['Support'], reason });
    expect([own.statusCode, own.json().message]).toEqual([403, 'You cannot change your own role']);
    expect((await write('post', SELF, 'disable')).statusCode).toBe(403);
    const stale = await superAdmin.put('/admin/admins/A000001/role', {
      body: { kind: 'Admin', roles: ['Support'], reason },
      ifMatch: 1,
    });
    expect(stale.statusCode).toBe(409);
    expect((await read(SELF)).actions).toEqual(['edit', 'end_sessions']);
  });

  it('leave one super admin who can sign in, also when two remove each other', async () => {
    // Invited and never come: nobody could manage admins by this one alone.
    await create({ username: 'never', email: 'never@upline.test', kind: 'SuperAdmin', roles: [] });
    const { code } = (
      await create({ username: 'second', email: 'second@upline.test', kind: 'SuperAdmin', roles: [] })
    ).json();
    await choosePassword(await linkTo('second@upline.test'));
    const second = await signInAs(host, 'second');
    const disabled = await write('post', code, 'disable');
    expect(disabled.json()).toMatchObject({ status: 'Disabled', actions: ['enable'] });
    expect((await second.get('/access')).statusCode).toBe(401);
    await write('post', code, 'enable');
    const again = await signInAs(host, 'second');
    const replies = await Promise.all([
      superAdmin.post(`/admin/admins/${code}/disable`, {
        body: { reason },
        ifMatch: (await read(code)).version,
      }),
      again.post(`/admin/admins/${SELF}/disable`, { body: { reason }, ifMatch: (await read(SELF)).version }),
    ]);
    const left = await host.db
      .selectFrom('app_user')
      .select('code')
      .innerJoin('credential', 'credential.user_id', 'app_user.id')
      .where('kind', '=', 'SuperAdmin')
      .where('status', '=', 'Active')
      .execute();
    expect(left).toHaveLength(1);
    // A request that was let in before its admin was disabled is judged by this count, under the lock.
    expect(await findAdmin(host.db, left[0]?.code ?? '')).toMatchObject({ other_super_admins: 0 });
    expect(replies.map(({ statusCode }) => statusCode).filter((status) => status === 200)).toHaveLength(1);
    await host.db.updateTable('app_user').set({ status: 'Active' }).where('code', '=', SELF).execute();
    superAdmin = await signInAs(host, 'super');
  });
});

describe('the account of an admin', () => {
  it('shows where they are signed in; one session or all of them are ended', async () => {
    await signInAs(host, 'admin');
    const other = await signInAs(host, 'admin');
    const { rows } = (await superAdmin.get('/admin/admins/A000001/sessions')).json();
    expect(rows.length).toBeGreaterThanOrEqual(2);
    const one = await superAdmin.post(`/admin/admins/A000001/sessions/${rows[0].id}/end`, {
      body: { reason },
    });
    expect(one.statusCode).toBe(204);
    const gone = await superAdmin.post(`/admin/admins/A000001/sessions/${rows[0].id}/end`, {
      body: { reason },
    });
    expect(gone.statusCode).toBe(404);
    await superAdmin.post('/admin/admins/A000001/sessions/end', { body: { reason } });
    expect((await superAdmin.get('/admin/admins/A000001/sessions')).json()).toEqual({ rows: [] });
    expect((await other.get('/access')).statusCode).toBe(401);
    expect((await read('A000001')).actions).not.toContain('end_sessions');
  });

  it('goes back to codes by email when the second step is reset', async () => {
    const admin = await signInAs(host, 'admin');
    await host.db
      .updateTable('app_user')
      .set({ mfa_method: 'SMS', phone_type: 'Mobile', phone_verified_at: new Date() })
      .where('code', '=', 'A000001')
      .execute();
    const reply = await superAdmin.post('/admin/admins/A000001/second-step/reset', { body: { reason } });
    expect(reply.statusCode, reply.body).toBe(204);
    expect((await admin.get('/access')).statusCode).toBe(401);
    expect(await read('A000001')).toMatchObject({ second_step: 'Email' });
    const own = await superAdmin.post(`/admin/admins/${SELF}/second-step/reset`, { body: { reason } });
    expect(own.statusCode).toBe(403);
    expect(
      (await superAdmin.post('/admin/admins/U000001/second-step/reset', { body: { reason } })).statusCode,
    ).toBe(404);
  });

  it('asks for the password again after five minutes', async () => {
    host.clock.advance(6 * 60_000);
    expect((await create({ username: 'late.one', email: 'late@upline.test' })).json()).toMatchObject({
      code: 'confirmation-required',
    });
    superAdmin = await signInAs(host, 'super');
  });
});

describe('the first super admin of a system', () => {
  const person = {
    first_name: 'Sue',
    last_name: 'First',
    email: 'sue@upline.test',
    username: 'sue.first',
  };
  const first = () =>
    host.platform.transaction(testContext(host), (context) =>
      adminsService(host.platform).createFirst(context, person, 60_000),
    );

  it('is refused where there is one, and made where there is none', async () => {
    expect(await first()).toBeUndefined();
    await host.db.updateTable('app_user').set({ kind: 'Admin' }).where('kind', '=', 'SuperAdmin').execute();
    const made = await first();
    expect(made?.link).toMatch(/\/reset-password\/[\w-]{43}$/);
    const token = made?.link.split('/').at(-1) as string;
    expect((await choosePassword(token)).statusCode).toBe(204);
    expect(await findByIdentifier(host.db, 'sue.first')).toMatchObject({ kind: 'SuperAdmin' });
    expect(await first()).toBeUndefined();
  });
});
