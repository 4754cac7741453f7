import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestHost, type TestClient, type TestHost } from '../../testing/index.ts';

let host: TestHost;
let admin: TestClient;
let superAdmin: TestClient;
let ana: TestClient;
let code: string;
beforeAll(async () => {
  host = await startTestHost({ seed: 'demo' });
  admin = await host.signInAs('admin');
  superAdmin = await host.signInAs('super');
  ana = await host.signInAs('ana');
  code = (await ana.get('/access')).json().user.code;
});
afterAll(() => host.close());

const codes = async () =>
  (await admin.get('/admin/beta-users')).json().rows.map((row: { code: string }) => row.code);

it('lets an associate see beta features, and no more (domain.md 7.4)', async () => {
  expect((await ana.get('/access')).json().permissions).not.toContain('carrier.view');
  const body = { associate_code: code.toLowerCase(), reason: 'Tries the carrier feed for us' };
  expect((await superAdmin.post('/admin/beta-users', { body })).statusCode).toBe(204);
  expect(await codes()).toContain(code);
  expect((await ana.get('/access')).json().permissions).toContain('carrier.view');
  const removal = { body: { reason: 'The trial has ended' } };
  expect((await superAdmin.post(`/admin/beta-users/${code}/remove`, removal)).statusCode).toBe(204);
  expect(await codes()).not.toContain(code);
  expect((await ana.get('/access')).json().permissions).not.toContain('carrier.view');
  const entries = await superAdmin.get('/admin/audit', {
    query: { filter: JSON.stringify({ entity: { eq: 'beta_user' } }) },
  });
  expect(entries.json().rows).toMatchObject([
    {
      owner_code: code,
      reason: 'The trial has ended',
      changes: [{ field: 'Beta User', old: 'Yes', new: 'No' }],
    },
    { owner_code: code, reason: body.reason, changes: [{ field: 'Beta User', old: 'No', new: 'Yes' }] },
  ]);
});

it('is decided by super admins, of associates (7.1)', async () => {
  const body = { associate_code: code, reason: 'Tries the carrier feed for us' };
  expect((await admin.post('/admin/beta-users', { body })).statusCode).toBe(403);
  const { user } = (await admin.get('/access')).json();
  const wrong = await superAdmin.post('/admin/beta-users', { body: { ...body, associate_code: user.code } });
  expect(wrong.json().fields).toEqual([{ field: 'associate_code', message: 'Associate is not valid' }]);
  expect((await admin.get('/admin/beta-users')).json().rows[0].actions).toEqual([]);
});
